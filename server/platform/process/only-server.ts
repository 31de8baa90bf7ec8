import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { Pool } from "pg";
import type { Log } from "../log.ts";
import { endedAfterMs, type LeaseTimes } from "./lease-times.ts";
import { identityOf, isRunning, processSpace } from "./process-identity.ts";
import { StartupError } from "./startup-error.ts";

/**
 * What a server does at its start while another one lives on its database that it cannot run beside. Without Redis that is
 * every other one, because messages of one would not reach the members who are connected to the other; only tests run two.
 */
export type BesideOthers = "refuse" | "wait" | "allow";

/** Which process a lease belongs to, as its row in `servers` says. */
export interface LeaseHolder {
  /** Its name among several processes. Null for a server that is alone. */
  readonly name: string | null;
  readonly host: string | null;
  readonly url: string | null;
  readonly processSpace: string | null;
  readonly processId: number | null;
  readonly processStartedAt: string | null;
}

/** Another server whose lease is valid. */
export interface OtherServer extends LeaseHolder {
  readonly id: number;
  /** When it last renewed its lease. */
  readonly beatAt: string;
}

/** A process of this machine as the holder of a lease; by default this one. */
export function leaseHolder(url: string, name: string | null, of?: number): LeaseHolder {
  const { processId, startedAt } = identityOf(of);
  return { name, host: hostname(), url, processSpace: processSpace(), processId, processStartedAt: startedAt };
}

/**
 * The condition on `servers` that a lease has expired. No server can renew while the database is down, so the database
 * must also have been up for the grace period. `grace` is an interval in SQL.
 */
export const leaseExpired = (grace: string): string =>
  `greatest(beat_at, pg_postmaster_start_time()) < now() - ${grace}::interval`;

/**
 * A condition on `servers`: a server with this name cannot run beside it (PROCESS-3, PROCESS-4). For a named one these are those
 * with the same name or with none, otherwise all. `name` is a parameter.
 */
export const isInTheWay = (name: string): string => `coalesce(to_jsonb(servers) ->> 'name' = ${name}::text, true)`;

/** The columns of a {@link LeaseHolder}. Before the migration that adds it, there is no column `name`. */
export const HOLDER_COLUMNS = `to_jsonb(servers) ->> 'name' as name, host, url, process_space as "processSpace",
    process_id as "processId", process_started_at as "processStartedAt"`;

const LIVING = `
  select id, ${HOLDER_COLUMNS}, beat_at::text as "beatAt"
  from servers where not ${leaseExpired("$1")} and ${isInTheWay("$2")} order by started_at`;

/**
 * The servers with a valid lease that a server with this name cannot run beside. Without those of this machine whose process has
 * ended.
 */
export async function otherServers(
  database: Pick<Pool, "query">,
  times: LeaseTimes,
  name: string | null = null,
): Promise<readonly OtherServer[]> {
  const found = await database.query<{ table: string | null }>("select to_regclass('servers') as table");
  // Before the first migration, no server has ever run.
  if (!found.rows[0]?.table) return [];
  const { rows } = await database.query<OtherServer>(LIVING, [`${endedAfterMs(times)} milliseconds`, name]);
  return rows.filter((server) => !hasEnded(server));
}

/** A server that was killed cannot end its lease. On the same machine its process shows it at once. */
export function hasEnded({ processSpace: space, processId, processStartedAt }: LeaseHolder): boolean {
  if (processId === null || space !== processSpace()) return false;
  return !isRunning({ processId, startedAt: processStartedAt });
}

const POLL_MS = 500;

/**
 * Resolves when no other server lives on the database. If one does, throws a {@link StartupError} that names it, or
 * waits until it has ended. Also waits while it is unknown whether a server of another machine lives: until it renews
 * its lease, or the lease expires.
 */
export async function waitUntilAlone(
  findOthers: () => Promise<readonly OtherServer[]>,
  {
    mode,
    name = null,
    log,
    signal,
  }: { mode: BesideOthers; name?: string | null; log: Pick<Log, "warn">; signal?: AbortSignal | undefined },
): Promise<void> {
  if (mode === "allow") return;
  const beats = new Map<number, string>();
  for (;;) {
    signal?.throwIfAborted();
    const others = await findOthers().catch((error: unknown) => {
      if (mode === "refuse") throw error;
      log.warn({ error }, "cannot find out whether the other server has ended");
      return null;
    });
    if (others?.length === 0) return;
    for (const other of others ?? []) {
      const beat = beats.get(other.id);
      if (beat === undefined) log.warn({ other: nameOf(other) }, "another server uses this database; waiting");
      else if (beat !== other.beatAt && mode === "refuse") throw new StartupError(refusalText(other, name));
      beats.set(other.id, other.beatAt);
    }
    await pause(POLL_MS);
  }
}

export function nameOf({ processId, host, url }: OtherServer): string {
  const where = `with process id ${processId ?? "unknown"} on ${host ?? "an unknown machine"}`;
  // Commands take a lease, too.
  if (url?.startsWith("npm run ")) return `\`${url}\` ${where}`;
  return `the Lampstand server ${where}, which serves ${url ?? "an unknown address"}`;
}

const WAIT = "start this one with ROLLING_UPDATE=on to wait until it has ended";

function refusalText(other: OtherServer, name: string | null): string {
  if (name !== null && other.name === name) {
    return `Two servers with one name: PROCESS_NAME=${name} belongs to ${nameOf(other)}. Give this one another name, stop that one first, or ${WAIT}.`;
  }
  const beside = name === null ? WAIT : "give it REDIS_URL and a PROCESS_NAME too, so that both run side by side";
  return `This database is in use by ${nameOf(other)}. Stop that one first, ${beside}, or give another database in DATABASE_URL.`;
}
