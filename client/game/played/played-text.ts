import type { OwnPlayedAnswer } from "../../../schema/game/played-api.ts";
import { countOf, pluralOf } from "../../ui/format/format.ts";

export const everyQuestionLink = "See every question";
export const everyRackLink = "See every rack";

export const loading = "Loading the game...";
export const backLink = "Your games";
export const standingsTitle = "Final standings";
export const practiceTitle = "Your points";
/** Above the first of very many players. */
export const bestOf = (players: number): string => `The best of ${players} players.`;
export const questionsTitle = "Every question";
export const racksTitle = "Every rack";
export const placeLabel = (rank: number): string => `Place ${rank}`;
/** Below the name of the room: "Bible Trivia, 26 Nov, 7:05 PM". */
export const gameAndTime = (game: string, day: string, time: string): string => `${game}, ${day}, ${time}`;
/** If every question was withdrawn. */
export const nothingCounts = "All questions of this game were withdrawn, so it counts for no one.";

export const roundTitle = (round: number): string => `Round ${round}`;
export const uncounted = { voided: "Withdrawn: counts for no one", skipped: "Skipped: counts for no one" };
export const contentGone = "This question is no longer stored.";
export const rightAnswer = "Right answer";
export const ownChoice = "You";
/** For screen readers. */
export const chosenBy = (players: number): string => `chosen by ${countOf(players, "player")}`;
export const choiceCount = (players: number): string => `${players} ${pluralOf(players, "player")}`;

const secondsOf = (seconds: number): string => `${seconds.toFixed(1)} s`;

/** "Right, in 3.2 s: 82 points" */
export function ownQuestionLine(own: OwnPlayedAnswer | null): string {
  if (!own) return "You didn’t answer.";
  const time = secondsOf(own.seconds);
  return own.isCorrect ? `Right, in ${time}: ${countOf(own.points, "point")}.` : `Not this time. You took ${time}.`;
}
/** For an answer that is not among the options of today. */
export const ownOtherAnswer = (answer: string): string => `You answered “${answer}”.`;

export const lettersLabel = (letters: string): string => `The letters ${[...letters].join(", ")}`;
export const ownWordLabel = "Your word";
export const bestWordsLabel = "The best words";
export function ownWordLine(own: OwnPlayedAnswer | null): string {
  if (!own) return "You played no word.";
  const time = secondsOf(own.seconds);
  return own.isCorrect
    ? `${own.answer}, in ${time}: ${countOf(own.points, "point")}.`
    : `${own.answer} isn’t on our list.`;
}
export const wordAndPoints = (word: string, points: number): string => `${word}, ${countOf(points, "point")}`;
