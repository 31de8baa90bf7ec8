import type { Translates } from "../../../schema/language/translation.ts";
import { countOf } from "../../ui/format/format.ts";

// The games page
export const panelLabel = "Practice alone";
/** Above the name of a game, in one button. */
export const practiseNow = "Practice now";
export const panelHint = "Only you and the clock: five rounds, no waiting, and no points for the leaderboards.";

// The room
export const practiceBadge = "Practice";
export const readyTitle = "Ready to practice";
export const readyHint = (rounds: number, seconds: number): string =>
  `${rounds} rounds, ${seconds} seconds for each one. E no count for any leaderboard.`;
/** Below the verdict of a round. */
export const soFar = (points: number): string => `${countOf(points, "point", "points")} so far`;

// The results
export const questionsRight = (right: number, rounds: number): string => `You get ${right} of ${rounds}`;
export const wordsFound = (found: number, rounds: number): string =>
  `You find ${found} of ${countOf(rounds, "word", "words")}`;
export const total = (points: number): string => countOf(points, "point", "points");
export const bestRoundTitle = (round: number): string => `Your best round: ${round}`;
/** "Moses, in 3.2 s" */
export const answerAndTime = (answer: string, seconds: number): string => `${answer}, in ${seconds.toFixed(1)} s`;
export const loadingResults = "We dey add your rounds together...";
export const nothingYet = "You never get any one. Read the answers again, and try one more time.";
export const justForYou = "Na for only you: practice no count for any leaderboard.";
export const friendsButton = "Play with friends";

export type Holds = Translates<typeof import("./practice-text.ts"), typeof import("./practice-text.pcm.ts")>;
