import { Client, type ClientBase } from "pg";
import type { Config } from "../../platform/config/config.ts";
import { createTables } from "../../platform/database/create-tables.ts";
import { MIGRATION_LOCK } from "../../platform/database/database.ts";
import { openJobStore } from "../../platform/waiting-jobs.ts";
import { ArchiveFault } from "../archive/archive-fault.ts";
import { FILES, JOBS, type Manifest, TABLES } from "../archive/manifest.ts";
import { type CheckedArchive, fileNameOf, partNameOf, readEntries, readWhole } from "../archive/read-archive.ts";
import { copyIn, type RowReceiver } from "../database/copy-in.ts";
import { COPY_SETTINGS } from "../database/table.ts";
import { type FileReceiver, openFileReceiver } from "./file-receiver.ts";
import { jobReceiver } from "./job-receiver.ts";
import { refuseFiles, refuseFilledDatabase } from "./place-check.ts";
import { writePrivateFiles } from "./private-files.ts";
import { openJournal, removeUnfinishedRestore } from "./restore-journal.ts";

export interface RestorePlace {
  /** The address of the database. */
  readonly databaseUrl: string;
  readonly config: Config;
}

/**
 * BACKUP-10, BACKUP-12, BACKUP-13: restores an archive that was checked into an empty place: all of it, or nothing. Throws an
 * {@link ArchiveFault} if the place is not empty.
 */
export async function restoreBackup(file: string, archive: CheckedArchive, place: RestorePlace): Promise<void> {
  const { databaseUrl, config } = place;
  const client = new Client({ connectionString: databaseUrl, application_name: "lampstand restore" });
  client.on("error", () => {});
  await client.connect();
  try {
    await refuseFilledDatabase(client, archive.manifest.about);
    await refuseFiles(config);
    await restoreInto(client, file, archive, place);
    // Otherwise the first requests would be planned without knowing the tables.
    await client.query("analyze");
  } finally {
    await client.end();
  }
}

async function restoreInto(
  client: ClientBase,
  file: string,
  archive: CheckedArchive,
  { databaseUrl, config }: RestorePlace,
): Promise<void> {
  const { manifest } = archive;
  const undo = new AsyncDisposableStack();
  const journal = openJournal(config);
  try {
    await inTransaction(client, async () => {
      // A server that starts at this moment has made its tables, or waits.
      await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
      await refuseFilledDatabase(client, manifest.about);
      await removeUnfinishedRestore(config);
      const files = await openFileReceiver(config, journal);
      undo.defer(files.discard);
      const jobs = await openJobStore(databaseUrl, client, manifest.jobs.queues);
      try {
        await createTables(client, databaseUrl, manifest.about.migrations);
        const addJobs = jobReceiver(jobs);
        await copyIn(client, manifest, (rows) => unpack(file, manifest, { rows, files, addJobs }));
        await jobs.flush();
      } finally {
        await jobs.close();
      }
      await files.finish();
      undo.defer(await writePrivateFiles(config, archive));
    });
    await journal.end();
  } catch (error) {
    await undo.disposeAsync();
    await journal.end();
    throw error;
  }
}

async function inTransaction(client: ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query("begin");
  try {
    await client.query(COPY_SETTINGS);
    await work();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

interface Receivers {
  readonly rows: RowReceiver;
  readonly files: Pick<FileReceiver, "add">;
  addJobs(bytes: Uint8Array): Promise<void>;
}

async function unpack(file: string, manifest: Manifest, { rows, files, addJobs }: Receivers): Promise<void> {
  const tables = new Map(manifest.tables.map((table) => [`${TABLES}/${table.name}`, table]));
  for await (const { name, content } of readEntries(file)) {
    const part = partNameOf(name);
    const table = tables.get(part);
    if (table) {
      for await (const bytes of content) await rows.add(table, bytes);
      continue;
    }
    // While rows are copied, the connection can do nothing else.
    await rows.end();
    const whole = await readWhole(content);
    if (part === JOBS) await addJobs(whole);
    else if (part === FILES) await files.add(fileNameOf(name), whole);
    else if (part !== "") throw new ArchiveFault(`The archive has something in it that no backup has: ${name}.`);
  }
}
