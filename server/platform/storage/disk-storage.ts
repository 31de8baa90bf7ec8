import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Refusal } from "../refusal.ts";
import { checkedName, isFileName } from "./file-name.ts";
import type { ListedStorage } from "./file-storage.ts";

/** Unfinished files are written here. No stored file's name begins with a dot. */
const UNFINISHED = ".unfinished";
/** Writing takes far less. A file that is older was left behind by a process that died. */
const ABANDONED_MS = 60 * 60 * 1000;

/** Opens a storage in this folder, which is created when the first file is saved. */
export async function openDiskStorage(folder: string): Promise<ListedStorage> {
  const unfinished = join(folder, UNFINISHED);
  await removeAbandoned(unfinished);
  return {
    async put(name, bytes) {
      const path = join(folder, checkedName(name));
      const draft = join(unfinished, randomUUID());
      try {
        await mkdir(unfinished, { recursive: true, mode: 0o700 });
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await writeFile(draft, bytes, { mode: 0o600, flag: "wx", flush: true });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {});
        throw unavailable(error);
      }
    },
    async get(name) {
      return readFile(join(folder, checkedName(name))).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw unavailable(error);
      });
    },
    async remove(name) {
      await rm(join(folder, checkedName(name)), { force: true }).catch((error: unknown) => {
        throw unavailable(error);
      });
    },
    list: () => filesIn(folder, ""),
  };
}

async function* filesIn(folder: string, prefix: string): AsyncGenerator<string> {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw unavailable(error);
  });
  for (const entry of entries) {
    const name = `${prefix}${entry.name}`;
    if (entry.isDirectory() && entry.name !== UNFINISHED) yield* filesIn(folder, `${name}/`);
    else if (entry.isFile() && isFileName(name)) yield name;
  }
}

async function removeAbandoned(unfinished: string): Promise<void> {
  // A folder that can't be read must not stop the start: only saving files depends on it.
  const names = await readdir(unfinished).catch(() => []);
  for (const path of names.map((name) => join(unfinished, name))) {
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > ABANDONED_MS) await rm(path, { force: true }).catch(() => {});
  }
}

/** A folder of this name, or a file where a folder would be, is no stored file either. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && ["ENOENT", "ENOTDIR", "EISDIR"].includes(String(error.code));

const unavailable = (cause: unknown): Refusal => new Refusal("server/storage-unavailable", { cause });
