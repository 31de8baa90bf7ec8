import { afterAll, beforeAll, expect, test } from "vitest";
import { exportAnalytics, readAnalytics } from "../../../schema/admin/analytics-api.ts";
import { readOverview } from "../../../schema/admin/api.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { newGuardian } from "../../support/post/posts.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await bootServer();
  admin = await newGuardian(server, "admin", "Mama Grace");
  await seed();
});
afterAll(() => server.stop());

const run = <Row extends object>(sql: string) => server.database.fork().execute<Row[]>(sql);

async function numberOf(sql: string): Promise<number> {
  const [row] = await run<{ number: number }>(`select (${sql})::int as number`);
  return row?.number ?? Number.NaN;
}

/** 60 members of the last 100 days with activities, posts, likes, comments, events and seats. */
async function seed(): Promise<void> {
  await run(`
    insert into users (id, email, created_at)
    select gen_random_uuid(), 'seeded-' || n || '@example.org', now() - make_interval(hours => n * 7)
    from generate_series(1, 60) n`);
  await run(`
    insert into user_activity (user_id, activity_type, activity_data, created_at)
    select id, 'liked_post', '{}', now() - make_interval(hours => (row_number() over (order by n, id))::int * 2)
    from users cross join generate_series(1, 20) n`);
  await run(`
    insert into posts (id, user_id, content)
    select gen_random_uuid(), id, 'A post' from users where email like 'seeded-_@example.org'`);
  await run(`
    insert into post_likes (post_id, user_id)
    select posts.id, users.id from posts cross join users where users.email like 'seeded-1_@example.org'`);
  await run(`
    insert into post_comments (id, post_id, user_id, content)
    select gen_random_uuid(), id, user_id, 'A comment' from posts`);
  await run(`
    insert into events (title, description, location, event_date)
    select 'Event ' || n, '', 'Yaba', now() + make_interval(days => n) from generate_series(1, 7) n`);
  await run(`
    insert into event_registrations (event_id, user_id, status, reference, cancelled_at)
    select event.id, account.id, case when account.rank % 5 = 0 then 'cancelled' else 'registered' end,
      'R-' || event.rank || '-' || account.rank, case when account.rank % 5 = 0 then now() end
    from (select id, row_number() over (order by event_date) as rank from events) event
    join (select id, row_number() over (order by email) as rank from users) account on account.rank <= event.rank * 5`);
}

test("ADMIN-6 the counts of the analytics are what the tables say, and those of the overview", async () => {
  const { counts } = await admin.must(readAnalytics);
  expect(counts).toEqual((await admin.must(readOverview)).counts);
  for (const [name, table] of [
    ["members", "users"],
    ["events", "events"],
    ["registrations", "event_registrations where status = 'registered'"],
    ["posts", "posts"],
    ["likes", "post_likes"],
    ["comments", "post_comments"],
    ["activities", "user_activity"],
  ] as const) {
    expect([name, await numberOf(`select count(*) from ${table}`)]).toEqual([name, counts[name]]);
    expect(counts[name]).toBeGreaterThan(5);
  }
});

test("ADMIN-9 active users and daily active are members with an activity, however many they have", async () => {
  const active = (interval: string) =>
    numberOf(`select count(distinct user_id) from user_activity where created_at > now() - interval '${interval}'`);
  const { activeUsers, dailyActive } = await admin.must(readAnalytics);
  expect(activeUsers).toBe(await active("7 days"));
  expect(dailyActive).toBe(await active("24 hours"));
  expect(activeUsers).toBeGreaterThan(dailyActive);
  expect(dailyActive).toBeGreaterThan(0);
});

test("ADMIN-10 the engagement rate is what the tables say", async () => {
  const { engagementPercent } = await admin.must(readAnalytics);
  const rate = `round(((select count(*) from post_likes) + (select count(*) from post_comments)
    + (select count(*) from posts))::numeric / (select count(*) from users) * 100)`;
  expect(engagementPercent).toBe(await numberOf(`select ${rate}`));
  expect(engagementPercent).toBeGreaterThan(100);
});

test("ADMIN-11 growth says for each of 7 days in Lagos how many members joined and how many there were", async () => {
  const { growth } = await admin.must(readAnalytics);
  const day = "(created_at at time zone 'Africa/Lagos')::date";
  expect(growth).toHaveLength(7);
  for (const each of growth) {
    expect(each.newMembers).toBe(await numberOf(`select count(*) from users where ${day} = '${each.day}'`));
    expect(each.totalMembers).toBe(await numberOf(`select count(*) from users where ${day} <= '${each.day}'`));
  }
  expect(growth.at(-1)?.totalMembers).toBe(61);
});

test("ADMIN-12 members are active in 12 weeks of the community’s calendar", async () => {
  const { activeByWeek } = await admin.must(readAnalytics);
  const day = "(created_at at time zone 'Africa/Lagos')::date";
  expect(activeByWeek).toHaveLength(12);
  for (const { firstDay, lastDay, members } of activeByWeek) {
    const active = `select count(distinct user_id) from user_activity where ${day} between '${firstDay}' and '${lastDay}'`;
    expect(members, firstDay).toBe(await numberOf(active));
  }
  expect(activeByWeek.every(({ members }) => members > 10)).toBe(true);
});

test("ADMIN-13 popular events are the 5 with the most seats taken, without seats that were given up", async () => {
  const { popularEvents } = await admin.must(readAnalytics);
  expect(popularEvents.map(({ title, attendees }) => [title, attendees])).toEqual([
    ["Event 7", 28],
    ["Event 6", 24],
    ["Event 5", 20],
    ["Event 4", 16],
    ["Event 3", 12],
  ]);
});

test("ADMIN-7 analytics show the 10 newest activities", async () => {
  const { activities } = await admin.must(readAnalytics);
  const newest = await run<{ id: string }>("select id from user_activity order by created_at desc, id limit 10");
  expect(activities.map(({ activityId }) => activityId)).toEqual(newest.map(({ id }) => id));
});

test("ADMIN-14 ADMIN-18 the numbers are downloaded as CSV, and the download is recorded", async () => {
  const { engagementPercent } = await admin.must(readAnalytics);
  const reply = await admin.call(exportAnalytics);
  expect(reply.body.type).toMatch(/^text\/csv/);
  expect(reply.body.name).toMatch(/^analytics-\d{4}-\d\d-\d\d\.csv$/);
  expect(String(reply.body.content)).toContain(`Engagement rate,percent,${engagementPercent}`);
  expect(await numberOf("select count(*) from audit_log where kind = 'analytics-exported'")).toBe(1);
  expect((await (await newMember(server.url)).call(exportAnalytics)).status).toBe(403);
});
