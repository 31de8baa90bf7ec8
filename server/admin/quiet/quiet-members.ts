import type { EntityManager } from "@mikro-orm/postgresql";
import {
  type listQuietMembers,
  QUIET_MEMBERS_PER_PAGE,
  type QuietMember,
} from "../../../schema/admin/analytics-api.ts";
import type { OutputOf, QueryOf } from "../../../schema/endpoint.ts";
import { UNKNOWN_USER } from "../../profile/profile.ts";
import { selectQuiet } from "./quiet-store.ts";

/** ADMIN-15 to ADMIN-17: one page of the members who have gone quiet, and how many there are. */
export async function readQuietMembers(
  em: EntityManager,
  timeZone: string,
  { days, page }: QueryOf<typeof listQuietMembers>,
): Promise<OutputOf<typeof listQuietMembers>> {
  const skipped = (page - 1) * QUIET_MEMBERS_PER_PAGE;
  const rows = await selectQuiet(em, { timeZone, days }, [QUIET_MEMBERS_PER_PAGE, skipped]);
  const [first] = rows;
  return {
    members: rows.flatMap(present),
    totals: [
      { days: 14, members: first?.total_14 ?? 0 },
      { days: 21, members: first?.total_21 ?? 0 },
      { days: 30, members: first?.total_30 ?? 0 },
    ],
  };
}

type QuietRow = Awaited<ReturnType<typeof selectQuiet>>[number];

function present({ id, full_name, avatar_url, roles, days, ...row }: QuietRow): QuietMember[] {
  if (id === null) return [];
  const { mentor_id, mentor_name, mentor_roles } = row;
  return [
    {
      memberId: id,
      displayName: full_name ?? UNKNOWN_USER,
      avatarUrl: avatar_url,
      roles: [...roles],
      days,
      mentor:
        mentor_id === null
          ? null
          : { memberId: mentor_id, displayName: mentor_name ?? UNKNOWN_USER, roles: [...mentor_roles] },
    },
  ];
}
