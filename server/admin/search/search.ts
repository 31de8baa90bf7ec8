import type { EntityManager } from "@mikro-orm/postgresql";
import type { SearchHits } from "../../../schema/admin/search-api.ts";
import { recordAccess } from "../../audit/audit.ts";
import { likePattern } from "../../platform/database/like-pattern.ts";
import type { StatementSource } from "../../platform/database/prepared.ts";
import type { Member } from "../../platform/session.ts";
import { findChannels, findDevotions, findEvents, findMembers } from "./search-store.ts";

/** ADMIN-41 to ADMIN-43: what has these words in its name. ADMIN-44: records the search. */
export async function searchAll(
  em: EntityManager,
  source: StatementSource,
  { memberId }: Pick<Member, "memberId">,
  words: string,
): Promise<SearchHits> {
  await recordAccess(em, memberId, "admin-search");
  const name = likePattern(words);
  const [members, events, devotions, channels] = await Promise.all([
    findMembers(source, [name, likePattern(words.toLowerCase())]),
    findEvents(source, [name]),
    findDevotions(source, [name]),
    findChannels(source, [name, memberId]),
  ]);
  return { members, events, devotions, channels };
}
