import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Bookkeeping, PERSISTENTLY_MS } from "../../../../rooms/support/bookkeeping.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("GAME-26 a room's writes", () => {
  test("happen in the order they were asked for, whatever each takes", async () => {
    const books = new Bookkeeping(() => undefined);
    const written: string[] = [];
    const slow = books.write(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      written.push("release");
    });
    const quick = books.write(async () => void written.push("keep"));
    await vi.advanceTimersByTimeAsync(1000);
    await Promise.all([slow, quick]);
    expect(written).toEqual(["release", "keep"]);
  });

  test("are tried again and reported where nobody waits for them", async () => {
    const reported: string[] = [];
    const books = new Bookkeeping((doing) => reported.push(doing));
    const call = vi.fn().mockRejectedValueOnce(new Error("away")).mockResolvedValueOnce(undefined);
    const done = books.insist("finishSession", call);
    await vi.runAllTimersAsync();
    expect(await done).toBe(true);
    expect(reported).toEqual(["finishSession"]);
  });

  test("give up at last, without standing in the way of the next", async () => {
    const books = new Bookkeeping(() => undefined);
    const lost = books.insist("passHost", () => Promise.reject(new Error("away")));
    const next = books.write(async () => "kept");
    await vi.runAllTimersAsync();
    expect([await lost, await next]).toEqual([false, "kept"]);
  });

  test("outlast half a minute without a database where a game's result is at stake", () => {
    expect(PERSISTENTLY_MS.reduce((sum, pause) => sum + pause)).toBeGreaterThan(30_000);
  });

  test("end after some seconds where a port never answers, or throws before it starts", async () => {
    const books = new Bookkeeping(() => undefined);
    const hanging = expect(books.write(() => new Promise(() => undefined))).rejects.toThrow("no answer");
    const throwing = expect(
      books.write(() => {
        throw new Error("at once");
      }),
    ).rejects.toThrow("at once");
    await vi.runAllTimersAsync();
    await Promise.all([hanging, throwing]);
  });
});
