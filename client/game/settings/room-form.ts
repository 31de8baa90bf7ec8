import { z } from "zod";
import type { createRoom } from "../../../schema/game/api.ts";
import { difficulty } from "../../../schema/game/common-settings.ts";
import { gameType } from "../../../schema/game/settings.ts";
import {
  MAX_PLAYERS_DEFAULT,
  MAX_PLAYERS_OPTIONS,
  ROOM_NAME_MAX_LENGTH,
  ROUNDS_DEFAULT,
  ROUNDS_OPTIONS,
  TIME_LIMIT_OPTIONS_SECONDS,
} from "../../../schema/limits.ts";
import { games } from "../games.ts";

/** The form as it stands while it is filled in: every choice has a value, the name may still be blank. */
export const roomForm = z.object({
  gameType,
  roomName: z.string().trim().min(1, "Please enter a name for your game room.").max(ROOM_NAME_MAX_LENGTH),
  maxPlayers: z.literal(MAX_PLAYERS_OPTIONS),
  timeLimit: z.literal(TIME_LIMIT_OPTIONS_SECONDS),
  difficulty,
  rounds: z.literal(ROUNDS_OPTIONS),
  isPrivate: z.boolean(),
  /** The game's own switches, by name. */
  own: z.record(z.string(), z.boolean()),
});
export type RoomForm = z.output<typeof roomForm>;

/** What is chosen before anybody chooses. The game arrives with the navigation; without it, it is trivia. */
export function startingWith(navigationState: unknown): RoomForm {
  const wanted = (navigationState as { gameType?: unknown } | null)?.gameType;
  const game = gameType.safeParse(wanted);
  const chosen = game.success ? game.data : "trivia";
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

/** The form as the server takes it: which switches a game has, its own settings say. */
export function settingsOf({ own, ...common }: RoomForm): z.input<NonNullable<(typeof createRoom)["body"]>> {
  return { ...common, ...own };
}
