import { randomBytes } from "node:crypto";
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { StartupError } from "./startup-error.ts";

const START_TIMEOUT_MS = 30_000;
const LOCK_BEAT_MS = 1_000;
const LOCK_DEAD_MS = 5_000;

/**
 * Lets one process at a time set up, start or stop the folder's database. The holder touches the lock file every
 * second, so a stale file was left by a killed process. A process id would not show that, because containers reuse ids.
 */
export async function underStartLock<T>(dataDir: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const file = join(dataDir, "start.lock");
  const token = `${process.pid} ${randomBytes(8).toString("hex")}`;
  const deadline = performance.now() + START_TIMEOUT_MS;
  let seen = { state: "", since: performance.now() };
  while (!createAlone(file, token)) {
    signal?.throwIfAborted();
    const now = performance.now();
    const state = lockState(file);
    if (state !== seen.state) seen = { state, since: now };
    else if (now - seen.since > LOCK_DEAD_MS) rmSync(file, { force: true });
    if (now > deadline)
      throw new StartupError(`Another server is starting in ${dataDir}. If there is none, delete ${file}.`);
    await pause(100);
  }
  const beat = setInterval(() => {
    if (holds(file, token)) utimesSync(file, new Date(), new Date());
  }, LOCK_BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    if (holds(file, token)) rmSync(file, { force: true });
  }
}

/** Creates the file. Returns false if it already exists. */
function createAlone(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function lockState(file: string): string {
  try {
    return `${readFileSync(file, "utf8")} ${statSync(file).mtimeMs}`;
  } catch {
    // The file was deleted in the meantime.
    return "";
  }
}

const holds = (file: string, token: string): boolean => lockState(file).startsWith(token);
