import { importFile } from "../question/import-file.ts";
import { runCommand } from "./open-command.ts";

/** `npm run questions -- file.json`: takes a file of questions into the bank, all of it or nothing. */
await runCommand(({ database }) => importFile(process.argv.slice(2), database.fork(), console.log));
