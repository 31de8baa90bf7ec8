import { afterAll, beforeAll, expect, test } from "vitest";
import * as eventApi from "../../../schema/event/api.ts";
import * as waitingApi from "../../../schema/event/waiting-api.ts";
import { liftSuspension, suspendMember } from "../../../server/account/account.ts";
import {
  confirmSeat,
  holdSeat,
  offerSeats,
  releaseSeat,
  waitFirst,
  withEventLock,
} from "../../../server/event/event.ts";
import { clearOldLists, joinWaitingList, offerSeatsOfAll, ownWaiting } from "../../../server/event/waiting/waiting.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { inDays, newEvent } from "../../support/event/events.ts";
import { letTimePass, seatsOf, storeMembers } from "../../support/event/seats.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let ngozi: Person;
let bayo: Person;
let kemi: Person;
beforeAll(async () => {
  server = await bootServer();
  [ngozi, bayo, kemi] = await Promise.all([
    newMember(server.url, "Ngozi Ade"),
    newMember(server.url, "Bayo Cole"),
    newMember(server.url, "Kemi Obi"),
  ]);
});
afterAll(() => server.stop());

const memberId = (person: Person) => person.me?.memberId ?? "";
const register = (person: Person, eventId: string) => person.call(eventApi.register, { params: { eventId } });
const cancel = (person: Person, eventId: string) => person.must(eventApi.cancelRegistration, { params: { eventId } });
const join = (person: Person, eventId: string) => person.call(waitingApi.joinWaitingList, { params: { eventId } });
const leave = (person: Person, eventId: string) => person.must(waitingApi.leaveWaitingList, { params: { eventId } });
const waitingOf = async (person: Person, eventId: string) =>
  (await person.must(eventApi.readEvent, { params: { eventId } })).waiting;
const isOffered = async (person: Person, eventId: string) => (await waitingOf(person, eventId))?.offeredUntil != null;
const offerAll = () => offerSeatsOfAll(server.database.fork());
const execute = (sql: string, values: unknown[]) => server.database.fork().execute(sql, values);
const change = (eventId: string, fields: object) =>
  withEventLock(server.database.fork(), eventId, async (_, event) => void Object.assign(event, fields));

/** An event with one seat, which the first of these members has; the others wait in this order. */
async function fullEvent(first: Person, ...others: Person[]): Promise<string> {
  const eventId = await newEvent(server, { maxAttendees: 1 });
  await first.must(eventApi.register, { params: { eventId } });
  for (const each of others) await each.must(waitingApi.joinWaitingList, { params: { eventId } });
  return eventId;
}

test("EVENT-20 EVENT-21 members join in order, and joining twice keeps the place", async () => {
  const eventId = await fullEvent(ngozi);
  expect((await join(bayo, eventId)).body).toEqual({ position: 1, offeredUntil: null });
  expect((await join(kemi, eventId)).body).toEqual({ position: 2, offeredUntil: null });
  expect((await join(bayo, eventId)).body).toEqual({ position: 1, offeredUntil: null });
  expect(await waitingOf(kemi, eventId)).toEqual({ position: 2, offeredUntil: null });
  await leave(bayo, eventId);
  expect(await waitingOf(bayo, eventId)).toBeNull();
  expect(await waitingOf(kemi, eventId)).toEqual({ position: 1, offeredUntil: null });
});

test("EVENT-20 twenty presses at once are one place", async () => {
  const eventId = await fullEvent(ngozi);
  const replies = await Promise.all(Array.from({ length: 20 }, () => join(bayo, eventId)));
  expect(replies.map(({ body }) => body)).toEqual(Array(20).fill({ position: 1, offeredUntil: null }));
  expect((await seatsOf(server, eventId)).waiting).toBe(1);
});

test.each([
  ["has a free seat", {}, "event/not-full"],
  ["has no limit", { maxAttendees: null }, "event/not-full"],
  ["has begun", { eventDate: inDays(-1) }, "event/ended"],
  ["is cancelled", { cancelledAt: new Date() }, "event/cancelled"],
  ["is not published", { isActive: false }, "event/not-found"],
] as const)("EVENT-20 nobody waits for an event that %s", async (_, state, code) => {
  const eventId = await newEvent(server, { maxAttendees: 1, ...state });
  expect((await join(bayo, eventId)).error?.code).toBe(code);
});

test("EVENT-20 a member who has a seat, or holds one, cannot wait for another", async () => {
  const eventId = await fullEvent(ngozi);
  expect((await join(ngozi, eventId)).error?.code).toBe("event/already-registered");
  const heldId = await newEvent(server, { maxAttendees: 1 });
  await withEventLock(server.database.fork(), heldId, (tx, event) => holdSeat(tx, event, memberId(bayo)));
  expect((await join(bayo, heldId)).error?.code).toBe("event/already-registered");
});

test("EVENT-22 EVENT-33 a cancelled registration goes to the first of the list, who takes the seat", async () => {
  const eventId = await fullEvent(ngozi, bayo, kemi);
  await cancel(ngozi, eventId);
  expect((await waitingOf(bayo, eventId))?.offeredUntil).toBeGreaterThan(Date.now());
  expect(await waitingOf(kemi, eventId)).toEqual({ position: 1, offeredUntil: null });
  expect((await register(ngozi, eventId)).error?.code).toBe("event/full");
  expect((await register(kemi, eventId)).error?.code).toBe("event/full");
  expect((await register(bayo, eventId)).body.status).toBe("registered");
  expect(await waitingOf(bayo, eventId)).toBeNull();
  expect(await seatsOf(server, eventId)).toMatchObject({ registered: 1, offered: 0, waiting: 1 });
});

test("EVENT-33 EVENT-22 a hold takes over the offer, and passes the seat on when it is given up", async () => {
  const eventId = await fullEvent(ngozi, bayo, kemi);
  await cancel(ngozi, eventId);
  const locked = server.database.fork();
  const seat = await withEventLock(locked, eventId, (tx, event) => holdSeat(tx, event, memberId(bayo)));
  expect(await seatsOf(server, eventId)).toMatchObject({ held: 1, offered: 0, waiting: 1 });
  await withEventLock(server.database.fork(), eventId, (tx) => releaseSeat(tx, seat.registrationId));
  expect(await seatsOf(server, eventId)).toMatchObject({ held: 0, offered: 1, waiting: 0 });
  expect(await isOffered(kemi, eventId)).toBe(true);
});

test("EVENT-22 a raised maximum offers seats to the first members, and no maximum to all", async () => {
  const eventId = await fullEvent(ngozi, bayo, kemi);
  const [last = ""] = await storeMembers(server, 1);
  await joinWaitingList(server.database.fork(), last, eventId);
  await change(eventId, { maxAttendees: 3 });
  expect([await isOffered(bayo, eventId), await isOffered(kemi, eventId)]).toEqual([true, true]);
  expect(await seatsOf(server, eventId)).toMatchObject({ offered: 2, waiting: 1 });
  await execute("update events set max_attendees = null where id = ?", [eventId]);
  await offerAll();
  expect(await seatsOf(server, eventId)).toMatchObject({ offered: 3, waiting: 0 });
});

test("EVENT-28 a change that leaves fewer seats than are taken takes no offer back, and makes no new one", async () => {
  const eventId = await fullEvent(ngozi, bayo, kemi);
  await change(eventId, { maxAttendees: 2 });
  expect([await isOffered(bayo, eventId), await isOffered(kemi, eventId)]).toEqual([true, false]);
  // Past the form, whose refusal EVENT-42 is about.
  await change(eventId, { maxAttendees: 1 });
  expect([await isOffered(bayo, eventId), await isOffered(kemi, eventId)]).toEqual([true, false]);
  expect((await register(bayo, eventId)).error?.code).toBe("event/full");
});

test("EVENT-22 the free seats of an event are offered after its maximum was raised without the lock", async () => {
  const eventId = await fullEvent(ngozi, bayo);
  await execute("update events set max_attendees = 2 where id = ?", [eventId]);
  await offerSeats(server.database.fork(), eventId);
  expect(await isOffered(bayo, eventId)).toBe(true);
});

test("EVENT-23 EVENT-25 an offer that is over ends its member's wait, and the next one gets the seat", async () => {
  const eventId = await fullEvent(ngozi, bayo, kemi);
  await cancel(ngozi, eventId);
  await letTimePass(server, eventId);
  expect(await waitingOf(bayo, eventId)).toBeNull();
  await offerAll();
  expect(await isOffered(kemi, eventId)).toBe(true);
  expect((await register(bayo, eventId)).error?.code).toBe("event/full");
  expect((await join(bayo, eventId)).body).toEqual({ position: 1, offeredUntil: null });
});

test("EVENT-25 a member whose offer is over joins again behind the next one, also before the job ran", async () => {
  const eventId = await fullEvent(ngozi, bayo, kemi);
  await cancel(ngozi, eventId);
  await letTimePass(server, eventId);
  expect((await join(bayo, eventId)).body).toEqual({ position: 1, offeredUntil: null });
  expect(await isOffered(kemi, eventId)).toBe(true);
});

test("EVENT-23 EVENT-32 a seat whose hold is over belongs to the list before anyone else", async () => {
  const eventId = await newEvent(server, { maxAttendees: 1 });
  await withEventLock(server.database.fork(), eventId, (tx, event) => holdSeat(tx, event, memberId(ngozi)));
  await join(bayo, eventId);
  await letTimePass(server, eventId);
  expect((await register(kemi, eventId)).error?.code).toBe("event/full");
  expect((await join(kemi, eventId)).body).toEqual({ position: 1, offeredUntil: null });
  expect(await isOffered(bayo, eventId)).toBe(true);
  await offerAll();
  expect(await seatsOf(server, eventId)).toMatchObject({ registered: 0, held: 0, offered: 1, waiting: 1 });
});

test("EVENT-32 a seat whose hold is over belongs to the list also while another seat of it is offered", async () => {
  const eventId = await newEvent(server, { maxAttendees: 2 });
  await ngozi.must(eventApi.register, { params: { eventId } });
  const [holder = "", waits = ""] = await storeMembers(server, 2);
  await withEventLock(server.database.fork(), eventId, (tx, event) => holdSeat(tx, event, holder));
  await join(bayo, eventId);
  await joinWaitingList(server.database.fork(), waits, eventId);
  await cancel(ngozi, eventId);
  expect(await isOffered(bayo, eventId)).toBe(true);
  await execute("update event_registrations set held_until = now() where event_id = ? and status = 'held'", [eventId]);
  expect((await register(kemi, eventId)).error?.code).toBe("event/full");
});

test("EVENT-32 EVENT-26 a payment comes before the list, and one that is too late comes first on it", async () => {
  const eventId = await newEvent(server, { maxAttendees: 1 });
  const lock = <T>(work: Parameters<typeof withEventLock<T>>[2]) =>
    withEventLock(server.database.fork(), eventId, work);
  const seat = await lock((tx, event) => holdSeat(tx, event, memberId(ngozi)));
  await join(bayo, eventId);
  await letTimePass(server, eventId);
  expect(await lock((tx, event) => confirmSeat(tx, event, seat.registrationId))).toBe(true);
  await lock((tx, event) => waitFirst(tx, event, memberId(kemi)));
  expect((await waitingOf(kemi, eventId))?.position).toBe(1);
  expect((await waitingOf(bayo, eventId))?.position).toBe(2);
  await cancel(ngozi, eventId);
  expect(await isOffered(kemi, eventId)).toBe(true);
});

test("EVENT-26 late payments are listed in their order, and paying late twice keeps the place", async () => {
  const eventId = await fullEvent(ngozi);
  for (const member of [kemi, bayo, kemi]) {
    await withEventLock(server.database.fork(), eventId, (tx, event) => waitFirst(tx, event, memberId(member)));
  }
  expect((await waitingOf(kemi, eventId))?.position).toBe(1);
  expect((await waitingOf(bayo, eventId))?.position).toBe(2);
});

test("EVENT-27 leaving with an offer passes the seat on at once, and leaving twice is harmless", async () => {
  const eventId = await fullEvent(ngozi, bayo, kemi);
  await cancel(ngozi, eventId);
  await leave(bayo, eventId);
  await leave(bayo, eventId);
  expect(await isOffered(kemi, eventId)).toBe(true);
});

test("EVENT-29 a suspended member who is first on the list gets no offer, and the next one gets it at once", async () => {
  const eventId = await fullEvent(ngozi);
  const [suspended = ""] = await storeMembers(server, 1);
  await joinWaitingList(server.database.fork(), suspended, eventId);
  await join(bayo, eventId);
  await suspendMember(server.database.fork(), suspended);
  await cancel(ngozi, eventId);
  expect(await isOffered(bayo, eventId)).toBe(true);
  expect(await seatsOf(server, eventId)).toMatchObject({ offered: 1, waiting: 1 });
});

test("EVENT-29 EVENT-32 a seat is free to register for while only suspended members wait", async () => {
  const eventId = await fullEvent(ngozi);
  const [suspended = ""] = await storeMembers(server, 1);
  await joinWaitingList(server.database.fork(), suspended, eventId);
  await suspendMember(server.database.fork(), suspended);
  await cancel(ngozi, eventId);
  expect((await register(kemi, eventId)).status).toBe(200);
});

test("EVENT-29 suspended and erased members are skipped, and their offers are over", async () => {
  const eventId = await fullEvent(ngozi);
  const ids = await storeMembers(server, 3);
  for (const id of ids) await joinWaitingList(server.database.fork(), id, eventId);
  await join(bayo, eventId);
  const [suspended = "", offered = "", erased = ""] = ids;
  await suspendMember(server.database.fork(), suspended);
  expect((await waitingOf(bayo, eventId))?.position).toBe(3);
  await cancel(ngozi, eventId);
  expect(await isOffered(bayo, eventId)).toBe(false);
  await suspendMember(server.database.fork(), offered);
  await offerAll();
  await execute("delete from users where id = ?", [erased]);
  await offerAll();
  expect(await isOffered(bayo, eventId)).toBe(true);
  await liftSuspension(server.database.fork(), suspended);
  expect(await ownWaiting(server.database, suspended, eventId)).toEqual({ position: 1, offeredUntil: null });
});

test("EVENT-29 the offer of a suspended member is over for good, although nobody else waits", async () => {
  const eventId = await fullEvent(ngozi);
  const [suspended = ""] = await storeMembers(server, 1);
  await joinWaitingList(server.database.fork(), suspended, eventId);
  await cancel(ngozi, eventId);
  await suspendMember(server.database.fork(), suspended);
  await offerAll();
  await liftSuspension(server.database.fork(), suspended);
  expect(await ownWaiting(server.database, suspended, eventId)).toBeNull();
});

test("EVENT-30 the night deletes no list of an event that is to come", async () => {
  const eventId = await fullEvent(ngozi, bayo);
  await clearOldLists(server.database.fork());
  expect(await waitingOf(bayo, eventId)).toEqual({ position: 1, offeredUntil: null });
});

test("EVENT-27 EVENT-33 leaving one list, or taking a seat, changes no place on another event’s list", async () => {
  const [left, taken, kept] = [
    await fullEvent(ngozi, bayo),
    await fullEvent(ngozi, bayo),
    await fullEvent(ngozi, bayo),
  ];
  await leave(bayo, left);
  await cancel(ngozi, taken);
  await register(bayo, taken);
  expect(await waitingOf(bayo, kept)).toEqual({ position: 1, offeredUntil: null });
});

test("EVENT-30 nobody gets an offer for an event that is hidden, cancelled or has begun", async () => {
  const eventId = await fullEvent(ngozi, bayo);
  for (const state of [{ isActive: false }, { isActive: true, cancelledAt: new Date() }]) {
    await change(eventId, { maxAttendees: 5, ...state });
    await offerAll();
    expect((await seatsOf(server, eventId)).offered).toBe(0);
  }
  await change(eventId, { cancelledAt: null, eventDate: new Date() });
  await offerAll();
  expect(await seatsOf(server, eventId)).toMatchObject({ offered: 0, waiting: 1 });
  await clearOldLists(server.database.fork());
  expect((await seatsOf(server, eventId)).waiting).toBe(0);
});
