import { importDevotionFile } from "../devotion/import/import-devotion-file.ts";
import { runCommand } from "./open-command.ts";

/** `npm run import-devotions -- file.json`: publishes the devotions of a file, all of them or none. */
await runCommand(({ database }) => importDevotionFile(process.argv.slice(2), database.fork(), console.log));
