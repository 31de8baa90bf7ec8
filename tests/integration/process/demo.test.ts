import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../../../schema/account/api.ts";
import { type ActivityType, listActivities, readOverview } from "../../../schema/admin/api.ts";
import { readChannelMessages } from "../../../schema/channel/api.ts";
import * as devotionApi from "../../../schema/devotion/api.ts";
import * as eventApi from "../../../schema/event/api.ts";
import { eventImagePath } from "../../../schema/event/event-image.ts";
import { isFull } from "../../../schema/event/event-state.ts";
import * as postApi from "../../../schema/post/api.ts";
import { demoMembers, seedDemo } from "../../../server/demo/demo.ts";
import { dateIn, dayAfter } from "../../../server/platform/date.ts";
import { Person } from "../../support/account/people.ts";
import { channelsOf } from "../../support/chat/channel.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ NODE_ENV: "development" });
});
afterAll(() => server.stop());

async function comeAs(email: string): Promise<Person> {
  const person = new Person(server.url);
  const { password } = demoMembers.find((member) => member.email === email) as (typeof demoMembers)[number];
  await person.must(signIn, { body: { email, password } });
  return person;
}

test("a demo member finds posts with likes and comments", async () => {
  const ada = await comeAs("ada@example.org");
  const { posts, supervisors } = await ada.must(postApi.listPosts, { query: {} });
  expect(posts.map(({ comments_count }) => comments_count)).toEqual([0, 2, 3]);
  expect(posts.map(({ isLiked }) => isLiked)).toEqual([false, true, true]);
  expect(supervisors).toEqual(["Mama Grace", "Emeka Obi"]);
});

test("the demo admin finds activities of each kind, one for each registration, like, comment and post", async () => {
  const grace = await comeAs("admin@example.org");
  const { counts } = await grace.must(readOverview);
  const totalOf = async (type: ActivityType) => (await grace.must(listActivities, { query: { type } as never })).total;
  expect(await totalOf("registered_for_event")).toBe(counts.registrations);
  expect(await totalOf("liked_post")).toBe(counts.likes);
  expect(await totalOf("commented_on_post")).toBe(counts.comments);
  expect(await totalOf("created_post")).toBe(counts.posts);
  expect(await totalOf("joined_group")).toBeGreaterThan(3);
});

test("a demo member finds conversations in channels, one of them private with a supervising lead", async () => {
  const ada = await comeAs("ada@example.org");
  const channels = await channelsOf(ada);
  expect(channels.map(({ name }) => name).sort()).toEqual([
    "Choir and Drums",
    "Exams Together",
    "Friday Fellowship",
    "Quiz Team",
  ]);
  for (const { channelId, lastSeq, unread } of channels) {
    const { messages } = await ada.must(readChannelMessages, { params: { channelId } });
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: lastSeq }, (_, at) => at + 1));
    expect(unread).toBeLessThan(lastSeq);
  }
  const team = channels.find(({ isPrivate }) => isPrivate);
  expect(team?.supervisors.map(({ displayName }) => displayName)).toEqual([
    expect.stringMatching(/^(Mama Grace|Emeka Obi)$/),
  ]);
  const chidi = await comeAs("chidi@example.org");
  expect((await channelsOf(chidi)).map(({ name }) => name)).not.toContain("Quiz Team");
});

test("DEVOTION-15 there is a demo devotion for each of the past 45 days, for today and for the coming days", async () => {
  const ada = await comeAs("ada@example.org");
  const today = dateIn("Africa/Lagos");
  const { devotions } = await ada.must(devotionApi.listComingDevotions);
  expect(devotions.map(({ date }) => date)).toEqual(Array.from({ length: 8 }, (_, days) => dayAfter(today, days)));
  const oldest = dayAfter(today, -45);
  const last = await ada.must(devotionApi.listDevotions, { query: { before: dayAfter(oldest, 1) } });
  expect(last).toMatchObject({ devotions: [{ date: oldest }], next: null });
  // With today's it is a week.
  expect((await ada.must(devotionApi.readStreak)).streak).toMatchObject({ current: 6, isReadToday: false });
});

test("EVENT-74 six demo events of different kinds are to come, and eight are over", async () => {
  const { upcoming, past } = await (await comeAs("ada@example.org")).must(eventApi.listEvents);
  expect(upcoming).toHaveLength(6);
  expect(upcoming.filter(({ isOnline }) => isOnline)).toHaveLength(1);
  const tomorrow = dateIn("Africa/Lagos", new Date(Date.now() + 24 * 60 * 60 * 1000));
  expect(dateIn("Africa/Lagos", new Date(upcoming[0]?.eventDate ?? 0))).toBe(tomorrow);
  expect(upcoming.filter(({ ticketPriceKobo }) => ticketPriceKobo === 250_000)).toHaveLength(1);
  expect(upcoming.filter(isFull)).toHaveLength(1);
  expect(upcoming.filter(({ maxAttendees }) => maxAttendees === null)).toHaveLength(1);
  expect(past).toHaveLength(6);
  expect(past.every(({ currentAttendees }) => currentAttendees > 0)).toBe(true);
  const ada = await comeAs("ada@example.org");
  await until(async () => {
    const list = await ada.must(eventApi.listEvents);
    return [...list.upcoming, ...list.past].every(({ imageName }) => imageName !== null);
  });
  const pictured = await ada.must(eventApi.listEvents);
  for (const { imageName } of [...pictured.upcoming, ...pictured.past]) {
    const picture = await fetch(server.url + eventImagePath(imageName ?? "none", "640.webp"));
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
  }
  const [count] = await server.database.fork().execute("select count(*)::int as events from events");
  expect(count).toEqual({ events: 14 });
});

test("the demo data is added only once", async () => {
  const count = async () =>
    (
      await server.database
        .fork()
        .execute(
          "select (select count(*) from users) as u, (select count(*) from threads) as t, (select count(*) from events) as e",
        )
    )[0];
  const before = await count();
  const options = { timeZone: "Africa/Lagos", savePictures: () => Promise.reject(new Error("not again")) };
  expect(await seedDemo(server.database, options)).toHaveLength(demoMembers.length);
  expect(await count()).toEqual(before);
});
