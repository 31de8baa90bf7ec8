// Runs one of the project's TypeScript commands on the project's own Node: `node bin/run.mjs server/command/migrate.ts …`.
import { installIfMissing, nodeProgram, run } from "./ready.mjs";

installIfMissing();
run(nodeProgram(), process.argv.slice(2), { env: { ...process.env } });
