import { afterAll, beforeAll, expect, test } from "vitest";
import { listQuietMembers, type QuietDays } from "../../../schema/admin/analytics-api.ts";
import type { Person } from "../../support/account/people.ts";
import { idOf, newGuardian } from "../../support/post/posts.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await bootServer();
  admin = await newGuardian(server, "admin", "Mama Grace");
});
afterAll(() => server.stop());

const run = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);

let count = 0;

/** Stores a member whose account is this old. Returns the id. */
async function storeMember(days: number, name?: string): Promise<string> {
  count += 1;
  const [row] = await run<{ id: string }>(
    `insert into users (id, email, created_at)
     values (gen_random_uuid(), ?, now() - make_interval(days => ?)) returning id`,
    [`quiet-${count}@example.org`, days],
  );
  if (name !== undefined) await run("insert into profiles (user_id, full_name) values (?, ?)", [row?.id, name]);
  return row?.id ?? "";
}

const quiet = (days: QuietDays, page = 1) => admin.must(listQuietMembers, { query: { days, page } });

async function isQuiet(memberId: string): Promise<boolean> {
  const { members } = await quiet(14);
  return members.some((member) => member.memberId === memberId);
}

test("ADMIN-15 members are quiet for 14, 21 or 30 days, the most recent first", async () => {
  await run("delete from users where email like 'quiet-%'");
  const [new13, for14, for25, for40] = [
    await storeMember(13),
    await storeMember(14, "Ada Obi"),
    await storeMember(25),
    await storeMember(40),
  ];
  const ids = async (days: QuietDays) => (await quiet(days)).members.map(({ memberId }) => memberId);
  expect(await ids(14)).toEqual([for14, for25, for40]);
  expect(await ids(21)).toEqual([for25, for40]);
  expect(await ids(30)).toEqual([for40]);
  expect(await ids(14)).not.toContain(new13);
  const { members, totals } = await quiet(14);
  expect(totals).toEqual([
    { days: 14, members: 3 },
    { days: 21, members: 2 },
    { days: 30, members: 1 },
  ]);
  expect(members.map(({ displayName, days }) => [displayName, days])).toEqual([
    ["Ada Obi", 14],
    ["Unknown User", 25],
    ["Unknown User", 40],
  ]);
});

test.each([
  [
    "opened the app",
    `insert into sessions (id, user_id, token, expires_at, updated_at)
     values (gen_random_uuid(), $1, gen_random_uuid(), now(), now())`,
  ],
  [
    "did something",
    `insert into user_activity (user_id, activity_type, activity_data) values ($1, 'liked_post', '{}')`,
  ],
  [
    "wrote",
    `with thread as (insert into threads (kind) values ('conversation') returning id)
     insert into messages (thread_id, seq, sender_id, request_id, content)
     select id, 1, $1, 'one', 'Hello' from thread`,
  ],
  [
    "read a devotion",
    `insert into user_devotion_reads (user_id, read_on) values ($1, (now() at time zone 'Africa/Lagos')::date)`,
  ],
])("ADMIN-15 a member who %s is not quiet", async (_, sql) => {
  const memberId = await storeMember(60);
  expect(await isQuiet(memberId)).toBe(true);
  await run(sql.replaceAll("$1", `'${memberId}'::uuid`));
  expect(await isQuiet(memberId)).toBe(false);
});

test("ADMIN-15 a member who sat down at a game is not quiet", async () => {
  const memberId = await storeMember(60);
  await run(
    `with room as (
       insert into game_rooms (id, room_code, game_type, max_players, settings, server_id)
       values (gen_random_uuid(), 'QUIET2', 'trivia', 4, '{}', 1) returning id
     ) insert into game_participants (room_id, user_id, display_name, seat) select id, ?, 'Ada', 0 from room`,
    [memberId],
  );
  expect(await isQuiet(memberId)).toBe(false);
});

test("ADMIN-16 leaders and suspended members are not listed", async () => {
  const [mentor, suspended] = [await storeMember(60), await storeMember(60)];
  await run("insert into user_roles (user_id, role) values (?, 'mentor')", [mentor]);
  await run("update users set suspended_at = now() where id = ?", [suspended]);
  expect(await isQuiet(mentor)).toBe(false);
  expect(await isQuiet(suspended)).toBe(false);
});

test("ADMIN-17 the pod’s mentor could say hello, else who confirmed the age, unless they lead no longer", async () => {
  const memberId = await storeMember(60, "Chidi Okafor");
  const mentorOf = async () => (await quiet(14)).members.find((member) => member.memberId === memberId)?.mentor ?? null;
  expect(await mentorOf()).toBeNull();
  const [lead, mentor] = [await storeMember(60, "Emeka Lead"), await storeMember(60, "Sola Mentor")];
  await run("insert into user_roles (user_id, role) values (?, 'safeguarding_lead'), (?, 'mentor')", [lead, mentor]);
  await run("insert into age_confirmations (user_id, confirmer_id) values (?, ?)", [memberId, lead]);
  expect(await mentorOf()).toEqual({ memberId: lead, displayName: "Emeka Lead", roles: ["safeguarding_lead"] });
  await run(
    `insert into pod_requests (user_id, topic, message, state, mentor_id, decided_at)
     values (?, 'faith', 'Please', 'opened', ?, now())`,
    [memberId, mentor],
  );
  expect(await mentorOf()).toEqual({ memberId: mentor, displayName: "Sola Mentor", roles: ["mentor"] });
  await run("delete from user_roles where user_id = ?", [mentor]);
  expect(await mentorOf()).toEqual({ memberId: lead, displayName: "Emeka Lead", roles: ["safeguarding_lead"] });
});

test("ADMIN-18 reading the list is recorded, and only admins read it", async () => {
  const read = () => run<{ actor_id: string }>("select actor_id from audit_log where kind = 'quiet-members'");
  const before = (await read()).length;
  await quiet(30);
  expect((await read()).slice(before)).toEqual([{ actor_id: idOf(admin) }]);
  const lead = await newGuardian(server, "safeguarding_lead", "Emeka Obi");
  expect((await lead.call(listQuietMembers)).status).toBe(403);
});

test("ADMIN-15 the second page continues the first, and a page behind the last is empty", async () => {
  await run("delete from users where email like 'quiet-%'");
  for (const _ of Array(23)) await storeMember(50);
  const [first, second, third] = [await quiet(30, 1), await quiet(30, 2), await quiet(30, 3)];
  expect([first, second, third].map(({ members }) => members.length)).toEqual([20, 3, 0]);
  expect(third.totals).toEqual(first.totals);
  const ids = [...first.members, ...second.members].map(({ memberId }) => memberId);
  expect(new Set(ids).size).toBe(23);
  expect((await admin.call(listQuietMembers, { query: { days: 15 } })).status).toBe(422);
});
