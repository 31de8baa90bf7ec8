import { afterEach, expect, test, vi } from "vitest";
import { CLOSE_CODES } from "../../../../../schema/limits.ts";
import { openFakeTable } from "../../../../support/game/fake-table.ts";
import { askAs, closeCodeOf, openScreen, screenKeyOf } from "../../../../support/game/fake-watch.ts";
import { outcomeOf } from "../seat/outcome-of.ts";

afterEach(() => void vi.useRealTimers());

const screenIds = ["screen-one", "screen-two", "screen-three"] as const;

test("GAME-100 the host gets a key of 128 bits, the same each time, and nobody else does", async () => {
  const table = await openFakeTable(["host", "ann"]);
  const key = await screenKeyOf(table);
  expect(key).toMatch(/^[\w-]{22}$/);
  expect(await screenKeyOf(table)).toBe(key);
  await table.ask("ann", "show_screen");
  await table.ask("ann", "end_screens");
  expect(table.clients.ann?.refusals).toEqual(["game/not-host", "game/not-host"]);
  expect(table.clients.ann?.messagesOf("screen")).toEqual([]);
});

test("GAME-101 a room has two screens, refuses the third, and lets one come back", async () => {
  const table = await openFakeTable(["host", "ann"]);
  const key = await screenKeyOf(table);
  const [one, two, three] = screenIds;
  const first = await openScreen(table, key, one);
  const second = await openScreen(table, key, two);
  expect(table.state.screens).toBe(2);
  const refused = outcomeOf(table.rooms.games.openScreen(table.roomId, key, three));
  expect(await refused).toBe("game/too-many-screens");
  // Its network was lost, but its old socket is still open.
  const again = await openScreen(table, key, one);
  await table.pass(0);
  expect([first.closedWith, second.closedWith, again.closedWith]).toEqual([CLOSE_CODES.moved, undefined, undefined]);
  second.drop();
  await table.pass(0);
  expect(table.state.screens).toBe(1);
  await openScreen(table, key, three);
  expect(table.state.screens).toBe(2);
});

test("GAME-101 of three screens that connect at the same moment, two get in", async () => {
  const table = await openFakeTable(["host"]);
  const key = await screenKeyOf(table);
  const reserved = await Promise.all(
    screenIds.map((screenId) => table.rooms.games.openScreen(table.roomId, key, screenId)),
  );
  const codes = [];
  for (const reservation of reserved) codes.push(await closeCodeOf(table, reservation));
  expect(codes).toEqual([undefined, undefined, CLOSE_CODES.unavailable]);
});

test("GAME-102 a screen gets the time, and every other request is refused", async () => {
  const table = await openFakeTable(["host", "ann"]);
  const screen = await openScreen(table, await screenKeyOf(table), screenIds[0]);
  await table.begin();
  const before = JSON.stringify(table.state.toJSON());
  const requests = ["start", "leave", "next", "pause", "end_game", "play_again", "take_seat", "show_screen"];
  for (const request of requests) await askAs(table, screen, request, { id: "from-a-screen" });
  await askAs(table, screen, "answer", { id: "from-a-screen", round: 1, option: 0 });
  expect(screen.refusals).toEqual([...requests, "answer"].map(() => "game/not-seated"));
  expect(JSON.stringify(table.state.toJSON())).toBe(before);
  await askAs(table, screen, "clock", { sentAt: 5 });
  expect(screen.messagesOf("clock")).toMatchObject([{ sentAt: 5 }]);
});

test("GAME-103 wrong and void keys and closed rooms are refused alike", async () => {
  const table = await openFakeTable(["host"]);
  const { rooms, roomId } = table;
  const open = (key: string, room = roomId) => outcomeOf(rooms.games.openScreen(room, key, screenIds[0]));
  const wrong = "A".repeat(22);
  expect(await open(wrong)).toBe("game/screen-not-found");
  const key = await screenKeyOf(table);
  expect(await open(wrong)).toBe("game/screen-not-found");
  expect(await open(key, crypto.randomUUID())).toBe("game/screen-not-found");
  expect(await open(key)).toBe("seated");
  await table.ask("host", "end_screens");
  expect(await open(key)).toBe("game/screen-not-found");
  const next = await screenKeyOf(table);
  expect(next).not.toBe(key);
  await table.ask("host", "leave");
  expect(await open(next)).toBe("game/screen-not-found");
});

test("GAME-104 the host ends the screens, and a new key opens others", async () => {
  const table = await openFakeTable(["host", "ann"]);
  const screen = await openScreen(table, await screenKeyOf(table), screenIds[0]);
  await table.ask("host", "end_screens");
  await table.pass(0);
  expect([screen.closedWith, table.state.screens]).toEqual([CLOSE_CODES.roomClosed, 0]);
  await openScreen(table, await screenKeyOf(table), screenIds[0]);
  expect(table.state.screens).toBe(1);
});

test("GAME-104 a screen that was left on ends with its room", async () => {
  const table = await openFakeTable(["host", "ann"]);
  const screen = await openScreen(table, await screenKeyOf(table), screenIds[0]);
  table.clients.host?.drop();
  table.clients.ann?.drop();
  await table.pass(300_000);
  expect([table.state.phase, screen.closedWith]).toEqual(["closed", CLOSE_CODES.roomClosed]);
});

test("GAME-104 GAME-7 screens close with the account session of their host", async () => {
  const table = await openFakeTable(["host", "ann"]);
  const key = await screenKeyOf(table);
  const screen = await openScreen(table, key, screenIds[0]);
  table.ended.add("account-host");
  await table.rooms.sockets.sweep();
  await table.pass(0);
  expect(screen.closedWith).toBe(CLOSE_CODES.sessionEnded);
  const again = await table.rooms.games.openScreen(table.roomId, key, screenIds[0]);
  expect([await closeCodeOf(table, again), table.state.screens]).toEqual([CLOSE_CODES.sessionEnded, 0]);
});

test("GAME-105 screens close when no phase has begun for hours", async () => {
  const hour = 3_600_000;
  const table = await openFakeTable(["host", "ann"], { timings: { finishedMs: 24 * hour } });
  const screen = await openScreen(table, await screenKeyOf(table), screenIds[0]);
  await table.pass(hour);
  await table.begin();
  await table.pass(1.5 * hour);
  expect([screen.closedWith, table.state.phase]).toEqual([undefined, "finished"]);
  await table.pass(1.5 * hour);
  expect([screen.closedWith, table.state.screens]).toEqual([CLOSE_CODES.roomClosed, 0]);
});
