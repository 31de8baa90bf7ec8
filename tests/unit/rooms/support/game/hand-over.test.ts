import { afterEach, describe, expect, test, vi } from "vitest";
import { defaultTimings, type RoomRefusal } from "../../../../../rooms/index.ts";
import { gameTypes } from "../../../../../schema/game/settings.ts";
import { CLOSE_CODES } from "../../../../../schema/limits.ts";
import { afterKill, type FakeTable, memberOf, openFakeTable } from "../../../../support/game/fake-table.ts";
import { playedGames } from "../../../../support/game/played-game.ts";
import { BREAK_MS, finishGame, REVEAL_MS, three } from "./finish-game.ts";

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

  test.each<[string, readonly string[], (table: FakeTable<typeof game>) => Promise<unknown>]>([
    ["a seat that becomes free", ["host"], ({ ask }) => ask("guest", "leave")],
    ["another host", ["guest"], ({ ask }) => ask("host", "leave")],
    ["an answer", ["host", "guest"], ({ reply }) => reply("host")],
    ["the end of its game", ["host", "guest"], ({ ask }) => ask("host", "end_game")],
  ])("GAME-164 it learns by storing %s that it has lost a room, and reports no failure", async (_, names, store) => {
    const table = await newTable();
    await table.begin();
    table.ports.lost.add(table.roomId);
    await store(table);
    await table.pass(0);
    expect(names.map((name) => table.clients[name]?.closedWith)).toEqual(names.map(() => CLOSE_CODES.draining));
    expect(table.ports.failures).toEqual([]);
  });

  test("GAME-165 a room that was lost does not say that it has closed", async () => {
    const { ask, clients, ports, pass, room, roomId } = await newTable();
    const sent = vi.spyOn(room, "broadcastPatch");
    ports.lost.add(roomId);
    await ask("host", "leave");
    await pass(0);
    expect(clients.guest?.messagesOf("closed")).toEqual([]);
    expect(clients.guest?.closedWith).toBe(CLOSE_CODES.draining);
    expect(sent.mock.results.every(({ value }) => value === false)).toBe(true);
    expect(ports.rooms.get(roomId)?.status).toBe("waiting");
  });

  test("GAME-165 a room says that it has closed once that is stored, and admits nobody before", async () => {
    const { ask, clients, ports, pass, rooms, roomId } = await newTable();
    ports.before = (name) => (name === "closeRoom" ? new Promise((done) => setTimeout(done, 1000)) : undefined);
    await ask("host", "leave");
    expect(clients.guest?.messagesOf("closed")).toEqual([]);
    const back = rooms.games.admit(roomId, memberOf("guest"));
    await expect(back).rejects.toMatchObject({ code: "server/unavailable" });
    await pass(1000);
    expect(clients.guest?.messagesOf("closed")).toEqual([{ reason: "host-left" }]);
    expect(clients.guest?.closedWith).toBe(CLOSE_CODES.roomClosed);
  });

  test("GAME-165 nobody is sent away from a room that was lost before its next game", async () => {
    const table = await openFakeTable([...three], { game });
    const { ask, clients, ports, pass, roomId } = table;
    await finishGame(table, three);
    for (const name of ["host", "ann"]) await ask(name, "play_again");
    ports.lost.add(roomId);
    await pass(defaultTimings.rematchMs);
    expect(clients.ben?.messagesOf("closed")).toEqual([]);
    expect(clients.ben?.closedWith).toBe(CLOSE_CODES.draining);
  });
});
