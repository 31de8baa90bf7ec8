import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeOverGames } from "../../../../server/game/take-over.ts";

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
