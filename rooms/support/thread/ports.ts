import type { ErrorCode } from "../../../schema/errors.ts";
import type { Message } from "../../../schema/thread/message.ts";

/** What became of a request: the message as it stands now and whether that is news, or why nothing changed. */
export type Kept = { readonly message: Message; readonly isNews: boolean } | { readonly refused: ErrorCode };

/** Who asks, and where. */
interface Asked {
  readonly threadId: string;
  readonly memberId: string;
}

/** What a thread's room needs kept. A failure rejects, and the room tells the member that they may try again. */
export interface ThreadPorts {
  /** Whether the member may be in the room: asked when a socket comes in, since a reservation may outlive the right. */
  mayEnter(asked: Asked): Promise<boolean>;
  /** Stores a message once under its sender's id, where the sender may write there at that moment. */
  keepMessage(message: Asked & { readonly requestId: string; readonly content: string }): Promise<Kept>;
  editMessage(edit: Asked & { readonly seq: number; readonly content: string }): Promise<Kept>;
  deleteMessage(deletion: Asked & { readonly seq: number }): Promise<Kept>;
  /** Everything up to this place has been read; an earlier place than before changes nothing. */
  markRead(reading: Asked & { readonly seq: number }): Promise<void>;
  /** What a room says when something fails that no member can mend. */
  reportFailure(failure: { roomId: string; doing: string; error: unknown }): void;
}
