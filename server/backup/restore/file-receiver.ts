import { randomBytes } from "node:crypto";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../../platform/config/config.ts";
import { openDiskStorage } from "../../platform/storage/disk-storage.ts";
import { mediaTypeOf } from "../../platform/storage/file-name.ts";
import { openStorage, type Storage } from "../../platform/storage/storage.ts";
import type { RestoreJournal } from "./restore-journal.ts";

/** Takes the files of an archive. */
export interface FileReceiver {
  add(name: string, content: Uint8Array): Promise<void>;
  /** Puts them where the server looks for them. */
  finish(): Promise<void>;
  /** Removes what was added. */
  discard(): Promise<void>;
}

export const openFileReceiver = async (
  config: Pick<Config, "dataDir" | "s3">,
  journal: RestoreJournal,
): Promise<FileReceiver> =>
  config.s3 ? intoBucket(await openStorage(config), journal) : await intoFolder(config.dataDir, journal);

/** BACKUP-12: into a folder of another name first. */
async function intoFolder(dataDir: string, journal: RestoreJournal): Promise<FileReceiver> {
  await mkdir(dataDir, { recursive: true });
  const draft = join(dataDir, `files.restoring-${randomBytes(4).toString("hex")}`);
  const files = join(dataDir, "files");
  let isInPlace = false;
  await mkdir(draft, { mode: 0o700 });
  const storage = await openDiskStorage(draft);
  return {
    add: (name, content) => storage.put(name, content, mediaTypeOf(name)),
    async finish() {
      await journal.folder();
      // It has no files, but may have folders.
      await rm(files, { recursive: true, force: true });
      await rename(draft, files);
      isInPlace = true;
    },
    discard: async () => await rm(isInPlace ? files : draft, { recursive: true, force: true }),
  };
}

/** Into the bucket at once. Files that are there already, because only the database was lost, stay. */
function intoBucket(storage: Storage, journal: RestoreJournal): FileReceiver {
  const added: string[] = [];
  return {
    async add(name, content) {
      const found = await storage.get(name);
      if (found && Buffer.compare(found, content) === 0) return;
      if (!found) {
        added.push(name);
        await journal.object(name);
      }
      await storage.put(name, content, mediaTypeOf(name));
    },
    finish: async () => {},
    async discard() {
      for (const name of added) await storage.remove(name);
    },
  };
}
