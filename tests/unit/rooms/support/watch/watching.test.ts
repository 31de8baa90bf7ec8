import { afterEach, describe, expect, test, vi } from "vitest";
import { gameTypes } from "../../../../../schema/game/settings.ts";
import { CLOSE_CODES, WATCHERS_MAX } from "../../../../../schema/limits.ts";
import { memberOf, openFakeTable } from "../../../../support/game/fake-table.ts";
import { askAs, closeCodeOf, watch } from "../../../../support/game/fake-watch.ts";
import { playedGames } from "../../../../support/game/played-game.ts";
import { outcomeOf } from "../seat/outcome-of.ts";

afterEach(() => void vi.useRealTimers());

/** Requests that only players make, with a payload that is valid in round 1. */
const requestsOf = (game: (typeof gameTypes)[number], shown: { round: number }) => {
  const { request, payload } = playedGames[game].reply(shown, "right");
  const draft = playedGames[game].draft?.(shown);
  return [
    ["start", {}],
    ["leave", {}],
    ["play_again", {}],
    ["next", {}],
    ["pause", {}],
    ["resume", {}],
    ["end_game", {}],
    ["show_screen", {}],
    ["end_screens", {}],
    [request, { id: "watcher-1", round: 1, ...payload }],
    ...(draft ? [["draft", { round: 1, ...draft.payload }] as const] : []),
  ] as const;
};

describe.each(gameTypes)("watching %s", (game) => {
  test("GAME-90 a member who comes late watches, and everyone sees how many do", async () => {
    const table = await openFakeTable(["host", "ann"], { game });
    await table.begin();
    const late = await watch(table, "late");
    expect([table.state.watchers, [...table.state.players.keys()]]).toEqual([1, ["host", "ann"]]);
    late.drop();
    await table.pass(0);
    expect(table.state.watchers).toBe(0);
  });

  test("GAME-94 a watcher's requests are refused, and change nothing for the players", async () => {
    const table = await openFakeTable(["host", "ann"], { game });
    await table.begin();
    const late = await watch(table, "late");
    const before = JSON.stringify(table.state.toJSON());
    const requests = requestsOf(game, table.state);
    for (const [request, payload] of requests) await askAs(table, late, request, payload);
    expect(late.refusals).toEqual(requests.map(() => "game/watching"));
    expect(JSON.stringify(table.state.toJSON())).toBe(before);
    expect(table.ports.results.size).toBe(0);
  });

  test("GAME-93 a watcher gets no receipt and no own answer, and rounds do not wait for them", async () => {
    const table = await openFakeTable(["host", "ann"], { game });
    await table.begin();
    const late = await watch(table, "late");
    await table.reply("host");
    await table.reply("ann");
    await table.pass(100);
    expect(table.state.phase).toBe("reveal");
    expect(late.received.map(({ type }) => type)).toEqual([]);
  });

  test("GAME-95 a watcher takes a free seat in the countdown to another game, on the same socket", async () => {
    const table = await openFakeTable(["host", "ann"], { game, settings: { rounds: 5 } });
    await playToEnd(table);
    const late = await watch(table, "late");
    await table.ask("host", "play_again");
    await askAs(table, late, "take_seat", { id: "seat-please" });
    expect(table.player("late")).toMatchObject({ seat: 2, isConnected: true, joinsRematch: true });
    expect([table.state.watchers, late.closedWith, late.refusals]).toEqual([0, undefined, []]);
    await table.ask("ann", "play_again");
    expect(table.state.phase).toBe("starting");
    await table.pass(3_000);
    await askAs(table, late, "next");
    expect(late.refusals).toEqual(["game/wrong-phase"]);
  });

  test("GAME-95 a watcher of a full table gets the seat of a player who does not join the next game", async () => {
    const table = await openFakeTable(["host", "ann"], { game, settings: { maxPlayers: 2 } });
    await table.begin();
    const late = await watch(table, "late");
    await askAs(table, late, "take_seat", { id: "seat-please" });
    expect(late.messagesOf("queued")).toEqual([{ id: "seat-please" }]);
    await playToEnd(table);
    await table.ask("host", "play_again");
    await table.pass(20_000);
    expect([...table.state.players.keys()]).toEqual(["host", "late"]);
    expect([table.state.phase, table.state.watchers]).toEqual(["starting", 0]);
    expect(table.clients.ann?.messagesOf("closed")).toEqual([{ reason: "not-joined" }]);
  });
});

test("GAME-95 watchers get free seats in the order in which they asked", async () => {
  const table = await openFakeTable(["host", "ann", "ben", "chi"], { settings: { maxPlayers: 4 } });
  const [one, two] = [await watch(table, "one"), await watch(table, "two")];
  await askAs(table, two, "take_seat", { id: "second-comes-first" });
  await askAs(table, one, "take_seat", { id: "first-comes-second" });
  await table.ask("ann", "leave");
  expect([...table.state.players.keys()]).toEqual(["host", "ben", "chi", "two"]);
  await table.ask("ben", "leave");
  expect([table.player("one").seat, table.state.watchers]).toEqual([2, 0]);
});

test("GAME-95 a watcher who left gets no seat", async () => {
  const table = await openFakeTable(["host", "ann"], { settings: { maxPlayers: 2 } });
  const one = await watch(table, "one");
  await askAs(table, one, "take_seat", { id: "seat-please" });
  one.drop();
  await table.pass(0);
  await table.ask("ann", "leave");
  expect([...table.state.players.keys()]).toEqual(["host"]);
});

test("GAME-95 a seat that could not be saved leaves the watcher watching", async () => {
  const table = await openFakeTable(["host", "ann"]);
  const one = await watch(table, "one");
  table.ports.before = (name) => {
    if (name === "storeSeat") throw new Error("no connection");
  };
  await askAs(table, one, "take_seat", { id: "seat-please" });
  await table.pass(60_000);
  expect(one.refusals).toEqual(["server/unavailable"]);
  expect([table.state.watchers, table.state.players.size]).toEqual([1, 2]);
});

test("GAME-90 a player who asks to watch gets their own seat", async () => {
  const table = await openFakeTable(["host", "ann"]);
  await table.begin();
  table.clients.ann?.drop();
  await table.pass(1_000);
  const back = await watch(table, "ann");
  expect(table.player("ann").isConnected).toBe(true);
  expect([table.state.watchers, back.messagesOf("ownAnswer")]).toEqual([0, [{ round: 1, option: null }]]);
});

test("GAME-6 GAME-90 a member who watches and takes a seat elsewhere moves there", async () => {
  const table = await openFakeTable(["host"]);
  const watching = await watch(table, "ann");
  const seated = await table.sit("ann");
  await table.pass(0);
  expect([watching.closedWith, seated.closedWith]).toEqual([CLOSE_CODES.moved, undefined]);
  expect([table.state.watchers, table.player("ann").isConnected]).toEqual([0, true]);
});

test("GAME-6 a watcher's newer socket replaces the older one", async () => {
  const table = await openFakeTable(["host"]);
  const first = await watch(table, "late");
  const second = await watch(table, "late");
  await table.pass(0);
  expect([first.closedWith, second.closedWith, table.state.watchers]).toEqual([CLOSE_CODES.moved, undefined, 1]);
});

test("GAME-91 a private room is watched only with its code", async () => {
  const { rooms, roomId, state } = await openFakeTable(["host"], { settings: { isPrivate: true } });
  const asked = (code?: string) => outcomeOf(rooms.games.watch(roomId, memberOf("late"), code));
  expect(await asked()).toBe("game/room-not-found");
  expect(await asked("WRONG2")).toBe("game/room-not-found");
  expect(await outcomeOf(rooms.games.watch(crypto.randomUUID(), memberOf("late")))).toBe("game/room-not-found");
  expect(await asked(state.roomCode)).toBe("seated");
});

test("GAME-92 fifty members watch, the next one is refused, and a free place is given again", async () => {
  const table = await openFakeTable(["host"]);
  const first = await watch(table, "watcher-0");
  for (let count = 1; count < WATCHERS_MAX; count += 1) await watch(table, `watcher-${count}`);
  expect(table.state.watchers).toBe(WATCHERS_MAX);
  expect(await outcomeOf(table.rooms.games.watch(table.roomId, memberOf("late")))).toBe("game/too-many-watchers");
  // One of them comes back, after a reload.
  expect(await outcomeOf(table.rooms.games.watch(table.roomId, memberOf("watcher-7")))).toBe("seated");
  first.drop();
  await table.pass(0);
  await watch(table, "late");
  expect(table.state.watchers).toBe(WATCHERS_MAX);
});

test("GAME-92 of those who ask at the same moment, no more than fifty get in", async () => {
  const table = await openFakeTable(["host"]);
  const names = Array.from({ length: WATCHERS_MAX + 3 }, (_, index) => `watcher-${index}`);
  const reserved = await Promise.all(names.map((name) => table.rooms.games.watch(table.roomId, memberOf(name))));
  const codes = [];
  for (const reservation of reserved) codes.push(await closeCodeOf(table, reservation));
  expect(table.state.watchers).toBe(WATCHERS_MAX);
  expect(codes.filter((code) => code === CLOSE_CODES.unavailable)).toHaveLength(3);
});

test("GAME-96 watchers keep no room open", async () => {
  const table = await openFakeTable(["host", "ann"]);
  const late = await watch(table, "late");
  table.clients.host?.drop();
  table.clients.ann?.drop();
  await table.pass(300_000);
  expect([table.state.phase, late.messagesOf("closed")]).toEqual(["closed", [{ reason: "empty" }]]);
  expect(late.closedWith).toBe(CLOSE_CODES.roomClosed);
  expect(await outcomeOf(table.rooms.games.watch(table.roomId, memberOf("late")))).toMatch(/room-(closed|not-found)/);
});

test("GAME-7 a watcher's socket closes when the account session ends", async () => {
  const table = await openFakeTable(["host"]);
  const late = await watch(table, "late");
  table.ended.add("account-late");
  await table.rooms.sockets.sweep();
  await table.pass(0);
  expect([late.closedWith, table.state.watchers]).toEqual([CLOSE_CODES.sessionEnded, 0]);
});

test("GAME-97 SAFE-14 a member who may not sit there may not watch there, without learning why", async () => {
  const { rooms, roomId, ports } = await openFakeTable(["host"]);
  ports.findBlocked = async ({ memberIds }) => memberIds.filter((each) => each === "apart");
  expect(await outcomeOf(rooms.games.watch(roomId, memberOf("apart")))).toBe("game/too-many-watchers");
  expect(await outcomeOf(rooms.games.watch(roomId, memberOf("ann")))).toBe("seated");
});

test("GAME-97 SAFE-14 a watcher leaves when someone sits down from whom a block keeps them apart", async () => {
  const table = await openFakeTable(["host"]);
  const [apart, other] = [await watch(table, "apart"), await watch(table, "other")];
  table.ports.findBlocked = async ({ memberIds }) => memberIds.filter((each) => each === "apart");
  await table.sit("ann");
  await table.pass(0);
  expect([apart.closedWith, other.closedWith]).toEqual([CLOSE_CODES.unavailable, undefined]);
  expect(table.state.watchers).toBe(1);
});

test("SAFE-14 a block holds in the countdown to another game too", async () => {
  const table = await openFakeTable(["host", "ann"]);
  await playToEnd(table);
  await table.ask("host", "play_again");
  table.ports.findBlocked = async ({ memberIds }) => memberIds;
  expect(await outcomeOf(table.rooms.games.admit(table.roomId, memberOf("apart")))).toBe("game/room-full");
  expect(table.state.players.size).toBe(2);
});

test("GAME-97 SAFE-68 a private room names its lead before the watcher who makes it a mixed one gets in", async () => {
  const table = await openFakeTable(["host"], { settings: { isPrivate: true } });
  const asked: unknown[] = [];
  table.ports.leadOfRoom = async ({ watcherIds }) => {
    asked.push([watcherIds, table.state.watchers]);
    return watcherIds.includes("adult") ? "Auntie Kemi" : "";
  };
  await watch(table, "teen", table.state.roomCode);
  expect(table.state.leadName).toBe("");
  await watch(table, "adult", table.state.roomCode);
  expect([table.state.leadName, table.state.watchers]).toEqual(["Auntie Kemi", 2]);
  expect(asked).toEqual([
    [["teen"], 0],
    [["teen", "adult"], 1],
  ]);
});

test("GAME-97 SAFE-68 watchers count when a player sits down", async () => {
  const table = await openFakeTable(["host"], { settings: { isPrivate: true } });
  await watch(table, "teen", table.state.roomCode);
  const seen: unknown[] = [];
  table.ports.leadOfRoom = async ({ watcherIds }) => {
    seen.push(watcherIds);
    return "";
  };
  await table.sit("ann", table.state.roomCode);
  expect(seen).toEqual([["teen"]]);
});

test("GAME-98 a room stores who watches when they come and when they leave, and not in between", async () => {
  const table = await openFakeTable(["host", "ann"]);
  const late = await watch(table, "late");
  await table.pass(0);
  const stored = () => table.ports.watchers.get(`${table.roomId}/late`);
  expect(stored()).toBe(1);
  await table.begin();
  await askAs(table, late, "take_seat", { id: "seat-please" });
  expect(stored()).toBe(1);
  late.drop();
  await table.pass(0);
  expect([stored(), table.ports.watchers.size]).toEqual([2, 1]);
});

test("GAME-98 a watcher who takes a seat has left", async () => {
  const table = await openFakeTable(["host"]);
  const late = await watch(table, "late");
  await askAs(table, late, "take_seat", { id: "seat-please" });
  await table.pass(0);
  expect(table.ports.watchers.get(`${table.roomId}/late`)).toBe(2);
});

test("GAME-98 fifty watchers who leave together are stored with a few writes", async () => {
  const table = await openFakeTable(["host"]);
  const names = Array.from({ length: WATCHERS_MAX }, (_, at) => `watcher-${at}`);
  const clients = [];
  for (const name of names) clients.push(await watch(table, name));
  await table.pass(0);
  const before = table.ports.calls.length;
  for (const client of clients) client.drop();
  await table.pass(0);
  const writes = table.ports.calls.slice(before).filter((name) => name === "storeWatchers");
  expect(writes.length).toBeLessThanOrEqual(3);
  expect([...table.ports.watchers.values()]).toEqual(names.map(() => 2));
});

test("GAME-99 a member watches although it cannot be stored, and is stored once it can be", async () => {
  const table = await openFakeTable(["host"]);
  let isAway = true;
  table.ports.before = (name) => {
    if (name === "storeWatchers" && isAway) throw new Error("no connection");
  };
  const late = await watch(table, "late");
  expect([table.state.watchers, late.closedWith]).toEqual([1, undefined]);
  await table.pass(60_000);
  expect(table.ports.failures.map(({ operation }) => operation)).toEqual(Array(3).fill("storeWatchers"));
  expect(table.ports.watchers.size).toBe(0);
  isAway = false;
  await watch(table, "other");
  await table.pass(0);
  expect([...table.ports.watchers.keys()].toSorted()).toEqual([`${table.roomId}/late`, `${table.roomId}/other`]);
});

test("GAME-99 GAME-112 a server that shuts down stores who watches", async () => {
  const table = await openFakeTable(["host"]);
  await watch(table, "late");
  await table.pass(0);
  table.room.onBeforeShutdown();
  await table.pass(1_000);
  expect(table.ports.watchers.get(`${table.roomId}/late`)).toBe(2);
});

async function playToEnd(table: Pick<Awaited<ReturnType<typeof openFakeTable>>, "state" | "begin" | "reply" | "pass">) {
  if (table.state.phase === "waiting") await table.begin();
  while (table.state.phase !== "finished") {
    if (table.state.phase === "round") for (const name of ["host", "ann"]) await table.reply(name, "wrong");
    await table.pass(1_000);
  }
}
