import { shuffled } from "./support/game/shuffled.ts";
import { isCorrectAnswer, score as questionScore } from "./trivia/rules.ts";
import { dealRack } from "./word-battle/deal-rack.ts";
import { bestKnownOf, betterWord, upperCase, wordError, score as wordScore } from "./word-battle/rules.ts";

/** The rules of the games for those who play alone, over HTTP: the same ones. */
export const soloRules = {
  shuffled,
  isCorrectAnswer,
  questionScore,
  dealRack,
  upperCase,
  wordError,
  wordScore,
  bestKnownOf,
  betterWord,
};
