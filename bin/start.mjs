// `npm start`: installs what is missing, builds the client if it is stale, then runs the server until it ends.
import { startChild } from "./child.mjs";
import { exitIfFolderInUse } from "./data-folder.mjs";
import { nodeProgram, prepare } from "./prepare.mjs";
import { withSettingsFile } from "./settings-file.mjs";

await exitIfFolderInUse(withSettingsFile(process.env, ["DATABASE_URL"]));
// Libraries look at it before the server has read its settings.
const env = withSettingsFile(process.env, ["NODE_ENV"]);
await prepare({ isProduction: env.NODE_ENV === "production" });
const server = startChild(nodeProgram(), ["server/main.ts"], {
  env,
  // The channel closes if this program is killed. Then the server stops by itself.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
process.exit(await server.ended);
