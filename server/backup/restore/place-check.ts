import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { ClientBase } from "pg";
import type { Config } from "../../platform/config/config.ts";
import { type Secrets, secretsOf } from "../../platform/config/secrets.ts";
import { unknownMigrations } from "../../platform/database/create-tables.ts";
import { livingHolder } from "../../platform/process/folder-holder.ts";
import { RELEASE } from "../../platform/process/installation.ts";
import { ArchiveFault } from "../archive/archive-fault.ts";
import type { About, ArchivedSecrets } from "../archive/manifest.ts";
import { communityIn, isEmptyDatabase } from "../database/copy-in.ts";
import { hasUnfinishedFiles } from "./restore-journal.ts";

/** BACKUP-11: throws an {@link ArchiveFault} if a later release has made the archive's database. */
export function refuseLaterRelease({ migrations, release }: About): void {
  const unknown = unknownMigrations(migrations);
  if (unknown.length === 0) return;
  throw new ArchiveFault(
    `The archive is of a later version: release ${release} made it, this is ${RELEASE} and does not know ${unknown.join(", ")}. Restore it with release ${release} or a later one.`,
  );
}

/** BACKUP-15: throws an {@link ArchiveFault} if the server would have another secret than the archive. */
export function refuseOtherSecret(config: Secrets, { SECRET }: ArchivedSecrets): void {
  if (secretsOf(config).includes(SECRET)) return;
  throw new ArchiveFault(
    "SECRET is not the archive’s, so nobody could sign in with a second factor. Restore without the setting SECRET: the archive’s will be in restored-settings.env of DATA_DIR. Give it as SECRET, or as SECRET_BEFORE beside a new one.",
  );
}

/** BACKUP-10: throws an {@link ArchiveFault} if there is a community, or anything else, already. */
export async function refuseFilledDatabase(client: ClientBase, about: About): Promise<void> {
  if (await isEmptyDatabase(client)) return;
  const found = await communityIn(client);
  const advice =
    "Nothing was changed. A backup is restored only into an empty place: give another DATA_DIR, or the address of an empty database in DATABASE_URL.";
  if (!found) throw new ArchiveFault(`The database has tables of something else. ${advice}`);
  const isSame = found.id !== null && found.id === about.communityId;
  const what = isSame
    ? `This place has the community of the archive already, with ${found.members} members.`
    : `This place has another community than the archive’s (${about.communityName}), with ${found.members} members.`;
  throw new ArchiveFault(`${what} ${advice}`);
}

/** BACKUP-10: throws an {@link ArchiveFault} while a server uses the data folder. */
export function refuseRunningServer({ dataDir }: Pick<Config, "dataDir">): void {
  const holder = livingHolder(dataDir);
  if (holder) throw new ArchiveFault(`A server with process id ${holder.processId} uses ${dataDir}. Stop it first.`);
}

/** BACKUP-10: throws an {@link ArchiveFault} if there are files on the disk already, and not from a restore that was killed. */
export async function refuseFiles({ dataDir, s3 }: Pick<Config, "dataDir" | "s3">): Promise<void> {
  if (s3 || (await hasUnfinishedFiles({ dataDir }))) return;
  const folder = join(dataDir, "files");
  const found = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith("."));
  if (found.length > 0) {
    throw new ArchiveFault(
      `There are files in ${folder}. Nothing was changed. Move them away, or give another DATA_DIR.`,
    );
  }
}
