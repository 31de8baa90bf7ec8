// Finds the server that uses the data folder, before anything is installed or built under it.
import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "./child.mjs";
import { processRuns, startedAt } from "./process.mjs";

/** A server that is just stopping gets this long. */
const STOPPING_MS = 3_000;
const LOOK_EVERY_MS = 100;
/** Start times are exact to a second. */
const CLOCK_STEP_MS = 1_000;

/** Ends this program where another server uses the data folder. The server itself decides under the lock of its start. */
export async function refuseHeldFolder(environment = process.env) {
  if (environment.DATABASE_URL?.trim()) return;
  const folder = resolve(root, environment.DATA_DIR?.trim() || "data");
  const deadline = performance.now() + STOPPING_MS;
  for (let holder = holderOf(folder); holder; holder = holderOf(folder)) {
    if (performance.now() > deadline) {
      const server = `the Lampstand server with process id ${holder.processId}, which serves ${holder.url}`;
      console.error(`\n${folder} is in use by ${server}. Stop that one, or set DATA_DIR to another folder.\n`);
      process.exit(1);
    }
    await pause(LOOK_EVERY_MS);
  }
}

/** The live server that took this folder last, as `{ processId, url }`; undefined where it has ended. */
export function holderOf(folder) {
  const file = join(folder, "holder.json");
  try {
    const { processId, url } = JSON.parse(readFileSync(file, "utf8"));
    if (!processRuns(processId)) return undefined;
    // A process that started after the file was written is another one, which got the dead server's id.
    return startedAt(processId) <= statSync(file).mtimeMs + CLOCK_STEP_MS ? { processId, url } : undefined;
  } catch {
    // Nobody has used the folder, or its server is just writing the file.
    return undefined;
  }
}
