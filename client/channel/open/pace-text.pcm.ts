import type { Translates } from "../../../schema/language/translation.ts";

export const sameTimes = "Abeg choose two different times.";
export const paceTitle = "When people fit write";
export const quietLabel = "Quiet hours";
export const quietHint = "Members fit read, but only leaders and admins fit write. Phones no go make noise.";
export const fromLabel = "From";
export const untilLabel = "Until";
export const zoneHint = (timeZone: string): string => `Na the time zone of your community, ${timeZone}.`;
export const timeMissing = "Abeg put time like 22:00.";
export const slowLabel = "Slow mode";
export const slowHint = "Each member fit send one message within this time.";
export const slowNames: Readonly<Record<number, string>> = {
  0: "Off",
  10: "10 seconds",
  30: "30 seconds",
  60: "1 minute",
  300: "5 minutes",
};
/** For a lead who changes a channel that they do not own. */
export const loggedNote = "We go log this one with your name.";

export type Holds = Translates<typeof import("./pace-text.ts"), typeof import("./pace-text.pcm.ts")>;
