import { afterEach, describe, expect, test, vi } from "vitest";
import { gameTypes } from "../../../../../schema/game/settings.ts";
import type { MemberRole } from "../../../../../schema/member/role.ts";
import { rolesOfBits } from "../../../../../schema/member/role-bits.ts";
import { memberOf, openFakeTable } from "../../../../support/game/fake-table.ts";
import { playedGames } from "../../../../support/game/played-game.ts";
import { outcomeOf } from "./outcome-of.ts";

afterEach(() => void vi.useRealTimers());

describe.each(gameTypes)("taking a seat in %s", (game) => {
  test("GAME-1 a player who reloads returns to the same seat", async () => {
    const { clients, sit, player, pass } = await openFakeTable(["host", "ann", "ben"], { game });
    clients.ann?.drop();
    await pass(30_000);
    expect(player("ann")).toMatchObject({ seat: 1, isConnected: false, isActive: true });
    await sit("ann");
    expect(player("ann")).toMatchObject({ seat: 1, isConnected: true });
  });

  test("PROFILE-31 a seat shows the roles of its member as bits, and after they come back those of then", async () => {
    const { rooms, roomId, player, ask } = await openFakeTable(["host"], { game });
    const sit = (roles: readonly MemberRole[]) => rooms.games.admit(roomId, { ...memberOf("ann"), roles });
    await sit(["admin", "safeguarding_lead"]);
    expect(rolesOfBits(player("ann")?.roles ?? 0)).toEqual(["admin", "safeguarding_lead"]);
    expect(player("host")?.roles).toBe(0);
    await ask("host", "clock", { sentAt: 1, roles: 7 });
    expect(player("host")?.roles).toBe(0);
    await sit([]);
    expect(player("ann")?.roles).toBe(0);
  });

  test("GAME-81 a seat shows the picture that its member has when they take it or come back", async () => {
    const { rooms, roomId, player, ask } = await openFakeTable(["host"], { game });
    const sit = (avatarUrl: string | null) => rooms.games.admit(roomId, { ...memberOf("ann"), avatarUrl });
    expect(player("host").avatarUrl).toBe("");
    await sit("/avatars/amara.svg");
    expect(player("ann").avatarUrl).toBe("/avatars/amara.svg");
    await ask("host", "clock", { sentAt: 1, avatarUrl: "/avatars/bayo.svg" });
    expect(player("host").avatarUrl).toBe("");
    await sit(null);
    expect(player("ann").avatarUrl).toBe("");
  });

  test("GAME-2 a new player cannot join a running game, but a player with a seat can come back", async () => {
    const { rooms, roomId, begin, sit } = await openFakeTable(undefined, { game });
    await begin();
    expect(await outcomeOf(rooms.games.admit(roomId, memberOf("late")))).toBe("game/already-started");
    expect((await sit("guest")).closedWith).toBeUndefined();
  });

  test("GAME-2 a seat that was still being saved when the game started is released", async () => {
    const { rooms, roomId, ports, ask, pass, state } = await openFakeTable(undefined, { game });
    ports.before = (name) => (name === "storeSeat" ? new Promise((resolve) => setTimeout(resolve, 100)) : undefined);
    const late = outcomeOf(rooms.games.admit(roomId, memberOf("late")));
    await pass(0);
    await ask("host", "start");
    await pass(200);
    expect(await late).toBe("game/already-started");
    expect(state.players.has("late")).toBe(false);
    expect(ports.seats.get(`${roomId}/late`)).toBe(false);
  });

  test("GAME-3 of thirty members who request two seats at once, two are seated", async () => {
    const { rooms, roomId, state, ports } = await openFakeTable(["host"], { game, settings: { maxPlayers: 2 } });
    const asked = Array.from({ length: 30 }, (_, index) => outcomeOf(rooms.games.admit(roomId, memberOf(`m${index}`))));
    const codes = await Promise.all(asked);
    expect(codes.filter((code) => code === "seated")).toHaveLength(1);
    expect(codes.filter((code) => code === "game/room-full")).toHaveLength(29);
    expect(state.players.size).toBe(2);
    expect(ports.calls.filter((call) => call === "storeSeat")).toHaveLength(2);
  });

  test("GAME-3 one member who requests the last seat thirty times at once gets it", async () => {
    const { rooms, roomId, ports, state } = await openFakeTable(["host"], { game, settings: { maxPlayers: 2 } });
    await Promise.all(Array.from({ length: 30 }, () => rooms.games.admit(roomId, memberOf("ann"))));
    expect(state.players.size).toBe(2);
    expect(ports.calls.filter((call) => call === "storeSeat")).toHaveLength(2);
  });

  test("SAFE-14 GAME-3 a member who may not play with the seated players is refused and gets no seat", async () => {
    const { rooms, roomId, ports, state } = await openFakeTable(["host"], { game, settings: { maxPlayers: 2 } });
    const { storeSeat } = ports;
    ports.storeSeat = async (seat) =>
      seat.memberId === "apart" ? { refused: "game/room-full" as const } : storeSeat.call(ports, seat);
    expect(await outcomeOf(rooms.games.admit(roomId, memberOf("apart")))).toBe("game/room-full");
    expect([state.players.size, ports.seats.has(`${roomId}/apart`)]).toEqual([1, false]);
    expect(await outcomeOf(rooms.games.admit(roomId, memberOf("ann")))).toBe("seated");
  });

  test("GAME-4 a private room admits only members with its code or a seat", async () => {
    const { rooms, roomId, state } = await openFakeTable(["host"], { game, settings: { isPrivate: true } });
    expect(await outcomeOf(rooms.games.admit(roomId, memberOf("ann")))).toBe("game/room-not-found");
    expect(await outcomeOf(rooms.games.admit(roomId, memberOf("ann"), "WRONG2"))).toBe("game/room-not-found");
    expect(await outcomeOf(rooms.games.admit(crypto.randomUUID(), memberOf("ann")))).toBe("game/room-not-found");
    expect(await outcomeOf(rooms.games.admit(roomId, memberOf("ann"), state.roomCode))).toBe("seated");
    expect(await outcomeOf(rooms.games.admit(roomId, memberOf("host")))).toBe("seated");
  });

  test("GAME-5 a seat that became free goes to the next new player", async () => {
    const { ask, sit, player } = await openFakeTable(["host", "ann", "ben"], { game });
    await ask("ann", "leave");
    await sit("cleo");
    expect(player("cleo").seat).toBe(1);
    expect(player("ben").seat).toBe(2);
  });

  test("GAME-5 members who sit down at the same moment get different seats, the lowest ones", async () => {
    const { rooms, roomId, ports } = await openFakeTable(["host"], { game });
    const saved: number[] = [];
    const { storeSeat } = ports;
    ports.storeSeat = async (seat) => {
      saved.push(seat.seat);
      return await storeSeat(seat);
    };
    await Promise.all(["ann", "ben", "chi"].map((name) => rooms.games.admit(roomId, memberOf(name))));
    expect(saved).toEqual([1, 2, 3]);
  });

  test("GAME-26 a seat that could not be saved stays free and can be requested again", async () => {
    const { rooms, roomId, ports, state } = await openFakeTable(["host"], { game });
    ports.before = () => Promise.reject(new Error("away"));
    expect(await outcomeOf(rooms.games.admit(roomId, memberOf("ann")))).toBe("server/unavailable");
    expect(state.players.size).toBe(1);
    expect(ports.failures).toMatchObject([{ operation: "storeSeat" }]);
    ports.before = () => undefined;
    expect(await outcomeOf(rooms.games.admit(roomId, memberOf("ann")))).toBe("seated");
  });

  test("GAME-26 a room that could not be stored is not opened, and the failure is reported once", async () => {
    const { rooms, ports } = await openFakeTable(["host"], { game });
    ports.before = (name) => (name === "openRoom" ? Promise.reject(new Error("away")) : undefined);
    const opened = rooms.games.open(memberOf("other"), playedGames[game].settings);
    expect(await outcomeOf(opened)).toBe("server/unavailable");
    expect(ports.failures).toMatchObject([{ operation: "onCreate", error: { message: "away" } }]);
    expect(ports.calls).not.toContain("closeRoom");
  });

  test("GAME-26 a room whose host could not be seated is closed", async () => {
    const { rooms, ports } = await openFakeTable(["host"], { game });
    ports.before = (name) => (name === "storeSeat" ? Promise.reject(new Error("away")) : undefined);
    const opened = rooms.games.open(memberOf("other"), playedGames[game].settings);
    expect(await outcomeOf(opened)).toBe("server/unavailable");
    expect([...ports.rooms.values()].map((room) => room.status)).toEqual(["waiting", "closed"]);
  });
});
