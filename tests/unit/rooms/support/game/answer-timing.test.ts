import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  answerCredit,
  keyLead,
  networkCredit,
  type OpenRound,
  responseTime,
  timingError,
} from "../../../../../rooms/support/game/answer-timing.ts";

const LIMIT_MS = 30_000;

test("GAME-29 the response time runs from opening to arrival minus the credit, within the round", () => {
  const timeOf = (receivedAt: number, creditMs: number) => responseTime(1000, receivedAt, creditMs, LIMIT_MS);
  expect(timeOf(5000, 0)).toBe(4000);
  expect(timeOf(5000, 300)).toBe(3700);
  expect(timeOf(1100, 300)).toBe(0);
  expect(timeOf(5000, -250)).toBe(4250);
  expect(timeOf(31_400, 0)).toBe(30_000);
});

test("GAME-30 half the round trip is credited, up to half a second", () => {
  expect([undefined, Number.NaN, -5, 0, 81, 1000, 60_000].map(networkCredit)).toEqual([0, 0, 0, 0, 41, 500, 500]);
});

test("GAME-142 a key leaves half the round trip before its round, at most 750 ms", () => {
  expect([undefined, Number.NaN, -5, 0, 81, 1000, 1500, 60_000].map(keyLead)).toEqual([0, 0, 0, 0, 41, 500, 750, 750]);
});

test("GAME-144 lead and credit are together at most half a second, and a longer lead is added", () => {
  const credits = [0, 100, 200, 400, 500, 750].map((leadMs) => answerCredit(400, leadMs));
  expect(credits).toEqual([200, 200, 200, 100, 0, -250]);
  expect(answerCredit(undefined, 0)).toBe(0);
});

describe("sealed rounds", () => {
  const OPENS_AT = 1_000_000;
  const roundTrip = fc.option(fc.integer({ min: 0, max: 5000 }), { nil: undefined });
  const delay = fc.nat(2500);
  const thinking = fc.nat(40_000);

  /** The response time of someone who sees the round when its key or its state arrives, thinks, and answers. */
  function timed(network: Network): number {
    const { keyed, answering, down, up, thought } = network;
    const leadMs = keyLead(keyed);
    // An answer that comes before the round is refused, and can come again when it opens.
    const receivedAt = Math.max(OPENS_AT, OPENS_AT - leadMs + down + thought + up);
    return responseTime(OPENS_AT, receivedAt, answerCredit(answering, leadMs), LIMIT_MS);
  }
  interface Network {
    /** The round trip as the server has measured it when it sends the key, and when the answer arrives. */
    readonly keyed: number | undefined;
    readonly answering: number | undefined;
    readonly down: number;
    readonly up: number;
    readonly thought: number;
  }

  test("GAME-144 whatever its measured round trips, no phone is more than 500 ms faster than its player", () => {
    fc.assert(
      fc.property(roundTrip, roundTrip, delay, delay, thinking, (keyed, answering, down, up, thought) => {
        const time = timed({ keyed, answering, down, up, thought });
        expect(time).toBeGreaterThanOrEqual(Math.min(LIMIT_MS, thought - 500));
      }),
    );
  });

  test("GAME-144 an honest phone is never slower than without sealed rounds, and one of 500 ms exact", () => {
    fc.assert(
      fc.property(delay, thinking, (way, thought) => {
        const measured = 2 * way;
        const time = timed({ keyed: measured, answering: measured, down: way, up: way, thought });
        const before = responseTime(OPENS_AT, OPENS_AT + measured + thought, networkCredit(measured), LIMIT_MS);
        expect(time).toBeLessThanOrEqual(before);
        if (measured <= 500) expect(time).toBe(Math.min(LIMIT_MS, thought));
      }),
    );
  });
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
