import { tmpdir } from "node:os";
import { expect, test, vi } from "vitest";
import { type DiskSpace, diskAlarm, isDiskLow, readDisk } from "../../../../../server/platform/monitoring/disk.ts";

const MEGABYTE = 1024 * 1024;
const HOUR_MS = 60 * 60 * 1000;
const roomy: DiskSpace = { freeBytes: 500 * MEGABYTE, sizeBytes: 9_000 * MEGABYTE, freeFiles: 900, maxFiles: 1_000 };
const full: DiskSpace = { ...roomy, freeBytes: 99 * MEGABYTE };

test("MONITORING-8 a disk is low with too few free bytes or too few free files", () => {
  expect(isDiskLow(roomy, 100)).toBe(false);
  expect(isDiskLow(full, 100)).toBe(true);
  expect(isDiskLow({ ...roomy, freeFiles: 19 }, 100)).toBe(true);
  expect(isDiskLow({ ...roomy, freeFiles: null, maxFiles: null }, 100)).toBe(false);
});

/** An alarm on a disk and a clock that the test sets. */
function alarmOf(first: DiskSpace) {
  const set = { space: first, now: 0, fails: false };
  const log = { error: vi.fn(), info: vi.fn(), warn: vi.fn() };
  const read = async () => {
    if (set.fails) throw new Error("no such folder");
    return set.space;
  };
  return { set, log, check: diskAlarm({ log, minFreeMegabytes: 100, read, now: () => set.now }) };
}

test("MONITORING-8 a disk that stays low is logged as an error once an hour", async () => {
  const { set, log, check } = alarmOf(full);
  for (const now of [0, 60_000, HOUR_MS - 1, HOUR_MS, HOUR_MS + 60_000]) {
    set.now = now;
    await check();
  }
  expect(log.error).toHaveBeenCalledTimes(2);
  expect(log.error).toHaveBeenCalledWith({ ...full, minFreeMegabytes: 100 }, "the disk of DATA_DIR is almost full");
});

test("MONITORING-8 the end of the alarm is logged, and the next one begins at once", async () => {
  const { set, log, check } = alarmOf(full);
  await check();
  set.space = roomy;
  await check();
  await check();
  expect(log.info).toHaveBeenCalledOnce();
  set.space = full;
  await check();
  expect(log.error).toHaveBeenCalledTimes(2);
});

test("MONITORING-8 a disk that cannot be read is a warning", async () => {
  const { set, log, check } = alarmOf(roomy);
  set.fails = true;
  await check();
  expect(log.warn).toHaveBeenCalledOnce();
  expect(log.error).not.toHaveBeenCalled();
});

test("MONITORING-8 the space of a real folder is read", async () => {
  const { freeBytes, sizeBytes } = await readDisk(tmpdir());
  expect(sizeBytes).toBeGreaterThan(MEGABYTE);
  expect(freeBytes).toBeLessThanOrEqual(sizeBytes);
});
