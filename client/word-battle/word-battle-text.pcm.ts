import type { Translates } from "../../schema/language/translation.ts";

export const gameName = "Word Battle";
export const roomTitle = "Word Battle Arena";
/** Before the seconds that a round lasts. */
export const timeLimitLabel = "Each round";
export const bibleNamesLabel = "Bible names";
export const bibleNamesHint = "Names of people and places for the Bible go count as words.";
export const difficultyHint = "Easy letters fit make at least 30 words, medium ones 15, hard ones 5.";
export const advice = "Rare letters and long words dey get the most points.";
export const rules = [
  "Everybody go get the same seven letters.",
  "Make one word from dem. Rare letters and long words dey get more points.",
  "Then you go see everybody’s word, and the best one wey fit dey.",
] as const;

export type Holds = Translates<typeof import("./word-battle-text.ts"), typeof import("./word-battle-text.pcm.ts")>;
