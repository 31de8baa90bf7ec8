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
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    print(`The file ${path} cannot be read: ${error instanceof Error ? error.message : error}`);
    return 1;
  }
  const text = decodeFile(bytes);
  const { summary, problems } = typeof text === "string" ? await importText(text) : { summary: "", problems: [text] };
  if (problems.length === 0) {
    print(`${basename(path)}: ${summary}.`);
    return 0;
  }
  print(`${basename(path)}: nothing was imported. Please fix this first:`);
  for (const { row, reason } of problems) print(row === null ? `  The file ${reason}.` : `  Row ${row}: ${reason}.`);
  return 1;
}

/** The text of a file, or what is wrong with its bytes: spreadsheets also write other encodings than UTF-8. */
export function decodeFile(bytes: Uint8Array): string | ImportProblem {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    const found = isUtf16 ? "UTF-16" : "Latin-1 (Windows-1252)";
    return { row: null, reason: `is written in ${found}; save it again as UTF-8 (in Excel: "CSV UTF-8")` };
  }
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
    const parsed = shape.safeParse(content, { error: reasonOf });
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

/** Counts the texts of a list from 1, as people do: "incorrect_answers 2: is empty". */
function nameIssue({ path, message }: z.core.$ZodIssue): string {
  const name = path.map((part) => (typeof part === "number" ? part + 1 : part)).join(" ");
  // The texts of forms are whole sentences.
  const reason = message.replace(/\.$/, "");
  return name === "" ? reason : `${name}: ${reason}`;
}

/** What is wrong with a field that has no text of its own for it, for people who write such files. */
function reasonOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return "is missing";
  switch (issue.code) {
    case "invalid_type":
      return `is not ${kinds[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `is not one of ${issue.values.join(", ")}`;
    case "unrecognized_keys":
      return `has unknown fields: ${issue.keys.join(", ")}`;
    case "invalid_format":
      return issue.format === "date" ? "is not a date like 2027-01-31" : undefined;
    case "too_small":
      if (issue.origin === "string" && issue.minimum === 1) return "is empty";
      return boundText(issue.exact ? "exactly" : "at least", issue.minimum, issue.origin);
    case "too_big":
      return boundText(issue.exact ? "exactly" : "at most", issue.maximum, issue.origin);
    default:
      return undefined;
  }
}

const kinds: Readonly<Record<string, string>> = {
  array: "a list",
  int: "a whole number",
  number: "a number",
  object: "a row with fields",
  string: "text",
};
const units: Readonly<Record<string, string>> = { array: "entries", string: "characters" };

/** "must have at most 140 characters", "must be at least 5". */
function boundText(bound: string, amount: number | bigint, origin: string): string {
  const unit = units[origin];
  return unit === undefined ? `must be ${bound} ${amount}` : `must have ${bound} ${amount} ${unit}`;
}
