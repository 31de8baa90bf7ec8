import { formatDay } from "../ui/format/format.ts";

export const loading = "Loading the leaderboard...";
export const emptyTitle = "No scores yet";
export const emptyHint =
  "Everyone who finishes a game with others is listed here, best first: their points, their wins and their best game.";

export const periodLabel = "Leaderboard of";
export const periods = { all: "All time", week: "This week" } as const;
/** `day` is the Monday, as 2026-11-23. */
export const since = (day: string): string => `Since Monday, ${formatDay(Date.parse(`${day}T12:00:00`))}`;
export const emptyWeekTitle = "No scores this week yet";
export const emptyWeekHint =
  "Everyone who finishes a game with others this week is listed here, with the quickest right answers.";
export const fastestTitle = "Quickest right answers";

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
