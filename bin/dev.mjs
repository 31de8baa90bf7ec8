// `npm run dev`: the server on 2567, restarting when its sources change, and Vite on 5173 with hot reload in front of it.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { installIfMissing, nodeProgram, root } from "./ready.mjs";

installIfMissing();
const vite = join("node_modules", "vite", "bin", "vite.js");
const environment = { ...process.env, ALLOWED_ORIGINS: "http://localhost:5173" };
const children = [
  spawn(nodeProgram(), ["--watch", "--watch-preserve-output", "server/main.ts"], {
    cwd: root,
    stdio: "inherit",
    env: environment,
  }),
  spawn(nodeProgram(), [vite], { cwd: root, stdio: "inherit" }),
];
let isStopping = false;
const stop = (signal) => {
  isStopping = true;
  for (const child of children) child.kill(signal);
};
// Ctrl-C reaches the children by themselves (same terminal); we end when they have ended.
process.on("SIGINT", () => {
  isStopping = true;
});
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => stop("SIGTERM"));
for (const child of children) {
  child.on("exit", (code) => {
    if (isStopping) return;
    process.exitCode = code ?? 1;
    stop("SIGTERM");
  });
}
