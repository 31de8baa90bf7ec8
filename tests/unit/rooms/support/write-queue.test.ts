import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { WriteQueue } from "../../../../rooms/support/write-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("GAME-26 a room's writes", () => {
  test("writes run in the order of the requests, however long each takes", async () => {
    const queue = new WriteQueue(() => undefined);
    const written: string[] = [];
    const slow = queue.write(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      written.push("release");
    });
    const quick = queue.write(async () => void written.push("keep"));
    await vi.advanceTimersByTimeAsync(1000);
    await Promise.all([slow, quick]);
    expect(written).toEqual(["release", "keep"]);
  });

  test("a failed write is reported and retried", async () => {
    const reported: string[] = [];
    const queue = new WriteQueue((operation) => reported.push(operation));
    const call = vi.fn().mockRejectedValueOnce(new Error("away")).mockResolvedValueOnce(undefined);
    const done = queue.writeWithRetry("finishSession", call);
    await vi.runAllTimersAsync();
    expect(await done).toBe(true);
    expect(reported).toEqual(["finishSession"]);
  });

  test("a write that keeps failing is dropped, and the next one runs", async () => {
    const queue = new WriteQueue(() => undefined);
    const lost = queue.writeWithRetry("passHost", () => Promise.reject(new Error("away")));
    const next = queue.write(async () => "kept");
    await vi.runAllTimersAsync();
    expect([await lost, await next]).toEqual([false, "kept"]);
  });

  test("GAME-50 a write that must not be dropped is retried at least every 30 seconds until it succeeds", async () => {
    const queue = new WriteQueue(() => undefined);
    let isAway = true;
    const tries: number[] = [];
    const saved = queue.writeUntilSaved("finishSession", async () => {
      tries.push(Date.now());
      if (isAway) throw new Error("away");
    });
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    const pauses = tries.slice(1).map((time, at) => time - (tries[at] as number));
    expect(Math.max(...pauses)).toBe(30_000);
    isAway = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await saved).toBe(true);
  });

  test("GAME-46 writes that still wait when the queue stops are never run", async () => {
    const queue = new WriteQueue(() => undefined);
    const failing = queue.writeUntilSaved("finishSession", () => Promise.reject(new Error("away")));
    const next = vi.fn(async () => undefined);
    const closing = queue.writeWithRetry("closeRoom", next);
    const seat = expect(queue.write(next)).rejects.toThrow("has stopped");
    queue.stop();
    await vi.runAllTimersAsync();
    expect([await failing, await closing]).toEqual([false, false]);
    await seat;
    expect(next).not.toHaveBeenCalled();
  });

  test("GAME-46 a write that fails while the queue stops is given up at once, not after its pause", async () => {
    const queue = new WriteQueue(() => undefined);
    const call = vi.fn(() => new Promise((_, reject) => setTimeout(reject, 1000, new Error("away"))));
    const settled = vi.fn();
    void queue.writeUntilSaved("finishSession", call).then(settled);
    await vi.advanceTimersByTimeAsync(500);
    queue.stop();
    await vi.advanceTimersByTimeAsync(500);
    expect(settled.mock.calls).toEqual([[false]]);
  });

  test("GAME-26 a port that has not answered within four seconds has failed", async () => {
    const queue = new WriteQueue(() => undefined);
    const failed = vi.fn();
    queue.write(() => new Promise(() => undefined)).catch(failed);
    await vi.advanceTimersByTimeAsync(3999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledOnce();
  });

  test("a write rejects if its port never answers or throws at once", async () => {
    const queue = new WriteQueue(() => undefined);
    const hanging = expect(queue.write(() => new Promise(() => undefined))).rejects.toThrow("no answer");
    const throwing = expect(
      queue.write(() => {
        throw new Error("at once");
      }),
    ).rejects.toThrow("at once");
    await vi.runAllTimersAsync();
    await Promise.all([hanging, throwing]);
  });
});
