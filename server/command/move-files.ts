import { join } from "node:path";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { moveFiles } from "../backup/files/copy-files.ts";
import { livingHolder } from "../platform/process/folder-holder.ts";
import { LEASE_TIMES } from "../platform/process/lease-times.ts";
import { whileNoServerRuns } from "../platform/process/no-server.ts";
import { otherServers } from "../platform/process/only-server.ts";
import { openDiskStorage } from "../platform/storage/disk-storage.ts";
import { openS3Storage } from "../platform/storage/s3-storage.ts";
import { runCommand } from "./open-command.ts";

/**
 * BACKUP-25: `npm run move-files -- s3` moves the files from DATA_DIR to the bucket of the S3 settings, `-- disk` moves them back.
 * With `--keep` they stay at the old place, too. The server must be stopped, and cannot be started meanwhile.
 */
await runCommand(
  async ({ config, url, database, log }) => {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: "boolean" } } });
    const [to] = positionals;
    if (to !== "s3" && to !== "disk") return failed("Where to? npm run move-files -- s3, or -- disk for the way back.");
    if (!config.s3) return failed("This needs S3_BUCKET and the other S3 settings, for both ways.");
    if (livingHolder(config.dataDir) || (await hasServer(url))) {
      return failed("A server runs, and could save or delete files meanwhile. Stop it first, and start this again.");
    }
    const [disk, bucket] = [await openDiskStorage(join(config.dataDir, "files")), openS3Storage(config.s3)];
    const [from, there] = to === "s3" ? [disk, bucket] : [bucket, disk];
    // Not before it is known that no server uses them: the lease needs the tables of this release.
    await database.migrate();
    const move = () => moveFiles(from, there, values.keep);
    const { files, already, bytes } = await whileNoServerRuns("npm run move-files", { config, url, log }, move);
    const earlier = already > 0 ? `, ${already} of them by an earlier start` : "";
    console.log(`Moved and compared ${files} files (${(bytes / 1_000_000).toFixed(1)} MB)${earlier}.`);
    console.log(
      to === "s3"
        ? "Start the server with the S3 settings now."
        : "Start the server without S3_BUCKET and the other S3 settings now.",
    );
    return 0;
  },
  { migrates: false },
);

function failed(text: string): number {
  console.error(text);
  return 1;
}

/** Also one on another machine. One that has ended without a word counts for some seconds more. */
async function hasServer(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await otherServers(client as never, LEASE_TIMES)).length > 0;
  } finally {
    await client.end();
  }
}
