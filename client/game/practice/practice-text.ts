import { countOf } from "../../ui/format/format.ts";

// The games page
export const panelLabel = "Practise alone";
/** Above the name of a game, in one button. */
export const practiseNow = "Practise now";
export const panelHint = "Just you and the clock: five rounds, no waiting, and no points for the leaderboards.";

// The room
export const practiceBadge = "Practice";
export const readyTitle = "Ready to practise";
export const readyHint = (rounds: number, seconds: number): string =>
  `${rounds} rounds, ${seconds} seconds each. It counts for no leaderboard.`;
/** Below the verdict of a round. */
export const soFar = (points: number): string => `${countOf(points, "point")} so far`;

// The results
export const questionsRight = (right: number, rounds: number): string => `${right} of ${rounds} right`;
export const wordsFound = (found: number, rounds: number): string => `${found} of ${countOf(rounds, "word")} found`;
export const total = (points: number): string => countOf(points, "point");
export const bestRoundTitle = (round: number): string => `Your best round: ${round}`;
/** "Moses, in 3.2 s" */
export const answerAndTime = (answer: string, seconds: number): string => `${answer}, in ${seconds.toFixed(1)} s`;
export const loadingResults = "Adding up your rounds...";
export const nothingYet = "Nothing right yet. Read the answers again, and try once more.";
export const justForYou = "Just for you: practice counts for no leaderboard.";
export const friendsButton = "Play with friends";
