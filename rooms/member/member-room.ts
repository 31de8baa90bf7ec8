import { matchMaker } from "@colyseus/core";
import type { MemberEvent } from "../../schema/member/protocol.ts";
import { MemberState } from "../../schema/member/state.ts";
import { PresenceRoom } from "../support/presence-room.ts";
import type { BaseRoomOptions } from "../support/room-type.ts";

/** The options of a member's own room. */
export interface MemberRoomOptions extends BaseRoomOptions {
  readonly memberId: string;
}

/** One member's own room. Every screen of theirs is connected to it, and it sends them counts and notifications. */
export class MemberRoom extends PresenceRoom {
  declare state: MemberState;
  /** Sends an event to every screen of the member. */
  readonly deliver = ({ type, payload }: MemberEvent): void => this.broadcast(type, payload);

  override async onCreate({ memberId, ...parts }: MemberRoomOptions): Promise<void> {
    this.open(memberRoomId(memberId), parts);
    this.state = new MemberState({ memberId });
    this.serve({}, {});
    await matchMaker.presence.subscribe(this.roomId, this.deliver);
  }

  override onDispose(): void {
    super.onDispose();
    void matchMaker.presence.unsubscribe(this.roomId, this.deliver);
  }
}

/** Sends an event to every screen of a member whose room is in this process. */
export function sendToMemberHere(memberId: string, event: MemberEvent): boolean {
  const room: unknown = matchMaker.getLocalRoomById(memberRoomId(memberId));
  if (!(room instanceof MemberRoom)) return false;
  room.deliver(event);
  return true;
}

/** Sends an event to every screen of a member, whose room may be in another process. */
export async function sendToMember(memberId: string, event: MemberEvent): Promise<void> {
  if (!sendToMemberHere(memberId, event)) await matchMaker.presence.publish(memberRoomId(memberId), event);
}

const PREFIX = "member-";

/** The id of a member's own room. It is also the topic of their events. */
export const memberRoomId = (memberId: string): string => `${PREFIX}${memberId}`;
