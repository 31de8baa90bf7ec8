import { type EventRoomName, eventRoomName } from "../schema/game/event-room.ts";
import type { GameType } from "../schema/game/settings.ts";
import { type DeclaredGameRoom, eventGameRoom, gameRoom, presenceRooms } from "../schema/rooms.ts";
import { games } from "./games.ts";

type GameRooms = Record<GameType | EventRoomName, DeclaredGameRoom>;

const gameRooms = Object.fromEntries<DeclaredGameRoom>(
  Object.entries(games).flatMap(([name, { declared }]): [string, DeclaredGameRoom][] => [
    [name, gameRoom(declared)],
    [eventRoomName(name), eventGameRoom(declared)],
  ]),
) as GameRooms;

/** Every kind of room that clients can join, by the room name in a seat reservation. */
export const declaredRooms = { ...gameRooms, ...presenceRooms };
