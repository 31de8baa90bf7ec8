import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isCorrectAnswer, score } from "../../../../rooms/trivia/rules.ts";

const points = fc.integer({ min: 1, max: 1000 });
const timeLimitSeconds = fc.constantFrom(15, 30, 45, 60);
const responseMs = fc.nat(61_000);

describe("the score", () => {
  test("TRIVIA-1 a wrong answer scores nothing, however fast it is", () => {
    expect(score({ points: 100, isCorrect: false, responseMs: 0, timeLimitSeconds: 60 })).toBe(0);
  });

  test("TRIVIA-1 a correct answer scores by the seconds left of sixty", () => {
    const at = (limit: number, seconds: number) =>
      score({ points: 100, isCorrect: true, responseMs: seconds * 1000, timeLimitSeconds: limit });
    expect([at(60, 0), at(60, 30), at(60, 60), at(30, 0), at(30, 10.3), at(15, 15)]).toEqual([100, 75, 50, 75, 66, 50]);
  });

  test("TRIVIA-1 a correct answer scores between half the points and all of them", () => {
    fc.assert(
      fc.property(points, timeLimitSeconds, responseMs, (points, timeLimitSeconds, responseMs) => {
        const scored = score({ points, isCorrect: true, responseMs, timeLimitSeconds });
        expect(scored).toBeGreaterThanOrEqual(Math.round(points / 2));
        expect(scored).toBeLessThanOrEqual(points);
        expect(Number.isInteger(scored)).toBe(true);
      }),
    );
  });

  test("TRIVIA-1 a faster answer never scores less than a slower one", () => {
    fc.assert(
      fc.property(points, timeLimitSeconds, responseMs, responseMs, (points, timeLimitSeconds, one, two) => {
        const [quick, slow] = [Math.min(one, two), Math.max(one, two)];
        const at = (responseMs: number) => score({ points, isCorrect: true, responseMs, timeLimitSeconds });
        expect(at(quick)).toBeGreaterThanOrEqual(at(slow));
      }),
    );
  });
});

test("TRIVIA-2 a correct answer is recognized regardless of case", () => {
  expect(isCorrectAnswer("the RED sea", "The Red Sea")).toBe(true);
  expect(isCorrectAnswer("The Dead Sea", "The Red Sea")).toBe(false);
});
