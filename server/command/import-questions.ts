import { importQuestionFile } from "../question/import-question-file.ts";
import { runCommand } from "./open-command.ts";

/** `npm run questions -- file.json`: imports a file of questions, all of it or nothing. */
await runCommand(({ database }) => importQuestionFile(process.argv.slice(2), database.fork(), console.log));
