import { describe, expect, test } from "vitest";
import { soundOf, ticksOf, vibrationOf } from "../../../../../client/game/sound/sound-plan.ts";
import type { Phase } from "../../../../../schema/game/state.ts";

const room = (phase: Phase, me: { hasAnswered?: boolean; roundPoints?: number } = {}, others: string[] = ["ann"]) => {
  const seat = { hasAnswered: false, roundPoints: 0 };
  return {
    phase,
    round: 1,
    players: { me: { ...seat, ...me }, ...Object.fromEntries(others.map((name) => [name, seat])) },
  };
};

describe("the sound of a change", () => {
  test.each([
    ["a right answer", { hasAnswered: true, roundPoints: 90 }, "right"],
    ["a wrong answer", { hasAnswered: true, roundPoints: 0 }, "wrong"],
    ["no answer", {}, "timeUp"],
  ] as const)("the reveal after %s", (_, me, sound) => {
    expect(soundOf(room("round", me), room("reveal", me), "me")).toBe(sound);
    // Only once.
    expect(soundOf(room("reveal", me), room("reveal", me), "me")).toBeNull();
  });

  test("another player’s answer is not heard", () => {
    const points = { ann: { hasAnswered: true, roundPoints: 90 } };
    const players = { ...room("reveal").players, ...points };
    expect(soundOf(room("round"), { ...room("reveal"), players }, "me")).toBe("timeUp");
  });

  test("the podium is heard once, not again when somebody calls another game", () => {
    expect(soundOf(room("reveal"), room("finished"), "me")).toBe("podium");
    expect(soundOf(room("finished"), room("rematch"), "me")).toBeNull();
  });

  test("someone who joins is heard in the waiting room, oneself and those who leave are not", () => {
    expect(soundOf(room("waiting"), room("waiting", {}, ["ann", "ben"]), "me")).toBe("join");
    expect(soundOf(room("rematch"), room("rematch", {}, ["ann", "ben"]), "me")).toBe("join");
    expect(soundOf(room("waiting", {}, ["ann", "ben"]), room("waiting"), "me")).toBeNull();
    expect(soundOf({ ...room("waiting"), players: {} }, { ...room("waiting", {}, []) }, "me")).toBeNull();
  });

  test.each(["starting", "round", "break", "closed"] as const)("the phase %s begins silently", (phase) => {
    expect(soundOf(room("waiting"), room(phase), "me")).toBeNull();
  });
});

describe("ticks", () => {
  test("the last three seconds of a round and of the countdown tick", () => {
    expect(ticksOf({ phase: "round", phaseEndsAt: 60_000 }, 30_000)).toEqual([27_000, 28_000, 29_000]);
    expect(ticksOf({ phase: "starting", phaseEndsAt: 60_000 }, 57_000)).toEqual([0, 1000, 2000]);
  });

  test("someone who comes back in the last seconds hears those that remain", () => {
    expect(ticksOf({ phase: "round", phaseEndsAt: 60_000 }, 58_500)).toEqual([500]);
    expect(ticksOf({ phase: "round", phaseEndsAt: 60_000 }, 61_000)).toEqual([]);
  });

  test("nothing ticks in other phases or while the server’s time is unknown", () => {
    expect(ticksOf({ phase: "reveal", phaseEndsAt: 60_000 }, 58_000)).toEqual([]);
    expect(ticksOf({ phase: "rematch", phaseEndsAt: 60_000 }, 50_000)).toEqual([]);
    expect(ticksOf({ phase: "round", phaseEndsAt: 60_000 }, null)).toEqual([]);
  });
});

test("only right and wrong are felt, shortly", () => {
  expect((["tick", "timeUp", "join", "podium"] as const).map(vibrationOf)).toEqual([0, 0, 0, 0]);
  for (const sound of ["right", "wrong"] as const) {
    expect(vibrationOf(sound)).toBeGreaterThan(0);
    expect(vibrationOf(sound)).toBeLessThan(100);
  }
});
