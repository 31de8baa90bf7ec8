import fc from "fast-check";
import { expect, test } from "vitest";
import { createServerClock } from "../../../../../client/net/room/server-clock.ts";

/** A phone whose own clock reads `local`, and a server whose clock reads `server`. */
function world() {
  let local = 5_000;
  let server = 1_800_000_000_000;
  const clock = createServerClock(() => local);
  const pass = (milliseconds: number) => {
    local += milliseconds;
    server += milliseconds;
  };
  /** Requests the server, with so many milliseconds on each way. */
  function ask(there: number, back: number) {
    const sentAt = local;
    pass(there);
    const serverTime = server;
    pass(back);
    clock.addSample({ sentAt, serverTime });
  }
  const sleep = (milliseconds: number) => {
    server += milliseconds;
  };
  return { clock, ask, pass, sleep, error: () => (clock.now() ?? Number.NaN) - server };
}

test("the server's time is unknown before the first response", () => {
  expect(world().clock.now()).toBeNull();
});

test("a symmetric round trip gives the server's exact time, which then runs on", () => {
  const { ask, pass, error } = world();
  ask(200, 200);
  expect(error()).toBe(0);
  pass(12_345);
  expect(error()).toBe(0);
});

test("the clock uses the fastest of several round trips", () => {
  const { ask, error } = world();
  ask(900, 100);
  ask(20, 20);
  ask(700, 50);
  expect(error()).toBe(0);
});

test("of two equally fast round trips, the newer one counts", () => {
  const { ask, error } = world();
  ask(100, 0);
  ask(0, 100);
  expect(error()).toBe(-50);
  ask(300, 300);
  expect(error()).toBe(-50);
});

test("a round trip without any delay counts, and one of ten seconds, but no slower one", () => {
  const { clock, ask, error } = world();
  ask(10_000, 1);
  expect(clock.now()).toBeNull();
  ask(10_000, 0);
  expect(error()).toBe(5_000);
  ask(0, 0);
  expect(error()).toBe(0);
});

test("a fast round trip counts for three minutes", () => {
  const { ask, pass, error } = world();
  ask(2, 0);
  pass(180_000 - 200);
  ask(0, 200);
  expect(error()).toBe(1);
  pass(1);
  ask(0, 200);
  expect(error()).toBe(-100);
});

test("a fast round trip counts beside the eleven after it", () => {
  const { ask, error } = world();
  ask(2, 0);
  for (let slower = 0; slower < 11; slower += 1) ask(0, 200);
  expect(error()).toBe(1);
  ask(0, 200);
  expect(error()).toBe(-100);
});

test.each([
  [27, 28],
  [28, 0],
])("a fast round trip that a slower one contradicts by %i ms leaves an error of %i ms", (wrong, left) => {
  const { ask, sleep, error } = world();
  ask(2, 0);
  sleep(-wrong);
  // Half of both round trips and 25 ms of drift explain 28 ms, and the first estimate is 1 ms off already.
  ask(2, 2);
  expect(error()).toBe(left);
});

test("the clock's error is never more than half the fastest round trip", () => {
  const way = fc.integer({ min: 1, max: 2_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(way, way), { minLength: 1, maxLength: 12 }), (trips) => {
      const { ask, error } = world();
      for (const [there, back] of trips) ask(there, back);
      const quickest = Math.min(...trips.map(([there, back]) => there + back));
      expect(Math.abs(error())).toBeLessThanOrEqual(quickest / 2);
    }),
  );
});

test("after a sleep that stopped the phone's clock, the next response corrects it", () => {
  const { ask, sleep, error } = world();
  ask(10, 10);
  sleep(60_000);
  expect(error()).toBe(-60_000);
  ask(300, 300);
  expect(error()).toBe(0);
});

test("a response with an impossible or very old time of sending is dropped", () => {
  const { clock } = world();
  clock.addSample({ sentAt: 9_999_999, serverTime: 1 });
  clock.addSample({ sentAt: -20_000, serverTime: 1 });
  clock.addSample({ sentAt: Number.NaN, serverTime: 1 });
  expect(clock.now()).toBeNull();
});

test("after forgetting, the clock keeps its time until the next response, which then counts alone", () => {
  const { clock, ask, error } = world();
  ask(5, 5);
  clock.forget();
  expect(error()).toBe(0);
  ask(100, 40);
  expect(error()).toBe(30);
});
