import type { OutputOf, QueryOf } from "../../../schema/endpoint.ts";
import { MESSAGES_FOUND } from "../../../schema/limits.ts";
import type { searchMessages } from "../../../schema/thread/api.ts";
import { pageOf } from "../../platform/database/keyset.ts";
import { likePattern } from "../../platform/database/like-pattern.ts";
import type { StatementSource } from "../../platform/database/prepared.ts";
import { dayAfter, timeIn } from "../../platform/date.ts";
import { searchEverywhere } from "./everywhere-store.ts";
import { presentFound, typedWords } from "./message-search.ts";

interface Searcher {
  readonly memberId: string;
  readonly timeZone: string;
}

/** THREAD-39 to THREAD-41: a page of the messages with these words in all threads that the member may read now. */
export async function findEverywhere(
  source: StatementSource,
  { memberId, timeZone }: Searcher,
  { words, sender, from, until, after }: QueryOf<typeof searchMessages>,
): Promise<OutputOf<typeof searchMessages>> {
  const typed = typedWords(words);
  const startOf = (day: string) => new Date(timeIn(timeZone, day, "00:00"));
  const rows = await searchEverywhere(source, [
    typed.length,
    JSON.stringify(typed),
    memberId,
    from ? startOf(from) : null,
    until ? startOf(dayAfter(until, 1)) : null,
    ...(after ?? [null, null, null]),
    sender ? likePattern(sender) : null,
  ]);
  const { page, next } = pageOf(rows, MESSAGES_FOUND, ({ key, seq, threadId }) => [key, seq, threadId]);
  return { found: page.map(({ key: _, ...row }) => presentFound(row, typed)), next };
}
