import { afterEach, describe, expect, test, vi } from "vitest";
import { gameTypes } from "../../../../../schema/game/settings.ts";
import { CLOSE_CODES } from "../../../../../schema/limits.ts";
import { openFakeTable } from "../../../../support/game/fake-table.ts";
import { BREAK_MS, earned, finishGame, playAgain, REVEAL_MS, three } from "./finish-game.ts";

afterEach(() => void vi.useRealTimers());

describe.each(gameTypes)("the end in %s", (game) => {
  test("GAME-18 every phase carries its beginning and its end on the server's clock", async () => {
    const { begin, reply, state, pass } = await openFakeTable(undefined, { game });
    await begin();
    expect([state.phaseStartedAt, state.phaseEndsAt]).toEqual([Date.now(), Date.now() + 30_000]);
    await reply("host");
    await reply("guest");
    expect([state.phase, state.phaseEndsAt]).toEqual(["reveal", Date.now() + REVEAL_MS]);
    await pass(REVEAL_MS);
    expect([state.phase, state.phaseEndsAt]).toEqual(["break", Date.now() + BREAK_MS]);
  });

  test("GAME-19 the results rank every player who has a seat", async () => {
    const table = await openFakeTable(three, { game });
    await finishGame(table, three);
    expect(table.state.phase).toBe("finished");
    expect(three.map((name) => table.player(name).rank)).toEqual([1, 2, 2]);
  });

  test("GAME-20 the result is saved once, with every player's rank", async () => {
    const table = await openFakeTable(three, { game });
    await finishGame(table, three);
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
    await finishGame(table, ["host", "guest"], { untilReveal: true });
    expect([table.state.phase, table.player("host").rank]).toEqual(["reveal", 0]);
    expect(table.ports.finished.size).toBe(1);
  });

  test("GAME-50 a result is retried for an hour without a database, and saved once it is back", async () => {
    const table = await openFakeTable(undefined, { game });
    let isAway = true;
    table.ports.before = (name) => {
      if (name === "finishSession" && isAway) throw new Error("away");
    };
    await finishGame(table, ["host", "guest"]);
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
    await finishGame(table, ["host", "guest"]);
    await table.pass(60_000);
    expect(finishSession).toHaveBeenCalledOnce();
    expect(table.ports.failures).toMatchObject([{ operation: "finishSession" }]);
    await playAgain(table, ["host", "guest"]);
    expect(table.ports.calls).toContain("reopenRoom");
  });

  test("GAME-21 anyone announces another game, and those who join within twenty seconds play it", async () => {
    const table = await openFakeTable(three, { game });
    await finishGame(table, three);
    await table.ask("ann", "play_again");
    expect([table.state.phase, table.state.phaseEndsAt]).toEqual(["rematch", Date.now() + 20_000]);
    // The results stay on the screen until then.
    expect(three.map((name) => table.player(name).rank)).toEqual([1, 2, 2]);
    await table.pass(5000);
    await table.ask("ben", "play_again");
    await table.pass(14_999);
    expect(table.state.phase).toBe("rematch");
    await table.pass(1);
    expect([table.state.phase, [...table.state.players.keys()], table.state.hostId]).toEqual([
      "starting",
      ["ann", "ben"],
      "ann",
    ]);
    expect(table.player("ann")).toMatchObject({ score: 0, rank: 0, streak: 0, joinsRematch: false });
    expect(table.clients.host?.messagesOf("closed")).toEqual([{ reason: "not-joined" }]);
    expect(table.ports.rooms.get(table.roomId)?.status).toBe("playing");
  });

  test("GAME-21 the next game starts at once when everyone who is there has joined", async () => {
    const table = await openFakeTable(three, { game });
    await finishGame(table, three);
    table.clients.ben?.drop();
    await table.ask("host", "play_again");
    expect(table.state.phase).toBe("rematch");
    await table.ask("ann", "play_again");
    expect(table.state.phase).toBe("starting");
    await table.pass(3000);
    expect([table.state.phase, [...table.state.players.keys()]]).toEqual(["round", ["host", "ann"]]);
  });

  test("GAME-21 the countdown ends when the last one who has not joined leaves", async () => {
    const table = await openFakeTable(three, { game });
    await finishGame(table, three);
    await table.ask("host", "play_again");
    await table.ask("ann", "play_again");
    await table.ask("ben", "leave");
    expect(table.state.phase).toBe("starting");
  });

  test("GAME-21 a host alone waits for a player whose connection is lost for a moment", async () => {
    const table = await openFakeTable(["host", "guest"], { game });
    await finishGame(table, ["host", "guest"]);
    table.clients.guest?.drop();
    await table.ask("host", "play_again");
    await table.pass(10_000);
    expect(table.state.phase).toBe("rematch");
    const guest = await table.sit("guest");
    guest.ask("play_again");
    await table.pass(0);
    expect(table.state.phase).toBe("starting");
  });

  test("GAME-21 a host whose players have all left is back in the waiting room at once", async () => {
    const table = await openFakeTable(["host", "guest"], { game });
    await finishGame(table, ["host", "guest"]);
    await table.ask("guest", "leave");
    await table.ask("host", "play_again");
    expect([table.state.phase, [...table.state.players.keys()]]).toEqual(["waiting", ["host"]]);
  });

  test("GAME-21 if nobody joins, everyone who is there is back in the waiting room under the same code", async () => {
    const table = await openFakeTable(three, { game });
    const before = { ...table.state.toJSON(), phaseStartedAt: 0, players: {} };
    await finishGame(table, three);
    await table.ask("ben", "leave");
    await table.ask("ann", "play_again");
    await table.pass(20_000);
    expect({ ...table.state.toJSON(), phaseStartedAt: 0, players: {} }).toEqual(before);
    expect([...table.state.players.keys()]).toEqual(["host", "ann"]);
    expect(table.player("host")).toMatchObject({ score: 0, rank: 0, roundPoints: 0, hasAnswered: false });
    expect(table.ports.rooms.get(table.roomId)?.status).toBe("waiting");
  });

  test("GAME-21 someone who comes during the countdown plays the next game", async () => {
    const table = await openFakeTable(undefined, { game });
    await finishGame(table, ["host", "guest"]);
    await table.ask("host", "play_again");
    await table.sit("late", table.state.roomCode);
    expect(table.player("late")).toMatchObject({ joinsRematch: true, score: 0 });
    await table.pass(20_000);
    expect([table.state.phase, [...table.state.players.keys()]]).toEqual(["starting", ["host", "late"]]);
  });

  test("GAME-21 nobody plays again before the results", async () => {
    const table = await openFakeTable(undefined, { game });
    await finishGame(table, ["host", "guest"], { untilReveal: true });
    await table.ask("guest", "play_again");
    expect(table.clients.guest?.refusals).toEqual(["game/wrong-phase"]);
  });

  test("GAME-21 the next game starts a new session", async () => {
    const table = await openFakeTable(undefined, { game });
    await finishGame(table, ["host", "guest"]);
    await playAgain(table, ["host", "guest"]);
    await finishGame(table, ["host", "guest"]);
    expect([...table.ports.finished.keys()]).toEqual(["session-1", "session-2"]);
    const second = earned(table.ports, "host").slice(5);
    expect(second).toHaveLength(5);
    expect(table.player("host").score).toBe(second.reduce((sum, points) => sum + points, 0));
  });

  test("GAME-22 a finished room closes unless it is played again", async () => {
    const table = await openFakeTable(undefined, { game });
    await finishGame(table, ["host", "guest"]);
    await table.pass(600_000);
    expect(table.ports.rooms.get(table.roomId)?.status).toBe("closed");
    expect(table.clients.guest?.closedWith).toBe(CLOSE_CODES.roomClosed);
  });
});
