import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as devotionApi from "../../../schema/devotion/api.ts";
import * as notificationApi from "../../../schema/notification/api.ts";
import { suspendMember } from "../../../server/account/account.ts";
import { DevotionEntity } from "../../../server/devotion/devotion.entity.ts";
import { notifyDevotion } from "../../../server/notification/notification.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { storeDevotion } from "../../support/devotion.ts";
import { notifiedBy } from "../../support/server/announced.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { dayFromToday as day } from "../../support/today.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await bootServer();
  ada = await newMember(server.url, "Ada Obi");
});
afterAll(() => server.stop());
beforeEach(() => server.database.fork().execute("delete from user_devotion_reads; delete from devotions"));

const em = () => server.database.fork();
const memberId = (person: Person) => person.me?.memberId ?? "";
const store = (days: number, title = "A lamp") => storeDevotion(em(), { date: day(days), title });
/** Returns who is notified. */
const notify = (days = 0) => notifiedBy(server.database, () => notifyDevotion(em(), day(days)));
const list = (person = ada) => person.must(notificationApi.listNotifications);

test("NOTICE-22 members are notified of today's devotion once, without naming anyone", async () => {
  const devotionId = await store(0);
  expect(await notify()).toContain(memberId(ada));
  expect(await notify()).toEqual([]);
  const { notifications, unread } = await list();
  expect(unread).toBe(1);
  expect(notifications).toMatchObject([
    {
      kind: "devotion",
      actorId: null,
      actorName: "",
      count: 1,
      place: { kind: "devotion", devotionId, name: "A lamp" },
    },
  ]);
});

test("NOTICE-22 the next day's notification replaces this one, and is new", async () => {
  await store(-1, "Yesterday");
  await store(0, "Today");
  await notify(-1);
  await ada.must(notificationApi.readNotifications, { body: {} });
  await notify();
  expect(await list()).toMatchObject({ unread: 1, notifications: [{ place: { name: "Today" }, isRead: false }] });
});

test("NOTICE-22 members who have read it are not notified, and reading it marks the notification as read", async () => {
  const bayo = await newMember(server.url, "Bayo Cole");
  const devotionId = await store(0);
  await bayo.must(devotionApi.markDevotionRead, { params: { devotionId }, body: {} });
  expect(await notify()).not.toContain(memberId(bayo));
  await ada.must(devotionApi.markDevotionRead, { params: { devotionId }, body: {} });
  expect(await list()).toMatchObject({ unread: 0, notifications: [{ isRead: true }] });
});

test("NOTICE-22 suspended members are not notified, and neither is anyone of drafts and other days", async () => {
  const gone = await newMember(server.url, "Go Ne");
  await suspendMember(em(), memberId(gone));
  await store(1);
  await storeDevotion(em(), { date: day(0), isPublished: false });
  expect(await notify()).toEqual([]);
  await store(0);
  expect(await notify()).not.toContain(memberId(gone));
});

test("NOTICE-22 a notification is not shown while its devotion is not published", async () => {
  const devotionId = await store(0);
  await notify();
  await em().nativeUpdate(DevotionEntity, { id: devotionId }, { isPublished: false });
  expect(await list()).toMatchObject({ unread: 0, notifications: [] });
});
