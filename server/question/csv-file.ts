import { parseCsv } from "../platform/document/parse-csv.ts";

/** The columns of a CSV file of questions. */
export const csvColumns = [
  "question",
  "correct_answer",
  "incorrect_answer_1",
  "incorrect_answer_2",
  "incorrect_answer_3",
  "difficulty",
  "category",
  "scripture_reference",
  "points",
  "time_limit",
] as const;
const optionalColumns: readonly string[] = ["scripture_reference", "points", "time_limit"];

/** The rows of a CSV file in the shape of a JSON file, or what is wrong with the file. */
export function parseQuestionCsv(text: string): { readonly json: unknown[] } | string {
  const table = parseCsv(text);
  if (!table) return "is neither JSON nor CSV: a quotation mark is where none may be";
  const [names = [], ...lines] = table;
  const isComplete = csvColumns.every((name) => optionalColumns.includes(name) || names.includes(name));
  if (!isComplete || new Set(names).size < names.length) {
    return `is neither JSON nor CSV that begins with a line of column names: ${csvColumns.join(",")}`;
  }
  return { json: lines.map((line) => rowOf(names, line)) };
}

function rowOf(names: readonly string[], line: readonly string[]): unknown {
  // A line with too many fields gets an unknown one, which is refused by its name.
  const fields = line.map((value, at) => [names[at] ?? `column ${at + 1}`, unescaped(value)] as const);
  const {
    incorrect_answer_1,
    incorrect_answer_2,
    incorrect_answer_3,
    scripture_reference,
    points,
    time_limit,
    ...rest
  } = Object.fromEntries(fields) as Record<string, string | undefined>;
  return {
    ...rest,
    incorrect_answers: [incorrect_answer_1 ?? "", incorrect_answer_2 ?? "", incorrect_answer_3 ?? ""],
    scripture_reference: scripture_reference?.trim() ? scripture_reference : null,
    ...(points?.trim() && { points: Number(points) }),
    ...(time_limit?.trim() && { time_limit: Number(time_limit) }),
  };
}

/** An exported text that a spreadsheet would run as a formula begins with an apostrophe. */
const unescaped = (value: string): string => (/^'\s*[=+\-@]/.test(value) ? value.slice(1) : value);
