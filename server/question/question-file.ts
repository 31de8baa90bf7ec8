import type { z } from "zod";
import { openTriviaFile, openTriviaQuestion } from "./open-trivia.ts";
import { type BankQuestion, bankQuestion, comparisonKey, type NewQuestion, writtenQuestion } from "./question-shape.ts";

/** What is wrong with a file. Rows count from 1. `row` is null if the problem concerns the whole file. */
export interface Problem {
  readonly row: number | null;
  readonly reason: string;
}

/** The content of a file: the valid rows, and the problems of the others. */
interface ReadFile<Question> {
  readonly rows: readonly { readonly row: number; readonly question: Question }[];
  readonly problems: readonly Problem[];
}

/** Reads and checks every row of a file: a list in our own shape, or a reply of the Open Trivia Database. */
export function readQuestionFile(text: string): ReadFile<NewQuestion> {
  const content = parse(text);
  if ("problems" in content) return content;
  const openTrivia = openTriviaFile.safeParse(content.json);
  return openTrivia.success
    ? checkRows(openTrivia.data.results, openTriviaQuestion)
    : checkRows(content.json, writtenQuestion);
}

/** The same for a file of the bundled bank. */
export function readBankFile(text: string): ReadFile<BankQuestion> {
  const content = parse(text);
  return "problems" in content ? content : checkRows(content.json, bankQuestion);
}

function parse(text: string): { readonly json: unknown } | ReadFile<never> {
  try {
    return { json: JSON.parse(text.replace(/^\uFEFF/, "")) };
  } catch (error) {
    return wholeFile(`is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

const wholeFile = (reason: string): ReadFile<never> => ({ rows: [], problems: [{ row: null, reason }] });

function checkRows<Question extends NewQuestion>(contents: unknown, shape: z.ZodType<Question>): ReadFile<Question> {
  if (!Array.isArray(contents))
    return wholeFile("is neither a list of questions nor a reply of the Open Trivia Database");
  if (contents.length === 0) return wholeFile("contains no question");
  const rows: { row: number; question: Question }[] = [];
  const problems: Problem[] = [];
  const firstRows = new Map<string, number>();
  for (const [index, content] of contents.entries()) {
    const row = index + 1;
    const parsed = shape.safeParse(content);
    if (!parsed.success) {
      problems.push({ row, reason: parsed.error.issues.map(nameIssue).join("; ") });
      continue;
    }
    const key = comparisonKey(parsed.data.question);
    const firstRow = firstRows.get(key);
    if (firstRow !== undefined) problems.push({ row, reason: `is the same question as row ${firstRow}` });
    else firstRows.set(key, row);
    rows.push({ row, question: parsed.data });
  }
  return { rows, problems };
}

const nameIssue = (issue: z.core.$ZodIssue) =>
  issue.path.length > 0 ? `${issue.path.join(".")}: ${issue.message}` : issue.message;
