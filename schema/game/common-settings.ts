import { z } from "zod";
import {
  MAX_PLAYERS_DEFAULT,
  MAX_PLAYERS_OPTIONS,
  ROOM_NAME_MAX_LENGTH,
  ROUNDS_DEFAULT,
  ROUNDS_OPTIONS,
  TEAMS_OPTIONS,
  TIME_LIMIT_OPTIONS_SECONDS,
} from "../limits.ts";
import { title } from "../text.ts";

export const difficulties = ["easy", "medium", "hard"] as const;
export const difficulty = z.enum(difficulties);
export type Difficulty = z.infer<typeof difficulty>;

/** Seconds per round. Each game has its own default. */
export const timeLimit = z.literal(TIME_LIMIT_OPTIONS_SECONDS);

/** What the host chooses in every game. */
export const commonSettings = {
  roomName: title(ROOM_NAME_MAX_LENGTH),
  maxPlayers: z.literal(MAX_PLAYERS_OPTIONS).default(MAX_PLAYERS_DEFAULT),
  difficulty: difficulty.default("medium"),
  rounds: z.literal(ROUNDS_OPTIONS).default(ROUNDS_DEFAULT),
  isPrivate: z.boolean().default(false),
  /**
   * Opens the room of this event (GAME-120): for everyone registered there, in no list, and without a choice of
   * `maxPlayers` and `isPrivate`.
   */
  eventId: z.uuid().optional(),
  /** Only in the room of an event: the server puts each player into one of so many teams. Nothing or 0 is a game without. */
  teams: z.literal(TEAMS_OPTIONS).optional(),
};

/** The settings that all games share. */
export interface CommonSettings {
  readonly gameType: string;
  readonly roomName: string;
  readonly maxPlayers: number;
  readonly difficulty: Difficulty;
  readonly rounds: number;
  readonly isPrivate: boolean;
  /** The event whose room it is. Undefined for a table. */
  readonly eventId?: string | undefined;
  /** How many teams the players of an event are in. Undefined or 0 without teams. */
  readonly teams?: number | undefined;
  /** Seconds per round. */
  readonly timeLimit: number;
  /** GAME-170: the server sets it, and nobody can request it. */
  readonly isPractice?: boolean | undefined;
}
