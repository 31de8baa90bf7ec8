import type { EntityManager } from "@mikro-orm/postgresql";
import type { Kept } from "../../rooms/support/thread/ports.ts";
import { MENTIONS_MAX, MESSAGE_EDIT_MINUTES } from "../../schema/limits.ts";
import { type MessageRow, newsColumns, presentMessage, viewerOf } from "./message-view.ts";

interface Edit {
  readonly threadId: string;
  readonly memberId: string;
  readonly seq: number;
  readonly content: string;
  readonly mentions?: readonly string[] | undefined;
}

/** What became of an edit, and whom it is the first to mean. */
type EditOutcome = Kept & {
  readonly newlyMeant?: { readonly messageId: string; readonly memberIds: readonly string[] };
};

const editable = `thread_id = ? and seq = ? and sender_id = ? and deleted_at is null
  and created_at > now() - interval '${MESSAGE_EDIT_MINUTES} minutes'`;

/** THREAD-5, THREAD-12: inside the transaction in which the caller found that the member may write there. */
export async function editMessage(tx: EntityManager, edit: Edit): Promise<EditOutcome> {
  const asked = [edit.threadId, edit.seq, edit.memberId];
  // First, so that the message is answered as it is with them.
  const newlyMeant = edit.mentions?.length ? await meanMore(tx, asked, edit.mentions) : undefined;
  const [row] = await tx.execute<MessageRow[]>(
    `with before as (
       select id, content from messages where ${editable} for update
     ), version as (
       insert into message_versions (message_id, content) select id, content from before
     ), message as (
       update messages set content = ?, edited_at = now(), version = version + 1 from before where messages.id = before.id returning messages.*
     )
     select ${newsColumns} from message, ${viewerOf}`,
    [...asked, edit.content, edit.threadId, edit.memberId],
  );
  if (row) return { message: presentMessage(row), isNews: true, ...(newlyMeant && { newlyMeant }) };
  const own = await tx.execute<{ id: string }[]>(
    "select id from messages where thread_id = ? and seq = ? and sender_id = ? and deleted_at is null",
    asked,
  );
  return { refused: own.length > 0 ? "thread/too-late-to-edit" : "thread/message-not-found" };
}

/**
 * THREAD-12: whom it meant stays meant, so that reports have it and nobody is told twice by taking a name out and putting
 * it in again. The message's row orders many edits at once, so that together they mean no more than one may.
 */
async function meanMore(tx: EntityManager, asked: readonly unknown[], mentions: readonly string[]) {
  const [message] = await tx.execute<{ id: string }[]>(`select id from messages where ${editable} for update`, [
    ...asked,
  ]);
  if (!message) return undefined;
  const meant = await tx.execute<{ user_id: string }[]>(
    `insert into message_mentions (message_id, user_id)
     select message.id, reader.user_id
     from messages message
     join thread_readers reader on reader.thread_id = message.thread_id and reader.from_seq < message.seq
     where message.id = ? and reader.user_id in (?)
       and not exists (select from message_mentions known where known.message_id = message.id and known.user_id = reader.user_id)
     order by reader.user_id
     limit greatest(0, ${MENTIONS_MAX} - (select count(*) from message_mentions known where known.message_id = ?))
     returning user_id`,
    [message.id, mentions, message.id],
  );
  return meant.length > 0 ? { messageId: message.id, memberIds: meant.map((row) => row.user_id) } : undefined;
}
