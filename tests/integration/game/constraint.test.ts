import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../../server/platform/database/database.ts";
import { addMembers } from "../../support/game/game-rows.ts";
import { testDatabase } from "../../support/server/database.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const UNIQUE = "23505";
const FOREIGN_KEY = "23503";

const run = (sql: string, values: unknown[] = []) => database.fork().execute<{ id: string }[]>(sql, values);
/** The SQLSTATE with which PostgreSQL rejects the statement; undefined if it succeeds. */
const refusal = (sql: string, values: unknown[] = []): Promise<string | undefined> =>
  run(sql, values).then(
    () => undefined,
    (error: { code?: string }) => error.code ?? String(error),
  );
const idOf = async (sql: string, values: unknown[] = []) => (await run(`${sql} returning id`, values))[0]?.id as string;
const newThread = (kind: "channel" | "conversation") => idOf("insert into threads (kind) values (?)", [kind]);
const newRoom = async (code: string) => {
  const [host] = await addMembers(database.fork(), "Host");
  return await idOf(
    `insert into game_rooms (id, room_code, host_id, game_type, max_players, settings, server_id)
     values (gen_random_uuid(), ?, ?, 'trivia', 4, '{}', 1)`,
    [code, host],
  );
};

describe("accounts", () => {
  test("the database allows one account per email address, in upper or lower case", async () => {
    const insert = "insert into users (id, email) values (gen_random_uuid(), ?)";
    expect(await refusal(insert, ["Ada@example.org"])).toBeUndefined();
    expect(await refusal(insert, ["ADA@EXAMPLE.ORG"])).toBe(UNIQUE);
  });

  test("a birth date is deleted with its member, set once, and belongs to nobody else", async () => {
    const [memberId] = await addMembers(database.fork(), "Ada");
    const insert = "insert into birth_dates (user_id, birth_date) values (?, '2010-03-14')";
    expect(await refusal(insert, [memberId])).toBeUndefined();
    expect(await refusal(insert, [memberId])).toBe(UNIQUE);
    expect(await refusal(insert, [crypto.randomUUID()])).toBe(FOREIGN_KEY);
    await run("delete from users where id = ?", [memberId]);
    expect(await run("select user_id from birth_dates where user_id = ?", [memberId])).toEqual([]);
  });
});

describe("games", () => {
  test("the database allows one running game per room", async () => {
    const roomId = await newRoom("AAAAAA");
    const start = "insert into game_sessions (room_id, rounds) values (?, 5)";
    expect(await refusal(start, [roomId])).toBeUndefined();
    expect(await refusal(start, [roomId])).toBe(UNIQUE);
    await run("update game_sessions set status = 'finished' where room_id = ?", [roomId]);
    expect(await refusal(start, [roomId])).toBeUndefined();
  });

  test("the database allows one open room per code", async () => {
    const roomId = await newRoom("BBBBBB");
    await expect(newRoom("BBBBBB")).rejects.toMatchObject({ code: UNIQUE });
    await run("update game_rooms set closed_at = now() where id = ?", [roomId]);
    expect(await newRoom("BBBBBB")).toEqual(expect.any(String));
  });

  test("the database allows a member one seat in a room and one row on a leaderboard", async () => {
    const roomId = await newRoom("CCCCCC");
    const [memberId] = await addMembers(database.fork(), "Ada");
    const sit = "insert into game_participants (room_id, user_id, display_name, seat) values (?, ?, 'Ada', ?)";
    expect(await refusal(sit, [roomId, memberId, 0])).toBeUndefined();
    expect(await refusal(sit, [roomId, memberId, 1])).toBe(UNIQUE);
    const count = "insert into game_leaderboards (user_id, game_type) values (?, 'trivia')";
    expect(await refusal(count, [memberId])).toBeUndefined();
    expect(await refusal(count, [memberId])).toBe(UNIQUE);
  });
});

describe("threads", () => {
  test("the database allows a channel one owner, and a member one membership in it", async () => {
    const channelId = await newThread("channel");
    const [ada, tunde] = await addMembers(database.fork(), "Ada", "Tunde");
    const seat = "insert into thread_members (thread_id, user_id, role) values (?, ?, ?)";
    expect(await refusal(seat, [channelId, ada, "owner"])).toBeUndefined();
    expect(await refusal(seat, [channelId, tunde, "owner"])).toBe(UNIQUE);
    expect(await refusal(seat, [channelId, tunde, "member"])).toBeUndefined();
    expect(await refusal(seat, [channelId, tunde, "admin"])).toBe(UNIQUE);
  });

  test("a request id is unique per sender, and a seq is unique in its thread", async () => {
    const threadId = await newThread("channel");
    const [ada, tunde] = await addMembers(database.fork(), "Ada", "Tunde");
    const say =
      "insert into messages (thread_id, seq, sender_id, request_id, content) values (?, ?, ?, 'once', 'Hello')";
    expect(await refusal(say, [threadId, 1, ada])).toBeUndefined();
    expect(await refusal(say, [threadId, 2, ada])).toBe(UNIQUE);
    expect(await refusal(say, [threadId, 1, tunde])).toBe(UNIQUE);
    expect(await refusal(say, [threadId, 2, tunde])).toBeUndefined();
    expect(await refusal(say, [crypto.randomUUID(), 1, ada])).toBe(FOREIGN_KEY);
  });

  test("the database allows two members one conversation", async () => {
    const pair = (await addMembers(database.fork(), "Ada", "Tunde")).toSorted();
    const open = "insert into conversations (thread_id, participant_1, participant_2) values (?, ?, ?)";
    expect(await refusal(open, [await newThread("conversation"), ...pair])).toBeUndefined();
    expect(await refusal(open, [await newThread("conversation"), ...pair])).toBe(UNIQUE);
  });
});

test("the same request counts once a day, and one with other text counts separately", async () => {
  const ask = (message: string) =>
    refusal("insert into requests (kind, name, email, message) values ('join', 'Ada', 'ada@example.org', ?)", [
      message,
    ]);
  expect(await ask("May I come?")).toBeUndefined();
  expect(await ask("May I come?")).toBe(UNIQUE);
  expect(await ask("When may I come?")).toBeUndefined();
});
