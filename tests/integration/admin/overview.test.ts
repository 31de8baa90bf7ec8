import { afterAll, beforeAll, expect, test } from "vitest";
import { type Counts, readOverview } from "../../../schema/admin/api.ts";
import { register } from "../../../schema/event/api.ts";
import * as postAdminApi from "../../../schema/post/admin-api.ts";
import * as postApi from "../../../schema/post/api.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { newEvent } from "../../support/event/events.ts";
import { comment, idOf, newGuardian, publish } from "../../support/post/posts.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await bootServer();
  admin = await newGuardian(server, "admin", "Mama Grace");
  // Without a safeguarding lead nobody may comment.
  await newGuardian(server, "safeguarding_lead", "Emeka Obi");
});
afterAll(() => server.stop());

async function count(sql: string): Promise<number> {
  const [row] = await server.database.fork().execute<{ count: number }[]>(`select count(*)::int as count from ${sql}`);
  return row?.count ?? Number.NaN;
}

/** The tables in the words of the overview. */
const rows: Readonly<Record<keyof Counts, string>> = {
  members: "users",
  events: "events",
  registrations: "event_registrations where status = 'registered'",
  posts: "posts",
  likes: "post_likes",
  comments: "post_comments",
  messages: "messages where deleted_at is null",
  notifications: "notifications",
  activities: "user_activity",
};

test("ADMIN-6 each count of the overview is what its table says", async () => {
  const ada = await newMember(server.url, "Ada Obi");
  const postId = await publish(admin);
  await comment(ada, postId, "I’ll be there.");
  await ada.must(postApi.likePost, { params: { postId } });
  const eventId = await newEvent(server, { title: "Night of songs" });
  await newEvent(server, { isActive: false });
  await ada.must(register, { params: { eventId } });
  const { counts } = await admin.must(readOverview);
  for (const [name, table] of Object.entries(rows))
    expect([name, await count(table)]).toEqual([name, counts[name as keyof Counts]]);
  expect(counts).toMatchObject({ members: 3, events: 2, registrations: 1, posts: 1, likes: 1, comments: 1 });
});

test("ADMIN-6 deleted posts and comments do not count, with what belongs to them", async () => {
  const ada = await newMember(server.url, "Ada Obi");
  const [gone, kept] = [await publish(admin, "Gone"), await publish(admin, "Kept")];
  const before = (await admin.must(readOverview)).counts;
  for (const postId of [gone, kept]) {
    await comment(ada, postId, "I’ll be there.");
    await ada.must(postApi.likePost, { params: { postId } });
  }
  const { body: second } = await comment(ada, kept, "So will she.");
  await admin.must(postAdminApi.deleteManagedComment, { params: { commentId: second.commentId } });
  await admin.must(postAdminApi.deleteManagedPost, { params: { postId: gone } });
  const { counts } = await admin.must(readOverview);
  const { posts, likes, comments } = before;
  expect(counts).toMatchObject({ posts: posts - 1, likes: likes + 1, comments: comments + 1 });
});

test("ADMIN-7 the overview shows the 8 newest activities, and Anonymous User without a name", async () => {
  const nameless = await newMember(server.url);
  const postIds = await Promise.all(Array.from({ length: 9 }, (_, at) => publish(admin, `Post ${at}`)));
  for (const postId of postIds) await nameless.must(postApi.likePost, { params: { postId } });
  const { activities } = await admin.must(readOverview);
  expect(activities).toHaveLength(8);
  expect(activities.every(({ activityType }) => activityType === "liked_post")).toBe(true);
  expect(activities[0]?.member).toEqual({
    memberId: idOf(nameless),
    displayName: "Anonymous User",
    avatarUrl: null,
    roles: [],
  });
  const times = activities.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test("ADMIN-7 a registration names its event, and reading activities is recorded", async () => {
  const ada = await newMember(server.url, "Ada Songs");
  const eventId = await newEvent(server, { title: "Night of songs" });
  await ada.must(register, { params: { eventId } });
  const before = await count("audit_log where kind = 'activities'");
  const { activities } = await admin.must(readOverview);
  expect(activities[0]).toMatchObject({
    activityType: "registered_for_event",
    member: { memberId: idOf(ada), displayName: "Ada Songs" },
    event: { eventId, title: "Night of songs" },
  });
  expect(await count("audit_log where kind = 'activities'")).toBe(before + 1);
});

test("ADMIN-1 the overview refuses everyone but admins", async () => {
  const lead = await newGuardian(server, "safeguarding_lead", "Emeka Obi");
  for (const person of [lead, await newMember(server.url)]) {
    expect((await person.call(readOverview)).status).toBe(403);
  }
});
