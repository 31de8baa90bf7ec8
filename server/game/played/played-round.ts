import type { PlayedQuestion, PlayedRack, PlayedRound } from "../../../schema/game/played-api.ts";
import type { ShownQuestion } from "../../../schema/game/shown-question.ts";
import type { Translation } from "../../../schema/scripture/translation.ts";
import { findPassage } from "../../scripture/scripture.ts";
import type { StoredAnswer, StoredRound } from "./played-store.ts";

interface Shown {
  /** Every answer of the game. */
  readonly answers: readonly StoredAnswer[];
  readonly ownId: string;
  /** The reader's. */
  readonly translation: Translation;
  /** The best words that these letters make. */
  bestWords(letters: string): PlayedRack["bestWords"];
}

/** One round of a recap. */
export function playedRound(
  { round, state, letters, question }: StoredRound,
  { answers, ownId, translation, bestWords }: Shown,
): PlayedRound {
  const given = answers.filter((each) => each.round === round);
  const own = given.find(({ playerId }) => playerId === ownId);
  return {
    round,
    state,
    question: question && playedQuestion(question, translation, given, own),
    rack: letters === null ? null : { letters, bestWords: bestWords(letters) },
    own: own ? { answer: own.answer, isCorrect: own.isCorrect, points: own.points, seconds: own.seconds } : null,
  };
}

function playedQuestion(
  { question, options, correctOption, scriptureReference }: ShownQuestion,
  translation: Translation,
  given: readonly StoredAnswer[],
  own: StoredAnswer | undefined,
): PlayedQuestion {
  return {
    question,
    options: options.map((text, option) => ({
      text,
      isCorrect: option === correctOption,
      isOwn: own?.answer === text,
      chosenBy: given.filter(({ answer }) => answer === text).length,
    })),
    scriptureReference,
    verse: findPassage(scriptureReference, translation)?.text ?? "",
    translation,
  };
}
