import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { z } from "zod";

/** What is wrong with a file. Rows count from 1. `row` is null if the problem concerns the whole file. */
export interface ImportProblem {
  readonly row: number | null;
  readonly reason: string;
}

/** What an import did. If there is any problem, it changed nothing. */
interface Imported {
  /** For example "3 questions imported". */
  readonly summary: string;
  readonly problems: readonly ImportProblem[];
}

interface Import {
  /** How the command is called. */
  readonly usage: string;
  importText(text: string): Promise<Imported>;
}

/** Runs a command that imports the file it is given, and prints the result. Returns the exit code: 1 if nothing was imported. */
export async function importFile(
  args: readonly string[],
  { usage, importText }: Import,
  print: (line: string) => void,
): Promise<number> {
  const [path, ...more] = args;
  if (path === undefined || more.length > 0) {
    print(usage);
    return 1;
  }
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    print(`The file ${path} cannot be read: ${error instanceof Error ? error.message : error}`);
    return 1;
  }
  const { summary, problems } = await importText(text);
  if (problems.length === 0) {
    print(`${basename(path)}: ${summary}.`);
    return 0;
  }
  print(`${basename(path)}: nothing was imported. Please fix this first:`);
  for (const { row, reason } of problems) print(row === null ? `  The file ${reason}.` : `  Row ${row}: ${reason}.`);
  return 1;
}

interface RowRules<Row> {
  readonly shape: z.ZodType<Row>;
  /** Two rows with the same key are one too many. */
  keyOf(row: Row): string;
  /** What is wrong with the second of them: "has the same date". */
  readonly repeated: string;
}

/** Checks the rows of a file: the valid ones with their numbers, and what is wrong with the others. */
export function checkRows<Row>(
  contents: readonly unknown[],
  { shape, keyOf, repeated }: RowRules<Row>,
): { rows: { row: number; value: Row }[]; problems: ImportProblem[] } {
  const rows: { row: number; value: Row }[] = [];
  const problems: ImportProblem[] = [];
  const firstRows = new Map<string, number>();
  for (const [index, content] of contents.entries()) {
    const row = index + 1;
    const parsed = shape.safeParse(content);
    if (!parsed.success) {
      problems.push({ row, reason: parsed.error.issues.map(nameIssue).join("; ") });
      continue;
    }
    const key = keyOf(parsed.data);
    const firstRow = firstRows.get(key);
    if (firstRow !== undefined) problems.push({ row, reason: `${repeated} as row ${firstRow}` });
    else firstRows.set(key, row);
    rows.push({ row, value: parsed.data });
  }
  return { rows, problems };
}

const nameIssue = ({ path, message }: z.core.$ZodIssue): string =>
  path.length > 0 ? `${path.join(".")}: ${message}` : message;
