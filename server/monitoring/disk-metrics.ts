import type { Core } from "../platform/core.ts";
import { type DiskSpace, isDiskLow, readDisk } from "../platform/monitoring/disk.ts";
import { showGauge } from "../platform/monitoring/metrics.ts";
import { sampled } from "../platform/monitoring/sampled.ts";

/** Shows how much space is left in the data folder. */
export function measureDisk({ metrics, config }: Pick<Core, "metrics" | "config">): void {
  const disk = sampled(() => readDisk(config.dataDir));
  const show = (name: string, help: string, amountOf: (space: DiskSpace) => number | null) =>
    showGauge(metrics, {
      name,
      help,
      read: async () => {
        const space = await disk();
        const value = space === undefined ? null : amountOf(space);
        return value === null ? [] : [{ value }];
      },
    });
  show("lampstand_disk_free_bytes", "Free space where DATA_DIR is", ({ freeBytes }) => freeBytes);
  show("lampstand_disk_size_bytes", "Size of the disk where DATA_DIR is", ({ sizeBytes }) => sizeBytes);
  show("lampstand_disk_files_free", "How many more files fit there", ({ freeFiles }) => freeFiles);
  show("lampstand_disk_files_max", "How many files fit there in all", ({ maxFiles }) => maxFiles);
  const low = (space: DiskSpace) => (isDiskLow(space, config.DISK_FREE_MIN_MB) ? 1 : 0);
  show("lampstand_disk_low", "1 if less is free than DISK_FREE_MIN_MB, or almost no more files fit", low);
}
