import { afterEach, describe, expect, test, vi } from "vitest";
import { gameTypes } from "../../../../../schema/game/settings.ts";
import { openFakeTable } from "../../../../support/game/fake-table.ts";
import { finishGame, PAUSE_MS, three } from "./finish-game.ts";

afterEach(() => void vi.useRealTimers());

/** The first port that a game waits for before it starts. */
const firstPreparation = { trivia: "drawQuestions", word_battle: "startSession" } as const;

describe.each(gameTypes)("starting in %s", (game) => {
  test("GAME-8 neither a guest nor a host alone can start the game", async () => {
    const { clients, ask } = await openFakeTable(undefined, { game });
    await ask("guest", "start");
    await ask("guest", "leave");
    await ask("host", "start");
    expect(clients.guest?.refusals).toEqual(["game/not-host"]);
    expect(clients.host?.refusals).toEqual(["game/not-enough-players"]);
  });

  test("GAME-8 a second start changes nothing", async () => {
    const { clients, ask, ports } = await openFakeTable(undefined, { game });
    await ask("host", "start");
    await ask("host", "start");
    expect(clients.host?.refusals).toEqual(["game/wrong-phase"]);
    expect(ports.calls.filter((call) => call === "startSession")).toHaveLength(1);
  });

  test("GAME-9 the first round opens after three seconds", async () => {
    const { ask, pass, state } = await openFakeTable(undefined, { game });
    await ask("host", "start");
    expect(state.phaseEndsAt - state.phaseStartedAt).toBe(3000);
    await pass(2999);
    expect(state.phase).toBe("starting");
    await pass(1);
    expect([state.phase, state.round]).toEqual(["round", 1]);
  });

  test("GAME-9 the start waits for preparations that take longer than the countdown", async () => {
    const { ask, pass, state, ports } = await openFakeTable(undefined, { game });
    ports.before = (name) => (name === "startSession" ? new Promise((done) => setTimeout(done, 3500)) : undefined);
    await ask("host", "start");
    await pass(3400);
    expect(state.phase).toBe("starting");
    await pass(100);
    expect(state.phase).toBe("round");
  });

  test("GAME-9 a failed preparation returns everyone to the waiting room, and the host can retry", async () => {
    const { ask, begin, clients, state, ports } = await openFakeTable(undefined, { game });
    ports.before = (name) => (name === "startSession" ? Promise.reject(new Error("away")) : undefined);
    await ask("host", "start");
    expect([state.phase, clients.host?.refusals]).toEqual(["waiting", ["server/unavailable"]]);
    expect(ports.failures).toMatchObject([{ operation: "start", error: { message: "away" } }]);
    // The session may have been stored although the reply was lost.
    expect(ports.calls.at(-1)).toBe("reopenRoom");
    ports.before = () => undefined;
    await begin();
    expect(state.phase).toBe("round");
  });

  test("GAME-9 a port that never answers returns everyone to the waiting room", async () => {
    const { ask, pass, clients, state, ports } = await openFakeTable(undefined, { game });
    ports.before = (name) => (name === firstPreparation[game] ? new Promise(() => undefined) : undefined);
    await ask("host", "start");
    await pass(10_000);
    expect([state.phase, clients.host?.refusals]).toEqual(["waiting", ["server/unavailable"]]);
  });

  test("GAME-9 a room that closes during the start stays closed, even if the start fails", async () => {
    const { ask, pass, state, ports, clients } = await openFakeTable(undefined, { game });
    ports.before = (name) => {
      if (name === firstPreparation[game])
        return new Promise((_, reject) => setTimeout(reject, 1000, new Error("away")));
      return name === "closeRoom" ? new Promise((resolve) => setTimeout(resolve, 2000)) : undefined;
    };
    await ask("host", "start");
    await ask("guest", "leave");
    await ask("host", "leave");
    await pass(1500);
    expect(state.phase).toBe("closed");
    await pass(1000);
    expect(clients.host?.closedWith).toBeDefined();
  });

  test("GAME-9 the game starts with the players who are still active", async () => {
    const { ask, pass, state, ports } = await openFakeTable(undefined, { game });
    await ask("host", "start");
    await ask("guest", "leave");
    await pass(3000);
    expect(state.phase).toBe("round");
    expect(ports.calls.filter((call) => call === "releaseSeat")).toHaveLength(1);
  });

  test("GAME-9 a later game also counts down and waits for its preparations", async () => {
    const table = await openFakeTable(undefined, { game });
    const { ask, pass, state, ports } = table;
    await finishGame(table, ["host", "guest"]);
    ports.before = (name) => (name === "startSession" ? new Promise((done) => setTimeout(done, 3500)) : undefined);
    for (const name of ["host", "guest"]) await ask(name, "play_again");
    await pass(3400);
    expect([state.phase, state.round]).toEqual(["starting", 0]);
    await pass(100);
    expect([state.phase, state.round]).toEqual(["round", 1]);
    ports.before = () => undefined;
    for (let round = 1; round <= state.rounds; round += 1) {
      for (const name of ["host", "guest"]) await table.reply(name);
      await pass(PAUSE_MS);
    }
    for (const name of ["host", "guest"]) await ask(name, "play_again");
    await pass(2999);
    expect(state.phase).toBe("starting");
  });

  test("GAME-9 a start that takes ten seconds is given up, and starts no session later", async () => {
    const { ask, pass, state, ports, clients } = await openFakeTable(three, { game });
    ports.before = (name) => (name === "releaseSeat" ? new Promise(() => undefined) : undefined);
    await ask("ben", "leave");
    await ask("host", "start");
    await pass(9999);
    expect(state.phase).toBe("starting");
    await pass(1);
    expect([state.phase, clients.host?.refusals]).toEqual(["waiting", ["server/unavailable"]]);
    await pass(60_000);
    expect(state.phase).toBe("waiting");
    expect(ports.calls).not.toContain("startSession");
  });

  test("GAME-9 a room that closes during a slow start reports no failure of the start", async () => {
    const { ask, pass, ports } = await openFakeTable(undefined, { game });
    ports.before = (name) =>
      name === firstPreparation[game] ? new Promise((done) => setTimeout(done, 1000)) : undefined;
    await ask("host", "start");
    await ask("guest", "leave");
    await ask("host", "leave");
    await pass(2000);
    expect(ports.failures).toEqual([]);
  });

  test("GAME-14 a game whose players are all away when the countdown ends closes its room", async () => {
    const timings = { absenceMs: 1000 };
    const { ask, pass, clients, ports, roomId } = await openFakeTable(undefined, { game, timings });
    await ask("host", "start");
    for (const client of Object.values(clients)) client.drop();
    await pass(2999);
    expect(ports.rooms.get(roomId)?.status).toBe("playing");
    await pass(1);
    expect(ports.rooms.get(roomId)?.closedBecause).toBe("empty");
  });
});
