import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { EntityManager } from "@mikro-orm/postgresql";
import { importQuestions } from "./question.ts";

const USAGE = `Imports a file of questions: npm run questions -- file.json
The file is a list of {question, correct_answer, incorrect_answers, difficulty, category, scripture_reference},
or a reply of the Open Trivia Database (opentdb.com).`;

/**
 * Runs `npm run questions -- file.json` and prints the result. Returns the exit code: 1 if nothing was
 * imported.
 */
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
  const { imported, problems } = await importQuestions(em, text);
  if (problems.length === 0) {
    print(`${basename(path)}: ${imported} question${imported === 1 ? "" : "s"} imported.`);
    return 0;
  }
  print(`${basename(path)}: nothing was imported. Please fix this first:`);
  for (const { row, reason } of problems) print(row === null ? `  The file ${reason}.` : `  Row ${row}: ${reason}.`);
  return 1;
}
