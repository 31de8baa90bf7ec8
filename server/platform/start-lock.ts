import { randomBytes } from "node:crypto";
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { StartupError } from "./startup-error.ts";

const START_TIMEOUT_MS = 30_000;
const LOCK_BEAT_MS = 1_000;
const LOCK_DEAD_MS = 5_000;

/**
 * One at a time finds, lays out, starts or stops the folder's database. The holder touches the lock file each second: one
 * that stands still was left by a killed process. A process number would not tell, containers use the same ones again.
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
      throw new StartupError(`Another start is busy in ${dataDir}. If there is none, delete ${file}.`);
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

/** False where the file is already there. */
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
    // It went while we looked.
    return "";
  }
}

const holds = (file: string, token: string): boolean => lockState(file).startsWith(token);
