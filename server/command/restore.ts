import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { ArchiveFault } from "../backup/archive/archive-fault.ts";
import { type CheckedArchive, checkArchive } from "../backup/archive/read-archive.ts";
import { openPlace } from "../backup/place/place.ts";
import { refuseLaterRelease, refuseOtherSecret, refuseRunningServer } from "../backup/restore/place-check.ts";
import { RESTORED_SETTINGS } from "../backup/restore/private-files.ts";
import { restoreBackup } from "../backup/restore/restore-backup.ts";
import { sweepDownloads } from "../backup/restore/restore-journal.ts";
import { IN_S3 } from "../platform/config/backup-settings.ts";
import type { Config } from "../platform/config/config.ts";
import { readSettings } from "../platform/config/settings-file.ts";
import { addressesOf, prepareServerRole } from "../platform/database/database-roles.ts";
import { startEmbeddedDatabase } from "../platform/database/embedded-database.ts";
import { StartupError } from "../platform/process/startup-error.ts";

const USAGE =
  "Which archive? For example: npm run restore -- backups/lampstand-1f2e3d4c-20261224T013000Z.tar.gz, or s3:NAME for one in S3.";

/**
 * BACKUP-10: `npm run restore -- ARCHIVE`: restores a backup into an empty place. It opens the database by itself, because that
 * must not be migrated before, and the archive has the SECRET.
 */
try {
  const [given = ""] = process.argv.slice(2);
  if (given === "") throw new ArchiveFault(USAGE);
  await withFile(given, restore);
  process.exit(0);
} catch (error) {
  const isExpected = error instanceof ArchiveFault || error instanceof StartupError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}

async function restore(file: string): Promise<void> {
  console.log("Reading and checking the archive…");
  const archive = await checkArchive(file, refuseLaterRelease);
  const config = configWith({ ...publicUrlOf(archive), SECRET: archive.secrets.SECRET });
  refuseOtherSecret(config, archive.secrets);
  refuseRunningServer(config);
  const embedded = config.DATABASE_URL ? undefined : await startEmbeddedDatabase(config.dataDir);
  try {
    console.log("Restoring…");
    const addresses = addressesOf(config, embedded);
    // A wrong address is told before anything is restored.
    await prepareServerRole(addresses, embedded !== undefined);
    await restoreBackup(file, archive, { databaseUrl: addresses.ownerUrl, config });
    await prepareServerRole(addresses, embedded !== undefined);
  } finally {
    if (embedded && !embedded.wasRunning) await embedded.stopUnlessInUse();
  }
  console.log(summaryOf(archive, config));
}

/** The settings of this place. Those that the archive gives are used if this place has none. */
function configWith(archived: Readonly<Record<string, string>>): Config {
  return readSettings(process.env, { LOG_LEVEL: "warn", ...archived });
}

function publicUrlOf({ settings }: CheckedArchive): { PUBLIC_URL?: string } {
  return settings.PUBLIC_URL === undefined ? {} : { PUBLIC_URL: settings.PUBLIC_URL };
}

/** Runs `work` with a file of this name, or with one that is fetched from S3 and deleted afterwards. */
async function withFile(given: string, work: (file: string) => Promise<void>): Promise<void> {
  if (!given.startsWith(`${IN_S3}:`)) return await work(resolve(given));
  // No secret is needed to fetch it.
  const config = configWith({ SECRET: randomBytes(32).toString("hex"), PUBLIC_URL: "http://localhost" });
  const place = await openPlace(IN_S3, config);
  const file = join(config.dataDir, `restore-${randomBytes(4).toString("hex")}.tar.gz`);
  await mkdir(config.dataDir, { recursive: true });
  await sweepDownloads(config.dataDir);
  try {
    const content = await place.read(given.slice(IN_S3.length + 1));
    await pipeline(content, createWriteStream(file, { mode: 0o600, flags: "wx" }));
    await work(file);
  } finally {
    await rm(file, { force: true });
  }
}

function summaryOf({ manifest }: CheckedArchive, { dataDir, DATABASE_URL }: Config): string {
  const { about, tables, files, jobs } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `Restored ${about.communityName} as it was on ${about.createdAt.slice(0, 16).replace("T", " at ")} UTC.`,
    `  ${rows} rows of ${tables.length} tables, ${files.entries} files, ${jobs.rows} waiting jobs`,
    `  ${DATABASE_URL === undefined ? `The built-in database and the files are in ${dataDir}.` : `The files and the secret are in ${dataDir}.`}`,
    `The settings of the server that was backed up are in ${join(dataDir, RESTORED_SETTINGS)}, with its SECRET. Take from them what`,
    "this server shall have, then start it. If this is a trial, leave out mail, payments and S3 (docs/backup.md).",
  ].join("\n");
}
