import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Batch, type BatchOptions } from "../../../../../server/platform/async/batch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openBatch(options: Partial<BatchOptions<string, string>> = {}) {
  const together = vi.fn(async (items: readonly string[]) => items.map((item) => item.toUpperCase()));
  const alone = vi.fn(async (item: string) => `${item} alone`);
  const isItemsFault = (error: unknown) => error instanceof RangeError;
  const all = { windowMs: 5, maxItems: 3, together, alone, isItemsFault, ...options };
  return { batch: new Batch(all), together, alone };
}

describe("Batch", () => {
  test("a batch processes the items that arrive within its window and returns each its own outcome", async () => {
    const { batch, together } = openBatch();
    const first = batch.add("a");
    await vi.advanceTimersByTimeAsync(4);
    const second = batch.add("b");
    await vi.advanceTimersByTimeAsync(1);
    expect(await Promise.all([first, second])).toEqual(["A", "B"]);
    expect(together.mock.calls).toEqual([[["a", "b"]]]);
  });

  test("items beyond the limit of a batch go into the next one", async () => {
    const { batch, together } = openBatch();
    const all = Promise.all(["a", "b", "c", "d"].map((item) => batch.add(item)));
    await vi.advanceTimersByTimeAsync(10);
    expect(await all).toEqual(["A", "B", "C", "D"]);
    expect(together.mock.calls).toEqual([[["a", "b", "c"]], [["d"]]]);
  });

  test("an item without an outcome from the batch is processed alone", async () => {
    const { batch, alone } = openBatch({
      together: async (items) => items.map((item) => (item === "b" ? undefined : item)),
    });
    const all = Promise.all([batch.add("a"), batch.add("b")]);
    await vi.advanceTimersByTimeAsync(5);
    expect(await all).toEqual(["a", "b alone"]);
    expect(alone).toHaveBeenCalledOnce();
  });

  test("if a batch fails because of one item, each item is tried alone", async () => {
    const alone = async (item: string) => {
      if (item === "bad") throw new RangeError("bad");
      return `${item} alone`;
    };
    const { batch } = openBatch({ together: () => Promise.reject(new RangeError("bad")), alone });
    const all = Promise.allSettled([batch.add("a"), batch.add("bad")]);
    await vi.advanceTimersByTimeAsync(5);
    expect(await all).toMatchObject([{ value: "a alone" }, { reason: new RangeError("bad") }]);
  });

  test("if a batch fails for another reason, all its items fail, and the next batch is tried again", async () => {
    let isAway = true;
    const { batch, alone } = openBatch({
      together: async (items) => {
        if (isAway) throw new Error("away");
        return [...items];
      },
    });
    const lost = Promise.allSettled([batch.add("a"), batch.add("b")]);
    await vi.advanceTimersByTimeAsync(5);
    expect((await lost).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    isAway = false;
    const again = batch.add("a");
    await vi.advanceTimersByTimeAsync(5);
    expect(await again).toBe("a");
    expect(alone).not.toHaveBeenCalled();
  });

  test("a batch that hangs does not block the next, and a third collects the items of that time", async () => {
    const settle: (() => void)[] = [];
    const together = vi.fn(
      (items: readonly string[]) => new Promise<string[]>((resolve) => settle.push(() => resolve([...items]))),
    );
    const { batch } = openBatch({ together });
    const done: string[] = [];
    for (const item of ["a", "b", "c", "d"]) {
      void batch.add(item).then((outcome) => done.push(outcome));
      await vi.advanceTimersByTimeAsync(5);
    }
    expect(together.mock.calls).toEqual([[["a"]], [["b"]]]);
    settle[1]?.();
    await vi.advanceTimersByTimeAsync(5);
    expect([done, together.mock.calls[2]]).toEqual([["b"], [["c", "d"]]]);
  });

  test("items that are tried alone run a few at a time, in order", async () => {
    const settle: (() => void)[] = [];
    const alone = vi.fn((item: string) => new Promise<string>((resolve) => settle.push(() => resolve(item))));
    const { batch } = openBatch({ maxItems: 9, together: async (items) => items.map(() => undefined), alone });
    const all = Promise.all([..."abcde"].map((item) => batch.add(item)));
    await vi.advanceTimersByTimeAsync(5);
    const begun = () => alone.mock.calls.map(([item]) => item).join("");
    expect(begun()).toBe("abc");
    settle[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(begun()).toBe("abcd");
    for (const at of [0, 2, 3]) settle[at]?.();
    await vi.advanceTimersByTimeAsync(0);
    settle[4]?.();
    expect(await all).toEqual([..."abcde"]);
  });
});
