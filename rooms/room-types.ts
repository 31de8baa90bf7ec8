import { ChannelRoom } from "./channel/channel-room.ts";
import { ChatRoom } from "./chat/chat-room.ts";
import { type AllGamePorts, games } from "./games.ts";
import { MemberRoom } from "./member/member-room.ts";
import type { RoomType } from "./support/room-type.ts";
import type { ThreadPorts } from "./support/thread/ports.ts";

/** What the rooms need from outside. All games share one set of ports. */
export interface RoomPorts {
  readonly games: AllGamePorts;
  readonly chat: ThreadPorts;
  readonly channel: ThreadPorts;
}

/** Every kind of room by the name that a seat reservation carries. */
export const roomTypes = (ports: RoomPorts): Readonly<Record<string, RoomType>> => ({
  ...Object.fromEntries(Object.entries(games).map(([name, game]) => [name, game.roomType(ports.games)])),
  chat: { room: ChatRoom, given: { ports: ports.chat }, mayNotStay: (present) => ports.chat.mayNotStay(present) },
  channel: {
    room: ChannelRoom,
    given: { ports: ports.channel },
    mayNotStay: (present) => ports.channel.mayNotStay(present),
  },
  member: { room: MemberRoom, given: {} },
});
