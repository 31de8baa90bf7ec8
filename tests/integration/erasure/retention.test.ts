import { afterAll, beforeAll, expect, test } from "vitest";
import { AUDIT_DAYS, GAME_ROWS_DAYS, NOTIFICATION_DAYS } from "../../../schema/limits.ts";
import { clearExpired } from "../../../server/account/account.ts";
import { auditJobs } from "../../../server/audit/audit.jobs.ts";
import { channelJobs } from "../../../server/channel/channel.jobs.ts";
import { deleteGamesJob } from "../../../server/game/game.jobs.ts";
import { readLeaderboard } from "../../../server/leaderboard/leaderboard.ts";
import { notificationJobs } from "../../../server/notification/notification.jobs.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import type { Job } from "../../../server/platform/job.ts";
import { formerNameJobs } from "../../../server/profile/former-name/former-name.jobs.ts";
import { threadJobs } from "../../../server/thread/thread.jobs.ts";
import { addMembers, createTableRows, playGame } from "../../support/game/game-rows.ts";
import { testDatabase } from "../../support/server/database.ts";
import { statementsDuring } from "../../support/server/statements.ts";

const messagingPolicy = { isOpenToAll: false, today: () => "2026-11-22" };

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const rows = <Row extends object>(sql: string, values: unknown[] = []) => database.fork().execute<Row[]>(sql, values);
const runNightly = async (job: Job) => {
  expect(job.cron).toMatch(/^\d+ 3 \* \* \*$/);
  await job.run({});
};

test("games that ended long ago are deleted with their rows, and leaderboards still count them", async () => {
  const members = await addMembers(database.fork(), "Ada Nwosu", "Túndé Adébáyọ̀");
  const table = () => createTableRows(database.fork(), members);
  const [old, recent, stuck] = [await table(), await table(), await table()];
  for (const each of [old, recent]) await playGame(database, each, [100, 0]);
  await rows("insert into game_sessions (room_id, rounds) values (?, 5)", [stuck.roomId]);
  const [watcher] = await addMembers(database.fork(), "Zainab Musa");
  for (const { roomId } of [old, recent]) {
    await rows("insert into game_watchers (room_id, user_id) values (?, ?)", [roomId, watcher]);
  }
  const close = (roomId: string, days: number) =>
    rows("update game_rooms set closed_at = now() - make_interval(days => ?) where id = ?", [days, roomId]);
  await close(old.roomId, GAME_ROWS_DAYS + 1);
  await close(recent.roomId, GAME_ROWS_DAYS - 1);
  await close(stuck.roomId, GAME_ROWS_DAYS + 1);
  await runNightly(deleteGamesJob(database));
  const left = await rows<{ id: string }>("select id from game_rooms");
  expect(left.map(({ id }) => id).toSorted()).toEqual([recent.roomId, stuck.roomId].toSorted());
  const orphans = await rows<{ count: number }>(
    "select count(*)::int as count from game_round_results where participant_id in (?)",
    [old.participantIds],
  );
  expect(orphans).toEqual([{ count: 0 }]);
  expect(await rows("select room_id from game_watchers")).toEqual([{ room_id: recent.roomId }]);
  expect(await readLeaderboard(database, messagingPolicy, { memberId: members[0] as string }, "trivia")).toMatchObject([
    { displayName: "Ada Nwosu", total_games: 2, total_score: 200 },
    { total_games: 2 },
  ]);
});

test("old games are deleted even if there are more than fit into one statement", async () => {
  await rows(`
    insert into game_rooms (id, room_code, game_type, max_players, settings, server_id, closed_at)
    select gen_random_uuid(), 'X' || n, 'trivia', 4, '{}', 1, now() - interval '2 years' from generate_series(1, 450) n`);
  const sent = await statementsDuring(database, () => deleteGamesJob(database).run({}));
  expect(sent.filter((each) => /^delete/i.test(each))).toHaveLength(3);
  expect(await rows("select id from game_rooms where closed_at < now() - interval '1 year'")).toEqual([]);
});

test("AUDIT-3 rows of the audit log are deleted after a year", async () => {
  const insert = "insert into audit_log (kind, created_at) values (?, now() - make_interval(days => ?))";
  await rows(insert, ["old", AUDIT_DAYS + 1]);
  await rows(insert, ["recent", AUDIT_DAYS - 1]);
  for (const job of auditJobs(database)) await runNightly(job);
  expect(await rows("select kind from audit_log")).toEqual([{ kind: "recent" }]);
});

test("NOTICE-9 a nightly job deletes old notifications", async () => {
  const [memberId] = await addMembers(database.fork(), "Ada");
  const [thread] = await rows<{ id: string }>("insert into threads (kind) values ('channel') returning id");
  const insert = `insert into notifications (user_id, kind, thread_id, count, created_at)
    values (?, 'added_to_channel', ?, ?, now() - make_interval(days => ?))`;
  await rows(insert, [memberId, thread?.id, 1, NOTIFICATION_DAYS + 1]);
  await rows(insert, [memberId, thread?.id, 2, NOTIFICATION_DAYS - 1]);
  for (const job of notificationJobs(database)) await runNightly(job);
  expect(await rows("select count from notifications")).toEqual([{ count: 2 }]);
});

test("each deletion of old rows is limited to a number of rows per statement", async () => {
  const [memberId] = await addMembers(database.fork(), "Ada");
  const [thread] = await rows<{ id: string }>("insert into threads (kind) values ('channel') returning id");
  const threadId = thread?.id;
  await rows("insert into community_channels (thread_id, name) values (?, 'Choir')", [threadId]);
  const [message] = await rows<{ id: string }>(
    "insert into messages (thread_id, seq, request_id, content) values (?, 1, 'r', 'x') returning id",
    [threadId],
  );
  const old = "now() - interval '9 years' from generate_series(1, 450) n";
  const tables: Record<string, readonly [insert: string, ...values: unknown[]]> = {
    audit_log: [`insert into audit_log (kind, created_at) select 'old', ${old}`],
    notifications: [
      `insert into notifications (user_id, kind, thread_id, created_at)
       select ?::uuid, 'added_to_channel', ?::uuid, ${old}`,
      memberId,
      threadId,
    ],
    message_versions: [
      `insert into message_versions (message_id, content, replaced_at) select ?::uuid, 'x', ${old}`,
      message?.id,
    ],
    channel_versions: [
      `insert into channel_versions (thread_id, name, description, replaced_at) select ?::uuid, 'x', '', ${old}`,
      threadId,
    ],
    channel_invitations: [
      `insert into channel_invitations (thread_id, email, invited_by, expires_at)
       select ?::uuid, 'x', ?::uuid, ${old}`,
      threadId,
      memberId,
    ],
    former_names: [`insert into former_names (user_id, name, replaced_at) select ?::uuid, 'x', ${old}`, memberId],
    verifications: [
      `insert into verifications (id, identifier, value, expires_at) select gen_random_uuid(), 'x', 'x', ${old}`,
    ],
    sessions: [
      `insert into sessions (id, user_id, token, expires_at) select gen_random_uuid(), ?::uuid, 'token' || n, ${old}`,
      memberId,
    ],
    rate_limits: ["insert into rate_limits (key, points, expire) select 'x' || n, 1, 1 from generate_series(1, 450) n"],
  };
  const countOf = async (table: string) =>
    (await rows<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count;
  const before: Record<string, number | undefined> = {};
  for (const [table, [insert, ...values]] of Object.entries(tables)) {
    before[table] = await countOf(table);
    await rows(insert, values);
  }
  const sent = await statementsDuring(database, async () => {
    const jobs = [...auditJobs(database), ...notificationJobs(database), ...threadJobs(database)];
    const messagingPolicy = { isOpenToAll: true, today: () => "2026-11-22" };
    const forChannels = channelJobs({ database, messagingPolicy });
    for (const job of [...jobs, ...forChannels, ...formerNameJobs(database)]) await job.run({});
    await clearExpired(database.fork());
  });
  for (const table of Object.keys(tables)) {
    const deletes = sent.filter((each) => each.startsWith(`delete from "${table}"`));
    expect.soft(deletes, table).toHaveLength(3);
    expect.soft(await countOf(table), table).toBe(before[table]);
  }
});

test("every table with expiring rows has an index on the time", async () => {
  const indexes = await rows<{ name: string }>(`
    select index.indrelid::regclass || '.' || attribute.attname as name from pg_index index
    join pg_attribute attribute on attribute.attrelid = index.indrelid and attribute.attnum = index.indkey[0]`);
  const names = indexes.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      "sessions.expires_at",
      "verifications.expires_at",
      "rate_limits.expire",
      "notifications.created_at",
      "audit_log.created_at",
      "channel_invitations.expires_at",
      "game_rooms.closed_at",
    ]),
  );
});
