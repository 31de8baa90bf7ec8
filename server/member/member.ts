import type { SeatReservation } from "../../schema/game/api.ts";
import type { MemberEvent } from "../../schema/member/protocol.ts";
import type { RoomMember } from "../../schema/room-member.ts";

/** Members' own live rooms. Each sends counts and notifications to every screen of its member. */
export interface MemberRooms {
  /** Reserves a socket in the member's own room. */
  enter(member: RoomMember): Promise<SeatReservation>;
  /** Which of these members are connected to their own room, in any process. */
  connected(memberIds: readonly string[]): Promise<readonly string[]>;
  /** The same for their rooms in this process. */
  connectedHere(memberIds: readonly string[]): Promise<readonly string[]>;
  /** All members who are connected to their own room in this process. */
  everyoneHere(): Promise<readonly string[]>;
  /** Sends an event to every connected screen of a member, if there is one. */
  send(memberId: string, event: MemberEvent): Promise<void>;
  /** The same if their room is in this process: for what every process learns from the database. */
  sendHere(memberId: string, event: MemberEvent): Promise<void>;
}
