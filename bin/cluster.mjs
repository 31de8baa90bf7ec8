// `npm run cluster`: like `npm start`, but as an operator runs several processes: proxy, Redis, PostgreSQL and two servers.
import { startChild } from "./child.mjs";
import { exitIfFolderInUse } from "./data-folder.mjs";
import { buildClientIfStale, installIfMissing, nodeProgram } from "./prepare.mjs";

await exitIfFolderInUse();
await installIfMissing();
await buildClientIfStale();
const cluster = startChild(nodeProgram(), ["deploy/cluster/cluster-command.ts"], {
  // The channel closes if this program is killed. Then the cluster stops by itself.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
process.exit(await cluster.ended);
