import { describe, expect, test } from "vitest";
import type { TableView } from "../../load/bot-client.ts";
import { triviaBot } from "../../load/game/trivia-bot.ts";
import { Ledger } from "../../load/ledger.ts";
import { median, pairedRatio, percentile, spread, Tally } from "../../load/measure.ts";
import { Propagation } from "../../load/propagation.ts";

describe("percentiles", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  test("a percentile is the value at the nearest rank, in any order of the values", () => {
    expect([0, 0.01, 0.5, 0.95, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([1, 1, 50, 95, 99, 100]);
    expect(percentile([7], 0.99)).toBe(7);
    expect(spread([3, 1, 2])).toEqual({ count: 3, p50: 2, p95: 3, p99: 3, max: 3 });
  });

  test("a percentile of no values is NaN", () => {
    expect([percentile([], 0.5), median([])]).toEqual([Number.NaN, Number.NaN]);
  });

  test("the median of an even number of values is halfway between the middle two", () => {
    expect([median([4, 1, 3, 2]), median([9, 1, 5])]).toEqual([2.5, 5]);
  });

  test("ratios are computed pair by pair, so that a machine that slows down affects both sides", () => {
    expect(pairedRatio([2, 40, 6], [1, 10, 2])).toBe(3);
  });
});

test("a tally counts texts, the most frequent first", () => {
  const tally = new Tally();
  for (const word of ["a", "b", "b"]) tally.add(word);
  expect([tally.total, tally.entries]).toEqual([
    3,
    [
      ["b", 2],
      ["a", 1],
    ],
  ]);
});

test("an action counts as seen when the last of the other members has seen it", () => {
  const propagation = new Propagation();
  propagation.did("start", "host", 2);
  for (const watcher of ["host", "one", "one"]) propagation.seenBy("start", watcher);
  expect(propagation.delays).toHaveLength(0);
  propagation.seenBy("start", "two");
  propagation.seenBy("start", "two");
  expect(propagation.delays).toHaveLength(1);
});

describe("a ledger", () => {
  const me = "me";
  const view = (round: number, score: number, roundPoints: number): TableView => ({
    phase: "reveal",
    roomCode: "",
    round,
    rounds: 2,
    options: { length: 4 },
    correctOption: 1,
    players: new Map([[me, { score, roundPoints, hasAnswered: true, isConnected: true }]]),
  });
  const codes = (ledger: Ledger) => ledger.discrepancies.map(({ code }) => code);

  test("a ledger finds no fault if right answers count once and wrong ones not at all", () => {
    const ledger = new Ledger(me, triviaBot.earns);
    for (let times = 0; times < 2; times += 1) ledger.confirm({ id: "a", round: 1, option: 1 });
    ledger.reveal(view(1, 80, 80));
    ledger.confirm({ id: "b", round: 2, option: 3 });
    ledger.reveal(view(2, 80, 0));
    ledger.finish(view(2, 80, 0));
    expect([codes(ledger), ledger.score, ledger.answersConfirmed]).toEqual([[], 80, 2]);
  });

  test("a ledger finds a confirmed answer that is missing", () => {
    const ledger = new Ledger(me, triviaBot.earns);
    ledger.confirm({ id: "a", round: 1, option: 1 });
    ledger.reveal(view(1, 0, 0));
    expect(codes(ledger)).toEqual(["ledger/missing"]);
  });

  test("a ledger finds points for a wrong answer, and points that count twice", () => {
    const ledger = new Ledger(me, triviaBot.earns);
    ledger.confirm({ id: "a", round: 1, option: 0 });
    ledger.reveal(view(1, 160, 80));
    expect(codes(ledger)).toEqual(["ledger/undeserved", "ledger/doubled"]);
  });

  test("a ledger accepts either outcome of an answer that was never confirmed", () => {
    for (const points of [0, 80]) {
      const ledger = new Ledger(me, triviaBot.earns);
      ledger.send(1);
      ledger.reveal(view(1, points, points));
      expect(codes(ledger)).toEqual([]);
    }
  });

  test("a ledger finds a changed answer, missing rounds and a wrong sum", () => {
    const ledger = new Ledger(me, triviaBot.earns);
    ledger.confirm({ id: "a", round: 1, option: 1 });
    ledger.confirm({ id: "b", round: 1, option: 1 });
    ledger.reveal(view(1, 80, 80));
    ledger.finish(view(2, 100, 0));
    expect(codes(ledger)).toEqual(["ledger/changed", "ledger/unrevealed", "ledger/sum"]);
  });
});
