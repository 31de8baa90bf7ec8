import type { EntityManager } from "@mikro-orm/postgresql";
import { importFile } from "../../platform/process/import-file.ts";
import { importDevotions } from "./import-devotions.ts";

const usage = `Publishes the devotions of a file: npm run import-devotions -- file.json (or file.csv)
JSON: a list of {date, title, scripture_reference, content}. CSV: a line of these names, then one line for each devotion.
The date is written as 2027-01-31; scripture_reference may be left out. README.md describes the format.`;

/** Runs `npm run import-devotions` and prints the result. Returns the exit code: 1 if nothing was imported. */
export function importDevotionFile(
  args: readonly string[],
  em: EntityManager,
  print: (line: string) => void,
): Promise<number> {
  async function importText(text: string) {
    const { added, replaced, unchanged, problems } = await importDevotions(em, text);
    return { summary: `${added} added, ${replaced} replaced, ${unchanged} unchanged`, problems };
  }
  return importFile(args, { usage, importText }, print);
}
