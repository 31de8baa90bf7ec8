import { afterEach, describe, expect, test, vi } from "vitest";
import { gameTypes } from "../../../../../schema/game/settings.ts";
import { CLOSE_CODES } from "../../../../../schema/limits.ts";
import { memberOf, openFakeTable } from "../../../../support/game/fake-table.ts";

afterEach(() => void vi.useRealTimers());

describe.each(gameTypes)("sockets in %s", (game) => {
  test("GAME-6 a second tab replaces the first, which closes as moved", async () => {
    const { clients, sit, player, pass } = await openFakeTable(undefined, { game });
    const second = await sit("guest");
    await pass(0);
    expect(clients.guest?.closedWith).toBe(CLOSE_CODES.moved);
    expect(second.closedWith).toBeUndefined();
    expect(player("guest").isConnected).toBe(true);
  });

  test("GAME-6 messages of a replaced socket are ignored", async () => {
    const { clients, sit, ask, pass, state } = await openFakeTable(undefined, { game });
    await sit("host");
    await ask("host", "start");
    await pass(0);
    expect(state.phase).toBe("waiting");
    expect(clients.host?.received).toEqual([]);
  });

  test("GAME-6 of several reservations only the last opens a socket", async () => {
    const { rooms, roomId, connect, room } = await openFakeTable(["host"], { game });
    const reservations = [];
    for (let count = 0; count < 3; count += 1) reservations.push(await rooms.games.admit(roomId, memberOf("ann")));
    const [first, second, last] = reservations as [never, never, never];
    await expect(connect(first)).rejects.toThrow("expired");
    await expect(connect(second)).rejects.toThrow("expired");
    expect((await connect(last)).closedWith).toBeUndefined();
    await expect(connect(last)).rejects.toThrow("expired");
    expect(room.clients).toHaveLength(2);
  });

  test("GAME-6 a player who leaves loses the reservation that they have not used", async () => {
    const { rooms, roomId, ask, connect } = await openFakeTable(undefined, { game });
    const unused = await rooms.games.admit(roomId, memberOf("guest"));
    await ask("guest", "leave");
    await expect(connect(unused)).rejects.toThrow("expired");
  });

  test("GAME-6 a reservation that is replaced during the session lookup opens no socket", async () => {
    const table = await openFakeTable(["host"], { game });
    const early = await table.rooms.games.admit(table.roomId, memberOf("ann"));
    table.lookUp = () => new Promise((resolve) => setTimeout(resolve, 100));
    const opening = table.connect(early).catch(() => undefined);
    await table.rooms.games.admit(table.roomId, memberOf("ann"));
    await table.pass(100);
    await opening;
    expect(table.lastClient?.closedWith).toBe(CLOSE_CODES.moved);
    expect(table.player("ann").isConnected).toBe(false);
  });

  test("GAME-7 a session that has ended opens no socket, and the seat stays", async () => {
    const table = await openFakeTable(["host"], { game });
    const reservation = await table.rooms.games.admit(table.roomId, memberOf("ann"));
    table.ended.add("account-ann");
    await table.connect(reservation).catch(() => undefined);
    await table.pass(0);
    expect(table.lastClient?.closedWith).toBe(CLOSE_CODES.sessionEnded);
    expect(table.player("ann")).toMatchObject({ isConnected: false, isActive: true });
  });

  test("GAME-7 a session that ends during its lookup closes the socket", async () => {
    const table = await openFakeTable(["host"], { game });
    const reservation = await table.rooms.games.admit(table.roomId, memberOf("ann"));
    table.lookUp = () => new Promise((resolve) => setTimeout(resolve, 100));
    const opening = table.connect(reservation).catch(() => undefined);
    await table.pass(50);
    table.rooms.sockets.closeSession("account-ann");
    await table.pass(50);
    await opening;
    expect(table.lastClient?.closedWith).toBe(CLOSE_CODES.sessionEnded);
    expect(table.player("ann").isConnected).toBe(false);
  });

  test("GAME-7 if the session lookup fails, the socket closes with a code to retry", async () => {
    const table = await openFakeTable(["host"], { game });
    const reservation = await table.rooms.games.admit(table.roomId, memberOf("ann"));
    table.lookUp = () => Promise.reject(new Error("away"));
    await table.connect(reservation).catch(() => undefined);
    await table.pass(0);
    expect(table.lastClient?.closedWith).toBe(CLOSE_CODES.unavailable);
    expect(table.ports.failures).toMatchObject([{ operation: "sessionIsLive" }]);
    table.lookUp = async () => undefined;
    expect((await table.sit("ann")).closedWith).toBeUndefined();
  });

  test("GAME-7 signing out and suspension close the member's sockets at once", async () => {
    const { rooms, clients, player, pass } = await openFakeTable(undefined, { game });
    rooms.sockets.closeSession("account-guest");
    rooms.sockets.closeMember("host");
    await pass(0);
    expect([clients.guest?.closedWith, clients.host?.closedWith]).toEqual(Array(2).fill(CLOSE_CODES.sessionEnded));
    expect(player("guest").isConnected).toBe(false);
  });

  test("GAME-7 the sweep looks up only sessions whose sockets are open, and closes those of ended ones", async () => {
    const { rooms, clients, ended, swept, sit, pass } = await openFakeTable(["host", "ann", "ben"], { game });
    clients.ann?.drop();
    clients.ben?.drop();
    await pass(0);
    const again = await sit("ben");
    ended.add("account-ben");
    await rooms.sockets.sweep();
    await pass(0);
    expect(swept).toEqual([["account-host", "account-ben"]]);
    expect([again.closedWith, clients.host?.closedWith]).toEqual([CLOSE_CODES.sessionEnded, undefined]);
  });
});
