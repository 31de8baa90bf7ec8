import { afterAll, beforeAll, expect, test } from "vitest";
import { type Analytics, listQuietMembers, readAnalytics } from "../../../schema/admin/analytics-api.ts";
import { type Counts, listActivities, readOverview } from "../../../schema/admin/api.ts";
import { listMembers } from "../../../schema/member/admin-api.ts";
import { bootFilledServer, type FilledServer } from "../../support/server/filled-community.ts";

let server: FilledServer;
let analytics: Analytics;
beforeAll(async () => {
  server = await bootFilledServer({ members: 200, messages: 800, events: 60, activities: 3000 });
  analytics = await server.admin.must(readAnalytics);
});
afterAll(() => server?.stop());

async function numberOf(sql: string): Promise<number> {
  const [row] = await server.rows<{ number: number }>(`select (${sql})::int as number`);
  return row?.number ?? Number.NaN;
}

const LAGOS_DAY = "(created_at at time zone 'Africa/Lagos')::date";

test("ADMIN-6 all counts of a generated community are what SQL says, and none is 0", async () => {
  const tables: Readonly<Record<keyof Counts, string>> = {
    members: "users",
    events: "events",
    registrations: "event_registrations where status = 'registered'",
    posts: "posts where deleted_at is null",
    likes: "post_likes like_ join posts on posts.id = post_id where deleted_at is null",
    comments: "post_comments where deleted_at is null and post_id in (select id from posts where deleted_at is null)",
    messages: "messages where deleted_at is null",
    notifications: "notifications",
    activities: "user_activity",
  };
  const { counts } = await server.admin.must(readOverview);
  const told: Record<string, number> = {};
  for (const [name, table] of Object.entries(tables)) told[name] = await numberOf(`select count(*) from ${table}`);
  expect(counts).toEqual(told);
  expect(analytics.counts).toEqual(told);
  expect(Object.values(told).every((each) => each > 0)).toBe(true);
  expect(counts).toMatchObject({ members: 201, events: 60, activities: 3000 });
});

test("ADMIN-9 ADMIN-10 ADMIN-12 the active members and the rate of a generated community are what SQL says", async () => {
  const active = (since: string) =>
    numberOf(`select count(distinct user_id) from user_activity where created_at > now() - interval '${since}'`);
  expect(analytics.activeUsers).toBe(await active("7 days"));
  expect(analytics.dailyActive).toBe(await active("24 hours"));
  expect(analytics.activeUsers).toBeGreaterThan(analytics.dailyActive);
  const { likes, comments, posts, members } = analytics.counts;
  expect(analytics.engagementPercent).toBe(Math.round(((likes + comments + posts) * 100) / members));
  for (const { firstDay, lastDay, members: shown } of analytics.activeByWeek) {
    const week = `select count(distinct user_id) from user_activity where ${LAGOS_DAY} between '${firstDay}' and '${lastDay}'`;
    expect(shown, firstDay).toBe(await numberOf(week));
  }
});

test("ADMIN-11 ADMIN-13 growth and popular events of a generated community are what SQL says", async () => {
  for (const { day, newMembers, totalMembers } of analytics.growth) {
    expect(newMembers, day).toBe(await numberOf(`select count(*) from users where ${LAGOS_DAY} = '${day}'`));
    expect(totalMembers, day).toBe(await numberOf(`select count(*) from users where ${LAGOS_DAY} <= '${day}'`));
  }
  const seats = await server.rows<{ attendees: number }>(
    `select count(*)::int as attendees from event_registrations where status = 'registered'
     group by event_id order by 1 desc limit 5`,
  );
  expect(analytics.popularEvents.map(({ attendees }) => attendees)).toEqual(seats.map(({ attendees }) => attendees));
  for (const { eventId, attendees } of analytics.popularEvents) {
    const taken = `select count(*) from event_registrations where status = 'registered' and event_id = '${eventId}'`;
    expect(attendees).toBe(await numberOf(taken));
  }
});

test("ADMIN-15 ADMIN-16 the members gone quiet of a generated community are what SQL says", async () => {
  const { totals } = await server.admin.must(listQuietMembers, { query: { days: 14 } });
  for (const { days, members } of totals) {
    const isOlder = (time: string) => `${time} <= now() - interval '${days} days'`;
    const none = (table: string, column: string, owner = "user_id") =>
      `not exists (select from ${table} sign where sign.${owner} = users.id and not ${isOlder(`sign.${column}`)})`;
    const quiet = `select count(*) from users where ${isOlder("created_at")} and suspended_at is null
      and not exists (select from user_roles where user_roles.user_id = users.id)
      and ${none("sessions", "last_used_at")} and ${none("user_activity", "created_at")}
      and ${none("messages", "created_at", "sender_id")} and ${none("game_participants", "joined_at")}
      and not exists (select from user_devotion_reads read where read.user_id = users.id
        and read.read_on::timestamp at time zone 'Africa/Lagos' > now() - interval '${days} days')`;
    expect(members, `${days} days`).toBe(await numberOf(quiet));
    expect(members).toBeGreaterThan(0);
  }
});

test("USERS-2 ADMIN-8 the totals of lists are what SQL says for each filter", async () => {
  const { total: activities } = await server.admin.must(listActivities, { query: { type: "joined_group" } });
  expect(activities).toBe(await numberOf("select count(*) from user_activity where activity_type = 'joined_group'"));
  const members = async (query: Record<string, string>) => (await server.admin.must(listMembers, { query })).total;
  expect(await members({})).toBe(201);
  expect(await members({ role: "mentor" })).toBe(
    await numberOf("select count(*) from user_roles where role = 'mentor'"),
  );
  expect(await members({ age: "confirmed" })).toBe(
    await numberOf("select count(*) from age_confirmations join birth_dates using (user_id)"),
  );
  expect(await members({ state: "suspended" })).toBe(
    await numberOf("select count(*) from users where suspended_at is not null"),
  );
});
