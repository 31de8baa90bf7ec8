import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { leaderboardRow } from "../leaderboard/api.ts";
import { soloGame, soloMarks, solvedStep } from "../solo/solo.ts";

/** A day in the community's time zone, as 2026-11-27. */
const day = z.string();

/** Days in a row on which the member has finished the daily five. */
export const dayStreak = z.strictObject({ current: z.int(), longest: z.int() });
export type DayStreak = z.infer<typeof dayStreak>;

export const readDaily = endpoint("GET /api/daily", "anyone", {
  summary: "Which day it is, and how far the caller has come with the daily five.",
  output: z.strictObject({
    day,
    /** Null for visitors and for members who have not begun. */
    game: z
      .strictObject({ gameId: z.uuid(), steps: z.int(), score: z.int(), isFinished: z.boolean(), ...soloMarks.shape })
      .nullable(),
    /** Null for visitors. */
    streak: dayStreak.nullable(),
  }),
});

export const startDaily = endpoint("POST /api/daily/game", "member", {
  summary: "Begins the daily five of today, once. Later calls return the same game, on every phone.",
  limit: { name: "daily-start", tries: 60, seconds: 60 * 60, per: "account" },
  body: z.strictObject({}),
  output: z.strictObject({ game: soloGame }),
});

const { rank, displayName, roles, memberId, isMine } = leaderboardRow.shape;
const dailyRow = z.strictObject({ rank, displayName, roles, memberId, isMine, score: z.int() });
export type DailyRow = z.infer<typeof dailyRow>;

export const readDailyBoard = endpoint("GET /api/daily/board", "anyone", {
  summary: "Who has finished the daily five of today, most points first. Visitors see first names only.",
  output: z.strictObject({ day, rows: z.array(dailyRow) }),
});

export const readDayBefore = endpoint("GET /api/daily/day-before", "member", {
  summary: "The daily five of yesterday with their solutions, and what the caller had answered.",
  output: z.strictObject({
    day,
    /** Null if nobody opened it that day. */
    solution: z.strictObject({ solved: z.array(solvedStep) }).nullable(),
  }),
});
