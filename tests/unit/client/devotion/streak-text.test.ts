import { describe, expect, test } from "vitest";
import { previewOf } from "../../../../client/devotion/feed/preview.ts";
import { milestoneOf } from "../../../../client/devotion/streak/milestone.ts";
import { encouragement } from "../../../../client/devotion/streak/streak-text.ts";
import type { Streak } from "../../../../schema/devotion/devotion.ts";

const streak = (of: Partial<Streak>): Streak => ({
  current: 0,
  longest: 0,
  total: 0,
  isReadToday: false,
  canRestToday: false,
  week: [],
  ...of,
});

describe("what is said about a streak", () => {
  test.each([
    [{}, /first devotion/],
    [{ total: 9 }, /nothing you’ve read is lost/],
    [{ total: 9, current: 3 }, /waiting for you\.$/],
    [{ total: 9, current: 3, canRestToday: true }, /one day a week is yours/],
    [{ total: 9, current: 3, isReadToday: true }, /See you tomorrow/],
  ])("a streak of %j is met with encouragement", (of, sentence) => {
    expect(encouragement(streak(of))).toMatch(sentence);
    expect(encouragement(streak(of))).not.toMatch(/lost your|missed|broke|fail|!/);
  });
});

describe("milestones", () => {
  test("the first devotion is a milestone", () => {
    expect(milestoneOf(streak({}), streak({ total: 1, current: 1 }))).toEqual({ kind: "first" });
    expect(milestoneOf(undefined, streak({ total: 1, current: 1 }))).toEqual({ kind: "first" });
  });

  test.each([
    [6, 7, 7],
    [99, 100, 100],
    [299, 300, 300],
    [7, 8, null],
    [7, 7, null],
    [5, 0, null],
  ])("a streak that goes from %i to %i is a milestone of %j days", (before, after, days) => {
    const milestone = milestoneOf(streak({ current: before, total: 400 }), streak({ current: after, total: 401 }));
    expect(milestone).toEqual(days === null ? null : { kind: "days", days });
  });

  test("without knowing the streak before, nothing is celebrated twice", () => {
    expect(milestoneOf(undefined, streak({ current: 7, total: 7 }))).toBeNull();
  });
});

describe("the preview of a devotion", () => {
  test("a preview has the first 150 letters on one line, and never half of one", () => {
    const preview = previewOf(`${"ẹ́".repeat(10)}\n\n${"😀".repeat(200)}`);
    expect([...(preview ?? "")].length).toBeLessThanOrEqual(151);
    expect(preview).toMatch(/😀…$/u);
    expect(preview).not.toContain("\n");
  });

  test("a short devotion has no preview", () => {
    expect(previewOf("x".repeat(150))).toBeNull();
    expect(previewOf("x".repeat(151))).toBe(`${"x".repeat(150)}…`);
  });
});
