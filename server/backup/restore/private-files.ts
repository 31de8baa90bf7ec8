import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../../platform/config/config.ts";
import type { CheckedArchive } from "../archive/read-archive.ts";
import { settingsText } from "../settings-file.ts";

/** The file with the restored settings, in the data folder. */
export const RESTORED_SETTINGS = "restored-settings.env";

/**
 * BACKUP-15: writes the settings of the archive to a file, and its secret to where a server without SECRET reads it. Both are
 * readable only by their owner. Returns what undoes it.
 */
export async function writePrivateFiles(
  { dataDir }: Pick<Config, "dataDir">,
  { secrets, settings }: Pick<CheckedArchive, "secrets" | "settings">,
): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  const undoSecret = await replaceFile(join(dataDir, "secret"), secrets.SECRET);
  try {
    const undoSettings = await replaceFile(join(dataDir, RESTORED_SETTINGS), settingsText(settings, secrets));
    return async () => {
      await undoSettings();
      await undoSecret();
    };
  } catch (error) {
    await undoSecret();
    throw error;
  }
}

async function replaceFile(path: string, text: string): Promise<() => Promise<void>> {
  const before = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  await writeWhole(path, text);
  return async () => await (before ? writeWhole(path, before) : rm(path, { force: true }));
}

/** The former content stays until the new one is complete, also if this process is killed. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.restoring`;
  try {
    await rm(draft, { force: true });
    await writeFile(draft, content, { mode: 0o600, flag: "wx", flush: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
