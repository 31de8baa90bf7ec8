import { z } from "zod";
import { endpoint } from "../endpoint.ts";
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

export const readOwnPoints = endpoint("GET /api/own-points", "member", {
  summary: "The sum of the caller's scores in all games, and how many games that were.",
  output: z.strictObject({ points: z.int(), games: z.int() }),
});
