import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { readAnalytics } from "../../../schema/admin/analytics-api.ts";
import { listActivities, readOverview } from "../../../schema/admin/api.ts";
import { reportCrash } from "../../../schema/crash/api.ts";
import { newMember, Person } from "../../support/account/people.ts";
import { newGuardian } from "../../support/post/posts.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await bootServer();
  admin = await newGuardian(server, "admin", "Mama Grace");
});
afterAll(() => server.stop());
afterEach(async () => {
  vi.restoreAllMocks();
  await server.database.fork().execute("delete from user_activity; delete from rate_limits");
});

const crash = {
  message: "TypeError: Cannot read properties of undefined (reading 'map')",
  stack: "Xe (base-BqW_1x2.js:2:41877)\nbase-BqW_1x2.js:3:10",
  release: "index-a1b2c3d.js",
  route: "/event/:eventId",
};

const report = (changes: Partial<typeof crash> = {}, person = new Person(server.url)) =>
  person.call(reportCrash, { body: { ...crash, ...changes } });
const rows = () =>
  server.database
    .fork()
    .execute<{ user_id: string | null; activity_data: typeof crash }[]>(
      "select user_id, activity_data from user_activity",
    );

test("CRASH-4 the same crash on the same day is stored and logged once", async () => {
  const warn = vi.spyOn(server.log, "warn").mockReturnValue();
  await Promise.all([report(), report(), report()]);
  expect((await report()).status).toBe(200);
  expect(await rows()).toEqual([{ user_id: null, activity_data: crash }]);
  expect(warn.mock.calls).toEqual([[{ crash }, "the app crashed in a browser"]]);
  await server.database.fork().execute("update user_activity set created_at = now() - interval '1 day'");
  await report();
  await report({ release: "index-z9y8x7w.js" });
  expect(await rows()).toHaveLength(3);
});

test("CRASH-4 admins find a crash in Activity and in the overview, by itself or among what members did", async () => {
  await report();
  const { activities, total } = await admin.must(listActivities, { query: { type: "app_crashed" } });
  expect(total).toBe(1);
  const { message, route, release } = crash;
  const shown = { activityType: "app_crashed", member: null, event: null, crash: { message, route, release } };
  expect(activities).toEqual([expect.objectContaining(shown)]);
  expect((await admin.must(listActivities, { query: {} })).activities).toEqual(activities);
  expect((await admin.must(readOverview)).activities).toEqual(activities);
});

test("CRASH-3 CRASH-5 who reports a crash is not stored, and is not active by it", async () => {
  await report({}, await newMember(server.url));
  expect((await rows()).map(({ user_id }) => user_id)).toEqual([null]);
  const { activeUsers, dailyActive, activeByWeek } = await admin.must(readAnalytics);
  expect([activeUsers, dailyActive, activeByWeek.at(-1)?.members]).toEqual([0, 0, 0]);
});

test("CRASH-3 what a crash says about somebody is removed by the server as well", async () => {
  await report({
    message: "Error: “I am lost” ada@example.org at https://lamp.example.org/event/9?code=ABCDEF",
    stack: "Xe (https://lamp.example.org/assets/base.js:2:4)\nAda Obi is lost",
  });
  const [row] = await rows();
  expect(row?.activity_data).toMatchObject({
    message: "Error: [removed] [removed] at [removed]",
    stack: "Xe (base.js:2:4)",
  });
});

test.each([
  ["a long message", { message: "x".repeat(301) }],
  ["a long stack", { stack: "x".repeat(2001) }],
  ["an address instead of a pattern", { route: "/event/3f0e8c1a-5a3d-4c0e-9a65-0f5b7f6c2a11" }],
  ["a query string", { route: "/auth/reset?token=abc" }],
  ["a release that is no script", { release: "https://lamp.example.org/" }],
])("CRASH-3 %s is refused", async (_, changes) => {
  expect((await report(changes)).status).toBe(422);
  expect(await rows()).toEqual([]);
});

test("an address that reports without end is refused", async () => {
  const { tries } = reportCrash.limit;
  for (let count = 0; count < tries; count += 1) await report({ message: "" });
  const { status, error } = await report();
  expect([status, error?.code]).toEqual([429, "request/too-many"]);
});
