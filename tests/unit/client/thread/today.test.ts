import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dayNamer } from "../../../../client/thread/list-items.ts";
import { onNewDay, startOfToday } from "../../../../client/thread/today.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 23, 59, 30) });
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
});
afterEach(() => vi.useRealTimers());

test("a thread that stays open over midnight calls the messages of the evening yesterday's", () => {
  const written = Date.now();
  const names: string[] = [];
  const name = () => names.push(dayNamer({ now: startOfToday() })(written));
  const stop = onNewDay(name);
  name();
  vi.advanceTimersByTime(60_000);
  expect(names).toEqual(["Today", "Yesterday"]);
  vi.advanceTimersByTime(24 * 60 * 60_000);
  expect(names).toHaveLength(3);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test("a page that slept over midnight looks again when it wakes up", () => {
  const changed = vi.fn();
  const stop = onNewDay(changed);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(changed).toHaveBeenCalledOnce();
  stop();
});
