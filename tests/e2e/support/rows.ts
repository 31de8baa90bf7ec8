import { Pool } from "pg";
import { startEmbeddedDatabase } from "../../../server/platform/database/embedded-database.ts";

const pools = new Map<string, Promise<Pool>>();

/** Runs SQL in the site's database. */
export async function querySite<T>(
  { dataDir }: { readonly dataDir: string },
  sql: string,
  params: unknown[] = [],
): Promise<T[]> {
  const pool = pools.get(dataDir) ?? openPool(dataDir);
  pools.set(dataDir, pool);
  return (await (await pool).query(sql, params)).rows as T[];
}

/** Closes the connections to the site's database, before that ends. */
export async function closeRows(dataDir: string): Promise<void> {
  await (await pools.get(dataDir))?.end();
  pools.delete(dataDir);
}

async function openPool(dataDir: string): Promise<Pool> {
  const { url } = await startEmbeddedDatabase(dataDir);
  const pool = new Pool({ connectionString: url, max: 2 });
  // A site that ends takes its database along.
  pool.on("error", () => {});
  return pool;
}
