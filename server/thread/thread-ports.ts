import type { EntityManager } from "@mikro-orm/postgresql";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { ReactionOutcome, ReadAccess, SaveOutcome, ThreadPorts } from "../../rooms/support/thread/ports.ts";
import type { ErrorCode } from "../../schema/errors.ts";
import type { SeatReservation } from "../../schema/game/api.ts";
import { MESSAGES_PER_MINUTE, REACTIONS_PER_MINUTE, SIGNS_PER_MINUTE } from "../../schema/limits.ts";
import type { RoomMember } from "../../schema/room-member.ts";
import type { Database, Transaction } from "../platform/database.ts";
import type { StatementSource } from "../platform/prepared.ts";
import { deleteMessage, editMessage } from "./message-edit.ts";
import { shareThread } from "./message-store.ts";
import { messageWriter } from "./message-writer.ts";
import { saveReaction } from "./reaction.ts";
import { findReader, markRead, membersNotReading } from "./thread.ts";

/** Who asks, and where. */
export interface Asked {
  readonly threadId: string;
  readonly memberId: string;
}

/** What is particular about a kind of thread: who may come in and write, and who is told. */
export interface ThreadKind {
  mayEnter(source: StatementSource, threadId: string, memberId: string): Promise<boolean>;
  /**
   * Why each of these may not write now, in their order, in as few statements as for one. Asked while the threads' rows are
   * locked: whoever takes a right away locks them for update first, so that no message slips past.
   */
  objectionsTo(tx: Transaction, asked: readonly Asked[]): Promise<readonly (ErrorCode | undefined)[]>;
  /** Refusals that changed something, so that everybody is told. */
  readonly broadcastRefusals: readonly ErrorCode[];
  /** Members are notified of every message, not of replies and mentions alone. */
  readonly notesEveryMessage?: boolean;
  /** Tells the thread's members, or these, how it stands now. Never rejects. */
  broadcast(threadId: string, memberIds?: readonly string[]): Promise<void>;
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

/** The live rooms of conversations and channels. */
export interface ThreadRooms {
  enter(kind: "chat" | "channel", threadId: string, member: RoomMember): Promise<SeatReservation>;
  /** Members who have this thread open now. */
  presentIn(threadId: string): Promise<ReadonlySet<string>>;
  /** Closes the sockets that these members have open in a thread; clients reconnect and are checked again. */
  disconnect(threadId: string, memberIds: readonly string[]): Promise<void>;
}

/** How fast a member may write and read, whatever the threads. In memory: it guards each server against its own load. */
export function messageRateLimits() {
  return {
    messages: new RateLimiterMemory({ points: MESSAGES_PER_MINUTE, duration: 60 }),
    reactions: new RateLimiterMemory({ points: REACTIONS_PER_MINUTE, duration: 60 }),
    readings: new RateLimiterMemory({ points: SIGNS_PER_MINUTE, duration: 60 }),
  };
}

export interface ThreadEnvironment {
  readonly rateLimits: ReturnType<typeof messageRateLimits>;
  readonly notes: NotePorts;
}

/** What the rooms of this kind of thread need stored. */
export function threadPorts(
  database: Pick<Database, "fork" | "run" | "transaction">,
  kind: ThreadKind,
  { rateLimits: { messages, reactions, readings }, notes }: ThreadEnvironment,
): ThreadPorts {
  const writeMessage = messageWriter(database, kind, notes);

  /** Does the work where the member may write, in one transaction with finding so. */
  async function where<T extends object>(asked: Asked, work: (tx: Transaction) => Promise<T>) {
    const stored = await database.transaction(async (tx): Promise<T | { refused: ErrorCode }> => {
      await shareThread(tx, [asked.threadId]);
      const [objection] = await kind.objectionsTo(tx, [asked]);
      return objection ? { refused: objection } : await work(tx);
    });
    broadcastChange(asked.threadId, stored);
    return stored;
  }

  function broadcastChange(threadId: string, stored: object): void {
    const { hasChanged, refused } = stored as { hasChanged?: boolean; refused?: ErrorCode };
    if (hasChanged || (refused && kind.broadcastRefusals.includes(refused))) void kind.broadcast(threadId);
  }

  return {
    async accessOf({ threadId, memberId }): Promise<ReadAccess | undefined> {
      return (await kind.mayEnter(database, threadId, memberId))
        ? await findReader(database, threadId, memberId)
        : undefined;
    },
    async saveMessage(sent) {
      const objection = (await isWithin(messages, sent.memberId)) ? undefined : "message/too-many";
      const stored = await writeMessage({ sent, objection });
      // Sending again what is stored already, after a poor connection, does not count.
      if ("message" in stored && !stored.hasChanged && !objection) await messages.reward(sent.memberId, 1);
      broadcastChange(sent.threadId, stored);
      return stored;
    },
    async editMessage(edit): Promise<SaveOutcome> {
      if (!(await isWithin(messages, edit.memberId))) return { refused: "message/too-many" };
      let notified: readonly string[] = [];
      const stored = await where(edit, async (tx): Promise<SaveOutcome> => {
        const { newlyMentioned, ...outcome } = await editMessage(tx, edit);
        if (newlyMentioned) {
          notified = await notes.noteMentions(tx.em, newlyMentioned.messageId, newlyMentioned.memberIds);
        }
        return outcome;
      });
      if (notified.length > 0) notes.tell(notified, "came");
      return stored;
    },
    async deleteMessage(deletion) {
      if (!(await isWithin(messages, deletion.memberId))) return { refused: "message/too-many" };
      const stored = await deleteMessage(database, deletion);
      broadcastChange(deletion.threadId, stored);
      return stored;
    },
    async saveReaction(reaction) {
      if (!(await isWithin(reactions, reaction.memberId))) return { refused: "message/too-many" };
      let notified: readonly string[] = [];
      const stored = await where(reaction, async (tx): Promise<ReactionOutcome> => {
        const { changedId: messageId, ...outcome } = await saveReaction(tx, reaction);
        if (messageId) notified = await notes.noteReaction(tx.em, { messageId, actorId: reaction.memberId });
        return outcome;
      });
      if (notified.length > 0) notes.tell(notified, reaction.isOn ? "came" : "read");
      return stored;
    },
    async markRead(reading) {
      // A cursor that is not moved now is moved by the next message that is read.
      if (!(await isWithin(readings, reading.memberId))) return;
      const { threadId, memberId, seq } = reading;
      if (await markRead(database, reading)) void kind.broadcast(threadId, [memberId]);
      if (await notes.noteReading(database.fork(), memberId, threadId, seq)) notes.tell([memberId], "read");
    },
    async withoutAccess(present) {
      const open = present.map(({ roomId, memberId }) => ({ threadId: roomId, memberId }));
      const gone = await membersNotReading(database, open);
      return gone.map(({ threadId, memberId }) => ({ roomId: threadId, memberId }));
    },
  };
}

async function isWithin(limiter: RateLimiterMemory, memberId: string): Promise<boolean> {
  try {
    await limiter.consume(memberId);
    return true;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return false;
    throw reason;
  }
}
