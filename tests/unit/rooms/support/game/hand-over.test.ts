import { afterEach, describe, expect, test, vi } from "vitest";
import type { RoomRefusal } from "../../../../../rooms/index.ts";
import { gameTypes } from "../../../../../schema/game/settings.ts";
import { CLOSE_CODES } from "../../../../../schema/limits.ts";
import { afterKill, type FakeTable, memberOf, openFakeTable } from "../../../../support/game/fake-table.ts";
import { playedGames } from "../../../../support/game/played-game.ts";
import { BREAK_MS, finishGame, REVEAL_MS } from "./finish-game.ts";

afterEach(() => void vi.useRealTimers());

const LIMIT_MS = 20_000;

/** The process is told to stop. Resolves to whether the rounds ended in time, and shows whether that is known yet. */
function leave({ rooms }: Pick<FakeTable, "rooms">, isShared: boolean) {
  const leaving = { isOver: undefined as boolean | undefined };
  void rooms.leave({ limitMs: LIMIT_MS, isShared }).then((isOver) => (leaving.isOver = isOver));
  return leaving;
}

describe.each(gameTypes)("a server that is told to stop, in %s", (game) => {
  const newTable = () => openFakeTable(undefined, { game });

  test("GAME-160 it opens no rooms any more, and those that are open go on", async () => {
    const { rooms, begin, reply, clients, ...table } = await newTable();
    await begin();
    const leaving = leave({ rooms }, false);
    const settings = playedGames[game].settings;
    const refused = rooms.games.open(memberOf("late"), settings).catch((refusal: RoomRefusal) => refusal.code);
    await table.pass(0);
    expect(await refused).toBe("server/draining");
    await reply("guest");
    expect(clients.guest?.messagesOf("receipt")).toHaveLength(1);
    expect(leaving.isOver).toBeUndefined();
  });

  test("GAME-160 as the only server, it ends after the reveal, and all rooms stay until then", async () => {
    const { rooms, begin, reply, clients, ports, pass } = await newTable();
    await begin();
    const leaving = leave({ rooms }, false);
    for (const name of ["host", "guest"]) await reply(name);
    await pass(REVEAL_MS - 1);
    expect(leaving.isOver).toBeUndefined();
    await pass(1);
    expect(leaving.isOver).toBe(true);
    expect(clients.guest?.closedWith).toBeUndefined();
    expect(ports.released.size).toBe(0);
  });

  test("GAME-160 it waits no longer than it is allowed to", async () => {
    const { rooms, begin, clients, pass } = await newTable();
    await begin();
    const leaving = leave({ rooms }, true);
    await pass(LIMIT_MS - 1);
    expect(leaving.isOver).toBeUndefined();
    await pass(1);
    expect(leaving.isOver).toBe(false);
    expect(clients.guest?.closedWith).toBeUndefined();
  });

  test("GAME-161 with another server, a waiting room is handed over at once", async () => {
    const { rooms, clients, ports, pass, roomId } = await newTable();
    const leaving = leave({ rooms }, true);
    await pass(0);
    expect(leaving.isOver).toBe(true);
    expect(clients.guest?.closedWith).toBe(CLOSE_CODES.draining);
    expect([...ports.released]).toEqual([roomId]);
    expect(ports.calls).not.toContain("closeRoom");
  });

  test("GAME-161 with another server, a game is handed over at the end of its round, with its scores", async () => {
    const table = await newTable();
    const { rooms, begin, reply, clients, ports, pass } = table;
    await begin();
    const leaving = leave({ rooms }, true);
    await reply("host");
    await reply("guest", "wrong");
    expect(table.state.phase).toBe("reveal");
    await pass(REVEAL_MS - 1);
    expect(clients.guest?.closedWith).toBeUndefined();
    const { score } = table.player("host");
    await pass(1);
    expect(clients.guest?.closedWith).toBe(CLOSE_CODES.draining);
    expect(leaving.isOver).toBe(true);
    expect(ports.released.size).toBe(1);
    const next = await afterKill(table, game);
    expect(next.state).toMatchObject({ phase: "break", round: 1 });
    for (const name of ["host", "guest"]) await next.sit(name);
    await next.pass(0);
    expect(next.state).toMatchObject({ phase: "round", round: 2 });
    expect(next.player("host").score).toBe(score);
  });

  test("GAME-161 a game whose host has paused it is handed over at once, and stays paused", async () => {
    const table = await newTable();
    await table.begin();
    for (const name of ["host", "guest"]) await table.reply(name);
    await table.ask("host", "pause");
    leave(table, true);
    await table.pass(0);
    expect(table.clients.guest?.closedWith).toBe(CLOSE_CODES.draining);
    expect((await afterKill(table, game)).state).toMatchObject({ phase: "break", isPaused: true });
  });

  test("GAME-161 after the last round, the result is saved before the room is handed over", async () => {
    const table = await newTable();
    await finishGame(table, ["host", "guest"], { untilReveal: true });
    leave(table, true);
    await table.pass(REVEAL_MS);
    expect(table.ports.finished.size).toBe(1);
    expect(table.ports.released.size).toBe(1);
    expect(table.ports.snapshots.get(table.roomId)?.snapshot.phase).toBe("finished");
  });

  test("GAME-163 a room that another server has taken up closes its sockets, and stores nothing more", async () => {
    const { begin, reply, clients, ports, pass, roomId } = await newTable();
    await begin();
    ports.lost.add(roomId);
    for (const name of ["host", "guest"]) await reply(name);
    await pass(0);
    expect(clients.guest?.closedWith).toBe(CLOSE_CODES.draining);
    const calls = ports.calls.length;
    await pass(REVEAL_MS + BREAK_MS);
    expect(ports.calls.slice(calls)).toEqual([]);
    expect(ports.rooms.get(roomId)?.status).toBe("playing");
  });
});
