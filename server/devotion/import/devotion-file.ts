import { z } from "zod";
import { DEVOTION_CONTENT_MAX_LENGTH, DEVOTION_TITLE_MAX_LENGTH, day } from "../../../schema/devotion/devotion.ts";
import { REFERENCE_MAX_LENGTH } from "../../../schema/scripture/api.ts";
import { prose, title } from "../../../schema/text.ts";
import { parseCsv } from "../../platform/document/parse-csv.ts";
import { checkRows, type ImportProblem } from "../../platform/process/import-file.ts";
import { tidyReference } from "../../scripture/scripture.ts";

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
  title: title(DEVOTION_TITLE_MAX_LENGTH),
  scripture_reference: scriptureReference.nullish().transform((reference) => reference ?? null),
  content: prose({ min: 1, max: DEVOTION_CONTENT_MAX_LENGTH }),
});
export type DevotionRow = z.output<typeof devotionRow>;

/** DEVOTION-14: reads and checks every row of a file, in JSON or CSV, whose line of column names counts as none. */
export function readDevotionFile(text: string): { rows: DevotionRow[]; problems: ImportProblem[] } {
  const plain = text.replace(/^\uFEFF/, "").trim();
  const contents = plain.startsWith("[") || plain.startsWith("{") ? fromJson(plain) : fromCsv(plain);
  if (typeof contents === "string") return { rows: [], problems: [{ row: null, reason: contents }] };
  const rules = { shape: devotionRow, keyOf: ({ date }: DevotionRow) => date, repeated: "has the same date" };
  const { rows, problems } = checkRows(contents, rules);
  return { rows: rows.map(({ value }) => value), problems };
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
