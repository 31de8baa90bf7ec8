// `npm start`: installs what is missing, builds the client if it is stale, then runs the server in this process's place.
import { spawn } from "node:child_process";
import { buildClientIfStale, installIfMissing, nodeProgram, root } from "./ready.mjs";

installIfMissing();
buildClientIfStale();
const server = spawn(nodeProgram(), ["server/main.ts"], {
  cwd: root,
  // The channel tells the server when we are gone, also by a kill: then it stops itself.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
// Ctrl-C reaches the server by itself (same terminal); other signals are handed on. We end when it has ended.
process.on("SIGINT", () => {});
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
