// Runs child programs. They are stopped when this program gets a signal or when the npm process that started it ends.
import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

const NPM_CHECK_MS = 200;
// The scripts in package.json begin with `exec`, so that no shell runs between npm and this program.
const npmProcessId = process.env.npm_lifecycle_event === undefined ? undefined : process.ppid;
const children = new Set();
let isStopping = false;

/**
 * Starts a program in the project's folder. `ended` resolves with its exit code, or with 1 if it could not start or a
 * signal ended it.
 */
export function startChild(program, args, options = {}) {
  if (isStopping) process.exit(1);
  watchForShutdown();
  const child = spawn(program, args, { cwd: root, stdio: "inherit", ...options });
  children.add(child);
  const ended = new Promise((resolve) => {
    child.once("error", (error) => {
      console.error(`${program} could not be run: ${error.message}`);
      resolve(1);
    });
    child.once("exit", (code) => resolve(code ?? 1));
  }).finally(() => children.delete(child));
  return { child, ended };
}

/**
 * Runs a program and waits for it to end. If it fails, or this program got a signal in the meantime, this program exits
 * too: with the exit code of the child, or 1.
 */
export async function run(program, args, options = {}) {
  const code = await startChild(program, args, options).ended;
  if (code !== 0 || isStopping) process.exit(code || 1);
}

/** Sends every child SIGTERM. Each `ended` resolves when its program has ended. */
export function stopChildren() {
  isStopping = true;
  for (const child of children) child.kill("SIGTERM");
}

let isWatching = false;

function watchForShutdown() {
  if (isWatching) return;
  isWatching = true;
  // On Ctrl-C the terminal has already sent SIGINT to the children. They get SIGTERM here, because a second SIGINT would
  // end them immediately.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stopChildren);
  if (npmProcessId === undefined) return;
  // If npm is killed it sends no signal, but this program gets a new parent process.
  const watch = setInterval(() => {
    if (process.ppid === npmProcessId) return;
    clearInterval(watch);
    stopChildren();
  }, NPM_CHECK_MS);
  watch.unref();
}
