import type { MessageFound } from "../../schema/thread/api.ts";
import type { StatementSource } from "../platform/prepared.ts";
import { excerpt } from "./excerpt.ts";
import { searchConversations, searchThread } from "./search-store.ts";

/** Where a member searches: one thread of theirs, or all their conversations. */
interface Scope {
  readonly memberId: string;
  readonly threadId?: string | undefined;
}

/** THREAD-14: the ten newest messages that hold all these words, the last of which may go on, in what the member can read. */
export async function findMessages(source: StatementSource, scope: Scope, words: string): Promise<MessageFound[]> {
  const typed = words.split(/\s+/u).filter(Boolean);
  const { memberId, threadId } = scope;
  const values = [typed.length, JSON.stringify(typed), memberId];
  const rows = threadId ? await searchThread(source, [...values, threadId]) : await searchConversations(source, values);
  return rows.map(({ seq, text, ...row }) => ({ ...row, seq: Number(seq), text: excerpt(text, typed) }));
}
