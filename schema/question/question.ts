/** The longest text of a question that fits on a small phone, with four answers below it. */
export const QUESTION_MAX_LENGTH = 140;
export const ANSWER_MAX_LENGTH = 60;
export const QUESTION_POINTS_DEFAULT = 100;
export const QUESTION_POINTS_MAX = 1000;
export const QUESTION_SECONDS_MIN = 5;
export const QUESTION_SECONDS_MAX = 300;

export const categories = ["people", "places", "events", "sayings", "teachings", "books"] as const;
export type Category = (typeof categories)[number];

/** `voided`: it turned out to be wrong, counts for nobody, and is never asked again. */
export const questionStates = ["active", "inactive", "voided"] as const;
export type QuestionState = (typeof questionStates)[number];

/** What a list of questions may be narrowed to: a state, or the questions that players have flagged. */
export const listedStates = [...questionStates, "flagged"] as const;
export type ListedState = (typeof listedStates)[number];

/** What players find wrong with a question. */
export const flagReasons = ["wrong-answer", "two-right-answers", "unclear", "wrong-verse", "other"] as const;
export type FlagReason = (typeof flagReasons)[number];

/** An answer as people compare it: two answers that differ only in case are the same. */
const comparable = (answer: string): string => answer.trim().toLowerCase();

/** The place of the first wrong answer, from 0, that repeats the correct one or an earlier one. Undefined if there is none. */
export function repeatedAnswer(correct: string, incorrect: readonly string[]): number | undefined {
  const options = [correct, ...incorrect].map(comparable);
  const at = options.findIndex((option, index) => options.indexOf(option) < index);
  return at === -1 ? undefined : at - 1;
}
