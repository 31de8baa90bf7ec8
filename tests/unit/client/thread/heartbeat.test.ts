import { beforeEach, expect, test } from "vitest";
import { createHeartbeat, type Heartbeat } from "../../../../client/thread/heartbeat.ts";
import { createWaits } from "../../../support/waits.ts";

let waits: ReturnType<typeof createWaits>;
let seq: number;
/** What HTTP shows at the next look. */
let there: number;
let looks: number;
let isInFront: boolean;
let deaths: number;
let heartbeat: Heartbeat;

beforeEach(() => {
  [waits, seq, there, looks, isInFront, deaths] = [createWaits(), 5, 5, 0, true, 0];
  heartbeat = createHeartbeat({
    async look() {
      looks += 1;
      seq = there;
    },
    knownSeq: () => seq,
    isInFront: () => isInFront,
    dead: () => {
      deaths += 1;
    },
    wait: waits.wait,
  });
  heartbeat.start();
});

const settled = () =>
  Promise.resolve()
    .then(() => {})
    .then(() => {});

test("a silent socket with nothing to say is alive for all that we know", async () => {
  waits.passes();
  await settled();
  expect([looks, deaths, waits.pending().length]).toEqual([1, 0, 1]);
});

test("a socket that does not bring what HTTP shows is dead", async () => {
  there = 6;
  waits.passes();
  await settled();
  waits.passes();
  expect(deaths).toBe(1);
});

test("one that brings it a moment later is alive", async () => {
  there = 6;
  waits.passes();
  await settled();
  heartbeat.heard();
  waits.passes();
  await settled();
  expect([looks, deaths]).toEqual([2, 0]);
});

test("a page in the back asks for nothing; coming to the front it asks at once", async () => {
  isInFront = false;
  waits.passes();
  expect(looks).toBe(0);
  heartbeat.wake();
  await settled();
  expect(looks).toBe(1);
});

test("nothing is watched while there is no socket", async () => {
  heartbeat.stop();
  heartbeat.wake();
  await settled();
  expect([looks, waits.pending().length]).toEqual([0, 0]);
});
