import type { EntityManager } from "@mikro-orm/postgresql";
import { importFile } from "../platform/process/import-file.ts";
import { importQuestions } from "./question.ts";

const usage = `Imports a file of questions: npm run questions -- file.json (or file.csv)
JSON: a list of {question, correct_answer, incorrect_answers, difficulty, category, scripture_reference}, or a reply of
the Open Trivia Database (opentdb.com). CSV: a line of these names, with incorrect_answer_1 to incorrect_answer_3.
points and time_limit may be left out.`;

/** Runs `npm run questions -- file.json` and prints the result. Returns the exit code: 1 if nothing was imported. */
export function importQuestionFile(
  args: readonly string[],
  em: EntityManager,
  print: (line: string) => void,
): Promise<number> {
  async function importText(text: string) {
    const { imported, problems } = await importQuestions(em, text);
    return { summary: `${imported} question${imported === 1 ? "" : "s"} imported`, problems };
  }
  return importFile(args, { usage, importText }, print);
}
