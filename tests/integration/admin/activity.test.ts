import { afterAll, beforeAll, expect, test } from "vitest";
import { ACTIVITIES_PER_PAGE, listActivities } from "../../../schema/admin/api.ts";
import type { Person } from "../../support/account/people.ts";
import { idOf, newGuardian } from "../../support/post/posts.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await bootServer();
  admin = await newGuardian(server, "admin", "Mama Grace");
  // 45 activities, every third a comment; three at a time at the same moment.
  await server.database.fork().execute(
    `insert into user_activity (user_id, activity_type, activity_data, created_at)
     select ?, case when n % 3 = 0 then 'commented_on_post' else 'liked_post' end, '{}',
       now() - make_interval(mins => n / 3) from generate_series(1, 45) n`,
    [idOf(admin)],
  );
});
afterAll(() => server.stop());

const pageOf = (page: number, type?: string) =>
  admin.must(listActivities, { query: { page, ...(type !== undefined && { type }) } });

test("ADMIN-8 the pages hold every activity once, newest first", async () => {
  const pages = [await pageOf(1), await pageOf(2), await pageOf(3)];
  expect(pages.map(({ activities }) => activities.length)).toEqual([ACTIVITIES_PER_PAGE, ACTIVITIES_PER_PAGE, 5]);
  expect(pages.map(({ total }) => total)).toEqual([45, 45, 45]);
  const all = pages.flatMap(({ activities }) => activities);
  expect(new Set(all.map(({ activityId }) => activityId)).size).toBe(45);
  const times = all.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect((await pageOf(4)).activities).toEqual([]);
});

test("ADMIN-8 one kind has pages of its own", async () => {
  const { activities, total } = await pageOf(1, "commented_on_post");
  expect(total).toBe(15);
  expect(activities.map(({ activityType }) => activityType)).toEqual(Array(15).fill("commented_on_post"));
});

test.each([{ page: 0 }, { page: 1.5 }, { page: 100_001 }, { type: "logged_in" }, { order: "oldest" }])(
  "ADMIN-8 an invalid request is refused: %o",
  async (query) => {
    expect((await admin.call(listActivities, { query: query as never })).status).toBe(422);
  },
);
