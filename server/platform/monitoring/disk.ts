import { statfs } from "node:fs/promises";
import type { Log } from "../log.ts";

/** How much is left of the disk that holds a folder. */
export interface DiskSpace {
  readonly freeBytes: number;
  readonly sizeBytes: number;
  /** How many more files fit. Null if the file system has no limit. */
  readonly freeFiles: number | null;
  readonly maxFiles: number | null;
}

/** A share of the files that must stay possible: PostgreSQL cannot write with a disk that is full of tiny files either. */
const FREE_FILES_SHARE = 0.02;
const AGAIN_MS = 60 * 60 * 1000;

/** Reads how much space is left for users that are not root. */
export async function readDisk(folder: string): Promise<DiskSpace> {
  const { bsize, bavail, blocks, ffree, files } = await statfs(folder);
  const isLimited = files > 0;
  return {
    freeBytes: bavail * bsize,
    sizeBytes: blocks * bsize,
    freeFiles: isLimited ? ffree : null,
    maxFiles: isLimited ? files : null,
  };
}

/** MONITORING-8: whether so little is left that the server will soon be unable to store anything. */
export function isDiskLow({ freeBytes, freeFiles, maxFiles }: DiskSpace, minFreeMegabytes: number): boolean {
  if (freeBytes < minFreeMegabytes * 1024 * 1024) return true;
  return freeFiles !== null && maxFiles !== null && freeFiles < maxFiles * FREE_FILES_SHARE;
}

interface AlarmOptions {
  readonly log: Pick<Log, "error" | "info" | "warn">;
  readonly minFreeMegabytes: number;
  read(): Promise<DiskSpace>;
  now?(): number;
}

/** Looks at the disk each time it is called. Logs an error when little is left, and again each hour. Never rejects. */
export function diskAlarm({ log, minFreeMegabytes, read, now = () => performance.now() }: AlarmOptions) {
  let loggedAt: number | undefined;

  function warnOf(space: DiskSpace): void {
    if (loggedAt !== undefined && now() - loggedAt < AGAIN_MS) return;
    loggedAt = now();
    log.error({ ...space, minFreeMegabytes }, "the disk of DATA_DIR is almost full");
  }

  return async (): Promise<void> => {
    try {
      const space = await read();
      if (isDiskLow(space, minFreeMegabytes)) return warnOf(space);
      if (loggedAt !== undefined) log.info({ ...space }, "the disk of DATA_DIR has space again");
      loggedAt = undefined;
    } catch (error) {
      log.warn({ error }, "the free space of DATA_DIR cannot be read");
    }
  };
}
