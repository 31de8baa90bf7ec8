import { Pool, type PoolConfig } from "pg";
import type { Log } from "./log.ts";

/**
 * Opens a pool of connections whose breaks are only logged. Where a connection breaks in use, the query that waits for it
 * fails; but `pg` also emits an error, which would end the process if nobody listened. `use` names the pool in the log.
 */
export function openPool(use: string, options: PoolConfig, log: Pick<Log, "warn">): Pool {
  const pool = new Pool(options);
  const logBreak = (error: Error) => log.warn({ error, use }, "a database connection broke");
  pool.on("connect", (client) => client.on("error", logBreak));
  pool.on("error", logBreak);
  return pool;
}
