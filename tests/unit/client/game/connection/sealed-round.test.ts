import { expect, test, vi } from "vitest";
import { createSealedRounds } from "../../../../../client/game/connection/sealed-round.ts";
import type { RoomView } from "../../../../../client/game/room-view.ts";
import { sealText } from "../../../../../rooms/support/game/sealed-text.ts";
import { createWaits } from "../../../../support/waits.ts";

const STARTS_AT = 1_800_000_000_000;
const shown = { question: "Who built the ark?", options: ["Noah", "Moses", "Aaron", "Job"] };
const unsolved = { correctOption: -1, verse: "" };

const view = (phase: string, round: number) =>
  ({
    phase,
    round,
    timeLimit: 30,
    verse: "In the beginning",
    correctOption: 2,
    players: { ada: { score: 70, hasAnswered: true, roundPoints: 40, responseMs: 900, wantsNext: true } },
  }) as unknown as RoomView;

/** The page's sealed rounds, and this round as the room sends it. The page knows the server's time if `now` is one. */
function sealed(round = 2, now: number | null = STARTS_AT) {
  const { text, key } = sealText(shown);
  const { wait, pending, passes } = createWaits();
  const opened = vi.fn();
  const rounds = createSealedRounds({ serverNow: () => now, wait, opened });
  return { rounds, text: { round, ...text }, key: { round, key, startsAt: STARTS_AT }, pending, passes, opened };
}

test("GAME-149 the key opens the round, and the page shows it until the state does", async () => {
  const { rounds, text, key, passes, opened } = sealed();
  const before = view("break", 1);
  rounds.keep(text);
  expect(rounds.ahead(before, unsolved)).toBe(before);
  await rounds.open(key);
  passes();
  expect(opened).toHaveBeenCalledOnce();
  expect(rounds.ahead(before, unsolved)).toEqual({
    ...before,
    ...shown,
    ...unsolved,
    phase: "round",
    round: 2,
    phaseStartedAt: STARTS_AT,
    phaseEndsAt: STARTS_AT + 30_000,
    players: { ada: { score: 70, hasAnswered: false, roundPoints: 0, responseMs: 0, wantsNext: false } },
  });
  const state = view("round", 2);
  expect(rounds.ahead(state, unsolved)).toBe(state);
  // It is not shown again.
  expect(rounds.ahead(before, unsolved)).toBe(before);
});

test("GAME-149 the first round opens from the countdown", async () => {
  const { rounds, text, key, passes } = sealed(1);
  rounds.keep(text);
  await rounds.open(key);
  passes();
  expect(rounds.ahead(view("starting", 0), unsolved)).toMatchObject({ phase: "round", round: 1, ...shown });
});

test.each([
  ["round", 2],
  ["break", 2],
  ["waiting", 0],
  ["starting", 0],
  ["finished", 1],
  ["closed", 1],
] as const)("GAME-149 the page shows the state if that is in the phase %s of round %i", async (phase, round) => {
  const { rounds, text, key, passes } = sealed();
  rounds.keep(text);
  await rounds.open(key);
  passes();
  const state = view(phase, round);
  expect(rounds.ahead(state, unsolved)).toBe(state);
});

test("GAME-149 a repeated key, an earlier one and another one change nothing", async () => {
  const { rounds, text, key, passes, opened, pending } = sealed();
  rounds.keep(text);
  await rounds.open({ ...key, round: 1 });
  await rounds.open({ ...key, key: sealText(shown).key });
  expect(pending()).toEqual([]);
  await Promise.all([rounds.open(key), rounds.open(key)]);
  passes();
  rounds.ahead(view("round", 2), unsolved);
  await rounds.open(key);
  expect(pending()).toEqual([]);
  expect(opened).toHaveBeenCalledOnce();
});

test("GAME-149 a text that was changed on its way stays closed", async () => {
  const { rounds, text, key, pending } = sealed();
  rounds.keep({ ...text, ciphertext: text.ciphertext.map((byte, at) => (at === 5 ? byte ^ 1 : byte)) });
  await rounds.open(key);
  expect(pending()).toEqual([]);
});

test("GAME-149 a lost connection drops the round, also while it is being opened or waits for its time", async () => {
  const { rounds, text, key, pending } = sealed();
  rounds.keep(text);
  rounds.clear();
  await rounds.open(key);
  rounds.keep(text);
  const opening = rounds.open(key);
  rounds.clear();
  await opening;
  expect(pending()).toEqual([]);
  rounds.keep(text);
  await rounds.open(key);
  rounds.clear();
  expect(pending()).toEqual([]);
});

test("GAME-142 a key that comes early waits for the start of its round, at most for its longest lead", async () => {
  for (const [now, waits] of [
    [null, 0],
    [STARTS_AT + 300, 0],
    [STARTS_AT - 300, 300],
    [STARTS_AT - 100_000, 750],
  ] as const) {
    const { rounds, text, key, pending } = sealed(2, now);
    rounds.keep(text);
    await rounds.open(key);
    expect(pending()).toEqual([waits]);
  }
});
