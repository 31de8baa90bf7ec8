import { ThreadState } from "../../schema/thread/state.ts";
import type { SocketTicket } from "../support/member-sockets.ts";
import { ThreadRoom, type ThreadRoomOptions } from "../support/thread/thread-room.ts";

/** A conversation between two members, and the safeguarding leads who supervise it. */
export class ChatRoom extends ThreadRoom {
  declare state: ThreadState;
  protected override readonly notFound = "chat/not-found";
  protected override hasSeenMarks = true;

  override onCreate(options: ThreadRoomOptions): void {
    super.onCreate(options);
    this.state = new ThreadState();
  }

  protected override onMemberJoined({ memberId, displayName }: SocketTicket): void {
    this.state.present.set(memberId, displayName);
  }

  protected override onMemberLeft(memberId: string): void {
    this.state.present.delete(memberId);
  }
}
