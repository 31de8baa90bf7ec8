import { ChannelRoom } from "./channel/channel-room.ts";
import { ChatRoom } from "./chat/chat-room.ts";
import { type AllGamePorts, games } from "./games.ts";
import { MemberRoom } from "./member/member-room.ts";
import type { RoomType } from "./support/room-type.ts";
import type { ThreadPorts } from "./support/thread/ports.ts";

/** The ports of all rooms. All games share one set. */
export interface RoomPorts {
  readonly games: AllGamePorts;
  readonly chat: ThreadPorts;
  readonly channel: ThreadPorts;
}

/** Every type of room, by the room name in a seat reservation. */
export const roomTypes = (ports: RoomPorts): Readonly<Record<string, RoomType>> => ({
  ...Object.fromEntries(Object.entries(games).map(([name, game]) => [name, game.roomType(ports.games)])),
  chat: {
    room: ChatRoom,
    options: { ports: ports.chat },
    withoutAccess: (present) => ports.chat.withoutAccess(present),
  },
  channel: {
    room: ChannelRoom,
    options: { ports: ports.channel },
    withoutAccess: (present) => ports.channel.withoutAccess(present),
  },
  member: { room: MemberRoom, options: {} },
});
