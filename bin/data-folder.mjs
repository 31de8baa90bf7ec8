// Finds the server that uses the data folder, before anything is installed or built under it, and removes the folders of tests.
import { existsSync, readFileSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "./child.mjs";
import { endProcess, processRuns, startedAt } from "./process.mjs";

/** How long to wait for a server that is stopping. */
const STOPPING_MS = 3_000;
const POLL_MS = 100;
/** Start times are precise to a second. */
const CLOCK_STEP_MS = 1_000;
/** How long a PostgreSQL that a killed server was starting may take to write its pid file. */
const STARTING_MS = 3_000;
/** How long a PostgreSQL may take to end that need not save anything. */
const ENDING_MS = 10_000;
/**
 * A browser that has lost its server saves its profile in the folder before it ends, and has the lowest priority. Each pause
 * is longer than the one before by {@link POLL_MS}: three quarters of a minute in all.
 */
const REMOVALS = 30;

/**
 * Exits if another server uses the data folder. This is an early check: the server itself decides under its start lock.
 */
export async function exitIfFolderInUse(environment = process.env) {
  if (environment.DATABASE_URL?.trim()) return;
  const folder = resolve(root, environment.DATA_DIR?.trim() || "data");
  const deadline = performance.now() + STOPPING_MS;
  for (let holder = holderOf(folder); holder; holder = holderOf(folder)) {
    if (performance.now() > deadline) {
      const server = `the Lampstand server with process id ${holder.processId}, which serves ${holder.url}`;
      console.error(`\n${folder} is in use by ${server}. Stop that one, or set DATA_DIR to another folder.\n`);
      process.exit(1);
    }
    await pause(POLL_MS);
  }
}

/** The running server that claimed this folder, as `{ processId, url }`. Undefined if it has ended. */
export function holderOf(folder) {
  const file = join(folder, "holder.json");
  try {
    const { processId, url } = JSON.parse(readFileSync(file, "utf8"));
    if (!processRuns(processId)) return undefined;
    // A process that started after the file was written is a different one that reuses the id of the ended server.
    return startedAt(processId) <= statSync(file).mtimeMs + CLOCK_STEP_MS ? { processId, url } : undefined;
  } catch {
    // The folder was never used, or its server is still writing the file.
    return undefined;
  }
}

/** Deletes the data folder of a test, and first stops the PostgreSQL that runs in it or is about to. */
export async function removeDataFolder(folder) {
  // Present only while something sets up, starts or stops the database; a killed server leaves it behind.
  if (existsSync(join(folder, "start.lock"))) await waitWhile(() => databaseIn(folder) === undefined, STARTING_MS);
  await waitWhile(() => {
    const processId = databaseIn(folder);
    // Ends at once, because nothing is kept.
    if (processId !== undefined) endProcess(processId, "SIGQUIT");
    return processId !== undefined;
  }, ENDING_MS);
  await rm(folder, { recursive: true, force: true, maxRetries: REMOVALS, retryDelay: POLL_MS });
}

/** The process id of the PostgreSQL that runs in this data folder. */
function databaseIn(folder) {
  const file = join(folder, "postgres", "postmaster.pid");
  const [processId, , startSeconds] = existsSync(file) ? readFileSync(file, "utf8").split("\n").map(Number) : [];
  if (!(processId > 0) || !processRuns(processId)) return undefined;
  // A process that started later reuses the id of a database that has ended.
  return startedAt(processId) <= startSeconds * 1000 + CLOCK_STEP_MS ? processId : undefined;
}

async function waitWhile(holds, milliseconds) {
  const deadline = performance.now() + milliseconds;
  while (holds() && performance.now() < deadline) await pause(POLL_MS);
}
