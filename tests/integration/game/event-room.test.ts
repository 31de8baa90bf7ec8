import type { Room } from "@colyseus/sdk";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteEvent } from "../../../schema/event/manage-api.ts";
import { createRoom, joinByCode, readEventRoom, type Seat, takeSeat, watchGame } from "../../../schema/game/api.ts";
import { listRooms } from "../../../schema/game/list-api.ts";
import { readPlayedGame } from "../../../schema/game/played-api.ts";
import { readLeaderboard } from "../../../schema/leaderboard/api.ts";
import type { TriviaState } from "../../../schema/trivia/state.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { newEvent } from "../../support/event/events.ts";
import { newMemberWithRole } from "../../support/event/managed-event.ts";
import { playedGames } from "../../support/game/played-game.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const rows = <T>(sql: string, params: unknown[] = []) => server.database.fork().execute<T[]>(sql, params);
const idOf = ({ me }: Person): string => me?.memberId ?? "";

/** An event that this mentor has created, and who is registered for it. */
async function eventOf(creator: Person, ...registered: Person[]): Promise<string> {
  const eventId = await newEvent(server, { createdBy: idOf(creator) });
  for (const person of registered) await register(eventId, idOf(person));
  return eventId;
}

async function register(eventId: string, memberId: string, status = "registered"): Promise<void> {
  await rows(
    `insert into event_registrations (event_id, user_id, status, reference, held_until)
     values (?, ?, ?, ?, case when ? = 'held' then now() + interval '15 minutes' end)`,
    [eventId, memberId, status, crypto.randomUUID(), status],
  );
}

const settingsFor = (eventId: string) => ({ ...playedGames.trivia.settings, difficulty: "easy" as const, eventId });
const open = (person: Person, eventId: string) => person.call(createRoom, { body: settingsFor(eventId) });
const look = (person: Person, eventId: string) => person.call(readEventRoom, { params: { eventId } });
const codeOf = async (call: Promise<{ status: number; error?: { code: string } | undefined }>) =>
  (await call).error?.code ?? "done";

describe("GAME-120 who opens the room of an event", () => {
  test("its creator and admins, but no other leader or member, and nobody once it is cancelled", async () => {
    const [mentor, other] = [await newMemberWithRole(server, "mentor"), await newMemberWithRole(server, "mentor")];
    const [admin, ada] = [await newMemberWithRole(server, "admin"), await newMember(server.url, "Ada")];
    const eventId = await eventOf(mentor, ada);
    const unpublished = await newEvent(server, { createdBy: idOf(mentor), isActive: false });
    expect(await codeOf(open(ada, eventId))).toBe("account/not-allowed");
    expect(await codeOf(open(other, eventId))).toBe("account/not-allowed");
    expect(await codeOf(open(other, unpublished))).toBe("event/not-found");
    expect(await codeOf(open(mentor, eventId))).toBe("done");
    const second = await eventOf(mentor);
    expect(await codeOf(open(admin, second))).toBe("done");
    const cancelled = await newEvent(server, {
      createdBy: idOf(mentor),
      cancelledAt: new Date(),
      cancelReason: "Rain",
    });
    expect(await codeOf(open(mentor, cancelled))).toBe("event/cancelled");
  });

  test("it is stored for two hundred players, in no list, and a table with teams has none", async () => {
    const mentor = await newMemberWithRole(server, "mentor");
    const eventId = await eventOf(mentor);
    const body = { ...settingsFor(eventId), teams: 4 as const, isPrivate: false };
    const { roomId } = await mentor.must(createRoom, { body });
    const [stored] = await rows(
      "select event_id, max_players, settings ->> 'isPrivate' as private from game_rooms where id = ?",
      [roomId],
    );
    expect(stored).toEqual({ event_id: eventId, max_players: 200, private: "true" });
    const { rooms } = await mentor.must(listRooms);
    expect(rooms.some((room) => room.roomId === roomId)).toBe(false);
    const { eventId: _, ...table } = body;
    const plain = await mentor.must(createRoom, { body: table });
    const [row] = await rows("select event_id, max_players, settings from game_rooms where id = ?", [plain.roomId]);
    expect(row).toMatchObject({ event_id: null, max_players: 6, settings: expect.not.objectContaining({ teams: 4 }) });
  });

  test("the database holds an event's room at two hundred players and in no list", async () => {
    const mentor = await newMemberWithRole(server, "mentor");
    const eventId = await eventOf(mentor);
    const insert = (event: string | null, players: number, settings: object) =>
      rows(
        `insert into game_rooms (id, room_code, event_id, game_type, max_players, settings, server_id, closed_at)
         values (gen_random_uuid(), 'ZZZZZZ', ?, 'trivia', ?, ?, 1, now())`,
        [event, players, JSON.stringify(settings)],
      );
    const CHECK = { code: "23514" };
    await expect(insert(null, 200, { isPrivate: true })).rejects.toMatchObject(CHECK);
    await expect(insert(eventId, 8, { isPrivate: true })).rejects.toMatchObject(CHECK);
    await expect(insert(eventId, 200, { isPrivate: false })).rejects.toMatchObject(CHECK);
    await expect(insert(eventId, 200, { isPrivate: true })).resolves.toEqual([]);
  });
});

describe("GAME-121 one open room", () => {
  test("of three who open one at once, one gets it and the others the reason", async () => {
    const [mentor, admin] = [await newMemberWithRole(server, "mentor"), await newMemberWithRole(server, "admin")];
    const eventId = await eventOf(mentor);
    const codes = await Promise.all([mentor, admin, mentor].map((person) => codeOf(open(person, eventId))));
    expect(codes.toSorted()).toEqual(["done", "game/event-room-open", "game/event-room-open"]);
    expect(await rows("select id from game_rooms where event_id = ? and closed_at is null", [eventId])).toHaveLength(1);
  });

  test("after it has closed, another one can be opened", async () => {
    const mentor = await newMemberWithRole(server, "mentor");
    const eventId = await eventOf(mentor);
    const { roomId } = (await open(mentor, eventId)).body;
    expect(await codeOf(open(mentor, eventId))).toBe("game/event-room-open");
    await rows("update game_rooms set closed_at = now() where id = ?", [roomId]);
    expect(await codeOf(open(mentor, eventId))).toBe("done");
  });
});

describe("GAME-122 GAME-123 who gets in", () => {
  test("those with a place and its managers do, without the code; everyone else gets the reason", async () => {
    const mentor = await newMemberWithRole(server, "mentor");
    const [ada, held, gone, stranger] = [
      await newMember(server.url, "Ada"),
      await newMember(server.url, "Held"),
      await newMember(server.url, "Gone"),
      await newMember(server.url, "Stranger"),
    ];
    const eventId = await eventOf(mentor, ada);
    await register(eventId, idOf(held), "held");
    await rows(
      `insert into event_registrations (event_id, user_id, status, reference, cancelled_at)
       values (?, ?, 'cancelled', ?, now())`,
      [eventId, idOf(gone), crypto.randomUUID()],
    );
    expect((await look(ada, eventId)).body).toEqual({ room: null, canJoin: true, canOpen: false });
    const { roomId } = (await open(mentor, eventId)).body;
    const { room, ...may } = (await look(ada, eventId)).body;
    expect(room).toMatchObject({
      roomId,
      gameType: "trivia",
      status: "waiting",
      players: 1,
      maxPlayers: 200,
      teams: 0,
    });
    expect(may).toEqual({ canJoin: true, canOpen: false });
    expect((await look(mentor, eventId)).body).toMatchObject({ room: { roomId }, canJoin: true, canOpen: true });
    expect((await look(stranger, eventId)).body).toEqual({ room: null, canJoin: false, canOpen: false });
    const code = room?.roomCode ?? "";
    const input = { params: { roomId }, body: {} };
    expect(await codeOf(ada.call(takeSeat, input))).toBe("done");
    expect(await codeOf(held.call(joinByCode, { body: { code } }))).toBe("done");
    for (const person of [gone, stranger]) {
      expect(await codeOf(person.call(takeSeat, input))).toBe("game/not-registered");
      expect(await codeOf(person.call(takeSeat, { ...input, body: { code } }))).toBe("game/not-registered");
      expect(await codeOf(person.call(watchGame, input))).toBe("game/not-registered");
      expect(await codeOf(person.call(joinByCode, { body: { code } }))).toBe("game/not-registered");
    }
  });

  test("who gives up the registration cannot come back into the room", async () => {
    const [mentor, ada] = [await newMemberWithRole(server, "mentor"), await newMember(server.url, "Ada")];
    const eventId = await eventOf(mentor, ada);
    const { roomId } = (await open(mentor, eventId)).body;
    const input = { params: { roomId }, body: {} };
    expect(await codeOf(ada.call(takeSeat, input))).toBe("done");
    await rows("update event_registrations set status = 'cancelled', cancelled_at = now() where user_id = ?", [
      idOf(ada),
    ]);
    expect(await codeOf(ada.call(takeSeat, input))).toBe("game/not-registered");
  });

  test("an event that does not exist for the caller is not found", async () => {
    const [mentor, ada] = [await newMemberWithRole(server, "mentor"), await newMember(server.url, "Ada")];
    const hidden = await newEvent(server, { createdBy: idOf(mentor), isActive: false });
    expect(await codeOf(look(ada, hidden))).toBe("event/not-found");
    expect(await codeOf(look(ada, crypto.randomUUID()))).toBe("event/not-found");
  });
});

test("EVENT-49 an event that has played a game is not deleted", async () => {
  const admin = await newMemberWithRole(server, "admin");
  const eventId = await eventOf(admin);
  expect(await codeOf(open(admin, eventId))).toBe("done");
  expect(await codeOf(admin.call(deleteEvent, { params: { eventId } }))).toBe("event/has-registrations");
  expect(await rows("select id from events where id = ?", [eventId])).toHaveLength(1);
});

test("GAME-126 GAME-20 the game counts for everyone but a host who only leads", async () => {
  const mentor = await newMemberWithRole(server, "mentor", "Mentor Mo");
  const players = await Promise.all(["Ada", "Ben"].map((name) => newMember(server.url, name)));
  const eventId = await eventOf(mentor, ...players);
  const seat: Seat = (await open(mentor, eventId)).body;
  const host = await mentor.sit<"trivia">(seat);
  host.onMessage("*", () => undefined);
  const input = { params: { roomId: seat.roomId }, body: {} };
  const rooms: Room<unknown, TriviaState>[] = [];
  for (const player of players) rooms.push(await player.sit<"trivia">(await player.must(takeSeat, input)));
  for (const room of rooms) room.onMessage("*", () => undefined);
  host.send("start", {});
  for (let round = 1; round <= 5; round += 1) {
    await until(() => rooms.every(({ state }) => state.phase === "round" && state.round === round));
    for (const [at, room] of rooms.entries()) {
      const { payload } = playedGames.trivia.reply(room.state, at === 0 ? "right" : "wrong");
      room.send("answer", { id: crypto.randomUUID(), round, ...payload });
    }
  }
  await until(() => host.state.phase === "finished");
  const [session] = await rows<{ id: string; status: string }>(
    "select id, status from game_sessions where room_id = ?",
    [seat.roomId],
  );
  await until(async () => {
    const [stored] = await rows<{ status: string }>("select status from game_sessions where id = ?", [session?.id]);
    return stored?.status === "finished";
  });
  const params = { sessionId: session?.id ?? "" };
  const [ada] = players as [Person];
  const recap = await ada.must(readPlayedGame, { params });
  expect(recap.players.map(({ displayName, rank }) => [displayName, rank])).toEqual([
    ["Ada", 1],
    ["Ben", 2],
  ]);
  expect(recap.playerCount).toBe(2);
  expect(await codeOf(mentor.call(readPlayedGame, { params }))).toBe("game/not-found");
  const { rows: board } = await ada.must(readLeaderboard, { params: { gameType: "trivia" } });
  expect(board.map(({ displayName }) => displayName)).not.toContain("Mentor Mo");
  expect(board.map(({ displayName }) => displayName)).toContain("Ada");
});
