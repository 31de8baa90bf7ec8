import { Client } from "pg";
import { startEmbeddedDatabase } from "../../../server/platform/database/embedded-database.ts";
import { copyDataFolder, dataFolder, startProcess, untilReady } from "../../support/server/process.ts";

const VARIABLE = "PREPARED_DATA_FOLDER";

/**
 * Playwright's global set-up: prepares one data folder with a migrated and seeded database. Each server of the run begins with
 * a copy of it, which takes a fraction of the time.
 */
export default async function prepareFolder(): Promise<() => Promise<void>> {
  const folder = dataFolder();
  const server = await startProcess({ dataDir: folder.path });
  await untilReady(server);
  const database = await startEmbeddedDatabase(folder.path);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  // The databases need not survive a crash of the machine.
  for (const setting of ["fsync", "full_page_writes"]) await client.query(`alter system set ${setting} = off`);
  await client.end();
  await server.end("SIGTERM");
  process.env[VARIABLE] = folder.path;
  return folder.remove;
}

/** A data folder whose database is ready: a server on it has nothing to migrate. */
export function preparedFolder(): ReturnType<typeof dataFolder> {
  const prepared = process.env[VARIABLE];
  if (!prepared) throw new Error(`${VARIABLE} is not set`);
  const folder = dataFolder();
  copyDataFolder(prepared, folder.path);
  return folder;
}
