import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lookEveryMs, takeOverGames } from "../../../../server/game/take-over.ts";
import { endedAfterMs, LEASE_TIMES, LONE_LEASE_TIMES } from "../../../../server/platform/process/lease-times.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(recoverGames: () => Promise<number>) {
  const log = { info: vi.fn(), error: vi.fn() };
  return { log, ...takeOverGames({ recovery: { recoverGames }, everyMs: 1_000, log }) };
}

test("GAME-162 a server looks for games of others at its start and from then on, until it stops", async () => {
  const recoverGames = vi.fn(async () => 0);
  const { begun, stop } = start(recoverGames);
  await begun;
  expect(recoverGames).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(recoverGames).toHaveBeenCalledTimes(4);
  await stop();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(recoverGames).toHaveBeenCalledTimes(4);
});

test("PROCESS-27 a server that is alone looks once a minute, one of several whenever it renews its lease", () => {
  expect(lookEveryMs({ isAlone: true, times: LONE_LEASE_TIMES })).toBe(60_000);
  expect(lookEveryMs({ isAlone: false, times: LEASE_TIMES })).toBe(1_000);
});

test("PROCESS-27 servers of several renew often enough for one that is alone, and the other way round", () => {
  for (const [own, other] of [
    [LONE_LEASE_TIMES, LEASE_TIMES],
    [LEASE_TIMES, LONE_LEASE_TIMES],
  ] as const) {
    expect(2 * own.renewalMs).toBeLessThan(endedAfterMs(other));
  }
});

test("a look that fails stops neither the start nor later looks, and is reported once until one succeeds", async () => {
  const recoverGames = vi.fn(async (): Promise<number> => Promise.reject(new Error("away")));
  const { begun, stop, log } = start(recoverGames);
  await begun;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(recoverGames).toHaveBeenCalledTimes(4);
  expect(log.error).toHaveBeenCalledOnce();
  recoverGames.mockResolvedValueOnce(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(log.info).toHaveBeenCalledExactlyOnceWith({ rooms: 2 }, expect.any(String));
  expect(log.error).toHaveBeenCalledTimes(2);
  await stop();
});
