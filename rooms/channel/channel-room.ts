import { channelRequests } from "../../schema/channel/protocol.ts";
import { ChannelState } from "../../schema/channel/state.ts";
import { SEEN_MARKS_EVERY_SECONDS } from "../../schema/limits.ts";
import type { SocketTicket } from "../support/member-sockets.ts";
import { ThreadRoom, type ThreadRoomOptions } from "../support/thread/thread-room.ts";

/**
 * A channel. The room's state shows how many members are present; the member list of the HTTP API says who they are.
 */
export class ChannelRoom extends ThreadRoom {
  declare state: ChannelState;
  protected override readonly notFound = "channel/not-found";
  protected override readonly requests = channelRequests;
  protected override hasSeenMarks = false;
  protected override readonly seenEveryMs = SEEN_MARKS_EVERY_SECONDS * 1000;

  override onCreate(options: ThreadRoomOptions): void {
    super.onCreate(options);
    this.state = new ChannelState();
  }

  /** THREAD-9 */
  protected override onMemberJoined(_ticket: SocketTicket): void {
    this.state.here = this.presentMembers().length;
  }

  protected override onMemberLeft(_memberId: string): void {
    this.state.here = this.presentMembers().length;
  }
}
