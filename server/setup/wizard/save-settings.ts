import { randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  copyFileSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { underStartLock } from "../../platform/process/start-lock.ts";
import { StartupError } from "../../platform/process/startup-error.ts";

/** The text of the file, or null if there is none. */
export function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw new StartupError(`${path} cannot be read: ${(error as Error).message}.`);
  }
}

/**
 * SETUP-7: writes the file, readable by its owner alone. `seen` is what was there when the setup began: if somebody else has
 * written it since, nothing changes. What it replaces is kept as `.before`. `alongside` is done right before, or nothing is.
 */
export async function saveSettings(
  path: string,
  text: string,
  { seen, alongside = () => {} }: { readonly seen: string | null; readonly alongside?: (() => void) | undefined },
): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  await underStartLock(dirname(path), async () => {
    if (readIfThere(path) !== seen) {
      throw new StartupError(
        `Someone else has just finished a setup, and ${path} has their settings. Yours were not saved. Run \`npm run setup -- --check\` to look at it.`,
      );
    }
    const draft = `${path}.${process.pid}-${randomBytes(4).toString("hex")}`;
    try {
      writeWhole(draft, text);
      alongside();
      if (seen !== null) keepBefore(path);
      renameSync(draft, path);
    } finally {
      rmSync(draft, { force: true });
    }
  });
}

function keepBefore(path: string): void {
  const before = `${path}.before`;
  rmSync(before, { force: true });
  copyFileSync(path, before);
  chmodSync(before, 0o600);
}

function writeWhole(path: string, text: string): void {
  const file = openSync(path, "wx", 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
