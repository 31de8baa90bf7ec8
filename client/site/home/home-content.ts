// What the first screen of the home page says. The rest comes later, with rest-content.ts.
import type { Verse } from "../page/verse.ts";

export const title = "Teenagers, mentors and Bible games: together tonight.";
export const lead = "Play live, ask anything, grow in faith. All you need is a phone.";
export const joinButton = "Start Your Journey";
export const aboutButton = "Learn More";
/** For screen readers and search engines, after the label. */
export const aboutWhat = (community: string): string => `about ${community}`;

export const verse: Verse = {
  reference: "Matthew 5:15",
  text: "Neither do men light a candle, and put it under a bushel, but on a candlestick; and it giveth light unto all that are in the house.",
};
