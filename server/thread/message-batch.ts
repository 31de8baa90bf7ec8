import type { SaveOutcome, SentMessage } from "../../rooms/support/thread/ports.ts";
import type { ErrorCode } from "../../schema/errors.ts";
import type { Database, Transaction } from "../platform/database.ts";
import { lockFreeThreads } from "./message-store.ts";
import { isPlain, type Stored, storeMessages } from "./sent-message.ts";
import type { NotePorts, ThreadKind } from "./thread-ports.ts";

/** A message, and why it may not be stored where that is known already. */
export interface PendingMessage {
  readonly sent: SentMessage;
  readonly objection: ErrorCode | undefined;
}

/**
 * Locks, judges, stores and notifies in one transaction. The answer has no entry for a message whose thread somebody else
 * holds: nothing has been done about it.
 */
export async function writeMessages<Item extends PendingMessage>(
  database: Pick<Database, "transaction">,
  kind: ThreadKind,
  notes: NotePorts,
  messages: readonly Item[],
): Promise<ReadonlyMap<Item, SaveOutcome>> {
  let notified: readonly string[] = [];
  const stored = await database.transaction(async (tx) => {
    const locked = await lockFree(tx, messages);
    const mine = messages.filter(({ sent }) => locked.has(sent.threadId));
    if (mine.length === 0) return new Map<Item, SaveOutcome>();
    const first = firstOfEach(mine);
    const judged = await judge(tx, kind, [...first.values()]);
    const stored = await storeMessages(
      tx,
      judged.map(({ sent, objection }) => ({ sent, mayWrite: objection === undefined })),
    );
    const concerning = stored.flatMap((one, at) =>
      one?.isNew && (kind.notesEveryMessage || !isPlain(judged[at]?.sent)) ? [one.id] : [],
    );
    notified = concerning.length > 0 ? await notes.noteMessages(tx.em, concerning) : [];
    const outcomes = new Map(judged.map((each, at) => [keyOf(each), outcomeOf(each, stored[at])]));
    return new Map(mine.map((each) => [each, outcomeFor(each, outcomes, first)]));
  });
  if (notified.length > 0) notes.tell(notified, "came");
  return stored;
}

async function lockFree(tx: Transaction, batch: readonly PendingMessage[]): Promise<ReadonlySet<string>> {
  const rows = await lockFreeThreads(tx, [[...new Set(batch.map(({ sent }) => sent.threadId))]]);
  return new Set(rows.map(({ id }) => id));
}

/** THREAD-7: asks the kind of thread about each message that nothing speaks against yet. */
async function judge(
  tx: Transaction,
  kind: ThreadKind,
  messages: readonly PendingMessage[],
): Promise<readonly PendingMessage[]> {
  const open = messages.filter(({ objection }) => objection === undefined).map(({ sent }) => sent);
  if (open.length === 0) return messages;
  const codes = await kind.objectionsTo(tx, open);
  const found = new Map(open.map((sent, at) => [sent, codes[at]]));
  // SAFE-9: where a lead was added for one of them, nobody who writes there had seen that lead.
  const changed = new Map<string, ErrorCode>();
  for (const [{ threadId }, code] of found) {
    if (code && kind.broadcastRefusals.includes(code)) changed.set(threadId, code);
  }
  return messages.map(({ sent, objection }) => ({
    sent,
    objection: objection ?? found.get(sent) ?? changed.get(sent.threadId),
  }));
}

/** THREAD-2: the same message has the same key, however often it arrives. */
const keyOf = ({ sent: { threadId, memberId, requestId } }: PendingMessage) => `${threadId} ${memberId} ${requestId}`;

function firstOfEach<Item extends PendingMessage>(messages: readonly Item[]): ReadonlyMap<string, Item> {
  const first = new Map<string, Item>();
  for (const each of messages) if (!first.has(keyOf(each))) first.set(keyOf(each), each);
  return first;
}

function outcomeOf({ objection }: PendingMessage, stored: Stored | undefined): SaveOutcome {
  if (stored) return { message: stored.message, hasChanged: stored.isNew };
  return { refused: objection ?? "thread/message-not-found" };
}

/** Of repetitions only the first is news. */
function outcomeFor<Item extends PendingMessage>(
  message: Item,
  outcomes: ReadonlyMap<string, SaveOutcome>,
  first: ReadonlyMap<string, Item>,
): SaveOutcome {
  const stored = outcomes.get(keyOf(message)) as SaveOutcome;
  return "message" in stored && first.get(keyOf(message)) !== message ? { ...stored, hasChanged: false } : stored;
}
