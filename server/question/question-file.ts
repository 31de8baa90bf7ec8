import type { z } from "zod";
import { checkRows, type ImportProblem } from "../platform/process/import-file.ts";
import { parseQuestionCsv } from "./csv-file.ts";
import { openTriviaFile, openTriviaQuestion } from "./open-trivia.ts";
import { type BankQuestion, bankQuestion, comparisonKey, type NewQuestion, writtenQuestion } from "./question-shape.ts";

/** The content of a file: the valid rows, and the problems of the others. */
interface ReadFile<Question> {
  readonly rows: readonly { readonly row: number; readonly value: Question }[];
  readonly problems: readonly ImportProblem[];
}

/**
 * Reads and checks every row of a file: a list in our own shape as JSON or CSV, or a reply of the Open Trivia Database.
 */
export function readQuestionFile(text: string): ReadFile<NewQuestion> {
  const plain = text.replace(/^\uFEFF/, "").trim();
  const content = /^[[{]/.test(plain) ? parse(plain) : parseQuestionCsv(plain);
  if (typeof content === "string") return wholeFile(content);
  if ("problems" in content) return content;
  const openTrivia = openTriviaFile.safeParse(content.json);
  return openTrivia.success
    ? checkQuestions(openTrivia.data.results, openTriviaQuestion)
    : checkQuestions(content.json, writtenQuestion);
}

/** The same for a file of the bundled bank. */
export function readBankFile(text: string): ReadFile<BankQuestion> {
  const content = parse(text);
  return "problems" in content ? content : checkQuestions(content.json, bankQuestion);
}

function parse(text: string): { readonly json: unknown } | ReadFile<never> {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    return wholeFile(`is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

const wholeFile = (reason: string): ReadFile<never> => ({ rows: [], problems: [{ row: null, reason }] });

function checkQuestions<Question extends NewQuestion>(
  contents: unknown,
  shape: z.ZodType<Question>,
): ReadFile<Question> {
  if (!Array.isArray(contents))
    return wholeFile("is neither a list of questions nor a reply of the Open Trivia Database");
  if (contents.length === 0) return wholeFile("contains no question");
  return checkRows(contents, {
    shape,
    keyOf: ({ question }) => comparisonKey(question),
    repeated: "is the same question",
  });
}
