import type { SentMessage } from "../../rooms/support/thread/ports.ts";
import type { Message } from "../../schema/thread/message.ts";
import type { Database, Statement, Transaction } from "../platform/database.ts";
import { uuidV7 } from "../platform/uuid-v7.ts";
import { UNKNOWN_USER } from "../profile/profile.ts";
import { type MessageRow, newsColumns, presentMessage, timeOf } from "./message-view.ts";

/** As long as a transaction waits for a statement: less than a room waits for what it asked. */
const PLAIN_LIMIT_MS = 3_500;

/** A message and whether its sender may have it stored now; one that is there already is found whether or not. */
export interface Submission {
  readonly sent: SentMessage;
  readonly mayWrite: boolean;
}

/** A message that is stored: now, or before under the same id (THREAD-2). */
export interface Stored {
  readonly id: string;
  readonly message: Message;
  readonly isNew: boolean;
}

interface StoredRow {
  readonly at: number;
  readonly id: string;
  readonly seq: string;
  readonly sender_name: string | null;
  readonly created_at: number;
  readonly is_new: boolean;
}

// Whoever takes a right away locks the thread's row for update, and so waits for what is being written, and is waited for.
const lockFree: Statement = {
  name: "lock-free-threads",
  text: "select id from threads where id = any($1::uuid[]) order by id for no key update skip locked",
};
const lockAll: Statement = {
  name: "lock-threads",
  text: "select id from threads where id = any($1::uuid[]) order by id for no key update",
};

/** Holds these threads against other writers until the transaction ends; answers those that it got. */
export async function lockThreads(
  tx: Transaction,
  threadIds: readonly string[],
  { isPatient }: { isPatient: boolean },
): Promise<ReadonlySet<string>> {
  const rows = await tx.run<{ id: string }>(isPatient ? lockAll : lockFree, [[...new Set(threadIds)]]);
  return new Set(rows.map(({ id }) => id));
}

// Begun after the threads were locked, it sees everything that was written there before.
const store = storeBy("store_messages");

function storeBy(storing: string): Statement {
  return {
    name: `store by ${storing}`,
    text: `select at, id, seq, ${timeOf("created_at")} as created_at, sender_name, is_new
      from ${storing}(array(select json_populate_recordset(null::sent_message, $1)))`,
  };
}

// For what was there before, and for what answers or means somebody.
const view: Statement = {
  name: "view-messages",
  text: `select message.id, ${newsColumns} from messages message
     join lateral (
       select user_id as id, from_seq from thread_members
       where thread_id = message.thread_id and user_id = message.sender_id
     ) viewer on true
     where message.id = any($1::uuid[])`,
};

/**
 * Stores messages at the next places of their threads (THREAD-3), which the caller has locked; each is new, was there
 * already, or stays undefined where it may not be written or answers what is not there. The senders have read up to them.
 */
export async function storeMessages(
  tx: Transaction,
  submissions: readonly Submission[],
): Promise<readonly (Stored | undefined)[]> {
  const rows = await tx.run<StoredRow>(store, [given(submissions)]);
  const views = await viewsOf(
    tx,
    rows.filter(({ at, is_new }) => !is_new || !isPlain(submissions[at]?.sent)).map(({ id }) => id),
  );
  const stored: (Stored | undefined)[] = submissions.map(() => undefined);
  for (const row of rows) {
    const { at, id, is_new: isNew } = row;
    const { sent } = submissions[at] as Submission;
    const message = views.get(id) ?? (isNew ? plain(sent, row) : undefined);
    if (message) stored[at] = { id, message, isNew };
  }
  return stored;
}

/**
 * Stores {@link isPlain} messages by a function of the database that locks and judges too; those that it leaves stay
 * undefined, and those that were there already.
 */
export async function storePlainMessages(
  database: Pick<Database, "run">,
  storing: string,
  messages: readonly SentMessage[],
): Promise<readonly (Message | undefined)[]> {
  const submissions = messages.map((sent) => ({ sent, mayWrite: true }));
  const rows = await database.run<StoredRow>(storeBy(storing), [given(submissions)], PLAIN_LIMIT_MS);
  const found = new Map(rows.filter(({ is_new }) => is_new).map((row) => [row.at, row]));
  return messages.map((sent, at) => {
    const row = found.get(at);
    return row && plain(sent, row);
  });
}

/** Answers nothing and means nobody. */
export const isPlain = (sent: SentMessage | undefined): boolean =>
  sent?.replyTo === undefined && (sent?.mentions?.length ?? 0) === 0;

/** As the database's `sent_message`. */
const given = (submissions: readonly Submission[]): string =>
  JSON.stringify(
    submissions.map(({ sent, mayWrite }, at) => ({
      at,
      id: uuidV7(),
      thread_id: sent.threadId,
      sender_id: sent.memberId,
      request_id: sent.requestId,
      content: sent.content,
      reply_to: sent.replyTo,
      mentions: sent.mentions,
      may_write: mayWrite,
    })),
  );

async function viewsOf(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, Message>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.run<MessageRow & { id: string }>(view, [ids]);
  return new Map(rows.map((row) => [row.id, presentMessage(row)]));
}

/** What has just been stored and says nothing of others. */
const plain = ({ requestId, memberId, content }: SentMessage, row: StoredRow): Message => ({
  seq: Number(row.seq),
  requestId,
  senderId: memberId,
  senderName: row.sender_name ?? UNKNOWN_USER,
  content,
  createdAt: row.created_at,
  isEdited: false,
  isDeleted: false,
});
