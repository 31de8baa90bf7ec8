import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import type { ReactionOutcome, ReadAccess, SaveOutcome, ThreadPorts } from "../../rooms/support/thread/ports.ts";
import type { SeatReservation } from "../../schema/game/api.ts";
import type { RoomMember } from "../../schema/room-member.ts";
import type { Database } from "../platform/database/database.ts";
import { deleteMessage, editMessage } from "./message/message-edit.ts";
import { lockThread, selectShared, shareThread } from "./message/message-store.ts";
import { presentShared } from "./message/message-view.ts";
import { messageWriter } from "./message/message-writer.ts";
import { saveReaction } from "./message/reaction.ts";
import { saveVote } from "./poll/poll.ts";
import { findSeenMarks } from "./seen/seen.ts";
import { findReader, markRead, membersWithoutAccess } from "./thread.ts";
import type { ThreadEnvironment, ThreadKind, ThreadRequest, WritePermission } from "./thread-environment.ts";
import { broadcastChange, ifMayWrite } from "./write-check.ts";

export { dependentThreads } from "./dependent-threads.ts";
export { dueSupervision } from "./due-supervision.ts";
export { lockReadable, lockThread } from "./message/message-store.ts";
export { isLegible } from "./message/message-view.ts";
export type { ThreadEnvironment, ThreadKind, ThreadRequest, WritePermission };

/** The live rooms of conversations and channels. */
export interface ThreadRooms {
  enter(kind: "chat" | "channel", threadId: string, member: RoomMember): Promise<SeatReservation>;
  /** Members who have this thread open now. */
  presentIn(threadId: string): Promise<ReadonlySet<string>>;
  /** What these members may see in a thread has changed. */
  accessChanged(threadId: string, memberIds: readonly string[]): Promise<void>;
  /** Closes the sockets that these members have open in a thread; clients reconnect and are checked again. */
  disconnect(threadId: string, memberIds: readonly string[]): Promise<void>;
}

/** Implements the ports of the rooms of this kind of thread. */
export function threadPorts(
  database: Pick<Database, "fork" | "run" | "transaction">,
  kind: ThreadKind,
  { rateLimits: { messages, reactions, readings }, notifications, contact, attachments, policy }: ThreadEnvironment,
): ThreadPorts {
  const writeMessage = messageWriter(database, kind, { notifications, contact, attachments });

  return {
    async accessOf({ threadId, memberId }): Promise<ReadAccess | undefined> {
      return (await kind.mayEnter(database, threadId, memberId))
        ? await findReader(database, threadId, memberId)
        : undefined;
    },
    async saveMessage(sent) {
      const refusal = (await isWithin(messages, sent.memberId)) ? undefined : "message/too-many";
      const stored = await writeMessage({ sent, refusal });
      // Resending a stored message after a lost connection does not count.
      if ("message" in stored && !stored.hasChanged && !refusal) await messages.reward(sent.memberId, 1);
      broadcastChange(kind, sent.threadId, stored);
      return stored;
    },
    async editMessage(edit): Promise<SaveOutcome> {
      if (!(await isWithin(messages, edit.memberId))) return { refused: "message/too-many" };
      return await ifMayWrite(database, kind, edit, lockThread, (tx) =>
        editMessage(tx, { notifications, contact }, edit),
      );
    },
    async deleteMessage(deletion) {
      if (!(await isWithin(messages, deletion.memberId))) return { refused: "message/too-many" };
      const stored = await deleteMessage(database, deletion);
      broadcastChange(kind, deletion.threadId, stored);
      return stored;
    },
    async saveReaction(reaction) {
      if (!(await isWithin(reactions, reaction.memberId))) return { refused: "message/too-many" };
      return await ifMayWrite(database, kind, reaction, shareThread, async (tx): Promise<ReactionOutcome> => {
        const { changedId: messageId, ...outcome } = await saveReaction(tx, reaction);
        if (messageId) await notifications.notifyReaction(tx.em, { messageId, actorId: reaction.memberId });
        return outcome;
      });
    },
    async saveVote(vote) {
      if (!(await isWithin(reactions, vote.memberId))) return { refused: "message/too-many" };
      return await ifMayWrite(database, kind, vote, shareThread, (tx) => saveVote(tx, vote));
    },
    async markRead(reading) {
      // A skipped update of the cursor is made up for by the next one.
      if (!(await isWithin(readings, reading.memberId))) return undefined;
      const { threadId, memberId, seq } = reading;
      const move = await markRead(database, reading);
      if (move) void kind.broadcast(threadId, [memberId]);
      await notifications.readUpTo(database.fork(), memberId, threadId, seq);
      return move;
    },
    findSeenMarks: (request) => findSeenMarks(database, policy, request),
    async readShared({ threadId, seq }) {
      const [row] = await selectShared(database, [threadId, seq]);
      return row && presentShared(row);
    },
    async findMembersWithoutAccess(presences) {
      const open = presences.map(({ roomId, memberId }) => ({ threadId: roomId, memberId }));
      const current = await membersWithoutAccess(database, open);
      return current.map(({ threadId, memberId }) => ({ roomId: threadId, memberId }));
    },
  };
}

async function isWithin(limiter: RateLimiterAbstract, memberId: string): Promise<boolean> {
  try {
    await limiter.consume(memberId);
    return true;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return false;
    throw reason;
  }
}
