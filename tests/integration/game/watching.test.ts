import { afterAll, beforeAll, expect, test } from "vitest";
import { signOut } from "../../../schema/account/api.ts";
import { openScreen, takeSeat, watchByCode, watchGame } from "../../../schema/game/api.ts";
import { block } from "../../../schema/safety/api.ts";
import { newMember, Person } from "../../support/account/people.ts";
import { messagesOf, openGameRoom, playGame, roundOpens, type SeatedPlayer } from "../../support/game/player.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const roomOf = ({ seat: { roomId } }: SeatedPlayer) => ({ params: { roomId }, body: {} });

/** The key of the room's screens. */
async function keyFor({ room }: SeatedPlayer): Promise<string> {
  const key = new Promise<string>((resolve) => room.onMessage("screen", (message) => resolve(message.key)));
  room.send("show_screen", {});
  return await key;
}

test("GAME-90 GAME-95 who comes late watches the game, and plays the next one", async () => {
  const players = await openGameRoom(server.url, 2);
  const [host, guest] = players as [SeatedPlayer, SeatedPlayer];
  host.room.send("start", {});
  await roundOpens(host, 1);
  const late = await newMember(server.url, "Late Ade");
  expect((await late.call(takeSeat, roomOf(host))).error?.code).toBe("game/already-started");
  const seat = await late.must(watchGame, roomOf(host));
  const room = await late.sit(seat);
  await until(() => host.room.state.watchers === 1);
  await playGame(players, () => false);
  await until(() => room.state.phase === "finished");
  host.room.send("play_again", {});
  await until(() => room.state.phase === "rematch");
  room.send("take_seat", {});
  await until(() => host.room.state.players.has(seat.memberId));
  guest.room.send("play_again", {});
  await until(() => room.state.phase === "round");
  expect([room.state.players.size, room.state.watchers]).toEqual([3, 0]);
});

test("GAME-91 a private room is watched with its code alone", async () => {
  const [host] = (await openGameRoom(server.url, 2, { isPrivate: true })) as [SeatedPlayer];
  const late = await newMember(server.url, "Late Bola");
  const { roomCode: code } = host.room.state;
  const { params } = roomOf(host);
  expect((await late.call(watchGame, roomOf(host))).error?.code).toBe("game/room-not-found");
  expect((await late.call(watchGame, { params, body: { code: "AAAAAA" } })).error?.code).toBe("game/room-not-found");
  expect((await late.must(watchGame, { params, body: { code } })).roomId).toBe(host.seat.roomId);
  expect((await late.must(watchByCode, { body: { code } })).roomId).toBe(host.seat.roomId);
});

test("GAME-97 SAFE-14 a block keeps a member from watching a public room, but not a private one", async () => {
  const [host] = (await openGameRoom(server.url, 1)) as [SeatedPlayer];
  const [apart, other] = [await newMember(server.url, "Apart"), await newMember(server.url, "Other")];
  await host.person.must(block, { params: { memberId: apart.me?.memberId ?? "" } });
  expect((await apart.call(watchGame, roomOf(host))).error?.code).toBe("game/too-many-watchers");
  const watcher = await other.sit(await other.must(watchGame, roomOf(host)));
  await until(() => host.room.state.watchers === 1);
  const guest = await newMember(server.url, "Guest");
  await guest.must(block, { params: { memberId: other.me?.memberId ?? "" } });
  await guest.must(takeSeat, roomOf(host));
  await until(() => host.room.state.watchers === 0);
  expect(watcher.connection.isOpen).toBe(false);
});

test("GAME-100 GAME-101 GAME-103 two screens need no account, and a third or a wrong key is refused", async () => {
  const [host] = (await openGameRoom(server.url, 2)) as [SeatedPlayer];
  const key = await keyFor(host);
  const { params } = roomOf(host);
  const hall = new Person(server.url);
  const open = (screenId: string, used = key) => hall.call(openScreen, { params, body: { key: used, screenId } });
  const { body } = await open("hall-one");
  const screen = await hall.sit({ ...body, memberId: "" });
  await until(() => screen.state?.players?.size === 2);
  await hall.sit({ ...(await open("hall-two")).body, memberId: "" });
  await until(() => host.room.state.screens === 2);
  const third = await open("hall-three");
  expect([third.status, third.error?.code]).toEqual([409, "game/too-many-screens"]);
  const wrong = await open("hall-three", "x".repeat(22));
  expect([wrong.status, wrong.error?.code]).toEqual([404, "game/screen-not-found"]);
  expect((await open("hall-three", "short")).status).toBe(422);
  screen.send("start", {});
  host.room.send("end_screens", {});
  await until(() => host.room.state.screens === 0);
  expect((await open("hall-one")).error?.code).toBe("game/screen-not-found");
  expect(host.room.state.phase).toBe("waiting");
});

test("GAME-103 GAME-104 a room that has closed takes its screens with it", async () => {
  const [host] = (await openGameRoom(server.url, 2)) as [SeatedPlayer];
  const key = await keyFor(host);
  const hall = new Person(server.url);
  const input = { params: roomOf(host).params, body: { key, screenId: "hall-one" } };
  const screen = await hall.sit({ ...(await hall.must(openScreen, input)), memberId: "" });
  const closed = new Promise((resolve) => screen.onLeave(resolve));
  host.room.send("leave", {});
  await closed;
  expect(messagesOf(host, "closed")).toEqual([{ reason: "host-left" }]);
  const late = await newMember(server.url, "Late Chi");
  expect((await hall.call(openScreen, input)).error?.code).toBe("game/screen-not-found");
  expect((await late.call(watchGame, roomOf(host))).error?.code).toBe("game/room-not-found");
});

test("GAME-104 when the host signs out, the screens close", async () => {
  const [host] = (await openGameRoom(server.url, 2)) as [SeatedPlayer];
  const hall = new Person(server.url);
  const body = { key: await keyFor(host), screenId: "hall-one" };
  const opened = await hall.must(openScreen, { params: roomOf(host).params, body });
  const screen = await hall.sit({ ...opened, memberId: "" });
  const closed = new Promise((resolve) => screen.onLeave(resolve));
  await host.person.must(signOut);
  await closed;
  expect(screen.connection.isOpen).toBe(false);
});
