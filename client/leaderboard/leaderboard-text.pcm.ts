import type { Translates } from "../../schema/language/translation.ts";
import { formatDay } from "../ui/format/format.ts";

export const loading = "The leaderboard dey load...";
export const emptyTitle = "No score dey yet";
export const emptyHint =
  "Everybody wey finish game with other people go dey here, the best first: their points, their wins and their best game.";

export const periodLabel = "Leaderboard for";
export const periods = { all: "All time", week: "This week" } as const;
/** `day` is the Monday, as 2026-11-23. */
export const since = (day: string): string => `Since Monday, ${formatDay(Date.parse(`${day}T12:00:00`))}`;
export const emptyWeekTitle = "No score dey for this week yet";
export const emptyWeekHint =
  "Everybody wey finish game with other people this week go dey here, with the fastest correct answers.";
export const fastestTitle = "Fastest correct answers";

// An entry
export { anonymousPlayer as unnamedPlayer } from "../frame/frame-text.ts";
/** The reader's own entry. */
export const ownName = (name: string): string => `${name} (you)`;
export const gamesPlayed = "Games";
export const gamesWon = "Wins";
export const bestScore = "Best";
export const averageScore = "Average";
/** Below the sum of all points. */
export const totalScore = "total";
/** Below the points of this week. */
export const weekScore = "points";
export const timeLimit = "Time";
/** Below how long an answer took. */
export const seconds = "seconds";

export type Holds = Translates<typeof import("./leaderboard-text.ts"), typeof import("./leaderboard-text.pcm.ts")>;
