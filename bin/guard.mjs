// Ends what a test or a bench has started when its process ends, however that happens: also by `kill -9`, which no handler of
// its own could notice. A second process, the guardian, notices because the pipe between the two closes.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { removeDataFolder } from "./data-folder.mjs";

let guardian;

/** Kills this child when the current process ends, if it still runs then. */
export function guardProcess(child) {
  const { pid } = child;
  // The program could not be started.
  if (pid === undefined) return;
  tell({ started: pid });
  child.once("exit", () => tell({ ended: pid }));
}

/**
 * Removes a data folder when the current process ends, with the PostgreSQL that runs in it. Returns the function that does so
 * now.
 */
export function guardFolder(folder) {
  tell({ created: folder });
  return async () => {
    await removeDataFolder(folder);
    tell({ removed: folder });
  };
}

function tell(message) {
  guardian ??= startGuardian();
  guardian.stdin.write(`${JSON.stringify(message)}\n`);
}

function startGuardian() {
  const program = fileURLToPath(new URL("./guardian.mjs", import.meta.url));
  // In a session of its own, which Ctrl-C does not reach.
  const child = spawn(process.execPath, [program], { detached: true, env: {}, stdio: ["pipe", "ignore", "ignore"] });
  child.stdin.on("error", () => {});
  // Neither keeps this process alive.
  child.unref();
  child.stdin.unref();
  return child;
}
