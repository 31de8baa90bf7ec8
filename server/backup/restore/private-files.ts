import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
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
  const before = await readFile(path).catch(() => null);
  await rm(path, { force: true });
  await writeFile(path, text, { mode: 0o600, flag: "wx", flush: true });
  return async () => {
    await rm(path, { force: true });
    if (before) await writeFile(path, before, { mode: 0o600 });
  };
}
