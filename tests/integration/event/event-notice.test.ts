import { afterAll, beforeAll, expect, test } from "vitest";
import * as eventApi from "../../../schema/event/api.ts";
import * as waitingApi from "../../../schema/event/waiting-api.ts";
import { takeMemberSeat } from "../../../schema/member/api.ts";
import type { Notification } from "../../../schema/notification/api.ts";
import * as notificationApi from "../../../schema/notification/api.ts";
import { liftSuspension, suspendMember } from "../../../server/account/account.ts";
import { offerSeats } from "../../../server/event/event.ts";
import { notifyOfTomorrow } from "../../../server/event/notice/tomorrow.ts";
import { mailOffers, type OfferMailOptions } from "../../../server/event/waiting/offer-mail.ts";
import { waitingJobs } from "../../../server/event/waiting/waiting.jobs.ts";
import { type EventNotice, notifyEvent } from "../../../server/notification/notification.ts";
import type { Mail } from "../../../server/platform/mail.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { listen } from "../../support/chat/chat-member.ts";
import { newEvent } from "../../support/event/events.ts";
import { letTimePass, storeMembers } from "../../support/event/seats.ts";
import { notifiedBy } from "../../support/server/announced.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

const LAGOS = "Africa/Lagos";

interface Pushed {
  readonly unread: number;
  readonly newest: Notification | null;
}

let server: TestServer;
let bayo: Person;
beforeAll(async () => {
  server = await bootServer();
  // The tests run it themselves. Each offer is mailed once, so a run of the server’s would take their mails away.
  await execute("delete from pgboss.schedule where name = 'event/offer-seats'", []);
  bayo = await newMember(server.url, "Bayo Cole");
});
afterAll(() => server.stop());

const memberId = (person: Person) => person.me?.memberId ?? "";
const execute = (sql: string, values: unknown[]) => server.database.fork().execute(sql, values);
const params = (eventId: string) => ({ params: { eventId } });
const notices = async (person: Person, eventId: string) =>
  (await person.must(notificationApi.listNotifications)).notifications.filter(
    ({ place }) => place.kind === "event" && place.eventId === eventId,
  );
const kinds = async (person: Person, eventId: string) => (await notices(person, eventId)).map(({ kind }) => kind);
const notify = (kind: EventNotice, eventId: string, ids = [memberId(bayo)]) =>
  notifiedBy(server.database, () => notifyEvent(server.database.fork(), kind, eventId, ids));
/** Returns who is notified. */
const remind = () => notifiedBy(server.database, () => notifyOfTomorrow(server.database.fork(), LAGOS));

/** Lets an event begin at a time of day, so many days from today in Lagos. */
const moveTo = (eventId: string, days: number, time = "19:00") =>
  execute(
    "update events set event_date = (date_trunc('day', now() at time zone ?) + ? * interval '1 day' + ?::interval) at time zone ? where id = ?",
    [LAGOS, days, time, LAGOS, eventId],
  );

async function registeredFor(days: number, time?: string): Promise<string> {
  const eventId = await newEvent(server, { title: "Career night" });
  await bayo.must(eventApi.register, params(eventId));
  await moveTo(eventId, days, time);
  return eventId;
}

test("NOTICE-16 NOTICE-21 a registration notifies the member, and names the event and nobody", async () => {
  const eventId = await newEvent(server, { title: "Career night" });
  await bayo.must(eventApi.register, params(eventId));
  expect(await notices(bayo, eventId)).toMatchObject([
    { kind: "event_registered", actorId: null, actorName: "", place: { name: "Career night" }, isRead: false },
  ]);
});

test.each(["00:00", "12:00", "23:59"])(
  "NOTICE-17 members learn once of an event that is tomorrow at %s",
  async (time) => {
    const eventId = await registeredFor(1, time);
    expect(await remind()).toContain(memberId(bayo));
    expect(await remind()).toEqual([]);
    expect(await kinds(bayo, eventId)).toEqual(["event_tomorrow", "event_registered"]);
  },
);

test("NOTICE-17 an event of today or the day after tomorrow is not one of tomorrow", async () => {
  await registeredFor(0, "23:59");
  await registeredFor(2, "00:00");
  expect(await remind()).toEqual([]);
});

test.each([
  ["is hidden", "update events set is_active = false where id = ?"],
  ["is cancelled", "update events set cancelled_at = now() where id = ?"],
  ["was given up", "update event_registrations set status = 'cancelled', cancelled_at = now() where event_id = ?"],
])("NOTICE-17 nobody is told of tomorrow’s event that %s before", async (_, change) => {
  await execute(change, [await registeredFor(1)]);
  expect(await remind()).toEqual([]);
});

test("NOTICE-17 a member learns of each event of tomorrow, also if one of them was announced before", async () => {
  await registeredFor(1);
  await remind();
  const second = await registeredFor(1);
  expect(await remind()).toEqual([memberId(bayo)]);
  expect(await kinds(bayo, second)).toContain("event_tomorrow");
});

test("NOTICE-17 a registration that is made late the same evening is included", async () => {
  const eventId = await registeredFor(1);
  await remind();
  const [late = ""] = await storeMembers(server, 1);
  await execute(
    "insert into event_registrations (event_id, user_id, status, reference) values (?, ?, 'registered', 'LATE2345')",
    [eventId, late],
  );
  expect(await remind()).toEqual([late]);
});

test("NOTICE-17 NOTICE-18 an event that is moved to another day is announced on the day before that one", async () => {
  const eventId = await registeredFor(1);
  await remind();
  // A day passes, and the event has been moved to the day after.
  await execute("update notifications set created_at = created_at - interval '1 day' where event_id = ?", [eventId]);
  expect(await remind()).toEqual([memberId(bayo)]);
  await moveTo(eventId, 4);
  expect(await kinds(bayo, eventId)).toEqual(["event_registered"]);
});

test.each([
  ["the event is cancelled", "update events set cancelled_at = now() where id = ?"],
  ["the event has begun", "update events set event_date = now() where id = ?"],
  [
    "the registration is cancelled",
    "update event_registrations set status = 'cancelled', cancelled_at = now() where event_id = ?",
  ],
])("NOTICE-18 the notification of tomorrow is not shown once %s", async (_, sql) => {
  const eventId = await registeredFor(1);
  await remind();
  expect(await kinds(bayo, eventId)).toContain("event_tomorrow");
  await execute(sql, [eventId]);
  expect(await kinds(bayo, eventId)).not.toContain("event_tomorrow");
});

test.each(["event_moved", "event_cancelled", "event_refunded"] as const)(
  "NOTICE-19 a member has one %s, and a second is new again",
  async (kind) => {
    const eventId = await newEvent(server);
    expect(await notify(kind, eventId)).toEqual([memberId(bayo)]);
    await bayo.must(notificationApi.readNotifications, { body: {} });
    await notify(kind, eventId);
    expect(await notices(bayo, eventId)).toMatchObject([{ kind, isRead: false }]);
  },
);

test("NOTICE-20 EVENT-31 an offered seat is pushed at once; its notification is shown while it stands", async () => {
  const eventId = await newEvent(server, { maxAttendees: 1 });
  const ngozi = await newMember(server.url);
  await ngozi.must(eventApi.register, params(eventId));
  await bayo.must(notificationApi.readNotifications, { body: {} });
  await bayo.must(waitingApi.joinWaitingList, params(eventId));
  const connection = await listen(bayo as never, (await bayo.must(takeMemberSeat)).reservation);
  await until(() => connection.room.state !== undefined);
  await ngozi.must(eventApi.cancelRegistration, params(eventId));
  const latest = () => connection.messagesOf("notifications").at(-1) as Pushed | undefined;
  await until(() => latest()?.newest?.kind === "event_seat_offered");
  expect(latest()?.unread).toBe(1);
  await bayo.must(waitingApi.leaveWaitingList, params(eventId));
  await until(() => latest()?.unread === 0);
  expect(latest()?.newest).toBeNull();
  expect(await notices(bayo, eventId)).toEqual([]);
});

test("NOTICE-20 the notification of an offer disappears when its time is up", async () => {
  const eventId = await newEvent(server, { maxAttendees: 1 });
  const ngozi = await newMember(server.url);
  await ngozi.must(eventApi.register, params(eventId));
  await bayo.must(waitingApi.joinWaitingList, params(eventId));
  await ngozi.must(eventApi.cancelRegistration, params(eventId));
  expect(await kinds(bayo, eventId)).toEqual(["event_seat_offered"]);
  await letTimePass(server, eventId);
  expect(await kinds(bayo, eventId)).toEqual([]);
});

test("NOTICE-21 notifications of an event that is not published are not shown, and the suspended get none", async () => {
  const eventId = await newEvent(server);
  const [suspended = ""] = await storeMembers(server, 1);
  await suspendMember(server.database.fork(), suspended);
  expect(await notify("event_moved", eventId, [memberId(bayo), suspended])).toEqual([memberId(bayo)]);
  await execute("update events set is_active = false where id = ?", [eventId]);
  expect(await kinds(bayo, eventId)).toEqual([]);
});

const mailInto = (sent: Mail[]): OfferMailOptions => ({
  siteUrl: "https://example.org",
  community: { name: "Lampstand", timeZone: LAGOS },
  sendMail: async (each) => void sent.push(each),
});

/** Runs the job that offers and mails, which puts the mails here. */
async function mailOffersInto(sent: Mail[]): Promise<void> {
  const jobs = waitingJobs(server.database, mailInto(sent));
  await jobs.find(({ queue }) => queue.name === "event/offer-seats")?.run({});
}

/** A seat of an event is offered to a member. Returns the event. */
async function offeredTo(person: Person, event: Parameters<typeof newEvent>[1] = {}): Promise<string> {
  const eventId = await newEvent(server, { maxAttendees: 1, ...event });
  const ngozi = await newMember(server.url);
  await ngozi.must(eventApi.register, params(eventId));
  await person.must(waitingApi.joinWaitingList, params(eventId));
  await ngozi.must(eventApi.cancelRegistration, params(eventId));
  return eventId;
}
const confirmAddress = (person: Person) =>
  execute("update users set email_verified = true where id = ?", [memberId(person)]);

test("EVENT-31 an offer is mailed once, to confirmed addresses only", async () => {
  await execute("update users set email_verified = false where id = ?", [memberId(bayo)]);
  const eventId = await offeredTo(bayo, { title: "<b>Career</b> night" });
  const sent: Mail[] = [];
  await mailOffersInto(sent);
  expect(sent).toEqual([]);
  await confirmAddress(bayo);
  await Promise.all([mailOffersInto(sent), mailOffersInto(sent)]);
  await mailOffersInto(sent);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: bayo.me?.email, action: { url: `https://example.org/event/${eventId}` } });
  expect(sent[0]?.text).toMatch(/“<b>Career<\/b> night”\. It’s yours until \w+day, .* GMT\+1\./);
});

test("EVENT-31 an offer that was taken back and is made again is mailed again", async () => {
  await confirmAddress(bayo);
  const eventId = await offeredTo(bayo);
  const sent: Mail[] = [];
  await mailOffersInto(sent);
  await execute("update event_waiting_list set offered_until = null where event_id = ?", [eventId]);
  await offerSeats(server.database.fork(), eventId);
  await mailOffersInto(sent);
  expect(sent.map(({ action }) => action?.url)).toEqual(Array(2).fill(`https://example.org/event/${eventId}`));
});

test("EVENT-31 nobody is mailed about an offer that is over, as after a pause of the server", async () => {
  await confirmAddress(bayo);
  const eventId = await offeredTo(bayo);
  await letTimePass(server, eventId);
  await execute("update events set event_date = now() where id = ?", [eventId]);
  const sent: Mail[] = [];
  await mailOffersInto(sent);
  expect(sent).toEqual([]);
});

test("EVENT-31 nobody is mailed about an event that was hidden since, or while suspended", async () => {
  const member = await newMember(server.url);
  await confirmAddress(member);
  const eventId = await offeredTo(member);
  const sent: Mail[] = [];
  await execute("update events set is_active = false where id = ?", [eventId]);
  await mailOffersInto(sent);
  await execute("update events set is_active = true where id = ?", [eventId]);
  await suspendMember(server.database.fork(), memberId(member));
  await mailOffers(server.database.fork(), mailInto(sent));
  expect(sent).toEqual([]);
  await liftSuspension(server.database.fork(), memberId(member));
  await mailOffers(server.database.fork(), mailInto(sent));
  expect(sent).toHaveLength(1);
});

test("EVENT-31 an offer that another server is mailing is left to it, without waiting", async () => {
  await confirmAddress(bayo);
  const eventId = await offeredTo(bayo);
  const sent: Mail[] = [];
  await server.database.fork().transactional(async (tx) => {
    await tx.execute("select from event_waiting_list where event_id = ? for update", [eventId]);
    await mailOffers(server.database.fork(), mailInto(sent));
    expect(sent).toEqual([]);
  });
  await mailOffers(server.database.fork(), mailInto(sent));
  expect(sent).toHaveLength(1);
});

test("EVENT-25 EVENT-31 the job passes an offer that is over on, and mails the next member at once", async () => {
  const eventId = await offeredTo(bayo);
  const next = await newMember(server.url);
  await confirmAddress(next);
  await next.must(waitingApi.joinWaitingList, params(eventId));
  await letTimePass(server, eventId);
  const sent: Mail[] = [];
  await mailOffersInto(sent);
  expect(sent.map(({ to }) => to)).toEqual([next.me?.email]);
});
