// Runs one of the project's TypeScript commands on the project's own Node: `node bin/run.mjs server/command/migrate.ts …`.
import { run } from "./child.mjs";
import { installIfMissing, nodeProgram } from "./prepare.mjs";

await installIfMissing();
await run(nodeProgram(), process.argv.slice(2));
