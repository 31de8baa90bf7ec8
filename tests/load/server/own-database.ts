import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { startEmbeddedDatabase } from "../../../server/platform/database/embedded-database.ts";
import { dataFolder } from "../../support/server/process.ts";

const TICKS_PER_SECOND = 100;
/** How long PostgreSQL's processes need to apply a changed setting or to write their log. */
const RELOAD_MS = 300;

/** The bench's own PostgreSQL. It ends with the bench, and its folder is removed then. */
export interface OwnDatabase {
  /** Also holds the files of the servers that use it. */
  readonly folder: string;
  /** Creates an empty database; returns its URL. */
  fresh(): Promise<string>;
  /** CPU milliseconds of all its processes; 0 if the system doesn't report them. */
  cpuMs(): number;
  /** The number of statements that arrive during `work`, from any sender. */
  statementsDuring(work: () => Promise<void>): Promise<number>;
  stop(): Promise<void>;
}

export async function startOwnDatabase(): Promise<OwnDatabase> {
  const { path: folder, remove } = dataFolder();
  const started = await startEmbeddedDatabase(folder);
  const [processId] = readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n");
  return {
    folder,
    fresh: async () => {
      const name = `bench_${randomUUID().replaceAll("-", "")}`;
      await query(started.url, `create database ${name}`);
      const url = new URL(started.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    cpuMs: () => cpuOfFamily(Number(processId)),
    statementsDuring: async (work) => {
      const log = join(folder, "postgres", "server.log");
      await query(started.url, "alter system set log_statement = 'all'");
      await query(started.url, "select pg_reload_conf()");
      await pause(RELOAD_MS);
      const before = readFileSync(log, "utf8").length;
      await work();
      await pause(RELOAD_MS);
      const lines = readFileSync(log, "utf8").slice(before);
      await query(started.url, "alter system reset log_statement");
      await query(started.url, "select pg_reload_conf()");
      return lines.match(/ LOG: {2}(?:statement|execute [^:]+):/g)?.length ?? 0;
    },
    stop: remove,
  };
}

export async function query<Row extends object>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** CPU milliseconds of a process and its children, including ended ones. 0 if the system doesn't report them. */
export function cpuOfFamily(processId: number): number {
  if (!existsSync("/proc/self/stat")) return 0;
  let ticks = 0;
  for (const entry of readdirSync("/proc")) {
    const stat = /^\d+$/.test(entry) ? statOf(entry) : undefined;
    if (stat && (stat.id === processId || stat.parent === processId)) ticks += stat.ticks;
  }
  return (ticks * 1000) / TICKS_PER_SECOND;
}

function statOf(entry: string) {
  try {
    const text = readFileSync(join("/proc", entry, "stat"), "utf8");
    // Fields after the program's name in parentheses: state, parent, …; from the 12th on: user and system
    // time of the process, then of its ended children.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const [, parent] = fields;
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0);
    return { id: Number(entry), parent: Number(parent), ticks };
  } catch {
    // The process ended in the meantime.
    return undefined;
  }
}
