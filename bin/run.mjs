// Runs one of the project's TypeScript commands on the project's own Node: `node bin/run.mjs server/command/migrate.ts …`.
import { run } from "./child.mjs";
import { installIfMissing, isInstalled, nodeProgram } from "./prepare.mjs";
import { withSettingsFile } from "./settings-file.mjs";

const [program = "", ...args] = process.argv.slice(2);
const isOfServer = program.startsWith("server/");
// A server needs no packages for development, so its commands install nothing there.
if (!(isOfServer && isInstalled("production"))) await installIfMissing();
const env = isOfServer ? withSettingsFile(process.env, ["NODE_ENV"]) : process.env;
await run(nodeProgram(), [program, ...args], { env });
