import { appendFile, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../../platform/config/config.ts";
import { openStorage } from "../../platform/storage/storage.ts";
import { ArchiveFault } from "../archive/archive-fault.ts";

type Place = Pick<Config, "dataDir" | "s3">;

/** Where the names stand of what a restore has put in its place. It is gone when the restore has ended. */
const JOURNAL = "unfinished-restore.txt";
/** The folder of files, in place. */
const FILES = "files";
/** An archive that is fetched from S3. */
const DOWNLOAD = /^restore-[0-9a-f]{8}\.tar\.gz$/;
/** Files that are not yet in place. */
const DRAFT = /^files\.restoring-[0-9a-f]{8}$/;

export interface RestoreJournal {
  /** Notes that the folder of files is about to be put in its place. */
  folder(): Promise<void>;
  /** Notes that a file is about to be added to the bucket. */
  object(name: string): Promise<void>;
  /** Everything that it names is there to stay, or taken back. */
  end(): Promise<void>;
}

/** BACKUP-12: opens the journal of a restore. Whatever it names is removed by the next one, if this one is killed. */
export function openJournal({ dataDir, s3 }: Place): RestoreJournal {
  let isBegun = false;
  const note = async (line: string) => {
    isBegun = true;
    await mkdir(dataDir, { recursive: true });
    await appendFile(join(dataDir, JOURNAL), `${line}\n`, { mode: 0o600 });
  };
  return {
    folder: () => note(FILES),
    object: (name) => note(objectLine(s3, name)),
    async end() {
      // That of an earlier restore stays, if this one was refused.
      if (isBegun) await rm(join(dataDir, JOURNAL), { force: true });
    },
  };
}

const objectLine = (s3: Place["s3"], name: string): string => `s3://${s3?.bucket}/${name}`;

/** Whether the folder of files was put there by a restore that was killed. */
export const hasUnfinishedFiles = async ({ dataDir }: Pick<Place, "dataDir">): Promise<boolean> =>
  (await linesIn(dataDir)).includes(FILES);

/**
 * BACKUP-12: removes what a restore has left behind that was killed. Call it when the database is known to be empty: that one
 * has not come to its end. Throws an {@link ArchiveFault} if it wrote to another bucket than this one would.
 */
export async function removeUnfinishedRestore({ dataDir, s3 }: Place): Promise<void> {
  const lines = await linesIn(dataDir);
  const objects = lines.filter((line) => line !== FILES);
  const prefix = objectLine(s3, "");
  const elsewhere = objects.find((line) => !line.startsWith(prefix));
  if (elsewhere !== undefined) {
    throw new ArchiveFault(
      `A restore that was killed has left ${objects.length} files in another place, the first of them ${elsewhere}. Give the S3 settings that it had, or delete what ${join(dataDir, JOURNAL)} names, and that file.`,
    );
  }
  if (objects.length > 0) {
    const storage = await openStorage({ dataDir, s3 });
    for (const line of objects) await storage.remove(line.slice(prefix.length));
  }
  if (lines.includes(FILES)) await rm(join(dataDir, FILES), { recursive: true, force: true });
  await sweep(dataDir, (name) => name === JOURNAL || DRAFT.test(name));
}

/** Removes archives that were fetched by a restore that was killed. */
export const sweepDownloads = (dataDir: string): Promise<void> => sweep(dataDir, (name) => DOWNLOAD.test(name));

/**
 * A server uses this place now, so whatever is in it belongs to its community: the next restore must not take its files for its
 * own. Of a restore that was killed only drafts go.
 */
export const forgetUnfinishedRestore = (dataDir: string): Promise<void> =>
  sweep(dataDir, (name) => name === JOURNAL || DRAFT.test(name) || DOWNLOAD.test(name));

async function sweep(dataDir: string, isLeft: (name: string) => boolean): Promise<void> {
  const names = await readdir(dataDir).catch(() => []);
  for (const name of names.filter(isLeft)) await rm(join(dataDir, name), { recursive: true, force: true });
}

async function linesIn(dataDir: string): Promise<string[]> {
  const text = await readFile(join(dataDir, JOURNAL), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return text.split("\n").filter((line) => line !== "");
}
