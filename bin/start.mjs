// `npm start`: installs what is missing, builds the client if it is stale, then runs the server until it ends.
import { startChild } from "./child.mjs";
import { exitIfFolderInUse } from "./data-folder.mjs";
import { buildClientIfStale, installIfMissing, nodeProgram } from "./prepare.mjs";

await exitIfFolderInUse();
await installIfMissing();
await buildClientIfStale();
const server = startChild(nodeProgram(), ["server/main.ts"], {
  // The channel closes if this program is killed. Then the server stops by itself.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
process.exit(await server.ended);
