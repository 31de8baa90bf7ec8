import { join } from "node:path";
import { parseArgs } from "node:util";
import { recordBackup } from "../backup/backup.ts";
import { makeBackup } from "../backup/make-backup.ts";
import { openPlace } from "../backup/place/place.ts";
import { openStorage } from "../platform/storage/storage.ts";
import { runCommand } from "./open-command.ts";

/** The migration that adds the list of backups. */
const LISTED_SINCE = "20261224-backup";

/**
 * BACKUP-1: `npm run backup -- --to FOLDER`, or `--to s3`: makes a backup, also while the server runs. Without `--to` it goes to
 * `BACKUP_TO`, or to the folder `backups` of the data folder. The tables stay as they are: this may be the backup before an
 * upgrade.
 */
await runCommand(
  async ({ config, url, database }) => {
    const { values } = parseArgs({ options: { to: { type: "string" } } });
    const place = await openPlace(values.to ?? config.BACKUP_TO ?? join(config.dataDir, "backups"), config);
    const made = await makeBackup({ databaseUrl: url, config, storage: await openStorage(config) }, place);
    if (made.migrations.includes(LISTED_SINCE)) await recordBackup(database.fork(), made);
    const { tables, files, jobs } = made.manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      [
        `Saved ${made.where}`,
        `  ${megabytes(made.bytes)} MB: ${rows} rows of ${tables.length} tables, ${files.entries} files, ${jobs.rows} waiting jobs`,
        `  SHA-256 ${made.sha256}`,
        "It holds personal data, passwords’ hashes and every secret of the server, and is not encrypted. Only its owner can",
        "read it (permissions 0600). Keep it as safe as the server, and a copy of it on another machine.",
        "To restore it into an empty place: npm run restore -- ARCHIVE",
      ].join("\n"),
    );
    return 0;
  },
  { migrates: false },
);

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
