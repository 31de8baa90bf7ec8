import type { EntityManager } from "@mikro-orm/postgresql";
import type { MemberSheet } from "../../schema/member/api.ts";
import { dateIn } from "../platform/date.ts";
import { Refusal } from "../platform/refusal.ts";
import { type MessagingPolicy, messageableFilter } from "../safety/safety.ts";
import { selectSheet } from "./member-sheet-store.ts";

/** What the sheet depends on besides its two members. */
export interface SheetSettings {
  readonly policy: MessagingPolicy;
  readonly community: { readonly timeZone: string };
}

/** SAFE-50 to SAFE-52, SAFE-107: a member's sheet for this viewer. Refuses with `safety/not-found` if they cannot see the member. */
export async function readSheet(
  em: EntityManager,
  { policy, community }: SheetSettings,
  { memberId: viewerId }: { readonly memberId: string },
  memberId: string,
): Promise<MemberSheet> {
  const { values } = await messageableFilter(em, policy, viewerId);
  const [row] = await selectSheet(em, [memberId, ...values]);
  if (!row) throw new Refusal("safety/not-found");
  const isSelf = memberId === viewerId;
  const isBlocked = row.is_blocked;
  return {
    memberId,
    displayName: row.display_name,
    formerName: row.former_name,
    avatarUrl: row.avatar_url,
    birthday: row.birthday,
    about: row.about,
    roles: row.roles,
    memberSince: dateIn(community.timeZone, new Date(row.created_at)).slice(0, "2026-11".length),
    isSelf,
    isBlocked,
    canMessage: !isSelf && (!isBlocked || row.is_with_lead),
    canBlock: !isSelf && !row.is_with_lead,
  };
}
