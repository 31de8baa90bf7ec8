import { matchMaker } from "@colyseus/core";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { RoomRefusal } from "../../../../../rooms/index.ts";
import { gameTypes } from "../../../../../schema/game/settings.ts";
import { CLOSE_CODES } from "../../../../../schema/limits.ts";
import { afterKill, memberOf, openFakeTable } from "../../../../support/game/fake-table.ts";
import { finishGame } from "./finish-game.ts";

afterEach(() => void vi.useRealTimers());

describe.each(gameTypes)("closing in %s", (game) => {
  test("GAME-112 a server that shuts down leaves the room open for the next one, which takes it up", async () => {
    const table = await openFakeTable(undefined, { game });
    const { rooms, begin, clients, ports, roomId, pass, reply } = table;
    await begin();
    await reply("guest");
    const drained = rooms.drain();
    await pass(0);
    await drained;
    expect(clients.guest?.messagesOf("closed")).toEqual([]);
    expect(clients.guest?.closedWith).toBe(CLOSE_CODES.draining);
    expect(ports.rooms.get(roomId)?.status).toBe("playing");
    const next = await afterKill(table, game);
    for (const name of ["host", "guest"]) await next.sit(name);
    expect(next.state).toMatchObject({ phase: "round", round: 1 });
    expect(next.player("guest").hasAnswered).toBe(true);
    const drainedToo = next.rooms.drain();
    await next.pass(0);
    await drainedToo;
  });

  test("GAME-112 while a server shuts down, answers are refused, so that none is half saved", async () => {
    const { rooms, begin, clients, ports, pass, reply } = await openFakeTable(undefined, { game });
    await begin();
    ports.before = (name) => (name === "saveSnapshot" ? new Promise((done) => setTimeout(done, 1000)) : undefined);
    const drained = rooms.drain();
    await pass(100);
    await reply("guest");
    await pass(1000);
    await drained;
    expect(clients.guest?.refusals).toEqual(["server/draining"]);
    expect(ports.results.size).toBe(0);
  });

  test("GAME-112 a server that shuts down saves the result of a game that has ended first", async () => {
    const table = await openFakeTable(undefined, { game });
    table.ports.before = (name) =>
      name === "finishSession" ? new Promise((done) => setTimeout(done, 2000)) : undefined;
    await finishGame(table, ["host", "guest"], { untilReveal: true });
    const drained = table.rooms.drain();
    await table.pass(2000);
    await drained;
    expect(table.ports.finished.size).toBe(1);
    expect(table.ports.snapshots.get(table.roomId)?.snapshot.phase).toBe("reveal");
  });

  test("GAME-46 a server that shuts down without a database never marks the room as closed", async () => {
    const table = await openFakeTable(undefined, { game });
    table.ports.before = (name) => {
      if (name === "finishSession") throw new Error("away");
    };
    await finishGame(table, ["host", "guest"], { untilReveal: true });
    const drained = table.rooms.drain();
    await table.pass(10_000);
    await drained;
    table.ports.before = () => undefined;
    await table.pass(60_000);
    expect(table.ports.calls).not.toContain("closeRoom");
    expect(table.ports.rooms.get(table.roomId)?.status).toBe("playing");
  });

  test("GAME-23 a server that shuts down opens no rooms and reserves no seats", async () => {
    const { rooms, roomId, pass } = await openFakeTable(undefined, { game });
    const drained = rooms.drain();
    const refused = rooms.games.admit(roomId, memberOf("host")).catch((refusal: RoomRefusal) => refusal.code);
    await pass(0);
    await drained;
    expect(await refused).toBe("server/draining");
  });

  test("GAME-23 sockets close even if the closing cannot be saved", async () => {
    const { ask, clients, ports, pass } = await openFakeTable(undefined, { game });
    ports.before = () => new Promise(() => undefined);
    await ask("host", "leave");
    await pass(10_000);
    expect(clients.guest?.closedWith).toBe(CLOSE_CODES.roomClosed);
    expect(ports.failures.map(({ operation }) => operation)).toContain("close");
  });

  test("GAME-23 a room whose sockets cannot be closed reports it", async () => {
    const { ask, ports, pass, room } = await openFakeTable(undefined, { game });
    vi.spyOn(room, "disconnect").mockRejectedValueOnce(new Error("a bug"));
    await ask("host", "leave");
    await pass(0);
    expect(ports.failures).toMatchObject([{ operation: "disconnect" }]);
  });

  test("GAME-45 a player whose minute of absence ends while the room closes changes nothing any more", async () => {
    const { clients, ask, pass, ports } = await openFakeTable(["host", "ann", "ben"], { game });
    clients.ben?.drop();
    await pass(58_000);
    ports.before = (name) => (name === "closeRoom" ? new Promise((done) => setTimeout(done, 3000)) : undefined);
    await ask("host", "leave");
    await pass(3000);
    expect(ports.calls.at(-1)).toBe("closeRoom");
    await pass(60_000);
    expect(ports.calls).not.toContain("releaseSeat");
    expect(ports.calls.filter((call) => call === "closeRoom")).toHaveLength(1);
  });

  test("GAME-23 everyone gets the closed state before their sockets close", async () => {
    const { ask, room, state, clients, pass } = await openFakeTable(undefined, { game });
    const seen: unknown[] = [];
    const send = room.broadcastPatch.bind(room);
    vi.spyOn(room, "broadcastPatch").mockImplementation(() => {
      seen.push([state.phase, clients.guest?.closedWith]);
      return send();
    });
    await ask("host", "leave");
    await pass(0);
    expect(seen).toContainEqual(["closed", undefined]);
  });

  test("Colyseus's own matchmaking seats nobody in a room", async () => {
    const { state } = await openFakeTable(undefined, { game });
    await expect(matchMaker.join(game, {})).rejects.toThrow("no rooms found");
    expect(state.players.size).toBe(2);
  });

  test("GAME-23 an unused reservation does not keep a closed room", async () => {
    const { rooms, roomId, ask, pass, room } = await openFakeTable(undefined, { game });
    await rooms.games.admit(roomId, memberOf("ann"));
    const disposed = vi.spyOn(room, "onDispose");
    await ask("host", "leave");
    await pass(0);
    expect(disposed).toHaveBeenCalledOnce();
  });
});
