import { afterEach, describe, expect, test, vi } from "vitest";
import type { RoomRefusal } from "../../../../../rooms/index.ts";
import { gameTypes } from "../../../../../schema/game/settings.ts";
import { CLOSE_CODES } from "../../../../../schema/limits.ts";
import { memberOf, openFakeTable } from "../../../../support/fake-table.ts";
import { playedGames } from "../../../../support/played-game.ts";

afterEach(() => void vi.useRealTimers());

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => "seated",
    (refusal: RoomRefusal) => refusal.code,
  );

describe.each(gameTypes)("taking a seat in %s", (game) => {
  test("GAME-1 who comes back after a reload sits where they sat", async () => {
    const { clients, sit, player, pass } = await openFakeTable(["host", "ann", "ben"], { game });
    clients.ann?.drop();
    await pass(30_000);
    expect(player("ann")).toMatchObject({ seat: 1, isConnected: false, isActive: true });
    await sit("ann");
    expect(player("ann")).toMatchObject({ seat: 1, isConnected: true });
  });

  test("GAME-2 a newcomer finds the game begun, and who sits there does not", async () => {
    const { rooms, roomId, begin, sit } = await openFakeTable(undefined, { game });
    await begin();
    expect(await codeOf(rooms.games.admit(roomId, memberOf("late")))).toBe("game/already-started");
    expect((await sit("guest")).closedWith).toBeUndefined();
  });

  test("GAME-2 a seat that was still being written down when the game began is given back", async () => {
    const { rooms, roomId, ports, ask, pass, state } = await openFakeTable(undefined, { game });
    ports.before = (name) => (name === "saveSeat" ? new Promise((resolve) => setTimeout(resolve, 100)) : undefined);
    const late = codeOf(rooms.games.admit(roomId, memberOf("late")));
    await pass(0);
    await ask("host", "start");
    await pass(200);
    expect(await late).toBe("game/already-started");
    expect(state.players.has("late")).toBe(false);
    expect(ports.seats.get(`${roomId}/late`)).toBe(false);
  });

  test("GAME-3 of thirty who ask at once for two seats, two get one", async () => {
    const { rooms, roomId, state, ports } = await openFakeTable(["host"], { game, settings: { maxPlayers: 2 } });
    const asked = Array.from({ length: 30 }, (_, index) => codeOf(rooms.games.admit(roomId, memberOf(`m${index}`))));
    const codes = await Promise.all(asked);
    expect(codes.filter((code) => code === "seated")).toHaveLength(1);
    expect(codes.filter((code) => code === "game/room-full")).toHaveLength(29);
    expect(state.players.size).toBe(2);
    expect(ports.calls.filter((call) => call === "saveSeat")).toHaveLength(2);
  });

  test("GAME-3 one member who asks thirty times at once gets one seat", async () => {
    const { rooms, roomId, ports, state } = await openFakeTable(["host"], { game });
    await Promise.all(Array.from({ length: 30 }, () => rooms.games.admit(roomId, memberOf("ann"))));
    expect(state.players.size).toBe(2);
    expect(ports.calls.filter((call) => call === "saveSeat")).toHaveLength(2);
  });

  test("SAFE-14 GAME-3 who may not sit with who is there is refused, and takes nobody's place", async () => {
    const { rooms, roomId, ports, state } = await openFakeTable(["host"], { game, settings: { maxPlayers: 2 } });
    const { saveSeat } = ports;
    ports.saveSeat = async (seat) =>
      seat.memberId === "apart" ? { refused: "game/room-full" as const } : saveSeat.call(ports, seat);
    expect(await codeOf(rooms.games.admit(roomId, memberOf("apart")))).toBe("game/room-full");
    expect([state.players.size, ports.seats.has(`${roomId}/apart`)]).toEqual([1, false]);
    expect(await codeOf(rooms.games.admit(roomId, memberOf("ann")))).toBe("seated");
  });

  test("GAME-4 a private room is found with its code only, and by those who sit in it", async () => {
    const { rooms, roomId, state } = await openFakeTable(["host"], { game, settings: { isPrivate: true } });
    expect(await codeOf(rooms.games.admit(roomId, memberOf("ann")))).toBe("game/room-not-found");
    expect(await codeOf(rooms.games.admit(roomId, memberOf("ann"), "WRONG2"))).toBe("game/room-not-found");
    expect(await codeOf(rooms.games.admit(crypto.randomUUID(), memberOf("ann")))).toBe("game/room-not-found");
    expect(await codeOf(rooms.games.admit(roomId, memberOf("ann"), state.roomCode))).toBe("seated");
    expect(await codeOf(rooms.games.admit(roomId, memberOf("host")))).toBe("seated");
  });

  test("GAME-5 a place that became free is given to the next", async () => {
    const { ask, sit, player } = await openFakeTable(["host", "ann", "ben"], { game });
    await ask("ann", "leave");
    await sit("cleo");
    expect(player("cleo").seat).toBe(1);
    expect(player("ben").seat).toBe(2);
  });

  test("GAME-26 a seat that could not be written down is not taken, and can be asked for again", async () => {
    const { rooms, roomId, ports, state } = await openFakeTable(["host"], { game });
    ports.before = () => Promise.reject(new Error("away"));
    expect(await codeOf(rooms.games.admit(roomId, memberOf("ann")))).toBe("server/unavailable");
    expect(state.players.size).toBe(1);
    ports.before = () => undefined;
    expect(await codeOf(rooms.games.admit(roomId, memberOf("ann")))).toBe("seated");
  });

  test("GAME-26 a room whose host could not be seated is closed again", async () => {
    const { rooms, ports } = await openFakeTable(["host"], { game });
    ports.before = (name) => (name === "saveSeat" ? Promise.reject(new Error("away")) : undefined);
    const opened = rooms.games.open(memberOf("other"), playedGames[game].settings);
    expect(await codeOf(opened)).toBe("server/unavailable");
    expect([...ports.rooms.values()].map((room) => room.status)).toEqual(["waiting", "closed"]);
  });
});

describe.each(gameTypes)("sockets in %s", (game) => {
  test("GAME-6 a second tab takes the seat, and the first is told by its close code", async () => {
    const { clients, sit, player, pass } = await openFakeTable(undefined, { game });
    const second = await sit("guest");
    await pass(0);
    expect(clients.guest?.closedWith).toBe(CLOSE_CODES.moved);
    expect(second.closedWith).toBeUndefined();
    expect(player("guest").isConnected).toBe(true);
  });

  test("GAME-6 what the replaced socket still sends is not heard", async () => {
    const { clients, sit, ask, pass, state } = await openFakeTable(undefined, { game });
    await sit("host");
    await ask("host", "start");
    await pass(0);
    expect(state.phase).toBe("waiting");
    expect(clients.host?.told).toEqual([]);
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

  test("GAME-6 a reservation that is replaced while its session is looked up opens none either", async () => {
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

  test("GAME-7 a session that ended before the socket came opens none, and the seat stays", async () => {
    const table = await openFakeTable(["host"], { game });
    const reservation = await table.rooms.games.admit(table.roomId, memberOf("ann"));
    table.ended.add("account-ann");
    await table.connect(reservation).catch(() => undefined);
    await table.pass(0);
    expect(table.lastClient?.closedWith).toBe(CLOSE_CODES.sessionEnded);
    expect(table.player("ann")).toMatchObject({ isConnected: false, isActive: true });
  });

  test("GAME-7 a session that ends while it is looked up closes the socket", async () => {
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

  test("GAME-7 where the session cannot be looked up, the socket hears to come back", async () => {
    const table = await openFakeTable(["host"], { game });
    const reservation = await table.rooms.games.admit(table.roomId, memberOf("ann"));
    table.lookUp = () => Promise.reject(new Error("away"));
    await table.connect(reservation).catch(() => undefined);
    await table.pass(0);
    expect(table.lastClient?.closedWith).toBe(CLOSE_CODES.unavailable);
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
});

describe.each(gameTypes)("going away while the room waits in %s", (game) => {
  test("GAME-40 an absent guest keeps the seat and the place, and comes back to it as an active player", async () => {
    const { clients, sit, player, pass, ports, roomId } = await openFakeTable(["host", "ann", "ben"], { game });
    clients.ann?.drop();
    await pass(59_999);
    expect(player("ann")).toMatchObject({ seat: 1, isConnected: false, isActive: true });
    await pass(10 * 60_000);
    expect(player("ann")).toMatchObject({ seat: 1, isConnected: false, isActive: false });
    expect(ports.seats.get(`${roomId}/ann`)).toBe(true);
    await sit("ann");
    expect(player("ann")).toMatchObject({ seat: 1, isConnected: true, isActive: true });
    expect(ports.calls.filter((call) => call === "saveSeat")).toHaveLength(3);
  });

  test("GAME-40 GAME-3 an absent player's seat counts towards a full table", async () => {
    const { clients, rooms, roomId, pass } = await openFakeTable(undefined, { game, settings: { maxPlayers: 2 } });
    clients.guest?.drop();
    await pass(120_000);
    expect(await codeOf(rooms.games.admit(roomId, memberOf("late")))).toBe("game/room-full");
  });

  test("GAME-10 coming back starts the minute again", async () => {
    const { clients, sit, player, pass } = await openFakeTable(undefined, { game });
    clients.guest?.drop();
    await pass(50_000);
    const again = await sit("guest");
    await pass(50_000);
    again.drop();
    await pass(59_000);
    expect(player("guest").isActive).toBe(true);
  });

  test("GAME-43 a guest's seat whose socket never came is free after a minute", async () => {
    const { rooms, roomId, state, pass, ports } = await openFakeTable(["host"], { game });
    await rooms.games.admit(roomId, memberOf("ann"));
    await pass(59_999);
    expect(state.players.has("ann")).toBe(true);
    await pass(1);
    expect([state.players.has("ann"), ports.seats.get(`${roomId}/ann`)]).toEqual([false, false]);
  });

  test("GAME-11 a guest's leaving frees the place and closes their socket only", async () => {
    const { clients, ask, state, sit } = await openFakeTable(undefined, { game });
    await ask("guest", "leave");
    expect(state.players.has("guest")).toBe(false);
    expect(clients.guest?.closedWith).toBe(4000);
    expect(clients.host?.closedWith).toBeUndefined();
    expect((await sit("guest")).closedWith).toBeUndefined();
  });

  test("GAME-52 the host's leaving closes the room for everybody", async () => {
    const { clients, ask, pass, ports, roomId, rooms } = await openFakeTable(undefined, { game });
    await ask("host", "leave");
    await pass(0);
    expect(clients.guest?.heard("closed")).toEqual([{ reason: "host-left" }]);
    expect(clients.guest?.closedWith).toBe(CLOSE_CODES.roomClosed);
    expect(ports.rooms.get(roomId)?.closedBecause).toBe("host-left");
    expect(await codeOf(rooms.games.admit(roomId, memberOf("guest")))).toBe("game/room-not-found");
  });

  test("GAME-41 a host's role passes after a minute, to the present player who sat down first", async () => {
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

  test("GAME-41 while nobody is present the host stays host, and the first to come back takes over", async () => {
    const { clients, sit, state, pass } = await openFakeTable(["host", "ann", "ben"], { game });
    for (const client of Object.values(clients)) client.drop();
    await pass(120_000);
    expect(state.hostId).toBe("host");
    await sit("ben");
    expect(state.hostId).toBe("ben");
  });

  test("GAME-42 GAME-8 who is away for a minute is not counted for the start, plays inactive, and may return", async () => {
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

  test("GAME-42 GAME-40 a start that fails leaves the absent their seats", async () => {
    const { clients, ask, state, pass, ports } = await openFakeTable(["host", "ann", "ben"], { game });
    clients.ben?.drop();
    await pass(60_000);
    ports.before = (name) => (name === "startSession" ? Promise.reject(new Error("away")) : undefined);
    await ask("host", "start");
    expect(state.phase).toBe("waiting");
    expect([...state.players.keys()]).toEqual(["host", "ann", "ben"]);
  });

  test("GAME-44 a room that nobody has been in for five minutes is closed", async () => {
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

  test("GAME-44 a room whose host never came is closed after five minutes", async () => {
    const { rooms, ports, pass } = await openFakeTable(["other"], { game });
    const { roomId } = await rooms.games.open(memberOf("host"), playedGames[game].settings);
    await pass(300_000);
    expect(ports.rooms.get(roomId)?.closedBecause).toBe("empty");
  });
});
