import { readBank } from "../../../server/question/question.ts";
import { findPassage } from "../../../server/scripture/scripture.ts";

export interface PeerQuestion {
  readonly question: string;
  readonly category: string;
  readonly options: readonly string[];
  readonly correctOption: number;
  readonly scriptureReference: string;
  readonly verse: string;
}

/** The same questions and verses that our own tables draw, so that bytes can be compared. */
export function peerQuestions(): PeerQuestion[] {
  return readBank()
    .filter(({ difficulty }) => difficulty === "medium")
    .map(({ question, category, correct_answer, incorrect_answers, scripture_reference }, index) => {
      const correctOption = index % 4;
      return {
        question,
        category,
        options: [
          ...incorrect_answers.slice(0, correctOption),
          correct_answer,
          ...incorrect_answers.slice(correctOption),
        ],
        correctOption,
        scriptureReference: scripture_reference ?? "",
        verse: (scripture_reference && findPassage(scripture_reference)?.text) || "",
      };
    });
}
