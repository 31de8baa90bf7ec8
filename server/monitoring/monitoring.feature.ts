import { repeat } from "../platform/async/repeat.ts";
import type { Core } from "../platform/core.ts";
import { diskAlarm, readDisk } from "../platform/monitoring/disk.ts";
import { openMetricsPort } from "../platform/monitoring/metrics-endpoint.ts";
import { measureBackups } from "./backup-metrics.ts";
import { measureDisk } from "./disk-metrics.ts";
import { measureRooms, type RoomNumbers } from "./room-metrics.ts";

/** How often each server looks at its own disk. */
const DISK_CHECK_MS = 60_000;

/**
 * What whoever runs the server needs to see: metrics of rooms, disk and backups, and the alarm of a full disk. Resolves with
 * the function that ends it.
 */
export async function openMonitoring(core: Core, readRooms: () => RoomNumbers): Promise<() => Promise<void>> {
  const { config, log, metrics } = core;
  measureRooms(metrics, readRooms);
  measureDisk(core);
  measureBackups(core);
  const { METRICS_PORT } = config;
  const closePort = METRICS_PORT === undefined ? async () => {} : await openMetricsPort(METRICS_PORT, metrics, log);
  const checkDisk = diskAlarm({
    log,
    minFreeMegabytes: config.DISK_FREE_MIN_MB,
    read: () => readDisk(config.dataDir),
  });
  await checkDisk();
  const stopChecking = repeat(DISK_CHECK_MS, checkDisk);
  return async () => {
    await stopChecking();
    await closePort();
  };
}
