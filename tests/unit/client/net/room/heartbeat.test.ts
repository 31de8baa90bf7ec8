import { beforeEach, expect, test } from "vitest";
import { createHeartbeat, type Heartbeat } from "../../../../../client/net/room/heartbeat.ts";
import { createWaits } from "../../../../support/waits.ts";

let waits: ReturnType<typeof createWaits>;
let isAnswering: boolean;
let pings: number;
let isWanted: boolean;
let deaths: number;
let heartbeat: Heartbeat;

const newHeartbeat = () =>
  createHeartbeat({
    ping() {
      pings += 1;
      if (isAnswering) heartbeat.markAlive();
    },
    isWanted: () => isWanted,
    onDead: () => {
      deaths += 1;
    },
    wait: waits.wait,
  });

beforeEach(() => {
  [waits, isAnswering, pings, isWanted, deaths] = [createWaits(), false, 0, true, 0];
  heartbeat = newHeartbeat();
  heartbeat.start();
});

test("a silent socket that answers a ping is alive", () => {
  isAnswering = true;
  waits.passes();
  expect([pings, deaths, waits.pending()]).toEqual([1, 0, [30_000]]);
});

test("a socket that answers no ping for seven seconds is dead, and is reported once", () => {
  waits.passes();
  expect(waits.pending()).toEqual([7_000]);
  waits.passes();
  heartbeat.markAlive();
  expect([deaths, waits.pending()]).toEqual([1, []]);
});

test("the next socket is looked after like the first", () => {
  heartbeat.probe();
  heartbeat.stop();
  heartbeat.start();
  waits.passes();
  heartbeat.markAlive();
  waits.passes();
  expect([pings, waits.pending()]).toEqual([3, [7_000]]);
  waits.passes();
  expect(deaths).toBe(1);
});

test("any message proves that the socket is alive", () => {
  waits.passes();
  heartbeat.markAlive();
  heartbeat.markAlive();
  expect([deaths, waits.pending()]).toEqual([0, [30_000]]);
});

test("a probe pings at once, and repeated probes share one timeout of four seconds", () => {
  heartbeat.probe();
  heartbeat.probe();
  expect([pings, waits.pending()]).toEqual([2, [4_000]]);
});

test("a hidden page sends no pings, except for a probe", () => {
  isWanted = false;
  waits.passes();
  expect([pings, waits.pending()]).toEqual([0, [30_000]]);
  heartbeat.probe();
  expect(pings).toBe(1);
});

test("before a socket opens, and after it has closed, nothing is pinged", () => {
  const [idle, running] = [newHeartbeat(), heartbeat];
  running.stop();
  for (heartbeat of [idle, running]) {
    heartbeat.markAlive();
    heartbeat.probe();
    expect([pings, waits.pending()]).toEqual([0, []]);
  }
});
