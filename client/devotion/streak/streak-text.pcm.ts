import type { Streak } from "../../../schema/devotion/devotion.ts";
import type { Translates } from "../../../schema/language/translation.ts";
import { countOf, pluralOf } from "../../ui/format/format.ts";

export const title = "Your streak";
export const loading = "Your streak dey load...";
/** Beside the number of days. */
export const days = (count: number): string => pluralOf(count, "day with devotion", "days with devotion");
export const longest = "Longest streak";
export const total = "All together";
export const dayCount = (count: number): string => countOf(count, "day", "days");
export const dayLabel = (weekday: string, isRead: boolean): string =>
  isRead ? `${weekday}: you read am` : `${weekday}: you no read am`;

/** One sentence that encourages, whatever happened. */
export function encouragement({ current, total, isReadToday, canRestToday }: Streak): string {
  if (total === 0) return "Read your first devotion, make the first light come on.";
  if (isReadToday) return "You don read today own. See you tomorrow.";
  if (current === 0) return "E good to see you. Today na fine day to start again, and nothing wey you don read lost.";
  if (canRestToday) return "Today devotion dey wait for you. If you need rest, one day for every week na your own.";
  return "Today devotion dey wait for you.";
}

/** What is said once, when the first devotion is read or a streak gets this long. */
export const firstTitle = "Your lamp don light";
export const firstText = "That one na your first devotion. Come back tomorrow, make e still dey burn.";
export const litTitle = "Your lamp dey burn today";
export const litText = (days: number): string =>
  days > 1 ? `${countOf(days, "day", "days")} of light. See you tomorrow.` : "Good day to start. See you tomorrow.";
export const milestoneTitle = (count: number): string => `${countOf(count, "day", "days")} with devotion`;
export const milestoneText = "Steady light, day after day. Well done.";

export type Holds = Translates<typeof import("./streak-text.ts"), typeof import("./streak-text.pcm.ts")>;
