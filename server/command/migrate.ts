import { runCommand } from "./open-command.ts";

/** `npm run migrate`: migrates the tables and exits. `npm start` does the same by itself. */
await runCommand(
  async () => {
    console.log("The database is up to date.");
    return 0;
  },
  { mayCreate: true },
);
