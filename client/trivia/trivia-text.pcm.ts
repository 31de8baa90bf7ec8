import type { Translates } from "../../schema/language/translation.ts";

export const gameName = "Bible Trivia";
export const roomTitle = "Bible Trivia Challenge";
/** Before the seconds that a question lasts. */
export const timeLimitLabel = "Each question";
export const difficultyHint = "Harder questions na about parts of the Bible wey people no too sabi.";
export const advice = "Right answer wey fast dey get the most points.";
export const rules = [
  "Everybody go see the same question and four answers.",
  "Right answer dey get points, and fast one dey get more.",
  "Then you go see the verse where e dey inside the Bible.",
] as const;

export type Holds = Translates<typeof import("./trivia-text.ts"), typeof import("./trivia-text.pcm.ts")>;
