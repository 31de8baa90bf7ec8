import type { EntityManager } from "@mikro-orm/postgresql";
import { needsYouNames } from "../../schema/admin/needs-you.ts";
import type { NeedsYou } from "../../schema/admin/needs-you-api.ts";
import type { NeedsYouLine } from "../platform/needs-you.ts";
import type { Member } from "../platform/session.ts";

/** ADMIN-50 to ADMIN-52: what needs this admin, the most urgent first. What nothing waits in is left out. */
export async function readNeedsYou(
  em: EntityManager,
  admin: Pick<Member, "memberId">,
  declared: readonly NeedsYouLine[],
): Promise<NeedsYou> {
  const lines: NeedsYou["lines"] = [];
  for (const name of needsYouNames) {
    for (const line of declared.filter((each) => each.name === name)) {
      const { count, oldestAt, firstDay = null } = await line.count(em, admin);
      if (count > 0) lines.push({ name, count, oldestAt, firstDay });
    }
  }
  return { lines };
}
