import type { Streak } from "../../../schema/devotion/devotion.ts";
import { countOf, pluralOf } from "../../ui/format/format.ts";

export const title = "Your streak";
export const loading = "Loading your streak...";
/** Beside the number of days. */
export const days = (count: number): string => pluralOf(count, "day with a devotion", "days with a devotion");
export const longest = "Longest streak";
export const total = "In all";
export const dayCount = (count: number): string => countOf(count, "day");
export const dayLabel = (weekday: string, isRead: boolean): string => `${weekday}: ${isRead ? "read" : "not read"}`;

/** One sentence that encourages, whatever happened. */
export function encouragement({ current, total, isReadToday, canRestToday }: Streak): string {
  if (total === 0) return "Read your first devotion, and the first light goes on.";
  if (isReadToday) return "You’ve read today’s. See you tomorrow.";
  if (current === 0) return "Good to see you. Today is a fine day to begin again, and nothing you’ve read is lost.";
  if (canRestToday) return "Today’s devotion is waiting for you. If you need a rest, one day a week is yours.";
  return "Today’s devotion is waiting for you.";
}

/** What is said once, when the first devotion is read or a streak gets this long. */
export const firstTitle = "Your lamp is lit";
export const firstText = "That was your first devotion. Come back tomorrow, and it keeps burning.";
export const litTitle = "Your lamp burns today";
export const litText = (days: number): string =>
  days > 1 ? `${countOf(days, "day")} of light. See you tomorrow.` : "A good day to begin. See you tomorrow.";
export const milestoneTitle = (count: number): string => `${countOf(count, "day")} with a devotion`;
export const milestoneText = "Steady light, one day after the other. Well done.";
