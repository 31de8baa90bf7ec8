import type { GameType } from "../schema/game/settings.ts";
import { type DeclaredGameRoom, gameRoom, presenceRooms } from "../schema/rooms.ts";
import { games } from "./games.ts";

const gameRooms = Object.fromEntries<DeclaredGameRoom>(
  Object.entries(games).map(([name, { declared }]) => [name, gameRoom(declared)]),
) as Record<GameType, DeclaredGameRoom>;

/** Sitemap: every kind of room by the name that a seat reservation carries, as a client meets it. */
export const declaredRooms = { ...gameRooms, ...presenceRooms };
