import { importFile } from "../devotion/import/import-file.ts";
import { runCommand } from "./open-command.ts";

/** `npm run import-devotions -- file.json`: publishes the devotions of a file, all of them or none. */
await runCommand(({ database }) => importFile(process.argv.slice(2), database.fork(), console.log));
