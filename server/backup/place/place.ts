import { resolve } from "node:path";
import { IN_S3 } from "../../platform/config/backup-settings.ts";
import type { Config } from "../../platform/config/config.ts";
import { StartupError } from "../../platform/process/startup-error.ts";
import type { BackupPlace } from "./backup-place.ts";
import { openFolder } from "./folder.ts";

/** The place with this name: a folder, or `s3`. Throws a {@link StartupError} if the settings of S3 are missing. */
export async function openPlace(to: string, config: Pick<Config, "s3" | "BACKUP_BUCKET">): Promise<BackupPlace> {
  if (to !== IN_S3) return openFolder(resolve(to));
  if (!config.s3) throw new StartupError("Backups in S3 need S3_BUCKET and the other S3 settings.");
  // The SDK is loaded only by servers that use it.
  const { openBucket } = await import("./bucket.ts");
  return openBucket({ ...config.s3, bucket: config.BACKUP_BUCKET ?? config.s3.bucket });
}
