import type { Translates } from "../../../schema/language/translation.ts";
import type { Verse } from "../page/verse.ts";

export const title = "Teenagers, mentors and Bible games: together tonight.";
export const lead = "Play live, ask anything, grow for faith. All you need na phone.";
export const joinButton = "Start Your Journey";
export const aboutButton = "Know More";
/** For screen readers and search engines, after the label. */
export const aboutWhat = (community: string): string => `about ${community}`;

export const verse: Verse = {
  reference: "Matthew 5:15",
  text: "Neither do men light a candle, and put it under a bushel, but on a candlestick; and it giveth light unto all that are in the house.",
};

export type Holds = Translates<typeof import("./home-content.ts"), typeof import("./home-content.pcm.ts")>;
