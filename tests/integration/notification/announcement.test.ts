import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { BodyInputOf } from "../../../schema/endpoint.ts";
import type { Announcement, sendAnnouncement } from "../../../schema/notification/admin-api.ts";
import * as notificationAdminApi from "../../../schema/notification/admin-api.ts";
import { listNotifications, readNotifications } from "../../../schema/notification/api.ts";
import { suspendMember } from "../../../server/account/account.ts";
import { sendBatches } from "../../../server/notification/announcement/send-batches.ts";
import { markPushed } from "../../../server/notification/notification.ts";
import { newHolder } from "../../support/account/admins.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import { newChatMember } from "../../support/chat/chat-member.ts";
import { newEvent } from "../../support/event/events.ts";
import { addMembers } from "../../support/game/game-rows.ts";
import { notifiedBy } from "../../support/server/announced.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
let grace: ChatMember;
beforeAll(async () => {
  server = await bootServer({}, { jobPollSeconds: 1 });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await execute("delete from user_roles");
  await execute("update users set suspended_at = now()");
  grace = await newHolder(server, "admin", "Grace Okafor");
});

const execute = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);
const nextYear = () => Date.now() + 365 * 24 * 60 * 60 * 1000;
const tomorrow = () => Date.now() + 24 * 60 * 60 * 1000;

type Body = Partial<BodyInputOf<typeof sendAnnouncement>>;
const bodyOf = (change: Body = {}) => ({
  announcementId: crypto.randomUUID(),
  title: "Friday is moved",
  text: "We meet at 6 PM.",
  audience: "everyone" as const,
  role: null,
  eventId: null,
  scheduledFor: null,
  ...change,
});
const call = (body: ReturnType<typeof bodyOf>) => grace.call(notificationAdminApi.sendAnnouncement, { body });

async function find(announcementId: string): Promise<Announcement | undefined> {
  const { announcements } = await grace.must(notificationAdminApi.listAnnouncements, { query: {} as never });
  return announcements.find((each) => each.announcementId === announcementId);
}

/** Sends it, and waits until it has reached everyone. */
async function send(change: Body = {}): Promise<string> {
  const body = bodyOf(change);
  expect((await call(body)).status).toBe(200);
  await until(async () => (await find(body.announcementId))?.state === "sent");
  return body.announcementId;
}

const namesReached = async (announcementId: string) =>
  (
    await execute<{ full_name: string }>(
      `select full_name from notifications join profiles using (user_id) where announcement_id = ? order by full_name`,
      [announcementId],
    )
  ).map(({ full_name }) => full_name);

test("NOTICE-30 reaches everyone, a role or an event’s attendees, but nobody suspended and not the admin", async () => {
  await newHolder(server, "mentor", "Halima");
  const [ada, bisi] = [await newChatMember(server.url, "Ada"), await newChatMember(server.url, "Bisi")];
  const former = await newHolder(server, "mentor", "Suspended");
  await suspendMember(server.database.fork(), former.memberId);
  const eventId = await newEvent(server, { title: "Picnic" });
  const register =
    "insert into event_registrations (event_id, user_id, reference, status, cancelled_at) values (?, ?, ?, ?, ?)";
  await execute(register, [eventId, ada.memberId, "ADA-1", "registered", null]);
  await execute(register, [eventId, bisi.memberId, "BISI-1", "cancelled", new Date()]);
  expect(await namesReached(await send())).toEqual(["Ada", "Bisi", "Halima"]);
  expect(await namesReached(await send({ audience: "role", role: "mentor" }))).toEqual(["Halima"]);
  expect(await namesReached(await send({ audience: "event", eventId }))).toEqual(["Ada"]);
});

test("NOTICE-31 NOTICE-34 reaches 1,100 members in batches, once each, also if the job runs twice at once", async () => {
  await addMembers(server.database.fork(), ...Array<null>(1100).fill(null));
  const body = bodyOf({ scheduledFor: tomorrow() });
  await call(body);
  const run = () => sendBatches(server.database, body.announcementId);
  expect(await notifiedBy(server.database, () => Promise.all([run(), run()]))).toHaveLength(1100);
  expect(await find(body.announcementId)).toMatchObject({ state: "sent", total: 1100, reached: 1100, seen: 0 });
  expect(await notifiedBy(server.database, run)).toEqual([]);
  const [row] = await execute<{ count: number }>(
    "select count(*)::int as count from notifications where announcement_id = ?",
    [body.announcementId],
  );
  expect(row?.count).toBe(1100);
});

test("NOTICE-31 the same announcement sent twice is one", async () => {
  await newChatMember(server.url, "Ada");
  const body = bodyOf();
  const replies = await Promise.all([call(body), call(body)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  await until(async () => (await find(body.announcementId))?.state === "sent");
  expect(await namesReached(body.announcementId)).toEqual(["Ada"]);
});

test("NOTICE-31 a scheduled one that is sent again after its time, because the reply was lost, is one", async () => {
  const body = bodyOf({ scheduledFor: tomorrow() });
  expect((await call(body)).status).toBe(200);
  expect((await call({ ...body, scheduledFor: Date.now() - 60_000 })).status).toBe(200);
  expect(await execute("select id from announcements where id = ?", [body.announcementId])).toHaveLength(1);
});

test("NOTICE-32 a scheduled one waits for its time, which lies within the next 90 days", async () => {
  await newChatMember(server.url, "Ada");
  const [later, soon] = [bodyOf({ scheduledFor: tomorrow() }), bodyOf({ scheduledFor: tomorrow() })];
  for (const body of [later, soon]) await call(body);
  expect(await find(later.announcementId)).toMatchObject({ state: "scheduled", total: null, reached: 0 });
  const hours = await execute<{ hours: number }>(
    `update pgboss.job set start_after = now() where data->>'announcementId' = ?
     returning round(extract(epoch from old.start_after - now()) / 3600)::int as hours`,
    [soon.announcementId],
  );
  expect(hours).toEqual([{ hours: 24 }]);
  await until(async () => (await find(soon.announcementId))?.state === "sent");
  expect(await namesReached(soon.announcementId)).toEqual(["Ada"]);
  expect(await find(later.announcementId)).toMatchObject({ state: "scheduled" });
  for (const scheduledFor of [Date.now() - 60_000, nextYear()]) {
    const { error } = await call(bodyOf({ scheduledFor }));
    expect([error?.code, Object.keys(error?.fields ?? {})]).toEqual(["request/invalid", ["scheduledFor"]]);
  }
});

test("NOTICE-30 a role or an event is required where the audience has one", async () => {
  const faults = async (change: Body) => Object.keys((await call(bodyOf(change))).error?.fields ?? {});
  expect(await faults({ audience: "role" })).toEqual(["role"]);
  expect(await faults({ audience: "event" })).toEqual(["eventId"]);
  expect(await faults({ audience: "event", eventId: crypto.randomUUID() })).toEqual(["eventId"]);
  expect(await faults({ title: " ", text: "" })).toEqual(expect.arrayContaining(["title", "text"]));
});

test("NOTICE-33 a cancelled one reaches nobody else, and one that was sent cannot be cancelled", async () => {
  await newChatMember(server.url, "Ada");
  const body = bodyOf({ scheduledFor: tomorrow() });
  await call(body);
  const cancel = async (announcementId: string) =>
    (await grace.call(notificationAdminApi.cancelAnnouncement, { params: { announcementId } })).error?.code;
  expect(await cancel(body.announcementId)).toBeUndefined();
  await sendBatches(server.database, body.announcementId);
  expect(await namesReached(body.announcementId)).toEqual([]);
  expect(await find(body.announcementId)).toMatchObject({ state: "cancelled", reached: 0 });
  expect(await cancel(body.announcementId)).toBe("announcement/finished");
  expect(await cancel(await send())).toBe("announcement/finished");
  expect(await cancel(crypto.randomUUID())).toBe("announcement/not-found");
});

test("NOTICE-34 NOTICE-35 a member reads all of it, and the admin sees how many did and by push", async () => {
  const [ada] = [await newChatMember(server.url, "Ada"), await newChatMember(server.url, "Bisi")];
  const text = "We meet at 6 PM. ".repeat(20).trim();
  const announcementId = await send({ text });
  const { notifications, unread } = await ada.must(listNotifications, { query: {} });
  expect(unread).toBe(1);
  expect(notifications[0]).toMatchObject({
    kind: "announcement",
    place: { kind: "announcement", announcementId, name: "Friday is moved", about: null },
    text,
    actorName: "",
  });
  expect(await find(announcementId)).toMatchObject({ total: 2, reached: 2, seen: 0, pushed: 0 });
  const notificationId = notifications[0]?.notificationId ?? "";
  await ada.must(readNotifications, { body: { notificationIds: [notificationId] } });
  await markPushed(server.database.fork(), notificationId);
  expect(await find(announcementId)).toMatchObject({ seen: 1, pushed: 1, authorName: "Grace Okafor" });
});

test("NOTICE-36 the audit log says to whom it went, whatever else the request contains", async () => {
  const rows = await auditDuring(server.database, () => send({ audience: "everyone", role: "mentor" }));
  expect(rows).toMatchObject([{ kind: "announcement-sent", detail: "everyone" }]);
});

test("NOTICE-36 sending and cancelling leave rows in the audit log", async () => {
  const body = bodyOf({ audience: "role", role: "mentor", scheduledFor: tomorrow() });
  const { announcementId } = body;
  const rows = await auditDuring(server.database, async () => {
    await call(body);
    await grace.must(notificationAdminApi.cancelAnnouncement, { params: { announcementId } });
  });
  expect(rows).toMatchObject([
    { actor_id: grace.memberId, kind: "announcement-sent", item_id: announcementId, detail: "mentor" },
    { actor_id: grace.memberId, kind: "announcement-cancelled", item_id: announcementId },
  ]);
});
