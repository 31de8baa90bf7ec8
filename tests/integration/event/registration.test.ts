import { afterAll, beforeAll, expect, test } from "vitest";
import * as eventApi from "../../../schema/event/api.ts";
import * as waitingApi from "../../../schema/event/waiting-api.ts";
import { SEAT_HOLD_MINUTES } from "../../../schema/limits.ts";
import { block } from "../../../schema/safety/api.ts";
import { giveRole, suspendMember } from "../../../server/account/account.ts";
import { confirmSeat, holdSeat, releaseSeat, withEventLock } from "../../../server/event/event.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { inDays, newEvent } from "../../support/event/events.ts";
import { seatsOf } from "../../support/event/seats.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let ngozi: Person;
let bayo: Person;
beforeAll(async () => {
  server = await bootServer();
  ngozi = await newMember(server.url, "Ngozi Ade");
  bayo = await newMember(server.url, "Bayo Cole");
});
afterAll(() => server.stop());

const memberId = (person: Person) => person.me?.memberId ?? "";
const register = (person: Person, eventId: string) => person.call(eventApi.register, { params: { eventId } });
const read = (person: Person, eventId: string) => person.must(eventApi.readEvent, { params: { eventId } });
const hold = (person: Person, eventId: string) =>
  withEventLock(server.database.fork(), eventId, (tx, event) => holdSeat(tx, event, memberId(person)));
const confirm = (eventId: string, registrationId: string) =>
  withEventLock(server.database.fork(), eventId, (tx, event) => confirmSeat(tx, event, registrationId));
const letHoldsPass = (eventId: string) =>
  server.database
    .fork()
    .execute("update event_registrations set held_until = now() - interval '1 second' where event_id = ?", [eventId]);

test("EVENT-1 EVENT-2 the list shows events to come and past ones, with their registrations", async () => {
  const upcoming = await newEvent(server, { title: "To come" });
  const past = await newEvent(server, { title: "Over", eventDate: inDays(-1) });
  const hidden = [await newEvent(server, { isActive: false }), await newEvent(server, { cancelledAt: new Date() })];
  await register(ngozi, upcoming);
  const list = await bayo.must(eventApi.listEvents);
  expect(list.upcoming.find(({ eventId }) => eventId === upcoming)).toMatchObject({
    currentAttendees: 1,
    heldSeats: 0,
  });
  expect(list.past.map(({ eventId }) => eventId)).toContain(past);
  const ids = [...list.upcoming, ...list.past].map(({ eventId }) => eventId);
  expect(ids.filter((id) => hidden.includes(id))).toEqual([]);
});

test("EVENT-4 a full event refuses, and EVENT-9 a cancelled registration frees the seat at once", async () => {
  const eventId = await newEvent(server, { maxAttendees: 1 });
  expect((await register(ngozi, eventId)).status).toBe(200);
  expect((await register(bayo, eventId)).error?.code).toBe("event/full");
  await ngozi.must(eventApi.cancelRegistration, { params: { eventId } });
  expect((await register(bayo, eventId)).body).toMatchObject({ status: "registered", heldUntil: null });
});

test("EVENT-9 nobody can cancel once the event has begun, or without a registration", async () => {
  const eventId = await newEvent(server);
  const cancel = () => ngozi.call(eventApi.cancelRegistration, { params: { eventId } });
  expect((await cancel()).error?.code).toBe("event/not-registered");
  await register(ngozi, eventId);
  await server.database.fork().execute("update events set event_date = now() where id = ?", [eventId]);
  expect((await cancel()).error?.code).toBe("event/ended");
});

test.each([
  ["has begun", { eventDate: inDays(-1) }, "event/ended"],
  ["is cancelled", { cancelledAt: new Date() }, "event/cancelled"],
  ["is not published", { isActive: false }, "event/not-found"],
  ["has a price", { isPaidEvent: true, ticketPriceKobo: 250_000 }, "event/paid"],
] as const)("EVENT-5 nobody registers for free for an event that %s", async (_, state, code) => {
  const eventId = await newEvent(server, { ...state });
  expect((await register(ngozi, eventId)).error?.code).toBe(code);
});

test("EVENT-6 one member who registers twenty times at once has one registration", async () => {
  const eventId = await newEvent(server);
  const replies = await Promise.all(Array.from({ length: 20 }, () => register(ngozi, eventId)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await read(ngozi, eventId)).event.currentAttendees).toBe(1);
});

test("EVENT-3 EVENT-7 a held seat counts as taken until its time is up", async () => {
  const eventId = await newEvent(server, { maxAttendees: 1 });
  const seat = await hold(ngozi, eventId);
  expect(seat.heldUntil).toBeGreaterThan(Date.now() + (SEAT_HOLD_MINUTES - 1) * 60_000);
  expect(await hold(ngozi, eventId)).toEqual(seat);
  expect((await register(bayo, eventId)).error?.code).toBe("event/full");
  expect((await read(bayo, eventId)).event).toMatchObject({ currentAttendees: 0, heldSeats: 1 });
  await letHoldsPass(eventId);
  expect((await read(ngozi, eventId)).registration).toBeNull();
  expect((await hold(ngozi, eventId)).reference).not.toBe(seat.reference);
});

test("EVENT-8 a payment after the hold gets the seat only if it is still free", async () => {
  const eventId = await newEvent(server, { maxAttendees: 1 });
  const late = await hold(ngozi, eventId);
  await letHoldsPass(eventId);
  expect(await confirm(eventId, late.registrationId)).toBe(true);
  expect(await confirm(eventId, late.registrationId)).toBe(true);
  expect(await seatsOf(server, eventId)).toMatchObject({ registered: 1, held: 0 });

  const fullId = await newEvent(server, { maxAttendees: 1 });
  const tooLate = await hold(ngozi, fullId);
  await letHoldsPass(fullId);
  await register(bayo, fullId);
  expect(await confirm(fullId, tooLate.registrationId)).toBe(false);
  expect((await read(ngozi, fullId)).event.currentAttendees).toBe(1);
});

test("EVENT-8 a payment for a hold that was given up gets no seat, although one is free", async () => {
  const eventId = await newEvent(server, { maxAttendees: 1 });
  const seat = await hold(ngozi, eventId);
  await ngozi.must(eventApi.cancelRegistration, { params: { eventId } });
  expect(await confirm(eventId, seat.registrationId)).toBe(false);
  expect(await confirm(eventId, crypto.randomUUID())).toBe(false);
  expect(await seatsOf(server, eventId)).toMatchObject({ registered: 0, held: 0 });
});

test.each([
  ["cancelled", "cancelled_at = now()"],
  ["hidden", "is_active = false"],
])("EVENT-8 a payment for an event that was %s meanwhile gets no seat, and its hold is over", async (_, change) => {
  const eventId = await newEvent(server);
  const { registrationId } = await hold(ngozi, eventId);
  await server.database.fork().execute(`update events set ${change} where id = ?`, [eventId]);
  expect(await confirm(eventId, registrationId)).toBe(false);
  expect(await seatsOf(server, eventId)).toMatchObject({ registered: 0, held: 0 });
});

test("EVENT-6 who joins the waiting list while a payment is late leaves it when the payment arrives", async () => {
  const eventId = await newEvent(server, { maxAttendees: 1 });
  const { registrationId } = await hold(ngozi, eventId);
  await letHoldsPass(eventId);
  await register(bayo, eventId);
  await ngozi.must(waitingApi.joinWaitingList, { params: { eventId } });
  await bayo.must(eventApi.cancelRegistration, { params: { eventId } });
  expect(await confirm(eventId, registrationId)).toBe(true);
  expect((await read(ngozi, eventId)).waiting).toBeNull();
  expect(await seatsOf(server, eventId)).toMatchObject({ registered: 1, held: 0, offered: 0, doubled: 0 });
});

test("EVENT-9 who gives up a seat ends no other one, and a seat is cancelled only once", async () => {
  const eventId = await newEvent(server);
  const { registrationId } = await hold(bayo, eventId);
  await register(ngozi, eventId);
  const release = () => withEventLock(server.database.fork(), eventId, (tx) => releaseSeat(tx, registrationId));
  const cancelledAt = () =>
    server.database.fork().execute("select cancelled_at from event_registrations where id = ?", [registrationId]);
  await release();
  const first = await cancelledAt();
  await release();
  expect(await cancelledAt()).toEqual(first);
  expect(await seatsOf(server, eventId)).toMatchObject({ registered: 1, held: 0 });
});

test.each(["free", "paid"])("EVENT-10 a %s registration leaves an activity and a notification", async (price) => {
  const eventId = await newEvent(server, { title: "Career night" });
  if (price === "free") await register(bayo, eventId);
  else await confirm(eventId, (await hold(bayo, eventId)).registrationId);
  const rows = await server.database
    .fork()
    .execute("select activity_type, activity_data from user_activity where activity_data ->> 'event_id' = ?", [
      eventId,
    ]);
  expect(rows).toEqual([
    { activity_type: "registered_for_event", activity_data: { event_id: eventId, event_title: "Career night" } },
  ]);
  const notices = await server.database.fork().execute("select kind from notifications where event_id = ?", [eventId]);
  expect(notices).toEqual([{ kind: "event_registered" }]);
});

test("EVENT-11 an event that is not published exists only for its creator and for admins", async () => {
  const eventId = await newEvent(server, { isActive: false, createdBy: memberId(ngozi) });
  const admin = await newMember(server.url);
  await giveRole(server.database.fork(), admin.me?.email ?? "", "admin");
  // Nobody without a role creates events, but a role can be taken away later.
  expect((await ngozi.call(eventApi.readEvent, { params: { eventId } })).error?.code).toBe("event/not-found");
  await giveRole(server.database.fork(), ngozi.me?.email ?? "", "mentor");
  expect((await read(ngozi, eventId)).canManage).toBe(true);
  expect((await read(admin, eventId)).canManage).toBe(true);
  const answer = await bayo.call(eventApi.readEvent, { params: { eventId } });
  const unknown = await bayo.call(eventApi.readEvent, { params: { eventId: crypto.randomUUID() } });
  expect([answer.status, answer.error?.code]).toEqual([404, "event/not-found"]);
  expect(unknown.error?.code).toBe("event/not-found");
});

test("EVENT-80 managers of an event see both members of a block, who do not see each other", async () => {
  const eventId = await newEvent(server, { createdBy: memberId(ngozi) });
  const [one, other] = [await newMember(server.url, "Sola Eze"), await newMember(server.url, "Kemi Obi")];
  for (const each of [one, other]) await register(each, eventId);
  for (const blocked of [one, other])
    await (blocked === one ? ngozi : one).must(block, { params: { memberId: memberId(blocked) } });
  const seen = async (person: Person) => {
    const { attendees, total } = await person.must(eventApi.listAttendees, { params: { eventId } });
    return [attendees.map(({ displayName }) => displayName), total];
  };
  expect(await seen(ngozi)).toEqual([["Sola", "Kemi"], 2]);
  expect([await seen(one), await seen(other)]).toEqual([
    [["Sola"], 1],
    [["Kemi"], 1],
  ]);
});

test("EVENT-12 attendees are seen by those who are registered and by the creator, with first names", async () => {
  const eventId = await newEvent(server, { createdBy: memberId(ngozi) });
  const list = (person: Person) => person.call(eventApi.listAttendees, { params: { eventId } });
  expect((await list(ngozi)).body).toEqual({ attendees: [], total: 0 });
  const [suspended, paying] = [await newMember(server.url, "Sam Eze"), await newMember(server.url, "Kemi Obi")];
  await register(suspended, eventId);
  await suspendMember(server.database.fork(), memberId(suspended));
  await hold(paying, eventId);
  await register(bayo, eventId);
  expect((await list(ngozi)).body).toEqual({
    attendees: [{ displayName: "Bayo", avatarUrl: null, roles: [], isSelf: false }],
    total: 1,
  });
  expect((await list(bayo)).body.attendees).toEqual([
    { displayName: "Bayo", avatarUrl: null, roles: [], isSelf: true },
  ]);
  const stranger = await newMember(server.url);
  expect((await list(stranger)).error?.code).toBe("event/not-registered");
});

test("EVENT-1 the list has the next hundred events, soonest first, and the six most recent past ones", async () => {
  const sql = `insert into events (title, description, location, event_date)
    select 'One of many', '', '', now() + n * interval '1 minute' from generate_series(?::int, ?::int) n where n <> 0`;
  await server.database.fork().execute(sql, [-7, 101]);
  const { upcoming, past } = await bayo.must(eventApi.listEvents);
  expect([upcoming.length, past.length]).toEqual([100, 6]);
  const [next, last] = [upcoming.map(({ eventDate }) => eventDate), past.map(({ eventDate }) => eventDate)];
  expect([next, last]).toEqual([next.toSorted((a, b) => a - b), last.toSorted((a, b) => b - a)]);
  expect(Math.max(...next)).toBeLessThan(inDays(1).getTime());
  expect(Math.min(...last)).toBeGreaterThan(inDays(-1).getTime());
});
