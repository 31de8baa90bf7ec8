import { z } from "zod";
import { day } from "../../../schema/devotion/devotion.ts";
import { REFERENCE_MAX_LENGTH } from "../../../schema/scripture/api.ts";
import { prose, title } from "../../../schema/text.ts";
import { tidyReference } from "../../scripture/scripture.ts";
import { parseCsv } from "./csv.ts";

const TITLE_MAX_LENGTH = 120;
const CONTENT_MAX_LENGTH = 10_000;
/** The columns of a CSV file, which are also the fields of a JSON file. */
const columns = ["date", "title", "scripture_reference", "content"] as const;

const scriptureReference = z.string().transform((written, context) => {
  if (written.trim() === "") return null;
  const reference = written.length > REFERENCE_MAX_LENGTH ? null : tidyReference(written);
  if (reference !== null) return reference;
  context.addIssue({ code: "custom", message: "is not found in the Bible; write it as John 3:16-18", input: written });
  return z.NEVER;
});

const devotionRow = z.strictObject({
  date: day,
  title: title(TITLE_MAX_LENGTH),
  scripture_reference: scriptureReference.nullish().transform((reference) => reference ?? null),
  content: prose({ min: 1, max: CONTENT_MAX_LENGTH }),
});
export type DevotionRow = z.output<typeof devotionRow>;

/** What is wrong with a file. Rows count from 1, without the line of column names. `row` is null for the whole file. */
export interface Problem {
  readonly row: number | null;
  readonly reason: string;
}

/** DEVOTION-14: reads and checks every row of a file, in JSON or CSV. */
export function readDevotionFile(text: string): { rows: DevotionRow[]; problems: Problem[] } {
  const plain = text.replace(/^\uFEFF/, "").trim();
  const contents = plain.startsWith("[") || plain.startsWith("{") ? fromJson(plain) : fromCsv(plain);
  if (typeof contents === "string") return { rows: [], problems: [{ row: null, reason: contents }] };
  const rows: DevotionRow[] = [];
  const problems: Problem[] = [];
  const firstRows = new Map<string, number>();
  for (const [index, content] of contents.entries()) {
    const row = index + 1;
    const parsed = devotionRow.safeParse(content);
    if (!parsed.success) {
      problems.push({ row, reason: parsed.error.issues.map(nameIssue).join("; ") });
      continue;
    }
    const firstRow = firstRows.get(parsed.data.date);
    if (firstRow !== undefined) problems.push({ row, reason: `has the same date as row ${firstRow}` });
    else firstRows.set(parsed.data.date, row);
    rows.push(parsed.data);
  }
  return { rows, problems };
}

/** The rows, or what is wrong with the file. */
function fromJson(text: string): unknown[] | string {
  try {
    const contents: unknown = JSON.parse(text);
    if (!Array.isArray(contents)) return "is not a list of devotions";
    return contents.length > 0 ? contents : "contains no devotion";
  } catch (error) {
    return `is not JSON: ${error instanceof Error ? error.message : error}`;
  }
}

function fromCsv(text: string): unknown[] | string {
  const table = parseCsv(text);
  if (!table) return "is neither JSON nor CSV: a quotation mark is where none may be";
  const [names = [], ...lines] = table;
  const isHeader = names.includes("date") && names.every((name) => (columns as readonly string[]).includes(name));
  if (!isHeader) return `must begin with a line of column names: ${columns.join(",")}`;
  if (lines.length === 0) return "contains no devotion";
  // A line with too many fields gets an unknown one, which is refused by its name.
  return lines.map((line) => Object.fromEntries(line.map((value, at) => [names[at] ?? `column ${at + 1}`, value])));
}

const nameIssue = (issue: z.core.$ZodIssue) =>
  issue.path.length > 0 ? `${issue.path.join(".")}: ${issue.message}` : issue.message;
