import { randomInt } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { repeat } from "../async/repeat.ts";
import type { Database } from "../database/database.ts";
import { openPool } from "../database/pool.ts";
import { prepared } from "../database/prepared.ts";
import type { Log } from "../log.ts";
import { endedAfterMs, LEASE_TIMES, type LeaseTimes } from "./lease-times.ts";
import {
  type BesideOthers,
  HOLDER_COLUMNS,
  hasEnded,
  isInTheWay,
  type LeaseHolder,
  leaseExpired,
  leaseHolder,
  nameOf,
  type OtherServer,
  otherServers,
  waitUntilAlone,
} from "./only-server.ts";

/** This server's row in `servers`, and a way to ask which other servers have ended. */
export interface ServerLease {
  readonly serverId: number;
  readonly times: LeaseTimes;
  /** No other server runs on this database, so only servers that ended before this one can have left anything. */
  readonly isAlone: boolean;
  /**
   * PROCESS-21: resolves when another server has taken this one's place, because this one could not renew its lease. This one
   * must end then.
   */
  readonly replaced: Promise<void>;
  /** Which of these servers have certainly ended; never this one. */
  endedAmong(serverIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Whether another server uses this database. False if the database does not answer. */
  hasOthers(): Promise<boolean>;
  /** Ends the lease, so that others know immediately that this server has ended. */
  release(): Promise<void>;
}

/** $8 is the time after which a lease has expired. Without it the lease is renewed also if another server is in the way. */
const RENEW = `
  insert into servers (id, host, url, process_space, process_id, process_started_at, name)
  select $1::integer, $2::text, $3::text, $4::text, $5::integer, $6::text, $7::text
  where $8::interval is null or not exists (
    select from servers where id <> $1 and ${isInTheWay("$7")} and not ${leaseExpired("$8")}
  )
  on conflict (id) do update set beat_at = now()
  returning id`;

// A lease instead of a lock: a lock goes with its connection, so a restart of PostgreSQL would end every server. A row
// that is missing was released.
const selectRequested = prepared<RequestedServer>(
  "requested-servers",
  `select request.id, ${HOLDER_COLUMNS}, servers.id is null or ${leaseExpired("$2")} as "isOver"
   from unnest($1::integer[]) as request (id) left join servers on servers.id = request.id`,
);

interface RequestedServer extends LeaseHolder {
  readonly id: number;
  /** Its lease has expired or was released. */
  readonly isOver: boolean;
}

export interface LeaseOptions {
  readonly url: string;
  /** Default: a random id. */
  readonly serverId?: number;
  /** No other server can be using this database, so all others count as ended immediately. */
  readonly isExclusive: boolean;
  /** What to do while another server uses the database. Default: `allow`. */
  readonly mode?: BesideOthers;
  /** The address that this server serves. */
  readonly siteUrl?: string;
  /** The name of this process among several. Default: it is alone. */
  readonly name?: string | null;
  readonly times?: LeaseTimes;
  readonly signal?: AbortSignal | undefined;
  /** Where it is asked which servers have ended, which is for each member who joins a room in another process. */
  readonly database?: Pick<Database, "run">;
  readonly log: Pick<Log, "warn">;
}

/**
 * Takes a lease, once `mode` allows it, and renews it until it is released. Rejects if
 * the database cannot be reached, and with a {@link StartupError} if another server uses it.
 */
export async function openServerLease(options: LeaseOptions): Promise<ServerLease> {
  const { serverId = randomInt(1, 2 ** 31 - 1), isExclusive, mode = "allow", log, signal } = options;
  const { siteUrl = "", name = null, times = LEASE_TIMES } = options;
  const isAlone = isExclusive || (mode !== "allow" && name === null);
  const grace = `${endedAfterMs(times)} milliseconds`;
  // A separate connection, so that a busy pool does not make this server look dead.
  const pool = openPool(
    "lease",
    {
      connectionString: options.url,
      max: 1,
      connectionTimeoutMillis: 4_000,
      query_timeout: 4_000,
      keepAlive: true,
    },
    log,
  );
  const { host, url, processSpace, processId, processStartedAt } = leaseHolder(siteUrl, name);
  const row = [serverId, host, url, processSpace, processId, processStartedAt, name];
  let renewedAt = 0;
  // The database may have just come up, and other servers may be about to renew their old leases.
  let steadySince = Date.now();

  const database = options.database ?? runOn(pool);
  const replaced = Promise.withResolvers<void>();
  let isReplaced = false;

  /** Uses wall-clock time, which continues while the machine sleeps. False if another server is in the way. */
  async function renew(client: Pick<PoolClient, "query">, unless: string | null = null): Promise<boolean> {
    const { rowCount } = await client.query(RENEW, [...row, unless]);
    if (rowCount === 0) return false;
    const now = Date.now();
    if (renewedAt > 0 && now - renewedAt > times.graceMs) steadySince = now;
    renewedAt = now;
    return true;
  }

  const mayBeReplaced = !isExclusive && (mode !== "allow" || name !== null);

  /** PROCESS-21. One that was killed on this machine is not in the way. */
  async function renewUnlessReplaced(): Promise<void> {
    if (await renew(pool, mayBeReplaced ? grace : null)) return;
    const other = (await otherServers(pool, times, name)).find(({ id }) => id !== serverId);
    if (!other) await renew(pool);
    else if (!isReplaced) {
      isReplaced = true;
      log.warn({ other: nameOf(other) }, "another server took the place of this one, which did not renew its lease");
      replaced.resolve();
    }
  }

  /** Takes the lease if there is no other server, so that of two servers that start at once one finds the other. */
  async function claim(): Promise<readonly OtherServer[]> {
    const client = await pool.connect();
    try {
      await client.query("begin; lock table servers in share row exclusive mode");
      const others = await otherServers(client, times, name);
      if (others.length === 0) await renew(client);
      await client.query("commit");
      client.release();
      return others;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  try {
    await (mode === "allow" ? renew(pool) : waitUntilAlone(claim, { mode, name, log, signal }));
  } catch (error) {
    await pool.end();
    throw error;
  }
  const stopRenewing = repeat(times.renewalMs, () =>
    renewUnlessReplaced().catch((error: unknown) => log.warn({ error }, "the lease could not be renewed")),
  );

  return {
    serverId,
    times,
    isAlone,
    replaced: replaced.promise,
    async endedAmong(serverIds) {
      const others = serverIds.filter((id) => id !== serverId);
      if (isExclusive || others.length === 0) return new Set(others);
      // Whatever stopped this server from renewing, such as a failover, may have stopped the others too. A server that is
      // alone has found out at its start that they had ended.
      const now = Date.now();
      const isSteady = isAlone || now - steadySince > endedAfterMs(times);
      const isTrusted = isSteady && now - renewedAt < times.graceMs;
      const rows = await selectRequested(database, [others, grace]);
      return new Set(rows.filter((row) => (isTrusted && row.isOver) || hasEnded(row)).map(({ id }) => id));
    },
    async hasOthers() {
      try {
        return (await otherServers(pool, times)).some(({ id }) => id !== serverId);
      } catch (error) {
        log.warn({ error }, "cannot find out whether there are other servers");
        return false;
      }
    },
    async release() {
      await stopRenewing();
      await pool
        .query("delete from servers where id = $1", [serverId])
        .catch((error: unknown) => log.warn({ error }, "the lease could not be released"));
      await pool.end();
    },
  };
}

/** Without the server's pool. */
const runOn = (pool: Pool): Pick<Database, "run"> => ({
  run: async <Row extends object>({ text }: { text: string }, values: readonly unknown[]) =>
    (await pool.query(text, [...values])).rows as Row[],
});
