import type { OwnPlayedAnswer } from "../../../schema/game/played-api.ts";
import type { Translates } from "../../../schema/language/translation.ts";
import { countOf, pluralOf } from "../../ui/format/format.ts";

export const everyQuestionLink = "See every question";
export const everyRackLink = "See all the letters";

export const loading = "The game dey load...";
export const backLink = "Your games";
export const standingsTitle = "Final standings";
export const practiceTitle = "Your points";
/** Above the first of very many players. */
export const bestOf = (players: number): string => `The best out of ${players} players.`;
export const questionsTitle = "Every question";
export const racksTitle = "All the letters";
export const placeLabel = (rank: number): string => `Number ${rank}`;
/** Below the name of the room: "Bible Trivia, 26 Nov, 7:05 PM". */
export const gameAndTime = (game: string, day: string, time: string): string => `${game}, ${day}, ${time}`;
/** If every question was withdrawn. */
export const nothingCounts = "We don withdraw all the questions for this game, so e no count for anybody.";

export const roundTitle = (round: number): string => `Round ${round}`;
export const uncounted = {
  voided: "Withdrawn: e no count for anybody",
  skipped: "Skipped: e no count for anybody",
};
export const contentGone = "We no dey keep this question again.";
export const rightAnswer = "Right answer";
export const ownChoice = "You";
/** For screen readers. */
export const chosenBy = (players: number): string => `${countOf(players, "player", "players")} choose am`;
export const choiceCount = (players: number): string => `${players} ${pluralOf(players, "player", "players")}`;

const secondsOf = (seconds: number): string => `${seconds.toFixed(1)} s`;

/** "Right, in 3.2 s: 82 points." */
export function ownQuestionLine(own: OwnPlayedAnswer | null): string {
  if (!own) return "You no answer.";
  const time = secondsOf(own.seconds);
  return own.isCorrect
    ? `Right, in ${time}: ${countOf(own.points, "point", "points")}.`
    : `Not this time. You take ${time}.`;
}
/** For an answer that is not among the options of today. */
export const ownOtherAnswer = (answer: string): string => `Your answer na “${answer}”.`;

export const lettersLabel = (letters: string): string => `The letters ${[...letters].join(", ")}`;
export const ownWordLabel = "Your word";
export const bestWordsLabel = "The best words";
export function ownWordLine(own: OwnPlayedAnswer | null): string {
  if (!own) return "You no play any word.";
  const time = secondsOf(own.seconds);
  return own.isCorrect
    ? `${own.answer}, in ${time}: ${countOf(own.points, "point", "points")}.`
    : `${own.answer} no dey our list.`;
}
export const wordAndPoints = (word: string, points: number): string => `${word}, ${countOf(points, "point", "points")}`;

export type Holds = Translates<typeof import("./played-text.ts"), typeof import("./played-text.pcm.ts")>;
