import type { BodyInputOf } from "../../../schema/endpoint.ts";
import type { createRoom } from "../../../schema/game/api.ts";
import type { Difficulty } from "../../../schema/game/common-settings.ts";
import type { GameType } from "../../../schema/game/settings.ts";
import {
  MAX_PLAYERS_DEFAULT,
  type MAX_PLAYERS_OPTIONS,
  ROUNDS_DEFAULT,
  type ROUNDS_OPTIONS,
  type TIME_LIMIT_OPTIONS_SECONDS,
} from "../../../schema/limits.ts";
import { games } from "../games.ts";

/** The form's values: every choice has one, and the name may still be blank. */
export interface RoomForm {
  gameType: GameType;
  roomName: string;
  maxPlayers: (typeof MAX_PLAYERS_OPTIONS)[number];
  timeLimit: (typeof TIME_LIMIT_OPTIONS_SECONDS)[number];
  difficulty: Difficulty;
  rounds: (typeof ROUNDS_OPTIONS)[number];
  isPrivate: boolean;
  /** The game's own switches, by name. */
  own: Record<string, boolean>;
}

const isGameType = (value: unknown): value is GameType => typeof value === "string" && Object.hasOwn(games, value);

/** The values at the start. `wanted` is the game in the address; without one it is trivia. */
export function startingWith(wanted: string | null): RoomForm {
  const chosen = isGameType(wanted) ? wanted : "trivia";
  return {
    gameType: chosen,
    roomName: "",
    maxPlayers: MAX_PLAYERS_DEFAULT,
    timeLimit: games[chosen].timeLimit,
    difficulty: "medium",
    rounds: ROUNDS_DEFAULT,
    isPrivate: false,
    own: Object.fromEntries(games[chosen].switches.map(({ name }) => [name, false])),
  };
}

/** The body for the server. Each game has switches of its own. */
export function settingsOf({ own, ...common }: RoomForm): BodyInputOf<typeof createRoom> {
  return { ...common, ...own };
}
