import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAnnouncementQueue } from "../../../../client/ui/feedback/announcement-queue.ts";

let shown: string[];
let announce: (message: string) => void;
beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  announce = createAnnouncementQueue((text) => shown.push(text));
});
afterEach(() => {
  vi.useRealTimers();
});

test("two announcements in the same moment are both read out, one after the other", () => {
  announce("Correct. 86 points.");
  announce("Ngozi left.");
  expect(shown).toEqual(["Correct. 86 points."]);
  vi.runAllTimers();
  expect(shown).toEqual(["Correct. 86 points.", "Ngozi left."]);
});

test("an announcement after a pause is read out at once", () => {
  announce("Round 1");
  vi.runAllTimers();
  announce("Round 2");
  expect(shown).toEqual(["Round 1", "Round 2"]);
});

test("the same announcement twice changes the text, so it is read out twice", () => {
  announce("Copied!");
  announce("Copied!");
  vi.runAllTimers();
  expect(shown).toHaveLength(2);
  expect(new Set(shown).size).toBe(2);
});
