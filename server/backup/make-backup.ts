import { createHash } from "node:crypto";
import type { ClientBase } from "pg";
import type { Config } from "../platform/config/config.ts";
import { RELEASE } from "../platform/process/installation.ts";
import type { ListedStorage } from "../platform/storage/storage.ts";
import {
  ABOUT,
  type About,
  type ArchivedSecrets,
  CHECKSUM,
  FORMAT,
  MANIFEST,
  type Manifest,
  SECRETS,
  SETTINGS,
} from "./archive/manifest.ts";
import { type ArchiveWriter, writeArchive } from "./archive/write-archive.ts";
import { copyOut, type DatabaseIdentity, identityOf, inSnapshot } from "./database/copy-out.ts";
import { archiveFiles } from "./files/copy-files.ts";
import { archiveName } from "./place/archive-name.ts";
import type { BackupPlace } from "./place/backup-place.ts";
import { archivedSettings } from "./settings-file.ts";

export interface BackupSource {
  /** The address of the database. */
  readonly databaseUrl: string;
  readonly config: Config;
  readonly storage: ListedStorage;
}

export interface MadeBackup {
  readonly name: string;
  readonly bytes: number;
  /** Of the archive. */
  readonly sha256: string;
  /** Where the archive is, in words. */
  readonly where: string;
  readonly communityId: string | null;
  readonly migrations: readonly string[];
  readonly isNightly: boolean;
  readonly startedAt: Date;
  readonly manifest: Manifest;
}

/** Which database this is. Rejects if it has no tables of this product. */
export const identifyDatabase = ({ databaseUrl }: Pick<BackupSource, "databaseUrl">): Promise<DatabaseIdentity> =>
  inSnapshot(databaseUrl, identityOf);

/** BACKUP-1: makes a backup and saves it. Beside a server or without one. */
export async function makeBackup(
  source: BackupSource,
  place: BackupPlace,
  { isNightly = false }: { readonly isNightly?: boolean } = {},
): Promise<MadeBackup> {
  const startedAt = new Date();
  const { communityId, migrations } = await identifyDatabase(source);
  const name = archiveName({ communityId, isNightly, at: startedAt });
  const { bytes, sha256, ...written } = await writeArchive(
    (writer) => fillArchive(writer, source, startedAt),
    (archive) => place.save(name, archive),
  );
  const { content: manifest, place: where } = written;
  return { name, where, bytes, sha256, communityId, migrations, isNightly, startedAt, manifest };
}

async function fillArchive(
  writer: ArchiveWriter,
  { databaseUrl, config, storage }: BackupSource,
  at: Date,
): Promise<Manifest> {
  const { about, ...database } = await inSnapshot(databaseUrl, async (client) => {
    const stated = await aboutOf(client, config, at);
    await writer.json(ABOUT, stated);
    return { about: stated, ...(await copyOut(client, writer)) };
  });
  const files = await archiveFiles(storage, writer);
  const secrets = await writer.json(SECRETS, secretsIn(config));
  const settings = await writer.json(SETTINGS, archivedSettings(config));
  const manifest: Manifest = { about, ...database, files, secrets, settings };
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  await writer.entry(MANIFEST, text);
  await writer.entry(CHECKSUM, Buffer.from(`${createHash("sha256").update(text).digest("hex")}\n`));
  return manifest;
}

async function aboutOf(client: ClientBase, config: Config, at: Date): Promise<About> {
  const { communityId, migrations, release } = await identityOf(client);
  return {
    format: FORMAT,
    product: "lampstand",
    release: RELEASE,
    databaseRelease: release,
    migrations,
    communityId,
    communityName: config.COMMUNITY_NAME,
    createdAt: at.toISOString(),
  };
}

const secretsIn = ({ secret, SECRET_BEFORE }: Config): ArchivedSecrets => ({
  SECRET: secret,
  ...(SECRET_BEFORE !== undefined && { SECRET_BEFORE }),
});
