import { z } from "zod";
import { difficulty, gameType } from "../../../schema/game/settings.ts";
import {
  MAX_PLAYERS_DEFAULT,
  MAX_PLAYERS_OPTIONS,
  ROOM_NAME_MAX_LENGTH,
  ROUNDS_DEFAULT,
  ROUNDS_OPTIONS,
  TIME_LIMIT_OPTIONS_SECONDS,
  TRIVIA_TIME_LIMIT_DEFAULT_SECONDS,
} from "../../../schema/limits.ts";

/** The form as it stands while it is filled in: every choice has a value, the name may still be blank. */
export const roomForm = z.object({
  gameType,
  roomName: z.string().trim().min(1, "Please enter a name for your game room.").max(ROOM_NAME_MAX_LENGTH),
  maxPlayers: z.literal(MAX_PLAYERS_OPTIONS),
  timeLimit: z.literal(TIME_LIMIT_OPTIONS_SECONDS),
  difficulty,
  rounds: z.literal(ROUNDS_OPTIONS),
  isPrivate: z.boolean(),
});
export type RoomForm = z.output<typeof roomForm>;

/** What is chosen before anybody chooses. The game arrives with the navigation; without it, it is trivia. */
export function startingWith(navigationState: unknown): RoomForm {
  const wanted = (navigationState as { gameType?: unknown } | null)?.gameType;
  const game = gameType.safeParse(wanted);
  return {
    gameType: game.success ? game.data : "trivia",
    roomName: "",
    maxPlayers: MAX_PLAYERS_DEFAULT,
    timeLimit: TRIVIA_TIME_LIMIT_DEFAULT_SECONDS,
    difficulty: "medium",
    rounds: ROUNDS_DEFAULT,
    isPrivate: false,
  };
}
