import { z } from "zod";
import { StartupError } from "../process/startup-error.ts";
import { wholeNumber } from "./whole-number.ts";

/** The settings of backups, and of changing the SECRET. */
export const backupSettings = {
  SECRET_BEFORE: z
    .string()
    .min(32)
    .optional()
    .describe("The SECRET before this one, while it is changed: what it has signed and encrypted stays valid"),
  BACKUP_TO: z
    .string()
    .optional()
    .describe("Where a backup is saved each night: a folder, or `s3`. Without it there is none"),
  BACKUP_BUCKET: z
    .string()
    .optional()
    .describe("S3 bucket for backups, with the other S3 settings. Default: S3_BUCKET"),
  BACKUP_DAILY: wholeNumber(1, 366).default(7).describe("Days of which the latest nightly backup is kept"),
  BACKUP_WEEKLY: wholeNumber(0, 520).default(4).describe("Weeks of which the latest nightly backup is kept"),
};

/** The value of BACKUP_TO for S3. */
export const IN_S3 = "s3";

interface BackupSettings {
  readonly SECRET?: string | undefined;
  readonly SECRET_BEFORE?: string | undefined;
  readonly BACKUP_TO?: string | undefined;
  readonly S3_BUCKET?: string | undefined;
}

/** Throws a {@link StartupError} that names the setting that cannot be used. */
export function checkBackupSettings({ SECRET, SECRET_BEFORE, BACKUP_TO, S3_BUCKET }: BackupSettings): void {
  if (SECRET_BEFORE !== undefined && (SECRET === undefined || SECRET === SECRET_BEFORE)) {
    throw new StartupError("The setting SECRET_BEFORE must be given together with another SECRET, which replaces it.");
  }
  if (BACKUP_TO === IN_S3 && S3_BUCKET === undefined) {
    throw new StartupError("The setting BACKUP_TO can only be s3 together with S3_BUCKET and the other S3 settings.");
  }
}
