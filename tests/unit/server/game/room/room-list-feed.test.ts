import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ListedRoom } from "../../../../../schema/game/list-api.ts";
import { createRoomListFeed } from "../../../../../server/game/room/room-list-feed.ts";

const room = (roomName: string) => ({ roomName }) as ListedRoom;
const log = { warn: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  log.warn.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A feed over rooms that a test can change, and how often they were loaded. */
function feedOver(...names: string[]) {
  const source = { names, loads: 0, isAway: false };
  const feed = createRoomListFeed(async () => {
    source.loads += 1;
    if (source.isAway) throw new Error("the database is away");
    return source.names.map(room);
  }, log);
  return { source, feed };
}

describe("the room list feed", () => {
  test("a subscriber gets the room list as JSON at once and after every change", async () => {
    const { source, feed } = feedOver("A");
    const seen: string[] = [];
    feed.subscribe((json) => seen.push(json));
    await vi.advanceTimersByTimeAsync(1);
    source.names = ["A", "B"];
    feed.changed();
    await vi.advanceTimersByTimeAsync(300);
    expect(seen.map((json) => JSON.parse(json).rooms.length)).toEqual([1, 2]);
  });

  test("a burst of changes loads the room list about four times a second, including the last change", async () => {
    const { source, feed } = feedOver("A");
    const seen: string[] = [];
    feed.subscribe((json) => seen.push(json));
    await vi.advanceTimersByTimeAsync(1);
    for (let change = 1; change <= 100; change++) {
      source.names = [`A${change}`];
      feed.changed();
      await vi.advanceTimersByTimeAsync(10);
    }
    await vi.advanceTimersByTimeAsync(300);
    expect(source.loads).toBeLessThanOrEqual(7);
    expect(seen.at(-1)).toContain("A100");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("a change that does not affect the room list is not sent", async () => {
    const { feed } = feedOver("A");
    const seen: string[] = [];
    feed.subscribe((json) => seen.push(json));
    await vi.advanceTimersByTimeAsync(300);
    feed.changed();
    await vi.advanceTimersByTimeAsync(300);
    expect(seen).toHaveLength(1);
  });

  test("without subscribers, the room list is not loaded and no timer runs", async () => {
    const { source, feed } = feedOver("A");
    const stop = feed.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(300);
    stop();
    feed.changed();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(source.loads).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("the room list is loaded again only after a change, or when it is some seconds old", async () => {
    const { source, feed } = feedOver("A");
    await feed.list();
    await feed.list();
    expect(source.loads).toBe(1);
    source.names = ["B"];
    feed.changed();
    expect((await feed.list())[0]?.roomName).toBe("B");
    await vi.advanceTimersByTimeAsync(6_000);
    await feed.list();
    expect(source.loads).toBe(3);
  });

  test("a change during a load of the room list is included in the next read", async () => {
    const { source, feed } = feedOver("A");
    const early = feed.list();
    source.names = ["B"];
    feed.changed();
    await early;
    expect((await feed.list())[0]?.roomName).toBe("B");
  });

  test("concurrent reads of the room list share one load", async () => {
    const { source, feed } = feedOver("A");
    await Promise.all(Array.from({ length: 100 }, () => feed.list()));
    expect(source.loads).toBe(1);
  });

  test("a failed load of the room list is logged and retried while there are subscribers", async () => {
    const { source, feed } = feedOver("A");
    source.isAway = true;
    const seen: string[] = [];
    feed.subscribe((json) => seen.push(json));
    await vi.advanceTimersByTimeAsync(100);
    expect(log.warn).toHaveBeenCalledTimes(1);
    await expect(feed.list()).rejects.toThrow("away");
    source.isAway = false;
    await vi.advanceTimersByTimeAsync(2_500);
    expect(seen).toHaveLength(1);
  });

  test("a subscriber that throws is removed, and the others still get the room list", async () => {
    const { source, feed } = feedOver("A");
    const seen: string[] = [];
    feed.subscribe(() => {
      throw new Error("the socket is gone");
    });
    feed.subscribe((json) => seen.push(json));
    await vi.advanceTimersByTimeAsync(1);
    source.names = ["B"];
    feed.changed();
    await vi.advanceTimersByTimeAsync(300);
    expect(seen).toHaveLength(2);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});
