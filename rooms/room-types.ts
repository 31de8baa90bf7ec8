import { eventRoomName } from "../schema/game/event-room.ts";
import { ChannelRoom } from "./channel/channel-room.ts";
import { ChatRoom } from "./chat/chat-room.ts";
import { type AllGamePorts, games } from "./games.ts";
import { MemberRoom } from "./member/member-room.ts";
import type { RoomType } from "./support/room-type.ts";
import type { ThreadPorts } from "./support/thread/ports.ts";

/** What the rooms need from outside `rooms/`, for example the database. All games share one set of ports. */
export interface RoomPorts {
  readonly games: AllGamePorts;
  readonly chat: ThreadPorts;
  readonly channel: ThreadPorts;
}

/** Every type of room, by the name under which Colyseus defines it. */
export const roomTypes = (ports: RoomPorts): Readonly<Record<string, RoomType>> => ({
  ...Object.fromEntries(
    Object.entries(games).flatMap(([name, game]): [string, RoomType][] => {
      const type = game.roomType(ports.games);
      return [
        [name, type],
        [eventRoomName(name), type],
      ];
    }),
  ),
  chat: {
    room: ChatRoom,
    options: { ports: ports.chat },
    findMembersWithoutAccess: (presences) => ports.chat.findMembersWithoutAccess(presences),
  },
  channel: {
    room: ChannelRoom,
    options: { ports: ports.channel },
    findMembersWithoutAccess: (presences) => ports.channel.findMembersWithoutAccess(presences),
  },
  member: { room: MemberRoom, options: {} },
});
