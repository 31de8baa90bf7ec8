import type { ErrorCode } from "../../../schema/errors.ts";
import type { ForwardedMessage } from "../../../schema/thread/forward.ts";
import type { Message } from "../../../schema/thread/message.ts";
import type { NewPoll, PollChange } from "../../../schema/thread/poll.ts";
import type { ReactionChange, ReactionEmoji } from "../../../schema/thread/reaction.ts";
import type { Presence } from "../member-sockets.ts";

/** Why nothing was stored. `text` says more to the member, and `retryAfter` how many seconds they have to wait. */
export interface Refused {
  readonly refused: ErrorCode;
  readonly text?: string | undefined;
  readonly retryAfter?: number | undefined;
}

/**
 * A message for several readers. It quotes its reply target and shows its original in full, so it must be filtered for each
 * of them.
 */
export interface SharedMessage {
  readonly message: Message;
  /** If it is a forward: who in the thread can read its original. */
  readonly originalReaders?: ReadonlySet<string> | undefined;
}

/** The result of a request: the stored message and whether it changed, or the refusal. */
export type SaveOutcome = (SharedMessage & { readonly hasChanged: boolean }) | Refused;
/** The result of a reaction. `change` is undefined if nothing changed. */
export type ReactionOutcome = { readonly message: Message; readonly change: ReactionChange | undefined } | Refused;
/** The result of a vote. `pollChange` is undefined if nothing changed. */
export type VoteOutcome = { readonly message: Message; readonly pollChange: PollChange | undefined } | Refused;

/** The thread and the member of a request. */
interface ThreadRequest {
  readonly threadId: string;
  readonly memberId: string;
}

/** A sent message: validated, but not stored yet, so without a seq. */
export interface SentMessage extends ThreadRequest {
  readonly requestId: string;
  readonly content: string;
  readonly replyTo?: number | undefined;
  readonly mentions?: readonly string[] | undefined;
  /** Its photo or voice note, which the sender has uploaded. Without it, the text is not empty. */
  readonly attachment?: string | undefined;
  /** The sender was asked about contact data or a request for secrecy in it and sends it anyway. */
  readonly confirmsContact?: true | undefined;
  /** Its poll, with choices that are validated. Only in channels. */
  readonly poll?: NewPoll | undefined;
  /** The message that it forwards. */
  readonly forward?: ForwardedMessage | undefined;
}

/** What a member may read of a thread. */
export interface ReadAccess {
  /** Messages up to and including this seq are not visible to them. */
  readonly fromSeq: number;
  /** Members whose messages are hidden from this one. */
  readonly hidden: ReadonlySet<string>;
  /** THREAD-77: whether the thread is small enough for seen marks. Undefined if that is not known. */
  readonly hasMarks?: boolean | undefined;
}

/** A member has read on. */
export interface CursorMove {
  /** The seq up to which they had read before. */
  readonly after: number;
  /** And now. */
  readonly seq: number;
  /** THREAD-77: the thread is small enough for seen marks. */
  readonly hasMarks: boolean;
}

/** A member who has read messages after this seq. */
export interface Reading extends Pick<CursorMove, "after"> {
  readonly memberId: string;
}

/** The members of a thread who have read on, and those who may get a mark. */
export interface SeenRequest {
  readonly threadId: string;
  readonly readings: readonly Reading[];
  readonly viewerIds: readonly string[];
}

/** The viewer sees that this member has read the viewer's own message with this seq. */
export interface SeenMark {
  readonly viewerId: string;
  readonly memberId: string;
  readonly seq: number;
}

/** The storage behind a thread's room. A failure rejects, and the room answers that the member may try again. */
export interface ThreadPorts {
  /**
   * What the member may read, or undefined if they may not enter. Checked for every socket, because access may end
   * after a reservation.
   */
  accessOf(request: ThreadRequest): Promise<ReadAccess | undefined>;
  /** Stores a message once under its request id, if the sender may write there at that moment. */
  saveMessage(message: SentMessage): Promise<SaveOutcome>;
  /** The text may be empty only if the message carries a photo or voice note. */
  editMessage(
    edit: ThreadRequest & {
      readonly seq: number;
      readonly content: string;
      readonly mentions?: readonly string[] | undefined;
      readonly confirmsContact?: true | undefined;
    },
  ): Promise<SaveOutcome>;
  deleteMessage(deletion: ThreadRequest & { readonly seq: number }): Promise<SaveOutcome>;
  /** Adds a reaction to a message that the member may read, or removes it. */
  saveReaction(
    reaction: ThreadRequest & { readonly seq: number; readonly emoji: ReactionEmoji; readonly isOn: boolean },
  ): Promise<ReactionOutcome>;
  /** Stores the member's vote in place of their earlier one. Without choices, it takes that back. */
  saveVote(vote: ThreadRequest & { readonly seq: number; readonly choices: readonly number[] }): Promise<VoteOutcome>;
  /** Marks everything up to this seq as read. Undefined if it was read before. */
  markRead(reading: ThreadRequest & { readonly seq: number }): Promise<CursorMove | undefined>;
  /** Which of these viewers see that their messages have been read, and by whom. */
  findSeenMarks(request: SeenRequest): Promise<readonly SeenMark[]>;
  /** A message as it is now. Undefined if it does not exist. */
  readShared(message: { readonly threadId: string; readonly seq: number }): Promise<SharedMessage | undefined>;
  /** Returns the members who may no longer read the thread that they are in (`roomId`). One call covers all rooms. */
  findMembersWithoutAccess(presences: readonly Presence[]): Promise<readonly Presence[]>;
}
