import type { Pool } from "pg";
import type { Database } from "../database/database.ts";
import { type Metrics, showGauge } from "./metrics.ts";
import { sampled } from "./sampled.ts";

const PING_MS = 2_000;

/** Shows whether the database answers, and how busy the connections to it are. */
export function measureDatabase(
  metrics: Metrics,
  { database, accountPool }: { database: Pick<Database, "ping" | "pools">; accountPool: Pool },
): void {
  const ping = sampled(async () => {
    await database.ping(PING_MS);
    return true;
  });
  showGauge(metrics, {
    name: "lampstand_database_up",
    help: "1 if PostgreSQL answered this process within two seconds",
    read: async () => [{ value: (await ping()) === true ? 1 : 0 }],
  });
  const pools = async () => Object.entries({ ...(await database.pools()), accounts: accountPool });
  const byPool = async (count: (pool: Pool) => number) =>
    (await pools()).map(([pool, each]) => ({ labels: { pool }, value: count(each) }));
  showGauge(metrics, {
    name: "lampstand_database_connections",
    help: "Open connections to PostgreSQL, by pool",
    labelNames: ["pool"],
    read: () => byPool(({ totalCount }) => totalCount),
  });
  showGauge(metrics, {
    name: "lampstand_database_connections_idle",
    help: "Open connections that nobody uses now, by pool",
    labelNames: ["pool"],
    read: () => byPool(({ idleCount }) => idleCount),
  });
  showGauge(metrics, {
    name: "lampstand_database_waiting",
    help: "Statements that wait for a connection, by pool",
    labelNames: ["pool"],
    read: () => byPool(({ waitingCount }) => waitingCount),
  });
}
