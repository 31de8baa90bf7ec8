import { randomInt } from "node:crypto";
import type { PoolClient } from "pg";
import { repeat } from "../async/repeat.ts";
import { openPool } from "../database/pool.ts";
import type { Log } from "../log.ts";
import { endedAfterMs, LEASE_TIMES, type LeaseTimes } from "./lease-times.ts";
import {
  type BesideOthers,
  HOLDER_COLUMNS,
  hasEnded,
  type LeaseHolder,
  leaseExpired,
  leaseHolder,
  type OtherServer,
  otherServers,
  waitUntilAlone,
} from "./only-server.ts";

/** This server's row in `servers`, and a way to ask which other servers have ended. */
export interface ServerLease {
  readonly serverId: number;
  readonly times: LeaseTimes;
  /** Which of these servers have certainly ended; never this one. */
  endedAmong(serverIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Whether another server uses this database. False if the database does not answer. */
  hasOthers(): Promise<boolean>;
  /** Ends the lease, so that others know immediately that this server has ended. */
  release(): Promise<void>;
}

const RENEW = `
  insert into servers (id, host, url, process_space, process_id, process_started_at, name)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (id) do update set beat_at = now()`;

// A lease instead of a lock: a lock goes with its connection, so a restart of PostgreSQL would end every server. A row
// that is missing was released.
const REQUESTED = `
  select request.id, ${HOLDER_COLUMNS}, servers.id is null or ${leaseExpired("$2")} as "isOver"
  from unnest($1::integer[]) as request (id) left join servers on servers.id = request.id`;

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
  readonly log: Pick<Log, "warn">;
}

/**
 * Takes a lease, once `mode` allows it, and renews it until it is released. Rejects if
 * the database cannot be reached, and with a {@link StartupError} if another server uses it.
 */
export async function openServerLease(options: LeaseOptions): Promise<ServerLease> {
  const { serverId = randomInt(1, 2 ** 31 - 1), isExclusive, mode = "allow", log, signal } = options;
  const { siteUrl = "", name = null, times = LEASE_TIMES } = options;
  const isAlone = mode !== "allow" && name === null;
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

  /** Uses wall-clock time, which continues while the machine sleeps. */
  async function renew(database: Pick<PoolClient, "query"> = pool): Promise<void> {
    await database.query(RENEW, row);
    const now = Date.now();
    if (renewedAt > 0 && now - renewedAt > times.graceMs) steadySince = now;
    renewedAt = now;
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
    await (mode === "allow" ? renew() : waitUntilAlone(claim, { mode, name, log, signal }));
  } catch (error) {
    await pool.end();
    throw error;
  }
  const stopRenewing = repeat(times.renewalMs, () =>
    renew().catch((error: unknown) => log.warn({ error }, "the lease could not be renewed")),
  );

  return {
    serverId,
    times,
    async endedAmong(serverIds) {
      const others = serverIds.filter((id) => id !== serverId);
      if (isExclusive || others.length === 0) return new Set(others);
      // Whatever stopped this server from renewing, such as a failover, may have stopped the others too. A server that is
      // alone has found out at its start that they had ended.
      const now = Date.now();
      const isSteady = isAlone || now - steadySince > endedAfterMs(times);
      const isTrusted = isSteady && now - renewedAt < times.graceMs;
      const { rows } = await pool.query<RequestedServer>(REQUESTED, [others, `${endedAfterMs(times)} milliseconds`]);
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
