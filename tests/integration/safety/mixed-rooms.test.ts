import { afterAll, beforeAll, expect, test } from "vitest";
import { createRoom, joinByCode } from "../../../schema/game/api.ts";
import { SUPERVISED_PER_PAGE } from "../../../schema/limits.ts";
import { listMixedRooms } from "../../../schema/safety/supervised-api.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { leadOfRoom } from "../../../server/safety/safety.ts";
import { type ChatMember, newLead, withoutRole } from "../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { filesOf } from "../../support/server/member-files.ts";

let server: TestServer;
let lead: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  lead = await newLead(server.url, server.database, "Auntie Bisi");
});
afterAll(() => server.stop());

const settings = { gameType: "trivia", maxPlayers: 8, timeLimit: 30, difficulty: "easy", rounds: 5 } as const;
const execute = <Row>(sql: string, values: unknown[]) => server.database.fork().execute<Row[]>(sql, values);

/** A private room of this host, in which the guest sits down with the code. */
async function meet(host: ChatMember, guest: ChatMember, roomName: string): Promise<string> {
  const { roomId } = await host.must(createRoom, { body: { ...settings, roomName, isPrivate: true } });
  const [room] = await execute<{ room_code: string }>("select room_code from game_rooms where id = ?", [roomId]);
  await guest.must(joinByCode, { body: { code: room?.room_code ?? "" } });
  return roomId;
}
const listed = async () => (await lead.must(listMixedRooms)).rooms.map(({ roomId }) => roomId);

test("SAFE-57 a private room in which an adult met a minor is listed with everyone's full name", async () => {
  const [host, guest] = [
    await newChatMember(server.url, "Halima Bello", ADULT),
    await newChatMember(server.url, "Ada Obi", MINOR),
  ];
  const roomId = await meet(host, guest, "Friday night");
  const [room] = (await lead.must(listMixedRooms)).rooms;
  expect(room).toMatchObject({ roomId, roomName: "Friday night", isPrivate: true, isOpen: true });
  expect(room).toMatchObject({
    hostName: "Halima Bello",
    players: [{ displayName: "Halima Bello" }, { displayName: "Ada Obi" }],
  });
  const [looks] = await execute<{ count: string }>(
    "select count(*) from audit_log where kind = 'game-rooms' and actor_id = ?",
    [lead.memberId],
  );
  expect(Number(looks?.count)).toBe(1);
  expect((await host.call(listMixedRooms)).status).toBe(403);
});

test("SAFE-57 rooms of adults alone, of minors alone, and older rooms are not listed", async () => {
  const adults = [await newChatMember(server.url, "Tunde", ADULT), await newChatMember(server.url, "Kemi", ADULT)];
  const minors = [await newChatMember(server.url, "Chidi", MINOR), await newChatMember(server.url, "Zainab", MINOR)];
  const unknown = await newChatMember(server.url, "Newcomer");
  const [tunde, kemi, chidi, zainab] = [...adults, ...minors] as [ChatMember, ChatMember, ChatMember, ChatMember];
  const newcomers = await meet(chidi, unknown, "Maybe an adult");
  const apart = [await meet(tunde, kemi, "Elders"), await meet(chidi, zainab, "Teens")];
  const [old, mixed] = [await meet(tunde, chidi, "Long ago"), await meet(kemi, unknown, "Newcomers")];
  await execute("update game_rooms set created_at = now() - interval '8 days' where id = ?", [old]);
  await unknown.must(createRoom, { body: { ...settings, roomName: "Alone", isPrivate: true } });
  const rooms = await listed();
  // Newest first. The members of a room alone are nobody’s company.
  expect(rooms.slice(0, 2)).toEqual([mixed, newcomers]);
  for (const roomId of [...apart, old]) expect(rooms).not.toContain(roomId);
});

test("SAFE-57 players who were erased are listed with the name that they had in the room", async () => {
  const [host, guest] = [
    await newChatMember(server.url, "Emeka Obi", ADULT),
    await newChatMember(server.url, "Gone", ADULT),
  ];
  const roomId = await meet(host, guest, "Last week");
  await eraseMember(server.database, guest.me?.email ?? "", filesOf(server));
  const [room] = (await lead.must(listMixedRooms)).rooms;
  expect(room).toMatchObject({ roomId, hostName: "Emeka Obi" });
  const [{ name } = { name: "" }] = await execute<{ name: string }>(
    "select display_name as name from game_participants where room_id = ? and user_id is null",
    [roomId],
  );
  expect(room?.players.map(({ displayName }) => displayName)).toEqual(["Emeka Obi", name]);
  const { total } = await lead.must(listMixedRooms);
  expect(await lead.must(listMixedRooms, { query: { page: 2 } })).toEqual({ rooms: [], total });
  expect(total).toBeLessThan(SUPERVISED_PER_PAGE);
});

test("GAME-97 SAFE-68 those who watch a private room count like its players", async () => {
  const policy = { isOpenToAll: false, today: () => new Date().toISOString().slice(0, 10) };
  const [adult, teen, friend] = [
    await newChatMember(server.url, "Tunde", ADULT),
    await newChatMember(server.url, "Chidi", MINOR),
    await newChatMember(server.url, "Zainab", MINOR),
  ];
  const roomId = await meet(teen, friend, "Teens");
  const named = (...watchers: ChatMember[]) =>
    leadOfRoom(
      server.database.fork(),
      policy,
      roomId,
      watchers.map(({ memberId }) => memberId),
    );
  expect([await named(), await named(adult)]).toEqual(["", "Auntie Bisi"]);
  // The only lead cannot look into a room that they watch.
  expect(await named(adult, lead)).toBe("");
});

test("SAFE-68 SAFE-69 a room with mixed players names a lead who does not play, or nobody", async () => {
  const policy = { isOpenToAll: false, today: () => new Date().toISOString().slice(0, 10) };
  const named = (roomId: string, open = policy) => leadOfRoom(server.database.fork(), open, roomId);
  const [adult, other, teen, friend, unknown] = [
    await newChatMember(server.url, "Tunde", ADULT),
    await newChatMember(server.url, "Kemi", ADULT),
    await newChatMember(server.url, "Chidi", MINOR),
    await newChatMember(server.url, "Zainab", MINOR),
    await newChatMember(server.url, "Newcomer"),
  ];
  const mixed = [await meet(adult, teen, "One"), await meet(unknown, teen, "Two"), await meet(adult, unknown, "Three")];
  const apart = [await meet(adult, other, "Elders"), await meet(teen, friend, "Teens")];
  for (const roomId of mixed) expect(await named(roomId)).toBe("Auntie Bisi");
  for (const roomId of apart) expect(await named(roomId)).toBe("");
  expect(await named(mixed[0] ?? "", { ...policy, isOpenToAll: true })).toBe("");
  const withLead = await meet(lead, teen, "Four");
  expect(await named(withLead)).toBe("");
  const second = await newLead(server.url, server.database, "Uncle Femi");
  expect(await named(withLead)).toBe("Uncle Femi");
  for (const each of [lead, second]) await withoutRole(server.database, each);
  expect(await named(mixed[0] ?? "")).toBe("");
});
