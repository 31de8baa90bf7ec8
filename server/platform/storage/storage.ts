import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { openDiskStorage } from "./disk-storage.ts";
import type { ListedStorage, Storage } from "./file-storage.ts";

export type { ListedStorage, Storage };

/** The storage that the settings choose. */
export async function openStorage({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): Promise<ListedStorage> {
  if (!s3) return openDiskStorage(join(dataDir, "files"));
  // The SDK is loaded only by servers that use it.
  const { openS3Storage } = await import("./s3-storage.ts");
  return openS3Storage(s3);
}
