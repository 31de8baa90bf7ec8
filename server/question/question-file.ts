import type { z } from "zod";
import { openTriviaFile, openTriviaQuestion } from "./open-trivia.ts";
import { type NewQuestion, wordsOf, writtenQuestion } from "./question-shape.ts";

/** What is wrong with a file. Rows count from 1; `row` is null where the file as a whole is meant. */
export interface Problem {
  readonly row: number | null;
  readonly reason: string;
}

/** What a file holds: the good rows, and what is wrong with the others. */
interface ReadFile {
  readonly rows: readonly { readonly row: number; readonly question: NewQuestion }[];
  readonly problems: readonly Problem[];
}

/** Reads and checks every row of a file: a list in our own shape, or a reply of the Open Trivia Database. */
export function readQuestionFile(text: string): ReadFile {
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    return wholeFile(`is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  const openTrivia = openTriviaFile.safeParse(content);
  const contents = openTrivia.success ? openTrivia.data.results : content;
  if (!Array.isArray(contents))
    return wholeFile("is neither a list of questions nor a reply of the Open Trivia Database");
  if (contents.length === 0) return wholeFile("holds no question");
  return checkRows(contents, openTrivia.success ? openTriviaQuestion : writtenQuestion);
}

const wholeFile = (reason: string): ReadFile => ({ rows: [], problems: [{ row: null, reason }] });

function checkRows(contents: readonly unknown[], shape: z.ZodType<NewQuestion>): ReadFile {
  const rows: { row: number; question: NewQuestion }[] = [];
  const problems: Problem[] = [];
  const firstRows = new Map<string, number>();
  for (const [index, content] of contents.entries()) {
    const row = index + 1;
    const parsed = shape.safeParse(content);
    if (!parsed.success) {
      problems.push({ row, reason: parsed.error.issues.map(nameIssue).join("; ") });
      continue;
    }
    const words = wordsOf(parsed.data.question);
    const firstRow = firstRows.get(words);
    if (firstRow !== undefined) problems.push({ row, reason: `asks the same as row ${firstRow}` });
    else firstRows.set(words, row);
    rows.push({ row, question: parsed.data });
  }
  return { rows, problems };
}

const nameIssue = (issue: z.core.$ZodIssue) =>
  issue.path.length > 0 ? `${issue.path.join(".")}: ${issue.message}` : issue.message;
