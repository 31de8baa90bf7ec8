import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { EntityManager } from "@mikro-orm/postgresql";
import { importDevotions } from "./import-devotions.ts";

const USAGE = `Publishes the devotions of a file: npm run import-devotions -- file.json (or file.csv)
JSON: a list of {date, title, scripture_reference, content}. CSV: a line of these names, then one line for each devotion.
The date is written as 2027-01-31; scripture_reference may be left out. README.md describes the format.`;

/** Runs `npm run import-devotions` and prints the result. Returns the exit code: 1 if nothing was imported. */
export async function importFile(
  args: readonly string[],
  em: EntityManager,
  print: (line: string) => void,
): Promise<number> {
  const [path, ...more] = args;
  if (path === undefined || more.length > 0) {
    print(USAGE);
    return 1;
  }
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    print(`The file ${path} cannot be read: ${error instanceof Error ? error.message : error}`);
    return 1;
  }
  const { added, replaced, unchanged, problems } = await importDevotions(em, text);
  if (problems.length === 0) {
    print(`${basename(path)}: ${added} added, ${replaced} replaced, ${unchanged} unchanged.`);
    return 0;
  }
  print(`${basename(path)}: nothing was imported. Please fix this first:`);
  for (const { row, reason } of problems) print(row === null ? `  The file ${reason}.` : `  Row ${row}: ${reason}.`);
  return 1;
}
