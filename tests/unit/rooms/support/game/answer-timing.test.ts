import { describe, expect, test } from "vitest";
import {
  networkCredit,
  type OpenRound,
  responseTime,
  timingError,
} from "../../../../../rooms/support/game/answer-timing.ts";

test("GAME-29 the response time runs from opening to arrival minus the credit, never below zero", () => {
  expect(responseTime(1000, 5000, 0)).toBe(4000);
  expect(responseTime(1000, 5000, 300)).toBe(3700);
  expect(responseTime(1000, 1100, 300)).toBe(0);
});

test("GAME-30 half the round trip is credited, up to half a second", () => {
  expect([undefined, Number.NaN, -5, 0, 81, 1000, 60_000].map(networkCredit)).toEqual([0, 0, 0, 0, 41, 500, 500]);
});

describe("an answer", () => {
  const open: OpenRound = { phase: "round", round: 2, phaseEndsAt: 10_000 };

  test("GAME-31 an answer is in time until the end of the round plus its credit", () => {
    expect(timingError(open, 2, 10_000, 0)).toBeUndefined();
    expect(timingError(open, 2, 10_001, 0)).toBe("game/too-late");
    expect(timingError(open, 2, 10_500, 500)).toBeUndefined();
    expect(timingError(open, 2, 10_501, 500)).toBe("game/too-late");
  });

  test("GAME-31 an answer is too late once the round is judged", () => {
    for (const phase of ["reveal", "break", "finished"] as const) {
      expect(timingError({ ...open, phase }, 2, 0, 0)).toBe("game/too-late");
    }
  });

  test("GAME-32 an answer is refused unless its round is open", () => {
    expect([1, 3].map((round) => timingError(open, round, 0, 0))).toEqual(["game/wrong-round", "game/wrong-round"]);
    for (const phase of ["waiting", "starting"] as const) {
      expect(timingError({ ...open, phase, round: 0 }, 1, 0, 0)).toBe("game/wrong-phase");
    }
    expect(timingError({ ...open, phase: "starting" }, 2, 0, 0)).toBe("game/wrong-phase");
  });
});
