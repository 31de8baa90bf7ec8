import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onMinute, todayIn } from "../../../../client/frame/use-today.ts";

let page: EventTarget;
let days: string[];
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-03-01T22:58:30Z") });
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", new EventTarget());
  days = [];
  stop = onMinute(() => days.push(todayIn("Africa/Lagos")));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("the date changes at midnight of the given time zone", () => {
  vi.advanceTimersByTime(30_000);
  expect(days).toEqual(["2026-03-01"]);
  vi.advanceTimersByTime(60_000);
  expect(days.at(-1)).toBe("2026-03-02");
  expect(todayIn("UTC")).toBe("2026-03-01");
});

test("a page that slept through midnight sees the new date when it is visible again", () => {
  vi.setSystemTime(Date.parse("2026-03-03T08:00:00Z"));
  page.dispatchEvent(new Event("visibilitychange"));
  expect(days).toEqual(["2026-03-03"]);
});

test("onMinute calls nothing after it was stopped", () => {
  stop();
  vi.advanceTimersByTime(180_000);
  page.dispatchEvent(new Event("visibilitychange"));
  expect(days).toEqual([]);
});
