import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isRight,
  networkCredit,
  type OpenRound,
  objection,
  score,
  shuffled,
  takenTime,
} from "../../../../rooms/trivia/rules.ts";

const points = fc.integer({ min: 1, max: 1000 });
const timeLimitSeconds = fc.constantFrom(15, 30, 45, 60);
const takenMs = fc.nat(61_000);

describe("the score", () => {
  test("TRIVIA-1 a wrong answer scores nothing, however quick", () => {
    expect(score({ points: 100, isCorrect: false, takenMs: 0, timeLimitSeconds: 60 })).toBe(0);
  });

  test("TRIVIA-1 a right one scores by the seconds that were left of sixty", () => {
    const at = (limit: number, seconds: number) =>
      score({ points: 100, isCorrect: true, takenMs: seconds * 1000, timeLimitSeconds: limit });
    expect([at(60, 0), at(60, 30), at(60, 60), at(30, 0), at(30, 10.3), at(15, 15)]).toEqual([100, 75, 50, 75, 66, 50]);
  });

  test("TRIVIA-1 half the points at least, all of them at most", () => {
    fc.assert(
      fc.property(points, timeLimitSeconds, takenMs, (points, timeLimitSeconds, takenMs) => {
        const scored = score({ points, isCorrect: true, takenMs, timeLimitSeconds });
        expect(scored).toBeGreaterThanOrEqual(Math.round(points / 2));
        expect(scored).toBeLessThanOrEqual(points);
        expect(Number.isInteger(scored)).toBe(true);
      }),
    );
  });

  test("TRIVIA-1 who is quicker never scores less", () => {
    fc.assert(
      fc.property(points, timeLimitSeconds, takenMs, takenMs, (points, timeLimitSeconds, one, two) => {
        const [quick, slow] = [Math.min(one, two), Math.max(one, two)];
        const at = (takenMs: number) => score({ points, isCorrect: true, takenMs, timeLimitSeconds });
        expect(at(quick)).toBeGreaterThanOrEqual(at(slow));
      }),
    );
  });
});

describe("time", () => {
  test("TRIVIA-2 counts from the opening to the arrival, less the credit, and not below zero", () => {
    expect(takenTime(1000, 5000, 0)).toBe(4000);
    expect(takenTime(1000, 5000, 300)).toBe(3700);
    expect(takenTime(1000, 1100, 300)).toBe(0);
  });

  test("TRIVIA-3 half the round trip is credited, up to half a second", () => {
    expect([undefined, Number.NaN, -5, 0, 81, 1000, 60_000].map(networkCredit)).toEqual([0, 0, 0, 0, 41, 500, 500]);
  });
});

describe("an answer", () => {
  const open: OpenRound = { phase: "round", round: 2, phaseEndsAt: 10_000, options: ["a", "b", "c", "d"] };
  const move = { round: 2, option: 3 };

  test("TRIVIA-4 is in time up to the end, and by its credit beyond it", () => {
    expect(objection(open, move, 10_000, 0)).toBeUndefined();
    expect(objection(open, move, 10_001, 0)).toBe("trivia/too-late");
    expect(objection(open, move, 10_500, 500)).toBeUndefined();
    expect(objection(open, move, 10_501, 500)).toBe("trivia/too-late");
  });

  test("TRIVIA-4 is too late once the round is judged", () => {
    for (const phase of ["reveal", "break", "finished"] as const) {
      expect(objection({ ...open, phase }, move, 0, 0)).toBe("trivia/too-late");
    }
  });

  test("TRIVIA-8 belongs to the open round and to an option that is there", () => {
    expect(objection(open, { round: 1, option: 0 }, 0, 0)).toBe("trivia/wrong-round");
    expect(objection({ ...open, phase: "waiting", round: 0 }, { round: 1, option: 0 }, 0, 0)).toBe("game/wrong-phase");
    expect(objection({ ...open, phase: "starting", round: 0 }, { round: 1, option: 0 }, 0, 0)).toBe("game/wrong-phase");
    expect(objection({ ...open, options: ["a", "b"] }, move, 0, 0)).toBe("message/invalid");
  });

  test("TRIVIA-5 is right whatever the case of its letters", () => {
    expect(isRight("the RED sea", "The Red Sea")).toBe(true);
    expect(isRight("The Dead Sea", "The Red Sea")).toBe(false);
  });
});

describe("the options", () => {
  test("TRIVIA-6 are the four answers, each once", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), { minLength: 3 }), (chances) => {
        let drawn = 0;
        const order = shuffled(["a", "b", "c", "d"], () => chances[drawn++ % chances.length] ?? 0);
        expect(order.toSorted()).toEqual(["a", "b", "c", "d"]);
      }),
    );
  });

  test("TRIVIA-6 the right one is equally often at each place", () => {
    const places = [0, 0, 0, 0];
    // Every throw of three dice with twelve faces: 12 divides by the 4, 3 and 2 choices of the steps.
    for (let thrown = 0; thrown < 12 ** 3; thrown += 1) {
      const chances = [thrown % 12, Math.floor(thrown / 12) % 12, Math.floor(thrown / 144)].map((face) => face / 12);
      const place = shuffled(["right", "b", "c", "d"], () => chances.shift() ?? 0).indexOf("right");
      places[place] = (places[place] ?? 0) + 1;
    }
    expect(places).toEqual([432, 432, 432, 432]);
  });
});
