import { z } from "zod";
import {
  MAX_PLAYERS_DEFAULT,
  MAX_PLAYERS_OPTIONS,
  ROOM_NAME_MAX_LENGTH,
  ROUNDS_DEFAULT,
  ROUNDS_OPTIONS,
  TIME_LIMIT_OPTIONS_SECONDS,
  TRIVIA_TIME_LIMIT_DEFAULT_SECONDS,
} from "../limits.ts";

export const gameTypes = ["trivia"] as const;
export const gameType = z.enum(gameTypes);
export type GameType = z.infer<typeof gameType>;

export const difficulties = ["easy", "medium", "hard"] as const;
export const difficulty = z.enum(difficulties);
export type Difficulty = z.infer<typeof difficulty>;

/** What the host chooses on /games/settings. `timeLimit` is in seconds per question. */
export const gameSettings = z.strictObject({
  gameType,
  roomName: z.string().trim().min(1).max(ROOM_NAME_MAX_LENGTH),
  maxPlayers: z.literal(MAX_PLAYERS_OPTIONS).default(MAX_PLAYERS_DEFAULT),
  timeLimit: z.literal(TIME_LIMIT_OPTIONS_SECONDS).default(TRIVIA_TIME_LIMIT_DEFAULT_SECONDS),
  difficulty: difficulty.default("medium"),
  rounds: z.literal(ROUNDS_OPTIONS).default(ROUNDS_DEFAULT),
  isPrivate: z.boolean().default(false),
});
export type GameSettings = z.infer<typeof gameSettings>;
