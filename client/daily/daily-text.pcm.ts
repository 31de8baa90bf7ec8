import type { DayStreak } from "../../schema/daily/api.ts";
import type { Translates } from "../../schema/language/translation.ts";
import { countOf, formatDay } from "../ui/format/format.ts";

export const title = "The daily five";
export const loading = "The daily five dey load...";
export const lead = "Five questions and seven letters, na the same for everybody today.";
export const playButton = "Play today five";
export const goOnButton = "Continue today five";
export const lookButton = "See today result";
/** For visitors. */
export const joinButton = "Join and play";
/** What a game has come to so far. */
export const progress = (done: number, steps: number): string => `You don do ${done} out of ${steps} parts.`;

export function streakText({ current, longest }: DayStreak): string {
  if (current === 0) return longest === 0 ? "Finish am today make your streak start." : "Today fit start new streak.";
  const days = `${countOf(current, "day", "days")} in a row`;
  return longest > current ? `${days}. Your longest na ${longest}.` : `${days}, your longest so far.`;
}

export const signInText = {
  title: "You need to sign in",
  message: "Abeg sign in to play the daily five. To open account na one minute.",
};
export const signInButton = "Sign in";

// The screen
export const gamesLink = "Games";
export const rules = [
  "One question at a time, thirty seconds for each one. Then one minute for one word.",
  "Everybody for the community get the same ones today. You go play am once.",
  "Your answers na your own. Share only the shapes.",
] as const;
export const resultTitle = (points: string): string => `${points} today`;
export const nextDay = "Five new ones go dey tomorrow.";
export const answersTitle = "Today answers";
export const boardTitle = "Today board";
export const boardLoading = "Today board dey load...";
export const boardEmptyTitle = "Nobody don finish yet";
export const boardEmptyHint = "Be the first for today board.";
export const boardUnit = "points";
export const yesterdayTitle = "Yesterday five";
export const yesterdayButton = "Show yesterday answers";
export const yesterdayNone = "Nobody play yesterday.";
export const yesterdayLoading = "Yesterday answers dey load...";

/** What is shared. `day` is 2026-11-27. */
export function shared(day: string, shapes: string, points: string, streak: DayStreak | null): string {
  const row = streak && streak.current > 1 ? `${points}, ${countOf(streak.current, "day", "days")} in a row` : points;
  return `The daily five, ${formatDay(Date.parse(`${day}T12:00:00`))}\n${shapes}\n${row}`;
}

export type Holds = Translates<typeof import("./daily-text.ts"), typeof import("./daily-text.pcm.ts")>;
