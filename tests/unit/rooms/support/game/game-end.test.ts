import { afterEach, describe, expect, test, vi } from "vitest";
import { gameTypes } from "../../../../../schema/game/settings.ts";
import { CLOSE_CODES } from "../../../../../schema/limits.ts";
import { openFakeTable } from "../../../../support/game/fake-table.ts";
import { playedGames } from "../../../../support/game/played-game.ts";
import { earned, finishGame, three } from "./finish-game.ts";

afterEach(() => void vi.useRealTimers());

describe.each(gameTypes)("the end in %s", (game) => {
  test("GAME-18 every phase carries its beginning and its end on the server's clock", async () => {
    const { begin, reply, state, pass } = await openFakeTable(undefined, { game });
    await begin();
    expect([state.phaseStartedAt, state.phaseEndsAt]).toEqual([Date.now(), Date.now() + 30_000]);
    await reply("host");
    await reply("guest");
    expect([state.phase, state.phaseEndsAt]).toEqual(["reveal", Date.now() + 3000]);
    await pass(3000);
    const { breakMs } = playedGames[game];
    const [next, lasts] = breakMs > 0 ? ["break", breakMs] : ["round", 30_000];
    expect([state.phase, state.phaseEndsAt]).toEqual([next, Date.now() + lasts]);
  });

  test("GAME-19 the results rank every player who has a seat", async () => {
    const table = await openFakeTable(three, { game });
    await finishGame(table, game, three);
    expect(table.state.phase).toBe("finished");
    expect(three.map((name) => table.player(name).rank)).toEqual([1, 2, 2]);
  });

  test("GAME-20 the result is saved once, with every player's rank", async () => {
    const table = await openFakeTable(three, { game });
    await finishGame(table, game, three);
    expect(table.ports.calls.filter((call) => call === "finishSession")).toHaveLength(1);
    const rounds = earned(table.ports, "host");
    expect([rounds.length, rounds.includes(0)]).toEqual([5, false]);
    const score = rounds.reduce((sum, points) => sum + points, 0);
    expect([...table.ports.finished.values()][0]).toEqual([
      { memberId: "host", participantId: "participant-host", score, rank: 1 },
      { memberId: "ann", participantId: "participant-ann", score: 0, rank: 2 },
      { memberId: "ben", participantId: "participant-ben", score: 0, rank: 2 },
    ]);
  });

  test("GAME-20 the result is saved when the last round is judged, before it is revealed", async () => {
    const table = await openFakeTable(undefined, { game });
    await finishGame(table, game, ["host", "guest"], { untilReveal: true });
    expect([table.state.phase, table.player("host").rank]).toEqual(["reveal", 0]);
    expect(table.ports.finished.size).toBe(1);
  });

  test("GAME-50 a result is retried for an hour without a database, and saved once it is back", async () => {
    const table = await openFakeTable(undefined, { game });
    let isAway = true;
    table.ports.before = (name) => {
      if (name === "finishSession" && isAway) throw new Error("away");
    };
    await finishGame(table, game, ["host", "guest"]);
    await table.pass(60 * 60_000);
    expect(table.ports.finished.size).toBe(0);
    // The room has closed, but is marked as closed only after the result is saved.
    expect([table.state.phase, table.ports.rooms.get(table.roomId)?.status]).toEqual(["closed", "playing"]);
    isAway = false;
    await table.pass(30_000);
    expect(table.ports.finished.size).toBe(1);
    expect(table.ports.rooms.get(table.roomId)?.status).toBe("closed");
  });

  test("GAME-51 a result that storage refuses for good is reported, and not retried", async () => {
    const table = await openFakeTable(undefined, { game });
    const finishSession = vi.fn(async () => ({ refused: "the session was interrupted" }));
    table.ports.finishSession = finishSession;
    await finishGame(table, game, ["host", "guest"]);
    await table.pass(60_000);
    expect(finishSession).toHaveBeenCalledOnce();
    expect(table.ports.failures).toMatchObject([{ operation: "finishSession" }]);
    await table.ask("host", "play_again");
    expect(table.ports.calls.at(-1)).toBe("reopenRoom");
  });

  test("GAME-21 Play Again returns active players to the waiting room, with reset scores and the same code", async () => {
    const table = await openFakeTable(three, { game });
    const before = { ...table.state.toJSON(), phaseStartedAt: 0, players: {} };
    await finishGame(table, game, three);
    await table.ask("ben", "leave");
    await table.ask("ann", "play_again");
    await table.ask("host", "play_again");
    expect(table.clients.ann?.refusals).toEqual(["game/not-host"]);
    expect({ ...table.state.toJSON(), phaseStartedAt: 0, players: {} }).toEqual(before);
    expect([...table.state.players.keys()]).toEqual(["host", "ann"]);
    expect(table.player("host")).toMatchObject({ score: 0, rank: 0, roundPoints: 0, hasAnswered: false });
    expect(table.ports.rooms.get(table.roomId)?.status).toBe("waiting");
  });

  test("GAME-21 the next game starts a new session", async () => {
    const table = await openFakeTable(undefined, { game });
    await finishGame(table, game, ["host", "guest"]);
    await table.ask("host", "play_again");
    await finishGame(table, game, ["host", "guest"]);
    expect([...table.ports.finished.keys()]).toEqual(["session-1", "session-2"]);
    const second = earned(table.ports, "host").slice(5);
    expect(second).toHaveLength(5);
    expect(table.player("host").score).toBe(second.reduce((sum, points) => sum + points, 0));
  });

  test("GAME-22 a finished room closes unless it is played again", async () => {
    const table = await openFakeTable(undefined, { game });
    await finishGame(table, game, ["host", "guest"]);
    await table.pass(600_000);
    expect(table.ports.rooms.get(table.roomId)?.status).toBe("closed");
    expect(table.clients.guest?.closedWith).toBe(CLOSE_CODES.roomClosed);
  });
});
