import type { StoredQuestion } from "./question-list.ts";

type GiftQuestion = Pick<
  StoredQuestion,
  "question" | "correctAnswer" | "incorrectAnswers" | "difficulty" | "category" | "scriptureReference"
>;

/** The characters that mean something in Moodle's GIFT format. */
const special = /[\\~=#{}:]/g;
const escaped = (text: string): string => text.replace(special, "\\$&");

/** An answer that begins with a percentage would be read as its weight, so it gets one of its own. */
const wrongAnswer = (answer: string): string => `\t~${answer.startsWith("%") ? "%0%" : ""}${escaped(answer)}\n`;

/**
 * QUESTION-9: one question in Moodle's GIFT format. `[plain]` keeps Moodle from reading markup in it; the verse is what Moodle
 * says after every answer.
 */
export function giftQuestion(question: GiftQuestion): string {
  const { correctAnswer, incorrectAnswers, scriptureReference } = question;
  return [
    `// ${question.difficulty}, ${question.category}\n`,
    `[plain]${escaped(question.question)} {\n`,
    `\t=${escaped(correctAnswer)}\n`,
    ...incorrectAnswers.map(wrongAnswer),
    ...(scriptureReference ? [`\t####${escaped(scriptureReference)}\n`] : []),
    "}\n\n",
  ].join("");
}
