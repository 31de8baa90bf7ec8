import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { identityOf, isRunning, type ProcessIdentity } from "./process-identity.ts";
import { underStartLock } from "./start-lock.ts";
import { StartupError } from "./startup-error.ts";

/** The server that uses a data folder. */
interface Holder extends ProcessIdentity {
  readonly url: string;
}

const fileIn = (dataDir: string) => join(dataDir, "holder.json");

/**
 * Claims the data folder for this server and returns the function that releases it. Throws while another server's
 * process lives. It uses a file instead of a database lock, because the folder must stay claimed while its PostgreSQL
 * is down. Otherwise a second server could start that PostgreSQL on a port that the first one does not know.
 */
export async function claimFolder(dataDir: string, url: string, signal?: AbortSignal): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true });
  const mine: Holder = { ...identityOf(), url };
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
  return holder && isRunning(holder) ? holder : undefined;
}

function holderIn(dataDir: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), "utf8")) as Holder;
  } catch {
    // The folder has not been used yet.
    return undefined;
  }
}

function nameOf({ processId, url }: Holder): string {
  const who = url.startsWith("npm run ")
    ? `\`${url}\` with process id ${processId}`
    : `the Lampstand server with process id ${processId}, which serves ${url}`;
  return `${who}. Stop that one, or set DATA_DIR to another folder`;
}
