import type { EntityManager } from "@mikro-orm/postgresql";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Kept, ThreadPorts } from "../../rooms/support/thread/ports.ts";
import type { ErrorCode } from "../../schema/errors.ts";
import { MESSAGES_PER_MINUTE, SIGNS_PER_MINUTE } from "../../schema/limits.ts";
import type { Log } from "../platform/log.ts";
import { deleteMessage, editMessage, findKept, isKeptAlready, keepMessage, markRead } from "./thread.ts";

/** What is particular about a kind of thread: who may come in and write, and who is told. */
export interface ThreadKind {
  mayEnter(em: EntityManager, threadId: string, memberId: string): Promise<boolean>;
  /** Why this member may not write now; holds what it found until the transaction ends. */
  objectionTo(tx: EntityManager, threadId: string, memberId: string): Promise<ErrorCode | undefined>;
  /** Refusals that changed something, so that everybody is told. */
  readonly newsworthy: readonly ErrorCode[];
  /** Says how the thread stands now to its members, or to these. Never rejects. */
  tell(threadId: string, memberIds?: readonly string[]): Promise<void>;
}

type Asked = { readonly threadId: string; readonly memberId: string };

/** How fast a member may write and read, whatever the threads. In memory: it guards each server against its own load. */
export function openPace() {
  return {
    words: new RateLimiterMemory({ points: MESSAGES_PER_MINUTE, duration: 60 }),
    signs: new RateLimiterMemory({ points: SIGNS_PER_MINUTE, duration: 60 }),
  };
}

/** What the rooms of this kind of thread need kept. */
export function threadPorts(
  database: { fork(): EntityManager },
  kind: ThreadKind,
  { pace: { words, signs }, log }: { pace: ReturnType<typeof openPace>; log: Pick<Log, "error"> },
): ThreadPorts {
  const { tell } = kind;

  /** Does the work where the member may write, in one transaction with finding so. */
  async function where(asked: Asked, work: (tx: EntityManager) => Promise<Kept>): Promise<Kept> {
    if (!(await isPaced(words, asked.memberId))) return { refused: "message/too-many" };
    const kept = await database.fork().transactional(async (tx): Promise<Kept> => {
      const objection = await kind.objectionTo(tx, asked.threadId, asked.memberId);
      return objection ? { refused: objection } : await work(tx);
    });
    const isNew = "message" in kept ? kept.isNews : kind.newsworthy.includes(kept.refused);
    if (isNew) void tell(asked.threadId);
    return kept;
  }

  return {
    mayEnter: ({ threadId, memberId }) => kind.mayEnter(database.fork(), threadId, memberId),
    async keepMessage(sent) {
      const known = await findKept(database.fork(), sent);
      if (known) return { message: known, isNews: false };
      try {
        return await where(sent, async (tx) => ({ message: await keepMessage(tx, sent), isNews: true }));
      } catch (error) {
        const message = isKeptAlready(error) ? await findKept(database.fork(), sent) : null;
        if (!message) throw error;
        return { message, isNews: false };
      }
    },
    editMessage: (edit) => where(edit, (tx) => editMessage(tx, edit)),
    async deleteMessage(deletion) {
      if (!(await isPaced(words, deletion.memberId))) return { refused: "message/too-many" };
      const kept = await deleteMessage(database.fork(), deletion);
      if ("message" in kept && kept.isNews) void tell(deletion.threadId);
      return kept;
    },
    async markRead(reading) {
      // A cursor that is not moved now is moved by the next message that is read.
      if (!(await isPaced(signs, reading.memberId))) return;
      if (await markRead(database.fork(), reading)) void tell(reading.threadId, [reading.memberId]);
    },
    reportFailure: ({ roomId, doing, error }) => log.error({ roomId, doing, error }, "a thread's room failed"),
  };
}

async function isPaced(limiter: RateLimiterMemory, memberId: string): Promise<boolean> {
  try {
    await limiter.consume(memberId);
    return true;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return false;
    throw reason;
  }
}
