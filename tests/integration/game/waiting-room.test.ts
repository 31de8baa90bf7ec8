import { afterAll, beforeAll, expect, test } from "vitest";
import { listRooms } from "../../../schema/game/list-api.ts";
import { Person } from "../../support/account/people.ts";
import { messagesOf, openGameRoom, rejoin, type SeatedPlayer } from "../../support/game/player.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({}, { timings: { absenceMs: 150, presenceMs: 50, emptyMs: 1500 } });
});
afterAll(() => server.stop());

const rowOf = async ({ seat }: SeatedPlayer) => {
  const sql = "select host_id, current_players, closed_at from game_rooms where id = ?";
  const [row] = await server.database
    .fork()
    .execute<{ host_id: string; current_players: number; closed_at: unknown }[]>(sql, [seat.roomId]);
  return row;
};

test("GAME-40 GAME-41 if the host is absent, a present player becomes host and all seats stay", async () => {
  const [host, guest] = (await openGameRoom(server.url, 2)) as [SeatedPlayer, SeatedPlayer];
  host.room.connection.close();
  await until(() => guest.room.state.hostId === guest.memberId);
  expect(guest.room.state.phase).toBe("waiting");
  expect(guest.room.state.players.get(host.memberId)).toMatchObject({ isConnected: false, isActive: false });
  await until(async () => (await rowOf(guest))?.host_id === guest.memberId);
  expect((await rowOf(guest))?.current_players).toBe(2);

  await rejoin(host);
  await until(() => guest.room.state.players.get(host.memberId)?.isActive === true);
  guest.room.send("start", {});
  await until(() => host.room.state.phase === "round");
  expect(messagesOf(guest, "closed")).toEqual([]);
});

test("GAME-70 a public room whose only player is gone leaves the list, and is back with them", async () => {
  const [host] = (await openGameRoom(server.url, 1, { isPrivate: false })) as [SeatedPlayer];
  const visitor = new Person(server.url);
  const listed = async () => (await visitor.must(listRooms)).rooms.map(({ roomId }) => roomId);
  await until(async () => (await listed()).includes(host.seat.roomId));
  host.room.connection.close();
  await until(async () => !(await listed()).includes(host.seat.roomId));
  await rejoin(host);
  await until(async () => (await listed()).includes(host.seat.roomId));
});

test("GAME-44 a room that everyone has left is closed", async () => {
  const table = await openGameRoom(server.url, 2);
  const [host] = table as [SeatedPlayer];
  for (const { room } of table) room.connection.close();
  await until(async () => (await rowOf(host))?.closed_at !== null);
});
