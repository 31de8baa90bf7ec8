import type { MessageFound } from "../../../schema/thread/api.ts";
import type { StatementSource } from "../../platform/database/prepared.ts";
import { excerpt } from "./excerpt.ts";
import { type FoundRow, searchConversations, searchThread } from "./search-store.ts";

export { type FoundRow, foundColumns } from "./search-store.ts";

/** The scope of a search: one of the member's threads, or all their conversations. */
interface Scope {
  readonly memberId: string;
  readonly threadId?: string | undefined;
}

export const typedWords = (words: string): string[] => words.split(/\s+/u).filter(Boolean);

/** The message as it is listed, with the part of its text around the first of these words, or its beginning. */
export const presentFound = <Row extends FoundRow>(
  { seq, text, attachmentKind, isForward, ...row }: Row,
  typed: readonly string[] = [],
) => ({
  ...row,
  ...(isForward ? { isForward } : {}),
  seq: Number(seq),
  text: excerpt(text, typed),
  ...(attachmentKind && { attachmentKind }),
});

/**
 * THREAD-14: the ten newest messages that contain all these words and that the member can read. The last word may be
 * incomplete.
 */
export async function findMessages(source: StatementSource, scope: Scope, words: string): Promise<MessageFound[]> {
  const typed = typedWords(words);
  const { memberId, threadId } = scope;
  const values = [typed.length, JSON.stringify(typed), memberId];
  const rows = threadId ? await searchThread(source, [...values, threadId]) : await searchConversations(source, values);
  return rows.map((row) => presentFound(row, typed));
}
