import type { SeatReservation } from "../../schema/game/api.ts";
import type { MemberEvent } from "../../schema/member/protocol.ts";
import type { RoomMember } from "../../schema/room-member.ts";

/** Members' own live rooms. Each sends counts and notifications to every screen of its member. */
export interface MemberRooms {
  /** Reserves a socket in the member's own room. */
  enter(member: RoomMember): Promise<SeatReservation>;
  /** Which of these members are connected to their own room. */
  connected(memberIds: readonly string[]): Promise<readonly string[]>;
  /** Sends an event to every connected screen of a member, if there is one. */
  send(memberId: string, event: MemberEvent): Promise<void>;
}
