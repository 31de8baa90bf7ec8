import { afterEach, describe, expect, test, vi } from "vitest";
import { type GameType, gameTypes } from "../../../../../schema/game/settings.ts";
import { afterKill, type FakeTable, openFakeTable } from "../../../../support/game/fake-table.ts";
import { BREAK_MS, earned, finishGame, PAUSE_MS, REVEAL_MS, three } from "./finish-game.ts";

afterEach(() => void vi.useRealTimers());

const SESSION = "session-1";

const replyAll = async (table: FakeTable<GameType>) => {
  for (const name of three) await table.reply(name, name === "host" ? "right" : "wrong");
};

/** A table in the second round. */
async function secondRound(game: GameType): Promise<FakeTable<GameType>> {
  const table = await openFakeTable<GameType>(three, { game });
  await table.begin();
  await replyAll(table);
  await table.pass(PAUSE_MS);
  expect(table.state).toMatchObject({ phase: "round", round: 2 });
  return table;
}

async function comeBack(table: FakeTable<GameType>, names: readonly string[] = three): Promise<void> {
  for (const name of names) (table.clients as Record<string, unknown>)[name] = await table.sit(name);
  await table.pass(0);
}

const result = ({ ports }: FakeTable<GameType>) =>
  ports.finished.get(SESSION)?.map(({ memberId, score, rank }) => [memberId, score, rank]);

describe.each(gameTypes)("ending %s early", (game) => {
  test("GAME-78 an open round is the last one, and is played to its end", async () => {
    const table = await secondRound(game);
    await table.reply("ann");
    await table.ask("host", "end_game");
    expect(table.state).toMatchObject({ phase: "round", round: 2, rounds: 2 });
    expect([table.ports.shortened.get(SESSION), table.ports.finished.size]).toEqual([2, 0]);
    for (const name of ["host", "ben"]) await table.reply(name);
    expect(table.state.phase).toBe("reveal");
    await table.pass(REVEAL_MS);
    expect(table.state.phase).toBe("finished");
    const total = (name: string) => earned(table.ports, name).reduce((sum, points) => sum + points, 0);
    expect(table.ports.results.size).toBe(2 * three.length);
    for (const name of three) expect(table.player(name).score).toBe(total(name));
    expect(result(table)?.map(([memberId, score]) => [memberId, score])).toEqual(
      three.map((name) => [name, total(name)]),
    );
  });

  test.each([
    ["reveal", REVEAL_MS - 1],
    ["break", REVEAL_MS],
  ] as const)("GAME-20 GAME-78 in the phase %s, the results follow at once", async (phase, ms) => {
    const table = await secondRound(game);
    await replyAll(table);
    await table.pass(ms);
    expect(table.state.phase).toBe(phase);
    await table.ask("host", "end_game");
    expect(table.state).toMatchObject({ phase: "finished", round: 2, rounds: 2 });
    expect(three.map((name) => table.player(name).rank)).toEqual([1, 2, 2]);
    expect(result(table)).toEqual([
      ["host", table.player("host").score, 1],
      ["ann", 0, 2],
      ["ben", 0, 2],
    ]);
    expect(table.ports.calls.slice(-2)).toEqual(["shortenSession", "finishSession"]);
  });

  test("GAME-78 ending a paused game shows its results", async () => {
    const table = await secondRound(game);
    await replyAll(table);
    await table.ask("host", "pause");
    await table.ask("host", "end_game");
    expect(table.state).toMatchObject({ phase: "finished", isPaused: false });
    await table.pass(60_000);
    expect(table.state.phase).toBe("finished");
  });

  test("GAME-78 in the last reveal, the result is not saved again", async () => {
    const table = await openFakeTable<GameType>(three, { game });
    await finishGame(table, three, { untilReveal: true });
    await table.ask("host", "end_game");
    expect(table.state.phase).toBe("finished");
    expect(table.ports.shortened.size).toBe(0);
    expect(table.ports.calls.filter((call) => call === "finishSession")).toHaveLength(1);
  });

  test("GAME-78 the players can play again, with as many rounds as before", async () => {
    const table = await secondRound(game);
    await replyAll(table);
    await table.ask("host", "end_game");
    for (const name of three) await table.ask(name, "play_again");
    expect(table.state).toMatchObject({ phase: "starting", rounds: 5 });
    await table.pass(3000);
    await table.ask("host", "end_game");
    expect(table.state.phase).toBe("waiting");
  });

  test("GAME-78 only the host ends a game, only while it runs, and its last round only once", async () => {
    const table = await openFakeTable<GameType>(three, { game });
    await table.ask("host", "end_game");
    await finishGame(table, three);
    await table.ask("host", "end_game");
    expect(table.clients.host?.refusals).toEqual(["game/wrong-phase", "game/wrong-phase"]);
    const other = await secondRound(game);
    await other.ask("ann", "end_game");
    expect(other.clients.ann?.refusals).toEqual(["game/not-host"]);
    for (const _ of ["once", "again"]) await other.ask("host", "end_game");
    expect(other.clients.host?.refusals).toEqual(["game/wrong-phase"]);
    expect(other.ports.calls.filter((call) => call === "shortenSession")).toHaveLength(1);
  });

  test("GAME-79 a game that ends in its first round has no result, and everyone waits again", async () => {
    const table = await openFakeTable<GameType>(three, { game });
    await table.begin();
    await table.reply("host");
    await table.ask("host", "end_game");
    expect(table.state).toMatchObject({ phase: "waiting", round: 0, rounds: 5 });
    expect([...table.state.players.values()].map(({ score, rank }) => [score, rank])).toEqual(Array(3).fill([0, 0]));
    await table.pass(60_000);
    expect([table.state.phase, table.ports.finished.size]).toEqual(["waiting", 0]);
    expect(table.ports.calls).toContain("reopenRoom");
    await table.begin();
    await finishGame(table, three);
    expect([...table.ports.finished.keys()]).toEqual(["session-2"]);
  });

  test("GAME-79 a countdown that the host ends starts no round", async () => {
    const table = await openFakeTable<GameType>(three, { game });
    await table.ask("host", "start");
    await table.ask("host", "end_game");
    await table.pass(10_000);
    expect(table.state).toMatchObject({ phase: "waiting", round: 0 });
  });

  test("GAME-78 after a kill, the open round opens once more and is the last one", async () => {
    const before = await secondRound(game);
    await before.reply("ann", "wrong");
    await before.ask("host", "end_game");
    await before.pass(0);
    const after = await afterKill<GameType>(before, game);
    expect(after.state.rounds).toBe(2);
    await comeBack(after);
    for (const name of ["host", "ben"]) await after.reply(name);
    await after.pass(REVEAL_MS);
    expect(after.state.phase).toBe("finished");
    expect(after.ports.finished.size).toBe(1);
  });

  test("GAME-78 the host may end the game while the others come back, also before another kill", async () => {
    const before = await secondRound(game);
    const between = await afterKill<GameType>(before, game);
    await comeBack(between, ["host"]);
    await between.ask("host", "end_game");
    await between.pass(0);
    expect(between.state).toMatchObject({ phase: "break", round: 1, rounds: 2 });
    const after = await afterKill<GameType>(between, game);
    await comeBack(after);
    await replyAll(after);
    await after.pass(REVEAL_MS);
    expect(after.state).toMatchObject({ phase: "finished", round: 2 });
  });

  test("GAME-78 after a kill at the standings, the host ends the game with its results", async () => {
    const before = await secondRound(game);
    await replyAll(before);
    const after = await afterKill<GameType>(before, game);
    await comeBack(after, ["host"]);
    await after.ask("host", "end_game");
    expect(after.state).toMatchObject({ phase: "finished", round: 2, rounds: 2 });
    expect(result(after)?.[0]).toEqual(["host", before.player("host").score, 1]);
    await comeBack(after, ["ann", "ben"]);
    await after.pass(60_000);
    expect([after.state.phase, after.ports.snapshots.get(after.roomId)?.snapshot.phase]).toEqual([
      "finished",
      "finished",
    ]);
  });

  test("GAME-79 after a kill in the first round, the host ends the game without a result", async () => {
    const before = await openFakeTable<GameType>(three, { game });
    await before.begin();
    const after = await afterKill<GameType>(before, game);
    await comeBack(after, ["host"]);
    await after.ask("host", "end_game");
    await after.pass(20_000);
    expect(after.state).toMatchObject({ phase: "waiting", round: 0 });
    expect(after.ports.snapshots.get(after.roomId)?.snapshot.phase).toBe("waiting");
  });

  test("GAME-110 a result that was saved just before a kill is shown, and the game does not go on", async () => {
    const before = await secondRound(game);
    await replyAll(before);
    await before.pass(REVEAL_MS);
    // The process dies before it stores the results.
    before.ports.before = (name) => (name === "saveSnapshot" ? new Promise(() => undefined) : undefined);
    await before.ask("host", "end_game");
    before.ports.before = () => undefined;
    const after = await afterKill<GameType>(before, game);
    expect(after.state.phase).toBe("finished");
    await after.pass(BREAK_MS);
    expect(after.ports.finished.size).toBe(1);
  });
});

test("GAME-78 GAME-79 a skipped round is no result, and the rounds beside it are", async () => {
  const table = await openFakeTable<GameType>(three);
  await table.begin();
  await replyAll(table);
  await table.ask("host", "skip", { round: 1 });
  await table.ask("host", "end_game");
  expect([table.state.phase, table.ports.finished.size]).toEqual(["waiting", 0]);
  const other = await openFakeTable<GameType>(three);
  await other.begin();
  await replyAll(other);
  await other.pass(PAUSE_MS);
  await other.ask("host", "skip", { round: 2 });
  await other.ask("host", "end_game");
  expect(other.state).toMatchObject({ phase: "finished", rounds: 2 });
  expect(other.ports.shortened.get(SESSION)).toBe(2);
});

test("GAME-78 a snapshot of release 1.0.0 is taken up with the rounds before the open one", async () => {
  const before = await secondRound("trivia");
  await replyAll(before);
  const stored = before.ports.snapshots.get(before.roomId);
  if (!stored) throw new Error("nothing is stored");
  const { countedRounds, ...snapshot } = stored.snapshot;
  expect(countedRounds).toBe(2);
  before.ports.snapshots.set(before.roomId, { ...stored, snapshot });
  const after = await afterKill<GameType>(before, "trivia");
  await comeBack(after, ["host"]);
  await after.ask("host", "end_game");
  expect(after.state.phase).toBe("finished");
});
