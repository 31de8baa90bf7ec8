import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { difficulty } from "../game/common-settings.ts";
import { gameType } from "../game/settings.ts";
import { shownRoles } from "../member/shown-member.ts";

export const leaderboardRow = z.strictObject({
  rank: z.number().int().positive(),
  displayName: z.string(),
  /** Empty for visitors, who see only first names. */
  roles: shownRoles,
  /** Null if the caller cannot see this member's sheet. */
  memberId: z.uuid().nullable(),
  total_games: z.number().int(),
  total_wins: z.number().int(),
  best_score: z.number().int(),
  average_score: z.number(),
  total_score: z.number().int(),
  /** Whether this is the caller's own row. */
  isMine: z.boolean(),
});
export type LeaderboardRow = z.infer<typeof leaderboardRow>;

export const readLeaderboard = endpoint("GET /api/leaderboard/:gameType", "anyone", {
  summary:
    "The all-time leaderboard of one game, highest total first. The caller's own row is added if it is further down.",
  params: z.strictObject({ gameType }),
  output: z.strictObject({ rows: z.array(leaderboardRow) }),
});

/** The settings of a game, which decide how many points and how much time it gives. */
const settings = { difficulty, timeLimit: z.int() };

const { rank, displayName, roles, memberId, isMine } = leaderboardRow.shape;
const player = { rank, displayName, roles, memberId, isMine };

export const weekRow = z.strictObject({
  ...player,
  games: z.int(),
  wins: z.int(),
  score: z.int(),
  /** The member's best game of the week. */
  best: z.strictObject({ score: z.int(), ...settings }),
});
export type WeekRow = z.infer<typeof weekRow>;

/** A member's quickest right answer of the week. */
export const fastestRow = z.strictObject({ ...player, seconds: z.number(), ...settings });
export type FastestRow = z.infer<typeof fastestRow>;

export const readWeek = endpoint("GET /api/leaderboard/:gameType/week", "anyone", {
  summary:
    "The leaderboard of one game since Monday in the community's time zone, and the quickest right answers. The caller's own rows are added if they are further down.",
  params: z.strictObject({ gameType }),
  output: z.strictObject({
    /** The Monday, as 2026-11-23. */
    firstDay: z.string(),
    rows: z.array(weekRow),
    fastest: z.array(fastestRow),
  }),
});

export const readOwnPoints = endpoint("GET /api/own-points", "member", {
  summary: "The sum of the caller's scores in all games, and how many games that were.",
  output: z.strictObject({ points: z.int(), games: z.int() }),
});
