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
  readonly #send = ({ type, payload }: MemberEvent): void => this.broadcast(type, payload);

  override async onCreate({ memberId, ...parts }: MemberRoomOptions): Promise<void> {
    this.open(memberRoomId(memberId), parts);
    this.state = new MemberState({ memberId });
    this.serve({}, {});
    await matchMaker.presence.subscribe(this.roomId, this.#send);
  }

  override onDispose(): void {
    super.onDispose();
    void matchMaker.presence.unsubscribe(this.roomId, this.#send);
  }
}

/** Sends an event to every screen of a member. Their room may be in another process. */
export async function sendToMember(memberId: string, event: MemberEvent): Promise<void> {
  await matchMaker.presence.publish(memberRoomId(memberId), event);
}

const PREFIX = "member-";

/** The id of a member's own room. It is also the topic of their events. */
export const memberRoomId = (memberId: string): string => `${PREFIX}${memberId}`;

/** The member whose own room has this id. */
export const memberOfRoom = (roomId: string): string => roomId.slice(PREFIX.length);
