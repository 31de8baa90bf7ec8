import type { SeatReservation } from "../../schema/game/api.ts";
import type { MemberEvent } from "../../schema/member/protocol.ts";
import type { RoomMember } from "../../schema/room-member.ts";

/** The members' own live rooms, which tell them what concerns them wherever they are in the product. */
export interface MemberRooms {
  /** The way to a member's own room. */
  enter(member: RoomMember): Promise<SeatReservation>;
  /** Which of these members are connected to their own room. */
  connected(memberIds: readonly string[]): Promise<readonly string[]>;
  /** Sends an event to every screen of a member; nothing happens where none is connected. */
  send(memberId: string, event: MemberEvent): Promise<void>;
}
