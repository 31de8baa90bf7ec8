import type { DayStreak } from "../../schema/daily/api.ts";
import { countOf, formatDay } from "../ui/format/format.ts";

export const title = "The daily five";
export const loading = "Loading the daily five...";
export const lead = "Five questions and seven letters, the same for everyone today.";
export const playButton = "Play today’s five";
export const goOnButton = "Go on with today’s five";
export const lookButton = "See today’s result";
/** For visitors. */
export const joinButton = "Join and play";
/** What a game has come to so far. */
export const progress = (done: number, steps: number): string => `${done} of ${steps} parts done.`;

export function streakText({ current, longest }: DayStreak): string {
  if (current === 0) return longest === 0 ? "Finish it today and your streak begins." : "Today can begin a new streak.";
  const days = `${countOf(current, "day")} in a row`;
  return longest > current ? `${days}. Your longest is ${longest}.` : `${days}, your longest so far.`;
}

export const signInText = {
  title: "Authentication Required",
  message: "Please sign in to play the daily five. An account takes a minute.",
};
export const signInButton = "Sign In";

// The screen
export const gamesLink = "Games";
export const rules = [
  "One question at a time, thirty seconds each. Then a minute for one word.",
  "Everyone in the community has the same ones today. You play once.",
  "Your answers stay yours. Share only the shapes.",
] as const;
export const resultTitle = (points: string): string => `${points} today`;
export const nextDay = "Tomorrow there are five new ones.";
export const answersTitle = "Today’s answers";
export const boardTitle = "Today’s board";
export const boardLoading = "Loading today’s board...";
export const boardEmptyTitle = "Nobody has finished yet";
export const boardEmptyHint = "Be the first on today’s board.";
export const boardUnit = "points";
export const yesterdayTitle = "Yesterday’s five";
export const yesterdayButton = "Show yesterday’s answers";
export const yesterdayNone = "Nobody played yesterday.";
export const yesterdayLoading = "Loading yesterday’s answers...";

/** What is shared. `day` is 2026-11-27. */
export function shared(day: string, shapes: string, points: string, streak: DayStreak | null): string {
  const row = streak && streak.current > 1 ? `${points}, ${countOf(streak.current, "day")} in a row` : points;
  return `The daily five, ${formatDay(Date.parse(`${day}T12:00:00`))}\n${shapes}\n${row}`;
}
