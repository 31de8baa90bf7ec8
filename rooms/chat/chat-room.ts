import { chatProtocol } from "../../schema/chat/protocol.ts";
import { ThreadState } from "../../schema/thread/state.ts";
import { ThreadRoom, type ThreadRoomOptions } from "../support/thread/thread-room.ts";
import type { VisitTicket } from "../support/visited-room.ts";

/** A conversation of two members, and of the safeguarding lead where one is in it. */
export class ChatRoom extends ThreadRoom {
  declare state: ThreadState;
  protected override readonly notFound = "chat/not-found";

  override onCreate(options: ThreadRoomOptions): void {
    super.onCreate(options);
    this.state = new ThreadState();
    this.answer(chatProtocol, this.threadHandlers);
  }

  protected override arrived({ memberId, displayName }: VisitTicket): void {
    this.state.present.set(memberId, displayName);
  }

  protected override departed(memberId: string): void {
    this.state.present.delete(memberId);
  }
}
