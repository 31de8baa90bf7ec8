import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { underStartLock } from "./start-lock.ts";
import { StartupError } from "./startup-error.ts";

/** The server that uses a data folder. */
interface Holder {
  readonly processId: number;
  readonly url: string;
  /** When the process started, as reported by the operating system. Null if unknown. */
  readonly startedAt: string | null;
}

const fileIn = (dataDir: string) => join(dataDir, "holder.json");

/**
 * Claims the data folder for this server and returns the function that releases it. Throws while another server's
 * process lives. It uses a file instead of a database lock, because the folder must stay claimed while its PostgreSQL
 * is down. Otherwise a second server could start that PostgreSQL on a port that the first one does not know.
 */
export async function claimFolder(dataDir: string, url: string, signal?: AbortSignal): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true });
  const mine: Holder = { processId: process.pid, url, startedAt: startOf(process.pid) ?? null };
  const claim = async () => {
    const holder = livingHolder(dataDir);
    if (holder) throw new StartupError(`${dataDir} is in use by ${nameOf(holder)}.`);
    const draft = `${fileIn(dataDir)}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(mine));
    renameSync(draft, fileIn(dataDir));
  };
  await underStartLock(dataDir, claim, signal);
  return () => {
    if (holderIn(dataDir)?.processId === process.pid) rmSync(fileIn(dataDir), { force: true });
  };
}

/** The server that uses this folder now, if any. The file of a killed server names a process that no longer exists. */
export function livingHolder(dataDir: string): Holder | undefined {
  const holder = holderIn(dataDir);
  return holder && isSameProcess(holder) ? holder : undefined;
}

function holderIn(dataDir: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), "utf8")) as Holder;
  } catch {
    // The folder has not been used yet.
    return undefined;
  }
}

/** Process ids are reused, in containers at every start. Only id and start time together identify a process. */
function isSameProcess({ processId, startedAt }: Holder): boolean {
  if (!isAlive(processId)) return false;
  const start = startOf(processId);
  return start === undefined || start === (startedAt ?? start);
}

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Undefined if the operating system does not report it. Empty for a process that has ended. */
function startOf(processId: number): string | undefined {
  try {
    if (process.platform !== "linux") {
      return execFileSync("ps", ["-o", "lstart=", "-p", String(processId)], { encoding: "utf8" }).trim();
    }
    const stat = readFileSync(`/proc/${processId}/stat`, "utf8");
    // The process name in parentheses may contain anything. After it come the state and, 19 fields later, the start
    // time.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return state === "Z" ? "" : fields[18];
  } catch {
    return undefined;
  }
}

const nameOf = ({ processId, url }: Holder) =>
  `the Lampstand server with process id ${processId}, which serves ${url}. Stop that one, or set DATA_DIR to another folder`;
