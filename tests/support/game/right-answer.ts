import { readBank } from "../../../server/question/question.ts";

const answers = new Map(readBank().map((question) => [question.question, question.correct_answer]));

/** The right answer to a question of the bank. Undefined for others. */
export const rightAnswer = (question: string): string | undefined => answers.get(question.trim());
