import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { DAY_MS } from "../../../schema/time.ts";
import type { BackupPlace } from "./backup-place.ts";

const UNFINISHED = ".unfinished";

/** BACKUP-4: archives in a folder, readable only by their owner. The folder is created with the first one. */
export function openFolder(folder: string): BackupPlace {
  return {
    title: `the folder ${folder}`,
    async save(name, bytes) {
      const path = join(folder, name);
      const draft = join(folder, `.${name}${UNFINISHED}`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await removeAbandoned(folder);
      try {
        await pipeline(bytes, createWriteStream(draft, { mode: 0o600, flags: "wx", flush: true }));
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      return path;
    },
    list: async () => (await readdir(folder)).filter((name) => !name.startsWith(".")),
    remove: async (name) => await rm(join(folder, name), { force: true }),
    read: async (name) => createReadStream(join(folder, name)),
  };
}

/** What a process that was killed has left behind. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (name.endsWith(UNFINISHED) && Date.now() - (await stat(path)).mtimeMs > DAY_MS) await rm(path, { force: true });
  }
}
