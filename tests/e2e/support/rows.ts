import { Client } from "pg";
import { startEmbeddedDatabase } from "../../../server/platform/database/embedded-database.ts";
import type { Site } from "./site.ts";

/** Runs SQL in the site's database. */
export async function querySite<T>(site: Site, sql: string, params: unknown[] = []): Promise<T[]> {
  const { url } = await startEmbeddedDatabase(site.dataDir);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, params)).rows as T[];
  } finally {
    await client.end();
  }
}
