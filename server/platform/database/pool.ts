import { Pool, type PoolConfig } from "pg";
import type { Log } from "../log.ts";

/**
 * Opens a connection pool that logs broken connections. If a connection breaks in use, its query fails, but `pg` also
 * emits an `error` event, which would end the process without a listener. `use` names the pool in the log.
 */
export function openPool(use: string, options: PoolConfig, log: Pick<Log, "warn">): Pool {
  const pool = new Pool(options);
  const logBreak = (error: Error) => log.warn({ error, use }, "a database connection broke");
  pool.on("connect", (client) => client.on("error", logBreak));
  pool.on("error", logBreak);
  return pool;
}
