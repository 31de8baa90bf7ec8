import type { EntityManager } from "@mikro-orm/postgresql";
import { MESSAGES_FOUND } from "../../schema/limits.ts";
import type { MessageFound } from "../../schema/thread/api.ts";
import { excerpt } from "./excerpt.ts";
import { isHidden, nameOf, timeOf } from "./message-view.ts";

interface FoundRow extends Omit<MessageFound, "seq"> {
  readonly seq: string;
}

/** Where a member looks: one thread of theirs, or all their conversations. */
interface Place {
  readonly memberId: string;
  readonly threadId?: string | undefined;
}

/** The ten newest messages that hold all these words, the last of which may go on, in what the member can read. */
export async function findMessages(em: EntityManager, place: Place, words: string): Promise<MessageFound[]> {
  const typed = words.split(/\s+/u).filter(Boolean);
  const query = await queryOf(em, typed);
  if (query === null) return [];
  const { memberId, threadId } = place;
  const rows = await em.execute<FoundRow[]>(
    `select message.thread_id as "threadId", message.seq, message.sender_id as "senderId", message.content as text,
       ${nameOf("message.sender_id")} as "senderName", ${timeOf("message.created_at")} as "createdAt"
     from messages message
     join thread_readers reader on reader.thread_id = message.thread_id and reader.user_id = ?
     where ${threadId ? "message.thread_id = ?" : conversationsOnly} and message.seq > reader.from_seq
       and message.deleted_at is null and search_words(message.content) @@ ?::tsquery
       and not ${isHidden("reader.user_id", "message.sender_id", "message.thread_id")}
     order by ${threadId ? byPlace : "message.created_at"} desc limit ?`,
    [memberId, ...(threadId ? [threadId] : []), query, MESSAGES_FOUND],
  );
  return rows.map(({ seq, text, ...row }) => ({ ...row, seq: Number(seq), text: excerpt(text, typed) }));
}

// Not the column alone: walking back through a long thread for a rare word would read all of it (725 ms for 100,000
// messages, where the index of words takes 10).
const byPlace = "message.seq + 0";

const conversationsOnly = `message.thread_id in (
         select mine.thread_id from thread_members mine
         join conversations talk on talk.thread_id = mine.thread_id where mine.user_id = reader.user_id
       )`;

/**
 * What PostgreSQL looks for, with nothing in it that would mean more than it says; null where nothing is left. It is asked
 * for first and written into the search, so that the planner knows whether these words are rare.
 */
async function queryOf(em: EntityManager, typed: readonly string[]): Promise<string | null> {
  const [row] = await em.execute<{ query: string | null }[]>(
    `select string_agg('''' || replace(replace(part.lexeme, '\\', '\\\\'), '''', '''''') || ''''
         || case when word.at = ? then ':*' else '' end, ' & ') as query
     from json_array_elements_text(?::json) with ordinality as word (typed, at),
       unnest(search_words(word.typed)) as part`,
    [typed.length, JSON.stringify(typed)],
  );
  return row?.query ?? null;
}
