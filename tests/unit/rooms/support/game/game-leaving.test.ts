import { afterEach, describe, expect, test, vi } from "vitest";
import { gameTypes } from "../../../../../schema/game/settings.ts";
import { memberOf, openFakeTable } from "../../../../support/game/fake-table.ts";
import { three } from "./finish-game.ts";

afterEach(() => void vi.useRealTimers());

describe.each(gameTypes)("leaving a running game in %s", (game) => {
  test("GAME-12 a player who leaves keeps the seat with its score, and may come back", async () => {
    const { begin, reply, ask, sit, player, pass, ports, roomId } = await openFakeTable(three, { game });
    await begin();
    for (const name of three) await reply(name);
    const { score } = player("ann");
    expect(score).toBeGreaterThan(0);
    await ask("ann", "leave");
    expect(player("ann")).toMatchObject({ score, isActive: false, isConnected: false });
    expect(ports.seats.get(`${roomId}/ann`)).toBe(false);
    await sit("ann");
    await pass(0);
    expect(player("ann")).toMatchObject({ score, isActive: true, isConnected: true, seat: 1 });
    expect(ports.seats.get(`${roomId}/ann`)).toBe(true);
  });

  test("GAME-12 a player who left comes back with the name that they have now", async () => {
    const { begin, ask, rooms, roomId, player } = await openFakeTable(three, { game });
    await begin();
    await ask("ann", "leave");
    await rooms.games.admit(roomId, { ...memberOf("ann"), displayName: "Ann Obi" });
    // The seat is saved again, so the round waits for the player before the socket is open.
    expect(player("ann")).toMatchObject({ displayName: "Ann Obi", seat: 1, isActive: true, isConnected: false });
  });

  test("GAME-13 when the host leaves, the player who sat down first becomes and stays host", async () => {
    const { begin, ask, sit, state, ports, roomId } = await openFakeTable(three, { game });
    await begin();
    await ask("host", "leave");
    expect(state.hostId).toBe("ann");
    expect(ports.rooms.get(roomId)?.hostId).toBe("ann");
    await sit("host");
    expect(state.hostId).toBe("ann");
  });

  test("GAME-13 an absent host stays host for a minute", async () => {
    const { begin, clients, state, pass } = await openFakeTable(three, { game, settings: { timeLimit: 60 } });
    await begin();
    clients.host?.drop();
    await pass(59_999);
    expect(state.hostId).toBe("host");
    await pass(1);
    expect(state.hostId).toBe("ann");
  });

  test("GAME-14 the room closes when the last active player has left", async () => {
    const { begin, ask, clients, pass, ports, roomId } = await openFakeTable(three, { game });
    await begin();
    await ask("ben", "leave");
    clients.ann?.drop();
    clients.host?.drop();
    await pass(60_000);
    expect(ports.rooms.get(roomId)?.closedBecause).toBe("empty");
  });
});
