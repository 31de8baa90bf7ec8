import { afterEach, describe, expect, test, vi } from "vitest";
import { gameTypes } from "../../../../../schema/game/settings.ts";
import { CLOSE_CODES } from "../../../../../schema/limits.ts";
import { memberOf, openFakeTable } from "../../../../support/game/fake-table.ts";
import { playedGames } from "../../../../support/game/played-game.ts";
import { outcomeOf } from "./outcome-of.ts";

afterEach(() => void vi.useRealTimers());

describe.each(gameTypes)("absence in the waiting room of %s", (game) => {
  test("GAME-40 an absent guest keeps the seat, and is active again after coming back", async () => {
    const { clients, sit, player, pass, ports, roomId } = await openFakeTable(["host", "ann", "ben"], { game });
    clients.ann?.drop();
    await pass(59_999);
    expect(player("ann")).toMatchObject({ seat: 1, isConnected: false, isActive: true });
    await pass(10 * 60_000);
    expect(player("ann")).toMatchObject({ seat: 1, isConnected: false, isActive: false });
    expect(ports.seats.get(`${roomId}/ann`)).toBe(true);
    await sit("ann");
    expect(player("ann")).toMatchObject({ seat: 1, isConnected: true, isActive: true });
    expect(ports.calls.filter((call) => call === "storeSeat")).toHaveLength(3);
  });

  test("GAME-40 GAME-3 an absent player's seat counts towards a full table", async () => {
    const { clients, rooms, roomId, pass } = await openFakeTable(undefined, { game, settings: { maxPlayers: 2 } });
    clients.guest?.drop();
    await pass(120_000);
    expect(await outcomeOf(rooms.games.admit(roomId, memberOf("late")))).toBe("game/room-full");
  });

  test("GAME-10 a player who comes back gets a new minute", async () => {
    const { clients, sit, player, pass } = await openFakeTable(undefined, { game });
    clients.guest?.drop();
    await pass(50_000);
    const again = await sit("guest");
    await pass(50_000);
    again.drop();
    await pass(59_000);
    expect(player("guest").isActive).toBe(true);
  });

  test("GAME-10 a player who reserves the lost seat again has a new minute to open a socket", async () => {
    const { clients, rooms, roomId, player, pass } = await openFakeTable(undefined, { game });
    clients.guest?.drop();
    await pass(50_000);
    await rooms.games.admit(roomId, memberOf("guest"));
    await pass(59_999);
    expect(player("guest").isActive).toBe(true);
    await pass(1);
    expect(player("guest").isActive).toBe(false);
  });

  test("GAME-43 a guest who left and reserves again, without a socket, loses the seat after a minute", async () => {
    const { ask, rooms, roomId, state, pass } = await openFakeTable(undefined, { game });
    await ask("guest", "leave");
    await rooms.games.admit(roomId, memberOf("guest"));
    await pass(59_999);
    expect(state.players.has("guest")).toBe(true);
    await pass(1);
    expect(state.players.has("guest")).toBe(false);
  });

  test("GAME-43 a guest who missed a whole game without a socket loses the seat they reserve after it", async () => {
    const { begin, ask, rooms, roomId, state, player, pass } = await openFakeTable(["host", "ben"], { game });
    await rooms.games.admit(roomId, memberOf("ann"));
    await begin();
    await pass(5 * 40_000);
    expect([state.phase, player("ann").isActive]).toEqual(["finished", false]);
    await rooms.games.admit(roomId, memberOf("ann"));
    await ask("ben", "leave");
    await ask("host", "play_again");
    expect(player("ann").isActive).toBe(true);
    await pass(60_000);
    expect([state.phase, state.players.has("ann")]).toEqual(["waiting", false]);
  });

  test("GAME-43 a guest's seat without a socket becomes free after a minute", async () => {
    const { rooms, roomId, state, player, pass, ports } = await openFakeTable(["host"], { game });
    await rooms.games.admit(roomId, memberOf("ann"));
    await pass(59_999);
    expect(player("ann")).toMatchObject({ isConnected: false, isActive: true });
    await pass(1);
    expect([state.players.has("ann"), ports.seats.get(`${roomId}/ann`)]).toEqual([false, false]);
  });

  test("GAME-10 who reserves again without coming through is not absent while their socket is open", async () => {
    const { rooms, roomId, player, pass } = await openFakeTable(undefined, { game });
    await rooms.games.admit(roomId, memberOf("guest"));
    await pass(60_000);
    expect(player("guest")).toMatchObject({ isConnected: true, isActive: true });
  });

  test("GAME-11 a guest who leaves frees the seat and closes only their own socket", async () => {
    const { clients, ask, state, sit } = await openFakeTable(undefined, { game });
    await ask("guest", "leave");
    expect(state.players.has("guest")).toBe(false);
    expect(clients.guest?.closedWith).toBe(4000);
    expect(clients.host?.closedWith).toBeUndefined();
    expect((await sit("guest")).closedWith).toBeUndefined();
  });

  test("GAME-52 a host who leaves closes the room for everyone", async () => {
    const { clients, ask, pass, ports, roomId, rooms } = await openFakeTable(undefined, { game });
    await ask("host", "leave");
    await pass(0);
    expect(clients.guest?.messagesOf("closed")).toEqual([{ reason: "host-left" }]);
    expect(clients.guest?.closedWith).toBe(CLOSE_CODES.roomClosed);
    expect(ports.rooms.get(roomId)?.closedBecause).toBe("host-left");
    expect(await outcomeOf(rooms.games.admit(roomId, memberOf("guest")))).toBe("game/room-not-found");
  });

  test("GAME-41 after a minute without the host, the present player who sat down first becomes host", async () => {
    const { clients, sit, state, pass, ports, roomId } = await openFakeTable(["host", "ann", "ben", "cleo"], { game });
    clients.ann?.drop();
    clients.host?.drop();
    await pass(59_999);
    expect(state.hostId).toBe("host");
    await pass(1);
    expect([state.hostId, ports.rooms.get(roomId)?.hostId]).toEqual(["ben", "ben"]);
    expect([...state.players.keys()]).toEqual(["host", "ann", "ben", "cleo"]);
    await sit("host");
    expect([state.phase, state.hostId]).toEqual(["waiting", "ben"]);
  });

  test("GAME-41 while no one is present the host stays host; the first who comes back becomes host", async () => {
    const { clients, sit, state, pass } = await openFakeTable(["host", "ann", "ben"], { game });
    for (const client of Object.values(clients)) client.drop();
    await pass(120_000);
    expect(state.hostId).toBe("host");
    await sit("ben");
    expect(state.hostId).toBe("ben");
  });

  test("GAME-42 GAME-8 a player away for a minute does not count for the start, but may come back", async () => {
    const { clients, ask, sit, begin, player, pass, ports, roomId } = await openFakeTable(["host", "ann", "ben"], {
      game,
    });
    clients.ann?.drop();
    clients.ben?.drop();
    await pass(60_000);
    await ask("host", "start");
    expect(clients.host?.refusals).toEqual(["game/not-enough-players"]);
    await sit("ben");
    await begin();
    expect([player("ann").isActive, ports.seats.get(`${roomId}/ann`)]).toEqual([false, false]);
    await sit("ann");
    await pass(0);
    expect([player("ann").isActive, ports.seats.get(`${roomId}/ann`)]).toEqual([true, true]);
  });

  test("GAME-42 a reservation from before the start does not seat a player whom the start made inactive", async () => {
    const table = await openFakeTable(["host", "ann", "ben"], { game });
    table.clients.ben?.drop();
    await table.pass(60_000);
    const reservation = await table.rooms.games.admit(table.roomId, memberOf("ben"));
    await table.begin();
    await table.connect(reservation).catch(() => undefined);
    expect(table.lastClient?.closedWith).toBe(CLOSE_CODES.unavailable);
    await table.pass(60_000);
    expect(table.player("ben")).toMatchObject({ isConnected: false, isActive: false });
    expect(table.ports.calls.filter((call) => call === "releaseSeat")).toHaveLength(1);
  });

  test("GAME-42 GAME-40 absent players keep their seats if the start fails", async () => {
    const { clients, ask, state, pass, ports } = await openFakeTable(["host", "ann", "ben"], { game });
    clients.ben?.drop();
    await pass(60_000);
    ports.before = (name) => (name === "startSession" ? Promise.reject(new Error("away")) : undefined);
    await ask("host", "start");
    expect(state.phase).toBe("waiting");
    expect([...state.players.keys()]).toEqual(["host", "ann", "ben"]);
  });

  test("GAME-44 a room in which no one has had a socket for five minutes closes", async () => {
    const { clients, sit, pass, ports, roomId } = await openFakeTable(undefined, { game });
    clients.host?.drop();
    clients.guest?.drop();
    await pass(299_000);
    const again = await sit("guest");
    await pass(400_000);
    expect(ports.rooms.get(roomId)?.status).toBe("waiting");
    again.drop();
    await pass(299_999);
    expect(ports.rooms.get(roomId)?.status).toBe("waiting");
    await pass(1);
    expect(ports.rooms.get(roomId)?.closedBecause).toBe("empty");
  });

  test("GAME-44 a room closes five minutes after its last present guest left it to an absent host", async () => {
    const { clients, ask, pass, ports, roomId } = await openFakeTable(undefined, { game });
    clients.host?.drop();
    await ask("guest", "leave");
    await pass(299_999);
    expect(ports.rooms.get(roomId)?.status).toBe("waiting");
    await pass(1);
    expect(ports.rooms.get(roomId)?.closedBecause).toBe("empty");
  });

  test("GAME-44 a room whose host never opened a socket closes after five minutes", async () => {
    const { rooms, ports, pass } = await openFakeTable(["other"], { game });
    const { roomId } = await rooms.games.open(memberOf("host"), playedGames[game].settings);
    await pass(300_000);
    expect(ports.rooms.get(roomId)?.closedBecause).toBe("empty");
  });
});
