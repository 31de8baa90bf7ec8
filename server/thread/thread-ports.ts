import type { EntityManager } from "@mikro-orm/postgresql";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Kept, KeptReaction, ReadAccess, ThreadPorts } from "../../rooms/support/thread/ports.ts";
import type { ErrorCode } from "../../schema/errors.ts";
import { MESSAGES_PER_MINUTE, REACTIONS_PER_MINUTE, SIGNS_PER_MINUTE } from "../../schema/limits.ts";
import type { Database, Transaction } from "../platform/database.ts";
import type { Log } from "../platform/log.ts";
import { messageDesk } from "./message-desk.ts";
import { editMessage } from "./message-edit.ts";
import { keepReaction } from "./reaction.ts";
import { deleteMessage, findReader, markRead, membersNotReading } from "./thread.ts";

/** Who asks, and where. */
export interface Asked {
  readonly threadId: string;
  readonly memberId: string;
}

/** What is particular about a kind of thread: who may come in and write, and who is told. */
export interface ThreadKind {
  mayEnter(em: EntityManager, threadId: string, memberId: string): Promise<boolean>;
  /**
   * Why each of these may not write now, in their order, in as few statements as for one. Asked while the threads' rows are
   * locked: whoever takes a right away locks them for update first, so that no message slips past.
   */
  objectionsTo(tx: Transaction, asked: readonly Asked[]): Promise<readonly (ErrorCode | undefined)[]>;
  /**
   * A function of the database that stores messages in one step with finding that nothing speaks against them, and takes
   * and answers what `store_messages` does. It is asked of those that answer nothing and mean nobody; what it leaves is
   * judged by `objectionsTo`.
   */
  readonly storesPlainBy?: string;
  /** Refusals that changed something, so that everybody is told. */
  readonly newsworthy: readonly ErrorCode[];
  /** Members are notified of every message, not of replies and mentions alone. */
  readonly notesEveryMessage?: boolean;
  /** Says how the thread stands now to its members, or to these. Never rejects. */
  tell(threadId: string, memberIds?: readonly string[]): Promise<void>;
}

/**
 * Notifications of what happens in threads, written in the transaction of what they are about; they answer whom to tell,
 * the last one whether that changed anything for the reader.
 */
export interface NotePorts {
  noteMessages(tx: EntityManager, messageIds: readonly string[]): Promise<readonly string[]>;
  /** Of those whom an edit is the first to mean. */
  noteMentions(tx: EntityManager, messageId: string, memberIds: readonly string[]): Promise<readonly string[]>;
  noteReaction(tx: EntityManager, reaction: { messageId: string; actorId: string }): Promise<readonly string[]>;
  noteReading(em: EntityManager, memberId: string, threadId: string, seq: number): Promise<boolean>;
  /** Says to these members how their notifications stand. Never throws. */
  tell(memberIds: readonly string[], what: "came" | "read"): void;
}

/** How fast a member may write and read, whatever the threads. In memory: it guards each server against its own load. */
export function openPace() {
  return {
    words: new RateLimiterMemory({ points: MESSAGES_PER_MINUTE, duration: 60 }),
    reactions: new RateLimiterMemory({ points: REACTIONS_PER_MINUTE, duration: 60 }),
    signs: new RateLimiterMemory({ points: SIGNS_PER_MINUTE, duration: 60 }),
  };
}

interface Surroundings {
  readonly pace: ReturnType<typeof openPace>;
  readonly log: Pick<Log, "error">;
  readonly notes: NotePorts;
}

/** What the rooms of this kind of thread need kept. */
export function threadPorts(
  database: Pick<Database, "fork" | "run" | "transaction">,
  kind: ThreadKind,
  { pace: { words, reactions, signs }, notes }: Surroundings,
): ThreadPorts {
  const { tell } = kind;
  const keepAtDesk = messageDesk(database, kind, notes);

  /** Does the work where the member may write, in one transaction with finding so. */
  async function where<T extends object>(asked: Asked, work: (tx: EntityManager) => Promise<T>) {
    const kept = await database.transaction(async (tx): Promise<T | { refused: ErrorCode }> => {
      // Waits for whoever takes a right away, not for those who write.
      await tx.em.execute("select id from threads where id = ? for key share", [asked.threadId]);
      const [objection] = await kind.objectionsTo(tx, [asked]);
      return objection ? { refused: objection } : await work(tx.em);
    });
    tellOf(asked.threadId, kept);
    return kept;
  }

  function tellOf(threadId: string, kept: object): void {
    const { isNews, refused } = kept as { isNews?: boolean; refused?: ErrorCode };
    if (isNews || (refused && kind.newsworthy.includes(refused))) void tell(threadId);
  }

  return {
    async readerOf({ threadId, memberId }): Promise<ReadAccess | undefined> {
      const em = database.fork();
      return (await kind.mayEnter(em, threadId, memberId)) ? await findReader(em, threadId, memberId) : undefined;
    },
    async keepMessage(sent) {
      const objection = (await isPaced(words, sent.memberId)) ? undefined : "message/too-many";
      const kept = await keepAtDesk({ sent, objection });
      // Who sends again what is there after a poor connection has not written more for it.
      if ("message" in kept && !kept.isNews && !objection) await words.reward(sent.memberId, 1);
      tellOf(sent.threadId, kept);
      return kept;
    },
    async editMessage(edit): Promise<Kept> {
      if (!(await isPaced(words, edit.memberId))) return { refused: "message/too-many" };
      let notified: readonly string[] = [];
      const kept = await where(edit, async (tx): Promise<Kept> => {
        const { newlyMeant: meant, ...outcome } = await editMessage(tx, edit);
        if (meant) notified = await notes.noteMentions(tx, meant.messageId, meant.memberIds);
        return outcome;
      });
      if (notified.length > 0) notes.tell(notified, "came");
      return kept;
    },
    async deleteMessage(deletion) {
      if (!(await isPaced(words, deletion.memberId))) return { refused: "message/too-many" };
      const kept = await deleteMessage(database.fork(), deletion);
      tellOf(deletion.threadId, kept);
      return kept;
    },
    async keepReaction(reaction) {
      if (!(await isPaced(reactions, reaction.memberId))) return { refused: "message/too-many" };
      let notified: readonly string[] = [];
      const kept = await where(reaction, async (tx): Promise<KeptReaction> => {
        const { changedId: messageId, ...outcome } = await keepReaction(tx, reaction);
        if (messageId) notified = await notes.noteReaction(tx, { messageId, actorId: reaction.memberId });
        return outcome;
      });
      if (notified.length > 0) notes.tell(notified, reaction.isOn ? "came" : "read");
      return kept;
    },
    async markRead(reading) {
      // A cursor that is not moved now is moved by the next message that is read.
      if (!(await isPaced(signs, reading.memberId))) return;
      const { threadId, memberId, seq } = reading;
      const em = database.fork();
      if (await markRead(em, reading)) void tell(threadId, [memberId]);
      if (await notes.noteReading(em, memberId, threadId, seq)) notes.tell([memberId], "read");
    },
    async mayNotStay(present) {
      const open = present.map(({ roomId, memberId }) => ({ threadId: roomId, memberId }));
      const gone = await membersNotReading(database, open);
      return gone.map(({ threadId, memberId }) => ({ roomId: threadId, memberId }));
    },
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
