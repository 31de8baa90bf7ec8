import type { SaveOutcome } from "../../../rooms/support/thread/ports.ts";
import type { Database } from "../../platform/database/database.ts";
import type { ThreadKind } from "../thread-environment.ts";
import { type MessageServices, type PendingMessage, writeMessages } from "./message-batch.ts";

const BATCH_MAX = 200;
const QUEUE_MAX = 2_000;
/** As long as a room waits. A client that gets a failure resends the message under the same id. */
const TIMEOUT_MS = 4_000;
/** The retry delay of a thread that is locked by someone else. */
const CONTENDED_MS = 20;
/**
 * SQLSTATE classes in which a single message can fail the whole transaction: invalid values, a constraint, a conflict,
 * or a lock timeout on a row that it references.
 */
const SINGLE_MESSAGE_FAULTS = /^(22|23|40|55P03$)/;

interface Queued extends PendingMessage {
  readonly queuedAt: number;
  readonly dueAt: number;
  readonly resolve: (stored: SaveOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Stores messages that arrive at about the same time, whatever their threads, in one transaction. The transaction also
 * checks them, so that no message gets past a new block. Messages of a locked thread stay in the queue, in order,
 * without delaying others.
 */
export function messageWriter(
  database: Pick<Database, "transaction">,
  kind: ThreadKind,
  services: MessageServices,
): (message: PendingMessage) => Promise<SaveOutcome> {
  const throttle = threadThrottle();
  /** When each contended thread may be tried again. */
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
    // Messages that are not due yet are included.
    const batch = queue.filter(({ sent }) => !contendedThreads.has(sent.threadId)).slice(0, BATCH_MAX);
    if (batch.length > 0) {
      throttle.wrote(batch.map(({ sent }) => sent.threadId));
      const settled = new Set(await settle(batch));
      queue = queue.filter((each) => !settled.has(each));
    }
    isWriting = false;
    plan();
  }

  function rejectLate(now: number): void {
    const expired = queue.filter(({ queuedAt }) => now - queuedAt >= TIMEOUT_MS);
    queue = queue.filter((each) => !expired.includes(each));
    for (const { reject } of expired) reject(new Error(`the message was not stored within ${TIMEOUT_MS} ms`));
  }

  /** Returns the messages that are done. The threads of the others are locked. */
  async function settle(batch: readonly Queued[]): Promise<readonly Queued[]> {
    try {
      const stored = await writeMessages(database, kind, services, batch);
      for (const each of batch) {
        const outcome = stored.get(each);
        if (outcome) each.resolve(outcome);
        else contendedThreads.set(each.sent.threadId, performance.now() + CONTENDED_MS);
      }
      return batch.filter((each) => stored.has(each));
    } catch (error) {
      if (batch.length > 1 && isSingleMessageFault(error)) return await settleOneByOne(batch);
      for (const { reject } of batch) reject(error);
      return batch;
    }
  }

  async function settleOneByOne(batch: readonly Queued[]): Promise<readonly Queued[]> {
    const settled: Queued[] = [];
    for (const each of batch) {
      // Skip this message if an earlier message of its thread is still waiting.
      if (!contendedThreads.has(each.sent.threadId)) settled.push(...(await settle([each])));
    }
    return settled;
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

/**
 * Without a delay, runs at the end of this turn of the event loop, because a timer would wait at least a millisecond.
 */
function after(ms: number, work: () => void): () => void {
  if (ms > 0) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  }
  const turn = setImmediate(work);
  return () => clearImmediate(turn);
}

const isSingleMessageFault = (error: unknown): boolean =>
  SINGLE_MESSAGE_FAULTS.test(String((error as { code?: unknown }).code));

/** How long messages of a busy thread wait for others. The first after a pause does not wait. */
const BUSY_MS = 47;

interface ThreadThrottle {
  /** How long the next message of this thread waits, in milliseconds. */
  waitMs(threadId: string): number;
  wrote(threadIds: readonly string[]): void;
}

/** Tracks which threads are busy, so that their messages are stored together. */
function threadThrottle(): ThreadThrottle {
  const wroteAt = new Map<string, number>();
  return {
    waitMs(threadId) {
      const since = performance.now() - (wroteAt.get(threadId) ?? Number.NEGATIVE_INFINITY);
      return Math.max(0, BUSY_MS - since);
    },
    wrote(threadIds) {
      const now = performance.now();
      for (const [threadId, at] of wroteAt) if (now - at >= BUSY_MS) wroteAt.delete(threadId);
      for (const threadId of threadIds) wroteAt.set(threadId, now);
    },
  };
}
