import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RoomTimers } from "../../../../rooms/support/room-timers.ts";

let reported: unknown[];
let timers: RoomTimers;

beforeEach(() => {
  vi.useFakeTimers();
  reported = [];
  timers = new RoomTimers((error) => void reported.push(error));
});
afterEach(() => void vi.useRealTimers());

describe("the timers of a room", () => {
  test("GAME-26 work that throws or rejects is reported, and later work runs", async () => {
    const [thrown, rejected] = [new Error("thrown"), new Error("rejected")];
    const later = vi.fn();
    timers.after(10, () => {
      throw thrown;
    });
    timers.atEndOfTurn(() => Promise.reject(rejected));
    timers.after(20, later);
    await vi.advanceTimersByTimeAsync(20);
    expect([reported, later.mock.calls.length]).toEqual([[rejected, thrown], 1]);
  });

  test("nothing runs after a room has ended, whether it was planned before or after that", async () => {
    const work = vi.fn();
    timers.after(10, work);
    timers.atEndOfTurn(work);
    timers.clear();
    timers.after(10, work);
    timers.atEndOfTurn(work);
    void timers.pause(10).then(work);
    expect(vi.getTimerCount()).toBe(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(work).not.toHaveBeenCalled();
  });

  test("a cancelled timer does not run, and the others do", async () => {
    const [cancelled, other] = [vi.fn(), vi.fn()];
    const timer = timers.after(10, cancelled);
    timers.after(10, other);
    timer.cancel();
    await vi.advanceTimersByTimeAsync(10);
    expect([cancelled.mock.calls.length, other.mock.calls.length]).toEqual([0, 1]);
  });
});
