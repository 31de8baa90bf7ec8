import { z } from "zod";
import { difficulty } from "../../schema/game/common-settings.ts";
import {
  ANSWER_MAX_LENGTH,
  categories,
  QUESTION_MAX_LENGTH,
  QUESTION_POINTS_MAX,
  QUESTION_SECONDS_MAX,
  QUESTION_SECONDS_MIN,
  repeatedAnswer,
} from "../../schema/question/question.ts";
import { findPassage } from "../scripture/scripture.ts";

/** The longest verse that can be read in the three seconds of the reveal. */
export const VERSE_MAX_LENGTH = 400;

/** One line of text: no line breaks or control characters, no leading, trailing or double spaces. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .normalize("NFC")
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u, "contains a line break or another control character")
    .transform((text) => text.replace(/ {2,}/g, " "));

export const scriptureReference = z.string().transform((written, context) => {
  const passage = findPassage(written);
  if (passage && passage.text.length <= VERSE_MAX_LENGTH) return passage.reference;
  const message = passage
    ? `is ${passage.text.length} characters of text; at most ${VERSE_MAX_LENGTH} can be read at the reveal`
    : "is not found in the Bible; write it as John 3:16 or John 3:16-17";
  context.addIssue({ code: "custom", message, input: written });
  return z.NEVER;
});

const commonFields = {
  question: line(QUESTION_MAX_LENGTH),
  correct_answer: line(ANSWER_MAX_LENGTH),
  incorrect_answers: z.array(line(ANSWER_MAX_LENGTH)).length(3),
  difficulty,
  category: z.enum(categories),
};

function differentAnswers(
  { correct_answer, incorrect_answers }: { correct_answer: string; incorrect_answers: string[] },
  context: z.RefinementCtx,
): void {
  if (repeatedAnswer(correct_answer, incorrect_answers) === undefined) return;
  context.addIssue({ code: "custom", message: "contains the same answer twice", path: ["incorrect_answers"] });
}

/** A question in one of our own files. A file is a list of these. */
export const writtenQuestion = z
  .strictObject({
    ...commonFields,
    scripture_reference: scriptureReference.nullable(),
    points: z.int().min(1).max(QUESTION_POINTS_MAX).optional(),
    /** Seconds. */
    time_limit: z.int().min(QUESTION_SECONDS_MIN).max(QUESTION_SECONDS_MAX).nullish(),
  })
  .superRefine(differentAnswers);

/**
 * A question of the bank that comes with the product. Its id stays the same when its text changes, so that each
 * database receives it once.
 */
export const bankQuestion = z
  .strictObject({ id: z.uuid(), ...commonFields, scripture_reference: scriptureReference })
  .superRefine(differentAnswers);

export type BankQuestion = z.output<typeof bankQuestion>;

/** A question from another source, without a verse. */
export const foundQuestion = z
  .strictObject({ ...commonFields, scripture_reference: z.null() })
  .superRefine(differentAnswers);

/** A checked question that is not in the table yet. */
export type NewQuestion = z.output<typeof writtenQuestion> | z.output<typeof foundQuestion>;

/** A key that is equal for questions with the same text, ignoring case, quotes, full stops and spacing. */
export const comparisonKey = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/["'‘’“”.,:;!?]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
