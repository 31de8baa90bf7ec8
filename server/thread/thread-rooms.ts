import type { SeatReservation } from "../../schema/game/api.ts";
import type { RoomMember } from "../../schema/room-member.ts";

/** The live rooms of conversations and channels. */
export interface ThreadRooms {
  enter(kind: "chat" | "channel", threadId: string, member: RoomMember): Promise<SeatReservation>;
  /** Members who have this thread open now. */
  presentIn(threadId: string): Promise<ReadonlySet<string>>;
  /** Closes the sockets that these members have open in a thread; clients reconnect and are checked again. */
  disconnect(threadId: string, memberIds: readonly string[]): Promise<void>;
}
