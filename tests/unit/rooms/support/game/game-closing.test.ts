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
    await finishGame(table, game, ["host", "guest"], { untilReveal: true });
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
    await finishGame(table, game, ["host", "guest"], { untilReveal: true });
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
