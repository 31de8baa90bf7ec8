import type { ErrorCode } from "../../../schema/errors.ts";
import type { Message } from "../../../schema/thread/message.ts";
import type { ReactionEmoji, ReactionNews } from "../../../schema/thread/reaction.ts";
import type { Presence } from "../member-sockets.ts";

/**
 * What became of a request: the message with all of what it answers, which its reader may not see, and whether that is
 * news, or why nothing changed.
 */
export type SaveOutcome = { readonly message: Message; readonly isNews: boolean } | { readonly refused: ErrorCode };
/** The same of a reaction; without news where it was so already. */
export type ReactionOutcome =
  | { readonly message: Message; readonly news: ReactionNews | undefined }
  | { readonly refused: ErrorCode };

/** Who asks, and where. */
interface Asked {
  readonly threadId: string;
  readonly memberId: string;
}

/** A message as it was sent: checked, and not yet at its place. */
export interface SentMessage extends Asked {
  readonly requestId: string;
  readonly content: string;
  readonly replyTo?: number | undefined;
  readonly mentions?: readonly string[] | undefined;
}

/** What a member may read of a thread. */
export interface ReadAccess {
  /** What was written up to this place is not theirs to read. */
  readonly fromSeq: number;
  /** Members whose words are kept from this one. */
  readonly hidden: ReadonlySet<string>;
}

/** What a thread's room needs kept. A failure rejects, and the room tells the member that they may try again. */
export interface ThreadPorts {
  /** What the member may read, undefined where they may not come in: asked of every socket, since a reservation may outlive the right. */
  readerOf(asked: Asked): Promise<ReadAccess | undefined>;
  /** Stores a message once under its sender's id, where the sender may write there at that moment. */
  saveMessage(message: SentMessage): Promise<SaveOutcome>;
  editMessage(
    edit: Asked & { readonly seq: number; readonly content: string; readonly mentions?: readonly string[] | undefined },
  ): Promise<SaveOutcome>;
  deleteMessage(deletion: Asked & { readonly seq: number }): Promise<SaveOutcome>;
  /** Puts a reaction on a message that the member may read, or takes it off. */
  saveReaction(
    reaction: Asked & { readonly seq: number; readonly emoji: ReactionEmoji; readonly isOn: boolean },
  ): Promise<ReactionOutcome>;
  /** Everything up to this place has been read; an earlier place than before changes nothing. */
  markRead(reading: Asked & { readonly seq: number }): Promise<void>;
  /** Those of these members, each in the thread that `roomId` names, who may not read it any more. One call for all rooms. */
  mayNotStay(present: readonly Presence[]): Promise<readonly Presence[]>;
}
