import { matchMaker } from "@colyseus/core";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { RoomRefusal } from "../../../../../rooms/index.ts";
import { gameTypes } from "../../../../../schema/game/settings.ts";
import { CLOSE_CODES } from "../../../../../schema/limits.ts";
import { memberOf, openFakeTable } from "../../../../support/game/fake-table.ts";
import { finishGame } from "./finish-game.ts";

afterEach(() => void vi.useRealTimers());

describe.each(gameTypes)("closing in %s", (game) => {
  test("GAME-23 a server that shuts down notifies everyone, marks the room as closed, then closes it", async () => {
    const { rooms, begin, clients, ports, roomId, pass } = await openFakeTable(undefined, { game });
    await begin();
    const drained = rooms.drain();
    await pass(0);
    await drained;
    expect(clients.guest?.messagesOf("closed")).toEqual([{ reason: "draining" }]);
    expect(clients.guest?.closedWith).toBe(CLOSE_CODES.draining);
    expect(ports.rooms.get(roomId)?.closedBecause).toBe("draining");
  });

  test("GAME-45 a room is marked as closed only after the result of its game is saved", async () => {
    const table = await openFakeTable(undefined, { game });
    table.ports.before = (name) =>
      name === "finishSession" ? new Promise((done) => setTimeout(done, 2000)) : undefined;
    await finishGame(table, ["host", "guest"], { untilReveal: true });
    const drained = table.rooms.drain();
    await table.pass(2000);
    await drained;
    expect(table.ports.calls.slice(-2)).toEqual(["finishSession", "closeRoom"]);
    expect(table.ports.finished.size).toBe(1);
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
    const { rooms, room, state, clients, pass } = await openFakeTable(undefined, { game });
    const seen: unknown[] = [];
    const send = room.broadcastPatch.bind(room);
    vi.spyOn(room, "broadcastPatch").mockImplementation(() => {
      seen.push([state.phase, clients.guest?.closedWith]);
      return send();
    });
    const drained = rooms.drain();
    await pass(0);
    await drained;
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
