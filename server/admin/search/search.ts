import type { EntityManager } from "@mikro-orm/postgresql";
import type { SearchHits } from "../../../schema/admin/search-api.ts";
import { recordAccess } from "../../audit/audit.ts";
import type { Member } from "../../platform/session.ts";
import { findChannels, findDevotions, findEvents, findMembers } from "./search-store.ts";

/** ADMIN-41 to ADMIN-43: what has these words in its name. ADMIN-44: records the search. */
export async function searchAll(
  em: EntityManager,
  { memberId }: Pick<Member, "memberId">,
  words: string,
): Promise<SearchHits> {
  await recordAccess(em, memberId, "admin-search");
  const [members, events, devotions, channels] = await Promise.all([
    findMembers(em, words),
    findEvents(em, words),
    findDevotions(em, words),
    findChannels(em, words, memberId),
  ]);
  return { members, events, devotions, channels };
}
