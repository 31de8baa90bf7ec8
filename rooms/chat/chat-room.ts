import { chatProtocol } from "../../schema/chat/protocol.ts";
import { ThreadRoom, type ThreadRoomOptions } from "../support/thread/thread-room.ts";

/** A conversation of two members, and of the safeguarding lead where one is in it. */
export class ChatRoom extends ThreadRoom {
  override onCreate(options: ThreadRoomOptions): void {
    super.onCreate(options);
    this.answer(chatProtocol, this.threadHandlers);
  }
}
