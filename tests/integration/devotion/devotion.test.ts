import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as devotionApi from "../../../schema/devotion/api.ts";
import { DevotionEntity } from "../../../server/devotion/devotion.entity.ts";
import { listDevotions, markRead, todaysDevotion } from "../../../server/devotion/devotion.ts";
import { dateIn } from "../../../server/platform/date.ts";
import { newMember, Person } from "../../support/account/people.ts";
import { ageAccounts, storeDevotion } from "../../support/devotion.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { dayFromToday as day, LAGOS } from "../../support/today.ts";

let server: TestServer;
let ada: Person;
let visitor: Person;
beforeAll(async () => {
  server = await bootServer();
  ada = await newMember(server.url, "Ada Obi");
  await ageAccounts(server.database);
  visitor = new Person(server.url);
});
afterAll(() => server.stop());
beforeEach(() => server.database.fork().execute("delete from user_devotion_reads; delete from devotions"));

const em = () => server.database.fork();
const memberId = (person: Person) => person.me?.memberId ?? "";
const store = (date: string, more: Partial<Parameters<typeof storeDevotion>[1]> = {}) =>
  storeDevotion(em(), { date, ...more });
const read = (devotionId: string, readOn?: string) =>
  ada.call(devotionApi.markDevotionRead, { params: { devotionId }, body: readOn === undefined ? {} : { readOn } });
const codeOf = async (devotionId: string, readOn?: string) => (await read(devotionId, readOn)).error?.code;
const reads = () => em().execute<{ read_on: string }[]>("select read_on::text from user_devotion_reads");
const feed = async (person: Person, before?: string) =>
  await person.must(devotionApi.listDevotions, before === undefined ? {} : { query: { before } });

test("DEVOTION-1 visitors read ten devotions at a time, newest first", async () => {
  for (let ago = 0; ago < 12; ago += 1) await store(day(-ago));
  const first = await feed(visitor);
  expect(first.devotions.map(({ date }) => date)).toEqual(Array.from({ length: 10 }, (_, ago) => day(-ago)));
  expect(first.next).toBe(day(-9));
  const second = await feed(visitor, day(-9));
  expect(second).toMatchObject({ devotions: [{ date: day(-10) }, { date: day(-11) }], next: null });
  expect(await feed(visitor, day(-11))).toEqual({ devotions: [], next: null });
});

test("DEVOTION-1 an invalid cursor is refused", async () => {
  for (const before of ["tomorrow", "2026-02-30", "0000-01-01", "2026-1-1", ""]) {
    const { status, error } = await visitor.call(devotionApi.listDevotions, { query: { before } });
    expect([before, status, error?.code]).toEqual([before, 422, "request/invalid"]);
  }
});

test("DEVOTION-2 a day has one published devotion, and any number of drafts", async () => {
  await store(day(0));
  await expect(store(day(0))).rejects.toThrow(/devotions_published_date/);
  for (const title of ["a", "b"]) await store(day(0), { title, isPublished: false });
  expect((await feed(visitor)).devotions).toHaveLength(1);
});

test("DEVOTION-3 drafts and devotions of later days are in no reply, and cannot be marked as read", async () => {
  const draft = await store(day(0), { isPublished: false });
  const coming = await store(day(8));
  expect(await feed(ada)).toEqual({ devotions: [], next: null });
  expect(await ada.must(devotionApi.readTodaysDevotion)).toEqual({ devotion: null });
  for (const devotionId of [draft, coming, crypto.randomUUID()]) {
    expect(await codeOf(devotionId)).toBe("devotion/not-found");
  }
  expect(await codeOf("not-an-id")).toBe("request/not-found");
  expect(await reads()).toEqual([]);
});

test("DEVOTION-4 the day turns at midnight in Lagos, which is 11 PM in UTC", async () => {
  const before = dateIn(LAGOS, new Date("2026-11-23T22:59:59Z"));
  const after = dateIn(LAGOS, new Date("2026-11-23T23:00:00Z"));
  expect([before, after]).toEqual(["2026-11-23", "2026-11-24"]);
  await store(before, { title: "Monday" });
  const tuesday = await store(after, { title: "Tuesday" });
  expect((await todaysDevotion(em(), null, before))?.title).toBe("Monday");
  expect((await todaysDevotion(em(), null, after))?.title).toBe("Tuesday");
  expect((await listDevotions(em(), null, { today: before })).devotions.map(({ title }) => title)).toEqual(["Monday"]);
  const on = (today: string) => ({ today, firstDay: "2026-01-01" });
  const reading = { devotionId: tuesday };
  await expect(markRead(em(), memberId(ada), reading, on(before))).rejects.toThrow("devotion/not-yet");
  await markRead(em(), memberId(ada), reading, on(after));
  expect(await reads()).toEqual([{ read_on: after }]);
});

test("DEVOTION-5 members get the devotions of today and the next seven days", async () => {
  for (const days of [-1, 0, 1, 7, 8]) await store(day(days));
  await store(day(2), { isPublished: false });
  const { devotions } = await ada.must(devotionApi.listComingDevotions);
  expect(devotions.map(({ date }) => date)).toEqual([day(0), day(1), day(7)]);
});

test("DEVOTION-6 a devotion is marked as read once, also if that is asked twenty times at once", async () => {
  const devotionId = await store(day(-1));
  const replies = await Promise.all(Array.from({ length: 20 }, () => read(devotionId)));
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(replies.filter(({ body }) => body.isNew)).toHaveLength(1);
  expect((await read(devotionId, day(-1))).body.isNew).toBe(false);
  expect(await reads()).toEqual([{ read_on: day(0) }]);
  expect((await feed(ada)).devotions[0]?.isRead).toBe(true);
  expect((await feed(visitor)).devotions[0]?.isRead).toBe(false);
});

test("DEVOTION-7 reads that were made without network count for their own days", async () => {
  for (const ago of [3, 2, 1]) await read(await store(day(-ago)), day(-ago));
  const { streak } = await ada.must(devotionApi.readStreak);
  expect(streak).toMatchObject({ current: 3, total: 3, isReadToday: false });
});

test("DEVOTION-8 a day that cannot be is refused, and nothing is stored", async () => {
  const old = await store(day(-30));
  const recent = await store(day(-2));
  expect(await codeOf(old, day(8))).toBe("devotion/day-not-accepted");
  expect(await codeOf(old, day(-8))).toBe("devotion/day-not-accepted");
  expect(await codeOf(recent, day(-3))).toBe("devotion/day-not-accepted");
  expect(await codeOf(recent, "yesterday")).toBe("request/invalid");
  expect(await reads()).toEqual([]);
  expect(await codeOf(old, day(-7))).toBeUndefined();
  expect(await codeOf(recent, day(-2))).toBeUndefined();
});

test("DEVOTION-16 a read of a day to come is not accepted yet, and counts once the day has come", async () => {
  const old = await store(day(-30));
  const coming = await store(day(3));
  expect(await codeOf(old, day(1))).toBe("devotion/not-yet");
  expect(await codeOf(old, day(7))).toBe("devotion/not-yet");
  expect(await codeOf(coming)).toBe("devotion/not-yet");
  expect(await codeOf(coming, day(3))).toBe("devotion/not-yet");
  expect(await reads()).toEqual([]);
  const onItsDay = { today: day(3), firstDay: day(-60) };
  expect(await markRead(em(), memberId(ada), { devotionId: coming, readOn: day(3) }, onItsDay)).toBe(true);
  expect(await reads()).toEqual([{ read_on: day(3) }]);
});

test("DEVOTION-18 no read counts for a day before the account, not even one that was stored earlier", async () => {
  const bayo = await newMember(server.url, "Bayo Cole");
  const devotionId = await store(day(-3));
  const early = { params: { devotionId }, body: { readOn: day(-1) } };
  expect((await bayo.call(devotionApi.markDevotionRead, early)).error?.code).toBe("devotion/day-not-accepted");
  await em().execute("insert into user_devotion_reads (user_id, read_on) values (?, ?), (?, ?)", [
    ...[memberId(bayo), day(-1)],
    ...[memberId(bayo), day(-2)],
  ]);
  const { streak } = await bayo.must(devotionApi.markDevotionRead, { params: { devotionId }, body: {} });
  expect(streak).toMatchObject({ current: 1, longest: 1, total: 1, isReadToday: true });
});

test("DEVOTION-13 a deleted or withdrawn devotion takes no day from anyone", async () => {
  const [gone, hidden] = [await store(day(-1)), await store(day(0))];
  await read(gone, day(-1));
  await read(hidden);
  await em().nativeDelete(DevotionEntity, { id: gone });
  await em().nativeUpdate(DevotionEntity, { id: hidden }, { isPublished: false });
  const { streak } = await ada.must(devotionApi.readStreak);
  expect(streak).toMatchObject({ current: 2, longest: 2, total: 2, isReadToday: true });
});

test("a member sees only their own reads", async () => {
  const bayo = await newMember(server.url, "Bayo Cole");
  await read(await store(day(0)));
  expect((await feed(bayo)).devotions[0]?.isRead).toBe(false);
  expect((await bayo.must(devotionApi.readStreak)).streak.total).toBe(0);
});

test("markup in a devotion arrives as the letters that it is", async () => {
  const content = "<img src=x onerror=alert(1)>\n\n<b>Bold</b>";
  await store(day(0), { title: "<i>T</i>", content });
  const { headers, body } = await visitor.call(devotionApi.readTodaysDevotion);
  expect(body.devotion).toMatchObject({ title: "<i>T</i>", content });
  expect(headers.get("content-type")).toMatch(/^application\/json/);
});
