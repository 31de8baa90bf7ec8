import { afterEach, describe, expect, test, vi } from "vitest";
import { gameTypes } from "../../../../../schema/game/settings.ts";
import type { GameState } from "../../../../../schema/game/state.ts";
import { openFakeTable } from "../../../../support/game/fake-table.ts";
import { finishGame, playAgain, REVEAL_MS, three } from "./finish-game.ts";

afterEach(() => void vi.useRealTimers());

const shown = ({ state }: { readonly state: GameState }) =>
  [...state.players.values()].map(({ memberId, score, rank }) => [memberId, score, rank]);

describe.each(gameTypes)("corrected scores in %s", (game) => {
  test("QUESTION-14 results show the corrected scores and ranks, and others keep theirs", async () => {
    const table = await openFakeTable(three, { game });
    await finishGame(table, three);
    const sent = vi.spyOn(table.room, "broadcastPatch");
    await table.rooms.games.correctScores(table.roomId, "session-1", { host: 0, ann: 30 });
    await table.pass(1);
    expect(sent).toHaveBeenCalledOnce();
    expect(shown(table)).toEqual([
      ["host", 0, 2],
      ["ann", 30, 1],
      ["ben", 0, 2],
    ]);
  });

  test("QUESTION-14 scores that are corrected during the last reveal count in the results", async () => {
    const table = await openFakeTable(three, { game });
    await finishGame(table, three, { untilReveal: true });
    await table.rooms.games.correctScores(table.roomId, "session-1", { host: 0, ben: 30 });
    expect(shown(table).map(([, , rank]) => rank)).toEqual([0, 0, 0]);
    await table.pass(REVEAL_MS);
    expect(shown(table)).toEqual([
      ["host", 0, 2],
      ["ann", 0, 2],
      ["ben", 30, 1],
    ]);
  });

  test("QUESTION-14 a correction of an earlier game changes nothing in the results of a later one", async () => {
    const table = await openFakeTable(three, { game });
    await finishGame(table, three);
    await playAgain(table, three);
    await finishGame(table, three);
    const before = shown(table);
    await table.rooms.games.correctScores(table.roomId, "session-1", { host: 0, ann: 30, ben: 30 });
    expect(shown(table)).toEqual(before);
    await table.rooms.games.correctScores(table.roomId, "session-2", { host: 0 });
    expect(shown(table)).not.toEqual(before);
  });

  test("QUESTION-14 a room that is opened again, and a game that is played, show no corrected scores", async () => {
    const table = await openFakeTable(undefined, { game });
    await finishGame(table, ["host", "guest"]);
    for (const name of ["host", "guest"]) await table.ask(name, "play_again");
    await table.rooms.games.correctScores(table.roomId, "session-1", { host: 7, guest: 8 });
    expect(shown(table).map(([, score]) => score)).toEqual([0, 0]);
    await table.pass(3000);
    await table.rooms.games.correctScores(table.roomId, "session-2", { host: 7, guest: 8 });
    expect(shown(table).map(([, score]) => score)).toEqual([0, 0]);
  });
});
