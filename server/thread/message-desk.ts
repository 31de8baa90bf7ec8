import type { Kept, SentMessage } from "../../rooms/support/thread/ports.ts";
import type { ErrorCode } from "../../schema/errors.ts";
import { Batch } from "../platform/batch.ts";
import type { Database, Transaction } from "../platform/database.ts";
import { semaphore } from "../platform/semaphore.ts";
import { isPlain, lockThreads, type Stored, storeMessages, storePlainMessages } from "./message-store.ts";
import type { NotePorts, ThreadKind } from "./thread-ports.ts";

/** What is sent in a busy thread waits so long for others; the first after a pause does not wait. */
const BUSY_MS = 47;
const ITEMS_MAX = 200;
/** As long as a room waits. Who was told that it failed sends it again under the same id. */
const PATIENCE_MS = 4_000;
const WAITING_MAX = 2_000;
/** So many transactions of a desk wait for threads that somebody else holds. */
const PATIENT_AT_ONCE = 3;
/** SQLSTATE classes in which one message can spoil a transaction for all: its values, a constraint, another transaction. */
const itemsFaults: readonly unknown[] = ["22", "23", "40"];

/** A message, and why it may not be stored where that is known already. */
export interface Arrival {
  readonly sent: SentMessage;
  readonly objection: ErrorCode | undefined;
}

/**
 * Stores messages that arrive at about the same time, whatever their threads, in one transaction of few statements, in
 * which each is also judged, so that none slips past a block; where the kind of thread knows how, and nothing but storing
 * is to be done, in one step. Where somebody else holds a thread its messages wait for it together, and hold up no others;
 * where one spoiled the transaction each is done alone.
 */
export function messageDesk(
  database: Pick<Database, "run" | "transaction">,
  kind: ThreadKind,
  notes: NotePorts,
): (arrival: Arrival) => Promise<Kept> {
  const rhythm = threadRhythm();

  async function keep(arrivals: readonly Arrival[], { isPatient }: { isPatient: boolean }) {
    const firsts = firstOfEach(arrivals);
    let notified: readonly string[] = [];
    const kept = await database.transaction(async (tx) => {
      const asked = [...firsts.values()];
      // They go out together, and are done one after the other: what is judged is judged as it is once it is locked.
      const [held, all] = await Promise.all([
        lockThreads(
          tx,
          asked.map(({ sent }) => sent.threadId),
          { isPatient },
        ),
        judge(tx, kind, asked),
      ]);
      // What was put right is said though the thread is not held, since it is done.
      const judged = all.filter(
        ({ sent, objection }) =>
          isPatient || held.has(sent.threadId) || (objection && kind.newsworthy.includes(objection)),
      );
      const stored = await storeMessages(
        tx,
        judged.map(({ sent, objection }) => ({ sent, mayWrite: objection === undefined })),
      );
      notified = await note(tx, judged, stored);
      return new Map(judged.map((arrival, at) => [keyOf(arrival), outcomeOf(arrival, stored[at])]));
    });
    if (notified.length > 0) notes.tell(notified, "came");
    return arrivals.map((arrival) => repeated(kept.get(keyOf(arrival)), firsts.get(keyOf(arrival)) !== arrival));
  }

  /** Where nothing is to be done but to store: one way to the database instead of three. */
  async function keepPlain(arrivals: readonly Arrival[]): Promise<readonly (Kept | undefined)[]> {
    const { storesPlainBy } = kind;
    const isEachPlain = arrivals.every(({ sent, objection }) => objection === undefined && isPlain(sent));
    // All or none, so that nobody's words change places.
    if (!storesPlainBy || !isEachPlain || firstOfEach(arrivals).size < arrivals.length)
      return arrivals.map(() => undefined);
    const sent = arrivals.map((arrival) => arrival.sent);
    const messages = await storePlainMessages(database, storesPlainBy, sent);
    return messages.map((message) => message && { message, isNews: true });
  }

  async function note(tx: Transaction, judged: readonly Arrival[], stored: readonly (Stored | undefined)[]) {
    const ids = stored.flatMap((one, at) => (one?.isNew && isNoted(judged[at]?.sent) ? [one.id] : []));
    return ids.length > 0 ? await notes.noteMessages(tx.em, ids) : [];
  }

  const isNoted = (sent: SentMessage | undefined): boolean => kind.notesEveryMessage === true || !isPlain(sent);

  const inTurn = semaphore(PATIENT_AT_ONCE);
  const keepPatiently = (arrivals: readonly Arrival[]) => inTurn(() => keep(arrivals, { isPatient: true }));
  const common = {
    maxItems: ITEMS_MAX,
    maxWaiting: WAITING_MAX,
    patienceMs: PATIENCE_MS,
    // A second one would find the threads of the first held.
    batchesAtOnce: 1,
    isItemsFault: (error: unknown) => itemsFaults.includes(String((error as { code?: unknown }).code).slice(0, 2)),
    async alone(arrival: Arrival): Promise<Kept> {
      const [kept] = await keepPatiently([arrival]);
      return kept ?? { refused: "server/unavailable" };
    },
  };
  const held = heldThreads(() => new Batch({ ...common, windowMs: 0, together: keepPatiently }));
  const batch = new Batch<Arrival, Kept>({
    ...common,
    windowMs: ({ sent }) => rhythm.waitMs(sent.threadId),
    async together(arrivals) {
      rhythm.took(arrivals.map(({ sent }) => sent.threadId));
      const plain = await keepPlain(arrivals);
      const left = arrivals.filter((_, at) => plain[at] === undefined);
      const judged = left.length > 0 ? await keep(left, { isPatient: false }) : [];
      const kept = new Map(left.map((arrival, at) => [arrival, judged[at]]));
      return arrivals.map((arrival, at) => plain[at] ?? kept.get(arrival) ?? held.wait(arrival));
    },
  });
  return (arrival) => (held.has(arrival.sent.threadId) ? held.wait(arrival) : batch.add(arrival));
}

/** The threads that somebody else holds: a line for each, so that what comes later is not stored before what waits. */
function heldThreads(openLine: () => Batch<Arrival, Kept>) {
  const lines = new Map<string, { readonly line: Batch<Arrival, Kept>; waiting: number }>();
  return {
    has: (threadId: string): boolean => lines.has(threadId),
    async wait(arrival: Arrival): Promise<Kept> {
      const { threadId } = arrival.sent;
      const held = lines.get(threadId) ?? { line: openLine(), waiting: 0 };
      lines.set(threadId, held);
      held.waiting += 1;
      try {
        return await held.line.add(arrival);
      } finally {
        held.waiting -= 1;
        if (held.waiting === 0) lines.delete(threadId);
      }
    },
  };
}

/** Which threads are busy, and how long the next message of one waits. */
function threadRhythm() {
  const takenAt = new Map<string, number>();
  return {
    waitMs(threadId: string): number {
      const since = performance.now() - (takenAt.get(threadId) ?? Number.NEGATIVE_INFINITY);
      return Math.max(0, BUSY_MS - since);
    },
    took(threadIds: readonly string[]): void {
      const now = performance.now();
      for (const [threadId, at] of takenAt) if (now - at >= BUSY_MS) takenAt.delete(threadId);
      for (const threadId of threadIds) takenAt.set(threadId, now);
    },
  };
}

/** THREAD-7: asks the kind of thread about each that nothing speaks against yet. */
async function judge(tx: Transaction, kind: ThreadKind, arrivals: readonly Arrival[]): Promise<readonly Arrival[]> {
  const open = arrivals.filter(({ objection }) => objection === undefined).map(({ sent }) => sent);
  if (open.length === 0) return arrivals;
  const codes = await kind.objectionsTo(tx, open);
  const found = new Map(open.map((sent, at) => [sent, codes[at]]));
  // What was put right for one is news to all who write there: SAFE-9.
  const righted = new Map<string, ErrorCode>();
  for (const [{ threadId }, code] of found) {
    if (code && kind.newsworthy.includes(code)) righted.set(threadId, code);
  }
  return arrivals.map(({ sent, objection }) => ({
    sent,
    objection: objection ?? found.get(sent) ?? righted.get(sent.threadId),
  }));
}

/** THREAD-2: the same message, however often it arrives. */
const keyOf = ({ sent: { threadId, memberId, requestId } }: Arrival) => `${threadId} ${memberId} ${requestId}`;

/** Each once, where it came first. */
function firstOfEach(arrivals: readonly Arrival[]): ReadonlyMap<string, Arrival> {
  const firsts = new Map<string, Arrival>();
  for (const arrival of arrivals) if (!firsts.has(keyOf(arrival))) firsts.set(keyOf(arrival), arrival);
  return firsts;
}

function outcomeOf({ objection }: Arrival, stored: Stored | undefined): Kept {
  if (stored) return { message: stored.message, isNews: stored.isNew };
  return { refused: objection ?? "thread/message-not-found" };
}

const repeated = (kept: Kept | undefined, isRepetition: boolean): Kept | undefined =>
  isRepetition && kept && "message" in kept ? { ...kept, isNews: false } : kept;
