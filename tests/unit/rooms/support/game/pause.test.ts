import { afterEach, describe, expect, test, vi } from "vitest";
import { type GameType, gameTypes } from "../../../../../schema/game/settings.ts";
import { EMPTY_ROOM_SECONDS, PAUSE_SECONDS, RETURN_SECONDS } from "../../../../../schema/limits.ts";
import { afterKill, type FakeTable, openFakeTable } from "../../../../support/game/fake-table.ts";
import { askAs, watch } from "../../../../support/game/fake-watch.ts";
import { BREAK_MS, finishGame, REVEAL_MS, three } from "./finish-game.ts";

afterEach(() => void vi.useRealTimers());

const LONG = PAUSE_SECONDS * 1000;

/** A table at the reveal of its first round, or at the standings after it. */
async function playedRound(game: GameType, phase: "reveal" | "break" = "reveal"): Promise<FakeTable<GameType>> {
  const table = await openFakeTable<GameType>(three, { game });
  await table.begin();
  for (const name of three) await table.reply(name);
  if (phase === "break") await table.pass(REVEAL_MS);
  expect(table.state.phase).toBe(phase);
  return table;
}

async function comeBack(table: FakeTable<GameType>): Promise<void> {
  for (const name of three) (table.clients as Record<string, unknown>)[name] = await table.sit(name);
  await table.pass(0);
}

describe.each(gameTypes)("a pause in %s", (game) => {
  test.each(["reveal", "break"] as const)("GAME-73 the host pauses the game in the phase %s", async (phase) => {
    const table = await playedRound(game, phase);
    await table.ask("host", "pause");
    expect(table.state).toMatchObject({ phase, isPaused: true, phaseEndsAt: 0 });
    await table.pass(LONG - 1);
    expect(table.state).toMatchObject({ phase, isPaused: true, round: 1 });
  });

  test("GAME-73 nobody else pauses, and nobody pauses a round, a pause or the results", async () => {
    const table = await playedRound(game);
    await table.ask("ann", "pause");
    expect(table.clients.ann?.refusals).toEqual(["game/not-host"]);
    await table.ask("host", "pause");
    await table.ask("host", "pause");
    await table.ask("host", "resume");
    await table.pass(BREAK_MS);
    expect(table.state.phase).toBe("round");
    await table.ask("host", "pause");
    await table.ask("host", "end_game");
    for (const name of three) await table.reply(name);
    await table.pass(REVEAL_MS);
    await table.ask("host", "pause");
    expect(table.clients.host?.refusals).toEqual(Array(3).fill("game/wrong-phase"));
    expect(table.state).toMatchObject({ phase: "finished", isPaused: false });
  });

  test("GAME-73 a watcher sees the pause, and cannot end it", async () => {
    const table = await playedRound(game);
    const late = await watch(table, "late");
    await table.ask("host", "pause");
    await askAs(table, late, "resume");
    expect([late.refusals, table.state.isPaused]).toEqual([["game/watching"], true]);
  });

  test("GAME-74 the others do not end a pause, neither by asking nor by leaving", async () => {
    const table = await playedRound(game);
    await table.ask("ann", "next");
    await table.ask("host", "pause");
    expect(table.player("ann").wantsNext).toBe(false);
    for (const name of three) await table.ask(name, "next");
    await table.ask("ann", "resume");
    await table.ask("ben", "leave");
    expect(table.state).toMatchObject({ phase: "reveal", isPaused: true });
    expect(table.clients.host?.refusals).toEqual(["game/paused"]);
    expect(table.clients.ann?.refusals).toEqual(["game/paused", "game/not-host"]);
  });

  test("GAME-55 GAME-74 who wanted to go on before a pause asks again after it", async () => {
    const table = await playedRound(game);
    await table.ask("ann", "next");
    await table.ask("host", "pause");
    await table.ask("host", "resume");
    await table.ask("ben", "next");
    expect(table.state.phase).toBe("break");
    await table.ask("ann", "next");
    expect(table.state).toMatchObject({ phase: "round", round: 2 });
  });

  test("GAME-74 only a pause is ended, and it ends by itself after ten minutes", async () => {
    const table = await playedRound(game);
    await table.ask("host", "resume");
    expect(table.clients.host?.refusals).toEqual(["game/wrong-phase"]);
    await table.ask("host", "pause");
    await table.pass(LONG);
    expect(table.state).toMatchObject({ phase: "break", isPaused: false });
    await table.pass(BREAK_MS);
    expect(table.state).toMatchObject({ phase: "round", round: 2 });
  });

  test.each(["reveal", "break"] as const)("GAME-75 the standings follow a pause in the phase %s", async (phase) => {
    const table = await playedRound(game, phase);
    await table.ask("host", "pause");
    await table.pass(60_000);
    await table.ask("host", "resume");
    const { phaseStartedAt, phaseEndsAt } = table.state;
    expect([table.state.phase, table.state.isPaused]).toEqual(["break", false]);
    expect([phaseStartedAt, phaseEndsAt]).toEqual([Date.now(), Date.now() + BREAK_MS]);
    await table.pass(BREAK_MS - 1);
    expect(table.state.phase).toBe("break");
    await table.pass(1);
    expect(table.state).toMatchObject({ phase: "round", round: 2 });
  });

  test("GAME-75 after the last round, the results follow a pause", async () => {
    const table = await openFakeTable<GameType>(three, { game });
    await finishGame(table, three, { untilReveal: true });
    await table.ask("host", "pause");
    await table.pass(60_000);
    expect(table.state.phase).toBe("reveal");
    await table.ask("host", "resume");
    expect(table.state).toMatchObject({ phase: "finished", isPaused: false });
  });

  test("GAME-76 when the host leaves during a pause, the next host goes on", async () => {
    const table = await playedRound(game);
    await table.ask("host", "pause");
    await table.ask("host", "leave");
    expect(table.state).toMatchObject({ hostId: "ann", isPaused: true });
    await table.ask("ann", "resume");
    expect(table.state).toMatchObject({ phase: "break", isPaused: false });
  });

  test("GAME-76 a paused game outlives phones that fall asleep, and goes on with those who come back", async () => {
    const table = await playedRound(game);
    await table.ask("host", "pause");
    for (const name of three) table.clients[name]?.drop();
    await table.pass((EMPTY_ROOM_SECONDS - 1) * 1000);
    expect(table.state).toMatchObject({ phase: "reveal", isPaused: true });
    await comeBack(table);
    expect(three.map((name) => table.player(name).isActive)).toEqual([true, true, true]);
    await table.ask(table.state.hostId, "resume");
    expect(table.state.phase).toBe("break");
  });

  test("GAME-76 a pause that ends while nobody is active closes the room", async () => {
    const table = await playedRound(game);
    await table.ask("host", "pause");
    for (const name of three) table.clients[name]?.drop();
    await table.pass(200_000);
    const back = await table.sit("ann");
    await table.pass(200_000);
    back.drop();
    await table.pass(LONG - 400_001);
    expect(table.state.isPaused).toBe(true);
    await table.pass(1);
    expect(table.ports.rooms.get(table.roomId)).toMatchObject({ status: "closed", closedBecause: "empty" });
  });

  test.each(["reveal", "break"] as const)("GAME-77 a pause in the phase %s survives a kill", async (phase) => {
    const before = await playedRound(game, phase);
    await before.ask("host", "pause");
    const after = await afterKill<GameType>(before, game);
    expect(after.state).toMatchObject({ phase: "break", isPaused: true, round: 1, phaseEndsAt: 0 });
    await comeBack(after);
    await after.pass(RETURN_SECONDS * 1000);
    expect(after.state).toMatchObject({ phase: "break", isPaused: true });
    await after.ask("host", "resume");
    await after.pass(BREAK_MS);
    expect(after.state).toMatchObject({ phase: "round", round: 2, isPaused: false });
  });

  test("GAME-77 a pause survives two kills, and then lasts ten minutes at most", async () => {
    const before = await playedRound(game);
    await before.ask("host", "pause");
    const between = await afterKill<GameType>(before, game);
    await comeBack(between);
    const after = await afterKill<GameType>(between, game);
    await comeBack(after);
    await after.pass(LONG - 1);
    expect(after.state.isPaused).toBe(true);
    await after.pass(1 + BREAK_MS);
    expect(after.state).toMatchObject({ phase: "round", round: 2 });
  });

  test("GAME-77 a pause that was over does not come back after a kill", async () => {
    const before = await playedRound(game, "break");
    await before.ask("host", "pause");
    await before.ask("host", "resume");
    await before.pass(0);
    const after = await afterKill<GameType>(before, game);
    expect(after.state).toMatchObject({ phase: "break", isPaused: false });
  });

  test("GAME-77 after a kill, the host may pause while the others come back", async () => {
    const before = await playedRound(game);
    const after = await afterKill<GameType>(before, game);
    (after.clients as Record<string, unknown>).host = await after.sit("host");
    await after.ask("host", "pause");
    await comeBack(after);
    await after.pass(RETURN_SECONDS * 1000);
    expect(after.state).toMatchObject({ phase: "break", isPaused: true });
    await after.ask("host", "resume");
    await after.pass(BREAK_MS);
    expect(after.state).toMatchObject({ phase: "round", round: 2 });
  });

  test("GAME-77 after a kill in the last reveal, the results are shown", async () => {
    const before = await openFakeTable<GameType>(three, { game });
    await finishGame(before, three, { untilReveal: true });
    await before.ask("host", "pause");
    await before.pass(0);
    const after = await afterKill<GameType>(before, game);
    expect(after.state).toMatchObject({ phase: "finished", isPaused: false });
  });
});

test("GAME-74 skipping the question ends a pause", async () => {
  const table = await playedRound("trivia");
  await table.ask("host", "pause");
  await table.ask("host", "skip", { round: 1 });
  expect(table.state).toMatchObject({ phase: "break", isPaused: false });
  await table.pass(BREAK_MS);
  expect(table.state).toMatchObject({ phase: "round", round: 2 });
});
