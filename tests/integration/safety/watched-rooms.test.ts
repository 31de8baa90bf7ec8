import { afterAll, beforeAll, expect, test } from "vitest";
import { createRoom, joinByCode, takeSeat, watchByCode } from "../../../schema/game/api.ts";
import { readMember } from "../../../schema/member/api.ts";
import { block, readReport, report } from "../../../schema/safety/api.ts";
import { listMixedRooms } from "../../../schema/safety/supervised-api.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { leadOfRoom } from "../../../server/safety/safety.ts";
import { type ChatMember, newLead } from "../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { filesOf } from "../../support/server/member-files.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
let lead: ChatMember;
let teen: ChatMember;
let friend: ChatMember;
let adult: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  lead = await newLead(server.url, server.database, "Auntie Bisi");
  [teen, friend, adult] = [await person("Chidi", MINOR), await person("Zainab", MINOR), await person("Tunde", ADULT)];
});
afterAll(() => server.stop());

const person = (name: string, birthDate: string) => newChatMember(server.url, name, birthDate);
const rows = <Row extends object>(sql: string, values: unknown[]) => server.database.fork().execute<Row[]>(sql, values);
const settings = { gameType: "trivia", maxPlayers: 8, timeLimit: 30, difficulty: "easy", rounds: 5 } as const;

/** A private room of two minors, in which the host has a socket. */
async function teensRoom(host = teen, guest = friend) {
  const seat = await host.must(createRoom, { body: { ...settings, roomName: "Teens", isPrivate: true } });
  const room = await host.sit(seat);
  await until(() => room.state?.roomCode !== undefined && room.state.roomCode !== "");
  const code = room.state.roomCode;
  await guest.must(joinByCode, { body: { code } });
  return { room, roomId: seat.roomId, code };
}
type TeensRoom = Awaited<ReturnType<typeof teensRoom>>;

const isStored = async ({ roomId }: Pick<TeensRoom, "roomId">, { memberId }: ChatMember) =>
  (await rows("select from game_watchers where room_id = ? and user_id = ?", [roomId, memberId])).length === 1;

/** Watches the room on a socket, until that is stored. */
async function watch(table: TeensRoom, watcher: ChatMember) {
  const socket = await watcher.sit(await watcher.must(watchByCode, { body: { code: table.code } }));
  await until(() => isStored(table, watcher));
  return socket;
}

async function close({ room }: TeensRoom): Promise<void> {
  const left = new Promise((resolve) => room.onLeave(resolve));
  room.send("leave", {});
  await left;
}

const listed = async ({ roomId }: TeensRoom) =>
  (await lead.must(listMixedRooms)).rooms.find((room) => room.roomId === roomId);
const namesOf = (room: Awaited<ReturnType<typeof listed>>) =>
  room?.players.map(({ displayName, isWatcher }) => [displayName, isWatcher]);

test("SAFE-100 SAFE-101 an adult who watches minors is in the leads’ list, also after the room has ended", async () => {
  const table = await teensRoom();
  expect(await listed(table)).toBeUndefined();
  const socket = await watch(table, adult);
  const company = [
    ["Chidi", false],
    ["Zainab", false],
    ["Tunde", true],
  ];
  expect(await listed(table)).toMatchObject({ roomName: "Teens", isPrivate: true, isOpen: true });
  expect(namesOf(await listed(table))).toEqual(company);
  await socket.leave();
  await until(() => table.room.state.watchers === 0);
  expect(namesOf(await listed(table))).toEqual(company);
  await close(table);
  await until(async () => (await listed(table))?.isOpen === false);
  expect(namesOf(await listed(table))).toEqual(company);
});

test("SAFE-101 someone who watched first and then played is listed as both", async () => {
  const table = await teensRoom();
  await watch(table, adult);
  await adult.must(joinByCode, { body: { code: table.code } });
  const tunde = namesOf(await listed(table))?.filter(([name]) => name === "Tunde");
  expect(tunde).toEqual([
    ["Tunde", true],
    ["Tunde", false],
  ]);
});

test("SAFE-101 a watcher whose account is gone still makes the room a mixed one", async () => {
  const [table, gone] = [await teensRoom(), await person("Gone Soon", ADULT)];
  await watch(table, gone);
  await eraseMember(server.database, gone.me?.email ?? "", filesOf(server));
  expect(namesOf(await listed(table))?.at(-1)).toEqual(["Deleted member", true]);
});

test("SAFE-102 a peer who watches makes no room a mixed one, and neither does a host who watches alone", async () => {
  const [table, peer] = [await teensRoom(), await person("Bola", MINOR)];
  await watch(table, peer);
  expect(await listed(table)).toBeUndefined();
  const unknown = await newChatMember(server.url, "Newcomer");
  const { roomId } = await unknown.must(createRoom, { body: { ...settings, roomName: "Alone", isPrivate: true } });
  await rows("insert into game_watchers (room_id, user_id) values (?, ?)", [roomId, unknown.memberId]);
  const { rooms } = await lead.must(listMixedRooms);
  expect(rooms.map((room) => room.roomId)).not.toContain(roomId);
});

test("SAFE-100 SAFE-68 who has watched counts when a lead is named, also without a socket", async () => {
  const policy = { isOpenToAll: false, today: () => new Date().toISOString().slice(0, 10) };
  const table = await teensRoom();
  const named = () => leadOfRoom(server.database.fork(), policy, table.roomId);
  expect(await named()).toBe("");
  const socket = await watch(table, adult);
  await socket.leave();
  expect(await named()).toBe("Auntie Bisi");
});

test("SAFE-100 SAFE-23 a block does not keep an adult from watching with the code, nor from the list", async () => {
  const [host, blocked] = [await person("Ada", MINOR), await person("Emeka", ADULT)];
  await host.must(block, { params: { memberId: blocked.memberId } });
  const table = await teensRoom(host);
  await watch(table, blocked);
  await blocked.must(block, { params: { memberId: host.memberId } });
  expect(namesOf(await listed(table))).toContainEqual(["Emeka", true]);
});

test("SAFE-103 who only watched a private room can report it after its end, and is in the report", async () => {
  const table = await teensRoom();
  const [stranger, subject] = [await person("Sade", ADULT), { kind: "game_room", roomId: table.roomId } as const];
  await watch(table, adult);
  await close(table);
  await rows(
    `with asked as (
       insert into trivia_questions (question, correct_answer, incorrect_answers, category, difficulty)
       values (?, 'Yes', '["No", "Never", "Maybe"]', 'Bible', 'easy') returning id
     ), session as (
       insert into game_sessions (room_id, rounds, status) values (?, 1, 'finished') returning id
     ) insert into game_rounds (session_id, round_number, question_id, started_at)
       select session.id, 1, asked.id, now() from session, asked`,
    ["Who watched?", table.roomId],
  );
  const { reportId } = await adult.must(report, { body: { subject, reason: "hate" } });
  const { evidence, about } = await lead.must(readReport, { params: { reportId } });
  expect(about?.memberId).toBe(teen.memberId);
  expect(evidence).toMatchObject({
    watchers: [{ user_id: adult.memberId, display_name: "Tunde", first_seen_at: expect.any(String) }],
    questions: ["Who watched?"],
  });
  const { error } = await stranger.call(report, { body: { subject, reason: "hate" } });
  expect(error?.code).toBe("safety/not-found");
});

test("SAFE-103 a player’s report of a room names who watched, although the player never read that name", async () => {
  const table = await teensRoom();
  await watch(table, adult);
  const subject = { kind: "game_room", roomId: table.roomId } as const;
  const { reportId } = await friend.must(report, { body: { subject, reason: "sexual" } });
  const { evidence } = await lead.must(readReport, { params: { reportId } });
  expect(evidence.watchers).toMatchObject([{ user_id: adult.memberId, display_name: "Tunde" }]);
});

test("SAFE-104 a watcher sees and reports the players, and nobody sees the watchers", async () => {
  const [host, guest] = [await person("Ada", MINOR), await person("Ngozi", ADULT)];
  const [one, other] = [await person("Emeka", ADULT), await person("Femi", MINOR)];
  const sees = async (viewer: ChatMember, { memberId }: ChatMember) => {
    const { error } = await viewer.call(readMember, { params: { memberId } });
    const reported = await viewer.call(report, { body: { subject: { kind: "profile", memberId }, reason: "other" } });
    expect(reported.error?.code).toBe(error?.code);
    return error === undefined;
  };
  const table = await teensRoom(host, guest);
  expect(await sees(one, host)).toBe(false);
  for (const watcher of [one, other]) await watch(table, watcher);
  expect([await sees(one, host), await sees(one, guest)]).toEqual([true, true]);
  expect([await sees(guest, other), await sees(one, other)]).toEqual([false, false]);
});

test("GAME-98 SAFE-100 a watcher who comes back has one row, which says when they were first and last seen", async () => {
  const table = await teensRoom();
  const seen = async () => {
    const found = await rows<{ first: string; last: string }>(
      "select first_seen_at::text as first, last_seen_at::text as last from game_watchers where room_id = ?",
      [table.roomId],
    );
    expect(found).toHaveLength(1);
    return found[0] as { first: string; last: string };
  };
  const socket = await watch(table, adult);
  const came = await seen();
  await socket.leave();
  await until(async () => (await seen()).last > came.last);
  const left = await seen();
  await watch(table, adult);
  await until(async () => (await seen()).last > left.last);
  expect((await seen()).first).toBe(came.first);
});

test("GAME-98 a seat in a public room is no watching", async () => {
  const { roomId } = await adult.must(createRoom, { body: { ...settings, roomName: "Open to all" } });
  await teen.must(takeSeat, { params: { roomId }, body: {} });
  expect(await rows("select from game_watchers where room_id = ?", [roomId])).toEqual([]);
});
