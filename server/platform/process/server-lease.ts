import { randomInt } from "node:crypto";
import { repeat } from "../async/repeat.ts";
import { openPool } from "../database/pool.ts";
import type { Log } from "../log.ts";

export interface LeaseTimes {
  /** Milliseconds between two renewals. */
  readonly renewalMs: number;
  /** Milliseconds without a renewal after which a server no longer trusts its own lease. */
  readonly graceMs: number;
}

/**
 * Milliseconds without a renewal after which other servers treat a server as dead. Later than the server itself stops
 * trusting its lease.
 */
export const endedAfterMs = ({ renewalMs, graceMs }: LeaseTimes): number => graceMs + renewalMs;

export const LEASE_TIMES: LeaseTimes = { renewalMs: 2_000, graceMs: 15_000 };

/** This server's row in `servers`, and a way to ask which other servers have ended. */
export interface ServerLease {
  readonly serverId: number;
  readonly times: LeaseTimes;
  /** Which of these servers have certainly ended; never this one. */
  endedAmong(serverIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Ends the lease, so that others know immediately that this server has ended. */
  release(): Promise<void>;
}

const RENEW = "insert into servers (id) values ($1) on conflict (id) do update set beat_at = now()";

// A lease instead of a lock: a lock goes with its connection, so a restart of PostgreSQL would end every server. No
// server can renew while the database is down, so the database must also have been up for the grace period. A row that
// is missing was released.
const ENDED = `
  select request.id from unnest($1::integer[]) as request (id) left join servers on servers.id = request.id
  where request.id <> $2 and ($3 or servers.id is null or greatest(beat_at, pg_postmaster_start_time()) < now() - $4::interval)`;

/**
 * Takes a lease and renews it until it is released. `isExclusive` means that no other server can be using this
 * database, so all others count as ended immediately. Rejects if the database cannot be reached.
 */
export async function openServerLease(options: {
  url: string;
  /** Default: a random id. */
  serverId?: number;
  isExclusive: boolean;
  times?: LeaseTimes | undefined;
  log: Pick<Log, "warn">;
}): Promise<ServerLease> {
  const { serverId = randomInt(1, 2 ** 31 - 1), isExclusive, times = LEASE_TIMES, log } = options;
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
  let renewedAt = 0;
  // The database may have just come up, and other servers may be about to renew their old leases.
  let steadySince = Date.now();

  /** Uses wall-clock time, which continues while the machine sleeps. */
  async function renew(): Promise<void> {
    await pool.query(RENEW, [serverId]);
    const now = Date.now();
    if (renewedAt > 0 && now - renewedAt > times.graceMs) steadySince = now;
    renewedAt = now;
  }

  try {
    await renew();
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
      // Whatever stopped this server from renewing, such as a failover, may have stopped the others too.
      const now = Date.now();
      const isSteady = now - renewedAt < times.graceMs && now - steadySince > endedAfterMs(times);
      if (serverIds.length === 0 || !(isExclusive || isSteady)) return new Set();
      const values = [serverIds, serverId, isExclusive, `${endedAfterMs(times)} milliseconds`];
      const { rows } = await pool.query<{ id: number }>(ENDED, values);
      return new Set(rows.map(({ id }) => id));
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
