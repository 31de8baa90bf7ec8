import type { GameType } from "../schema/game/settings.ts";
import { type DeclaredGameRoom, gameRoom, presenceRooms } from "../schema/rooms.ts";
import { games } from "./games.ts";

const gameRooms = Object.fromEntries<DeclaredGameRoom>(
  Object.entries(games).map(([name, { declared }]) => [name, gameRoom(declared)]),
) as Record<GameType, DeclaredGameRoom>;

/** Every kind of room that clients can join, by the room name in a seat reservation. */
export const declaredRooms = { ...gameRooms, ...presenceRooms };
