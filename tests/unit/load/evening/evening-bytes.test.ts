import { Protocol } from "@colyseus/core";
import { expect, test } from "vitest";
import { costOfPeople } from "../../../load/evening/evening-bytes.ts";
import { FrameCosts } from "../../../load/evening/frame-costs.ts";

const none = { frames: 0, bytes: 0 };
const cost = { received: 10_000, sent: 2000, counts: none, clock: none };

test("an evening of people costs at least what the bots' did", () => {
  expect(costOfPeople(cost, { rounds: 10, seconds: 30, players: 200 })).toBe(12_000);
  const many = { ...cost, counts: { frames: 5000, bytes: 50_000 }, clock: { frames: 500, bytes: 40_000 } };
  expect(costOfPeople(many, { rounds: 10, seconds: 3000, players: 200 })).toBe(12_000);
});

test("in the twenty seconds of a round, a phone hears four times a second how many have answered", () => {
  const counts = { frames: 100, bytes: 1000 };
  expect(costOfPeople({ ...cost, counts }, { rounds: 10, seconds: 290, players: 200 })).toBe(12_000 + 700 * 10);
  // At a table, only as often as there are players.
  expect(costOfPeople({ ...cost, counts }, { rounds: 10, seconds: 290, players: 8 })).toBe(12_000);
});

test("the clock is asked five times every half minute", () => {
  const clock = { frames: 10, bytes: 800 };
  // Ten rounds of 29 seconds have nine of these bursts, thirty seconds have one.
  expect(costOfPeople({ ...cost, clock }, { rounds: 10, seconds: 30, players: 8 })).toBe(12_000 + 8 * 5 * 80);
});

test("patches within an open round are counts, and the one that opens it is none", () => {
  const costs = new FrameCosts();
  const patch = Buffer.from([Protocol.ROOM_STATE_PATCH, 1, 2, 3]);
  costs.add(patch, { phase: "round", phaseStartedAt: 1000 });
  costs.add(patch, { phase: "round", phaseStartedAt: 1000 });
  costs.add(patch, { phase: "reveal", phaseStartedAt: 2000 });
  costs.add(Buffer.from([Protocol.ROOM_DATA, ...Buffer.from("clock")]), { phase: "reveal", phaseStartedAt: 2000 });
  expect(costs.counts).toEqual({ frames: 1, bytes: 6 });
  expect(costs.clock).toEqual({ frames: 1, bytes: 2 + 6 + 30 });
});
