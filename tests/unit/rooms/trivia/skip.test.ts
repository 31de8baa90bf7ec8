import { afterEach, describe, expect, test, vi } from "vitest";
import { fakeQuestions } from "../../../support/game/fake-game-ports.ts";
import { type FakeTable, openFakeTable } from "../../../support/game/fake-table.ts";
import { PAUSE_MS } from "../support/game/finish-game.ts";

afterEach(() => void vi.useRealTimers());

const BREAK_MS = 3000;

const skip = ({ ask, state }: FakeTable, name = "host", round = state.round) => ask(name, "skip", { round });

async function begun(names: readonly string[] = ["host", "ann"], questions = 15) {
  const table = await openFakeTable(names);
  table.ports.questions = fakeQuestions(questions);
  await table.begin();
  return table;
}

const standing = ({ state }: FakeTable) =>
  [...state.players.values()].map(({ score, roundPoints, streak }) => ({ score, roundPoints, streak }));

async function playRound(table: FakeTable, how: "right" | "wrong" = "right") {
  for (const name of table.state.players.keys()) await table.reply(name, how);
}

describe("skipping a question", () => {
  test("GAME-71 TRIVIA-9 an open question that is skipped counts for nobody, and the next one comes", async () => {
    const table = await begun();
    await table.reply("ann");
    await skip(table);
    expect(table.state).toMatchObject({ phase: "break", isSkipped: true, question: "", correctOption: -1 });
    expect(standing(table)).toEqual([
      { score: 0, roundPoints: 0, streak: 0 },
      { score: 0, roundPoints: 0, streak: 0 },
    ]);
    await table.pass(BREAK_MS - 1);
    expect(table.state.phase).toBe("break");
    await table.pass(1);
    expect(table.state).toMatchObject({ phase: "round", isSkipped: false, round: 2, question: "Who did deed 1?" });
  });

  test("GAME-71 points of a revealed question are taken back, and streaks are as before it", async () => {
    const table = await begun();
    await playRound(table);
    await table.pass(PAUSE_MS);
    const before = standing(table).map(({ score, streak }) => ({ score, roundPoints: 0, streak }));
    await table.reply("host", "wrong");
    await table.reply("ann", "right");
    expect(standing(table).map(({ streak }) => streak)).toEqual([0, 2]);
    await skip(table);
    expect(standing(table)).toEqual(before);
    expect(table.state.verse).toBe("");
  });

  test("GAME-71 a skip is stored before the next round starts", async () => {
    const table = await begun();
    await skip(table);
    await table.pass(BREAK_MS);
    expect(table.ports.skipped).toEqual([{ sessionId: "session-1", round: 1, rounds: 6 }]);
    expect(table.ports.calls.slice(-2)).toEqual(["skipRound", "startRound"]);
  });

  test("GAME-72 skipped questions are replaced three times, and then the game has one round fewer", async () => {
    const table = await begun();
    const rounds: number[] = [];
    for (let skips = 0; skips < 4; skips++) {
      await skip(table);
      rounds.push(table.state.rounds);
      await table.pass(BREAK_MS);
    }
    expect(rounds).toEqual([6, 7, 8, 8]);
    expect(table.state).toMatchObject({ round: 5, question: "Who did deed 4?" });
  });

  test("GAME-72 without a spare question, skipping the last round ends the game", async () => {
    const table = await begun(["host", "ann"], 1);
    await table.reply("ann");
    await skip(table);
    await table.pass(BREAK_MS);
    expect(table.state).toMatchObject({ phase: "finished", round: 1, rounds: 1 });
    expect(table.ports.calls.slice(-2)).toEqual(["skipRound", "finishSession"]);
    expect(table.ports.finished.get("session-1")?.map(({ score, rank }) => [score, rank])).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  test("GAME-72 a last question that is skipped before its reveal is replaced", async () => {
    const table = await begun(["host", "ann"], 8);
    for (const _ of [1, 2, 3, 4]) {
      await playRound(table);
      await table.pass(PAUSE_MS);
    }
    await skip(table);
    await table.pass(BREAK_MS);
    expect(table.state).toMatchObject({ phase: "round", round: 6, rounds: 6, question: "Who did deed 5?" });
  });

  test("GAME-72 a last question skipped during its reveal is not replaced, and the game is saved once", async () => {
    const table = await begun(["host", "ann"], 8);
    for (const round of [1, 2, 3, 4, 5]) {
      await playRound(table);
      if (round < 5) await table.pass(PAUSE_MS);
    }
    await skip(table);
    expect(standing(table).map(({ score, streak }) => [score, streak])).toEqual([
      [300, 4],
      [300, 4],
    ]);
    await table.pass(BREAK_MS);
    expect(table.state).toMatchObject({ phase: "finished", rounds: 5 });
    expect(table.ports.calls.filter((call) => call === "finishSession")).toHaveLength(1);
    expect(table.ports.calls.slice(-2)).toEqual(["finishSession", "skipRound"]);
  });

  test("GAME-71 scores that storage has counted again without the round are shown", async () => {
    const table = await begun(["host", "ann"], 1);
    await playRound(table);
    table.ports.scoresAfterSkip = { host: 7, ann: 9 };
    await skip(table);
    await table.pass(BREAK_MS);
    expect([...table.state.players.values()].map(({ score, rank }) => [score, rank])).toEqual([
      [7, 2],
      [9, 1],
    ]);
  });
});

describe("who may skip, and when", () => {
  test("GAME-71 only the host skips", async () => {
    const table = await begun();
    await skip(table, "ann");
    expect([table.clients.ann?.refusals, table.state.phase]).toEqual([["game/not-host"], "round"]);
  });

  test("GAME-71 a round is skipped once, and neither an earlier round nor the standings can be", async () => {
    const table = await begun();
    await skip(table);
    await skip(table);
    await table.pass(BREAK_MS);
    await skip(table, "host", 1);
    expect(table.clients.host?.refusals).toEqual(["game/wrong-phase", "game/wrong-round"]);
    expect(table.ports.skipped).toHaveLength(1);
  });

  test("GAME-71 an answer to a skipped question is refused, and one that is being saved changes nothing", async () => {
    const table = await begun();
    const saving = Promise.withResolvers<void>();
    table.ports.before = (name) => (name === "saveResult" ? saving.promise : undefined);
    await table.reply("ann");
    await skip(table);
    saving.resolve();
    await table.pass(1);
    await table.ask("host", "answer", { id: "too-late-1", round: 1, option: 0 });
    expect(table.clients.host?.refusals).toEqual(["game/too-late"]);
    expect([table.state.phase, ...standing(table).map(({ score }) => score)]).toEqual(["break", 0, 0]);
  });

  test("WORD-25 word battle has no request to skip a rack", async () => {
    const { begin, ask, clients, state } = await openFakeTable(undefined, { game: "word_battle" });
    await begin();
    await ask("host", "skip", { round: 1 });
    expect([clients.host?.refusals, state.phase]).toEqual([["message/invalid"], "round"]);
  });
});
