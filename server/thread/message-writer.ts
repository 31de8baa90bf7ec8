import type { Kept, SentMessage } from "../../rooms/support/thread/ports.ts";
import type { ErrorCode } from "../../schema/errors.ts";
import type { Database, Transaction } from "../platform/database.ts";
import { lockFreeThreads } from "./message-store.ts";
import { isPlain, type Stored, storeMessages } from "./sent-message.ts";
import type { NotePorts, ThreadKind } from "./thread-ports.ts";
import { threadThrottle } from "./thread-throttle.ts";

const BATCH_MAX = 200;
const QUEUE_MAX = 2_000;
/** As long as a room waits. Whoever is told that it failed sends it again under the same id. */
const TIMEOUT_MS = 4_000;
/** How long the messages of a thread wait where somebody else holds its lock, before it is tried again. */
const CONTENDED_MS = 20;
/** SQLSTATE classes in which one message can spoil a transaction for all: its values, a constraint, another transaction. */
const SINGLE_MESSAGE_FAULTS: readonly string[] = ["22", "23", "40"];

/** A message, and why it may not be stored where that is known already. */
export interface PendingMessage {
  readonly sent: SentMessage;
  readonly objection: ErrorCode | undefined;
}

interface Queued extends PendingMessage {
  readonly queuedAt: number;
  readonly dueAt: number;
  readonly resolve: (kept: Kept) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Stores messages that arrive at about the same time, whatever their threads, in one transaction which also judges them,
 * so that none slips past a block. Messages of a thread that somebody else holds stay in the queue, in their order, and
 * hold up no others.
 */
export function messageWriter(
  database: Pick<Database, "transaction">,
  kind: ThreadKind,
  notes: NotePorts,
): (message: PendingMessage) => Promise<Kept> {
  const throttle = threadThrottle();
  /** Until when a thread is not tried again. */
  const contendedThreads = new Map<string, number>();
  let queue: Queued[] = [];
  let cancelPlan: (() => void) | undefined;
  let isWriting = false;

  const readyAt = ({ sent: { threadId }, dueAt }: Queued): number =>
    Math.max(dueAt, contendedThreads.get(threadId) ?? 0);

  /** Starts the next batch when the first message is due. */
  function plan(): void {
    cancelPlan?.();
    if (isWriting || queue.length === 0) return;
    const firstAt = queue.reduce((first, each) => Math.min(first, readyAt(each)), Number.POSITIVE_INFINITY);
    cancelPlan = after(firstAt - performance.now(), () => void writeBatch());
  }

  async function writeBatch(): Promise<void> {
    isWriting = true;
    const now = performance.now();
    for (const [threadId, until] of contendedThreads) if (until <= now) contendedThreads.delete(threadId);
    rejectLate(now);
    // Messages that are not due go along with those that are.
    const batch = queue.filter(({ sent }) => !contendedThreads.has(sent.threadId)).slice(0, BATCH_MAX);
    throttle.wrote(batch.map(({ sent }) => sent.threadId));
    const settled = new Set(await settle(batch));
    queue = queue.filter((each) => !settled.has(each));
    isWriting = false;
    plan();
  }

  function rejectLate(now: number): void {
    const late = queue.filter(({ queuedAt }) => now - queuedAt >= TIMEOUT_MS);
    queue = queue.filter((each) => !late.includes(each));
    for (const { reject } of late) reject(new Error(`the message was not stored within ${TIMEOUT_MS} ms`));
  }

  /** Answers which of these are done. The others' threads are held by somebody else. */
  async function settle(batch: readonly Queued[]): Promise<readonly Queued[]> {
    try {
      const kept = await write(batch);
      for (const each of batch) {
        const outcome = kept.get(each);
        if (outcome) each.resolve(outcome);
        else contendedThreads.set(each.sent.threadId, performance.now() + CONTENDED_MS);
      }
      return batch.filter((each) => kept.has(each));
    } catch (error) {
      if (batch.length > 1 && isSingleMessageFault(error)) return await settleOneByOne(batch);
      for (const { reject } of batch) reject(error);
      return batch;
    }
  }

  async function settleOneByOne(batch: readonly Queued[]): Promise<readonly Queued[]> {
    const settled: Queued[] = [];
    for (const each of batch) {
      // An earlier message of the thread waits, so this one waits behind it.
      if (!contendedThreads.has(each.sent.threadId)) settled.push(...(await settle([each])));
    }
    return settled;
  }

  /** Locks, judges, stores and notifies in one transaction; nothing for a message whose thread somebody else holds. */
  async function write<Item extends PendingMessage>(batch: readonly Item[]): Promise<ReadonlyMap<Item, Kept>> {
    let notified: readonly string[] = [];
    const kept = await database.transaction(async (tx) => {
      const locked = await lockFree(tx, batch);
      const mine = batch.filter(({ sent }) => locked.has(sent.threadId));
      if (mine.length === 0) return new Map<Item, Kept>();
      const first = firstOfEach(mine);
      const judged = await judge(tx, kind, [...first.values()]);
      const stored = await storeMessages(
        tx,
        judged.map(({ sent, objection }) => ({ sent, mayWrite: objection === undefined })),
      );
      notified = await notify(tx, judged, stored);
      const outcomes = new Map(judged.map((each, at) => [keyOf(each), outcomeOf(each, stored[at])]));
      return new Map(mine.map((each) => [each, outcomeFor(each, outcomes, first)]));
    });
    if (notified.length > 0) notes.tell(notified, "came");
    return kept;
  }

  async function notify(tx: Transaction, judged: readonly PendingMessage[], stored: readonly (Stored | undefined)[]) {
    const isNotified = (sent: SentMessage | undefined) => kind.notesEveryMessage === true || !isPlain(sent);
    const ids = stored.flatMap((one, at) => (one?.isNew && isNotified(judged[at]?.sent) ? [one.id] : []));
    return ids.length > 0 ? await notes.noteMessages(tx.em, ids) : [];
  }

  return (message) =>
    new Promise((resolve, reject) => {
      if (queue.length >= QUEUE_MAX) throw new Error(`${QUEUE_MAX} messages are waiting already`);
      const queuedAt = performance.now();
      const dueAt = queuedAt + throttle.waitMs(message.sent.threadId);
      queue.push({ ...message, queuedAt, dueAt, resolve, reject });
      plan();
    });
}

/** A timer waits for a millisecond at least; what is due now starts with what else arrives in this turn of the event loop. */
function after(ms: number, work: () => void): () => void {
  if (ms > 0) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  }
  const turn = setImmediate(work);
  return () => clearImmediate(turn);
}

const isSingleMessageFault = (error: unknown): boolean =>
  SINGLE_MESSAGE_FAULTS.includes(String((error as { code?: unknown }).code).slice(0, 2));

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

function outcomeOf({ objection }: PendingMessage, stored: Stored | undefined): Kept {
  if (stored) return { message: stored.message, isNews: stored.isNew };
  return { refused: objection ?? "thread/message-not-found" };
}

/** Of repetitions only the first is news. */
function outcomeFor<Item extends PendingMessage>(
  message: Item,
  outcomes: ReadonlyMap<string, Kept>,
  first: ReadonlyMap<string, Item>,
): Kept {
  const kept = outcomes.get(keyOf(message)) as Kept;
  return "message" in kept && first.get(keyOf(message)) !== message ? { ...kept, isNews: false } : kept;
}
