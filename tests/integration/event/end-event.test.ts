import { afterAll, beforeAll, expect, test } from "vitest";
import * as eventApi from "../../../schema/event/api.ts";
import { cancelEvent as cancelEndpoint, createEvent, listManagedEvents } from "../../../schema/event/manage-api.ts";
import { holdSeat, withEventLock } from "../../../server/event/event.ts";
import { cancelEvent } from "../../../server/event/manage/end-event.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import {
  create,
  eventInput,
  newMemberWithRole,
  readManaged,
  remove,
  update,
} from "../../support/event/managed-event.ts";
import { notifiedBy } from "../../support/server/announced.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

const messagingPolicy = { isOpenToAll: false, today: () => "2026-12-01" };

let server: TestServer;
let admin: Person;
let ngozi: Person;
let bayo: Person;
let tunde: Person;
beforeAll(async () => {
  server = await bootServer();
  admin = await newMemberWithRole(server, "admin");
  [ngozi, bayo, tunde] = await Promise.all([newMember(server.url), newMember(server.url), newMember(server.url)]);
});
afterAll(() => server.stop());

const memberId = (person: Person) => person.me?.memberId ?? "";
const register = (person: Person, eventId: string) => person.call(eventApi.register, { params: { eventId } });
const cancel = (eventId: string, reason = "The hall is flooded.") =>
  admin.call(cancelEndpoint, { params: { eventId }, body: { reason } });
const execute = (statement: string, parameters: unknown[]) =>
  server.database.fork().execute<Record<string, unknown>[]>(statement, parameters);
const wait = (person: Person, eventId: string) =>
  execute("insert into event_waiting_list (event_id, user_id) values (?, ?)", [eventId, memberId(person)]);
const notified = async (eventId: string) => {
  const rows = await execute("select user_id from notifications where event_id = ? and kind = 'event_cancelled'", [
    eventId,
  ]);
  return rows.map(({ user_id }) => user_id);
};

test("EVENT-47 cancelling notifies who is registered, paying or waiting, and says why", async () => {
  const { eventId } = await create(admin, { maxAttendees: 2 });
  await register(ngozi, eventId);
  await withEventLock(server.database.fork(), eventId, (tx, event) => holdSeat(tx, event, memberId(bayo)));
  await wait(tunde, eventId);
  expect((await cancel(eventId)).body).toMatchObject({
    isCancelled: true,
    cancelReason: "The hall is flooded.",
    waiting: 0,
  });
  expect((await notified(eventId)).sort()).toEqual([ngozi, bayo, tunde].map(memberId).sort());
  const seen = await ngozi.must(eventApi.readEvent, { params: { eventId } });
  expect([seen.event.isCancelled, seen.cancelReason]).toEqual([true, "The hall is flooded."]);
});

test("EVENT-47 cancelling an event ends no waiting list but its own, and tells nobody of another one", async () => {
  const [ended, other] = [await create(admin, { maxAttendees: 1 }), await create(admin, { maxAttendees: 1 })];
  for (const { eventId } of [ended, other]) {
    await register(ngozi, eventId);
    await wait(eventId === ended.eventId ? bayo : tunde, eventId);
  }
  expect((await cancel(ended.eventId)).body.waiting).toBe(0);
  expect((await readManaged(admin, other.eventId)).body).toMatchObject({ isCancelled: false, waiting: 1 });
  expect((await notified(ended.eventId)).sort()).toEqual([ngozi, bayo].map(memberId).sort());
});

test("EVENT-47 cancelling again changes nothing and refunds nothing twice", async () => {
  const { eventId } = await create(admin);
  await register(ngozi, eventId);
  const manager = { memberId: memberId(admin), roles: ["admin"], scope: "all" } as const;
  const refunded: string[] = [];
  const options = { messagingPolicy, refundRegistrations: async (_: unknown, id: string) => void refunded.push(id) };
  const again = () => cancelEvent(server.database.fork(), manager, { eventId, reason: "Rain." }, options);
  const fiveTimes = () => Promise.all(Array.from({ length: 5 }, again));
  expect(await notifiedBy(server.database, fiveTimes)).toEqual([memberId(ngozi)]);
  expect(refunded).toEqual([eventId]);
  expect((await cancel(eventId, "Another reason.")).body.cancelReason).toBe("Rain.");
});

test("EVENT-47 an event whose refund fails is not cancelled, and nobody is notified", async () => {
  const { eventId } = await create(admin);
  await register(ngozi, eventId);
  const manager = { memberId: memberId(admin), roles: ["admin"], scope: "all" } as const;
  const options = { messagingPolicy, refundRegistrations: () => Promise.reject(new Error("no refund")) };
  const failed = cancelEvent(server.database.fork(), manager, { eventId, reason: "Rain." }, options);
  await expect(failed).rejects.toThrow("no refund");
  expect((await readManaged(admin, eventId)).body.isCancelled).toBe(false);
  expect(await notified(eventId)).toEqual([]);
});

test("EVENT-47 a reason is required", async () => {
  const { eventId } = await create(admin);
  expect((await cancel(eventId, "  ")).error).toMatchObject({ fields: { reason: "Please fill this in." } });
});

test("EVENT-5 EVENT-48 a cancelled event cannot be changed, and nobody registers for it", async () => {
  const event = await create(admin);
  const cancelled = (await cancel(event.eventId)).body;
  expect((await update(admin, cancelled, { title: "Back" })).error?.code).toBe("event/cancelled");
  expect((await register(ngozi, event.eventId)).error?.code).toBe("event/cancelled");
});

test("EVENT-49 an event is deleted only if nobody has ever registered", async () => {
  const { eventId } = await create(admin);
  await register(ngozi, eventId);
  await ngozi.must(eventApi.cancelRegistration, { params: { eventId } });
  expect((await remove(admin, eventId)).error?.code).toBe("event/has-registrations");
  const unused = await create(admin);
  expect((await remove(admin, unused.eventId)).status).toBe(200);
  expect((await remove(admin, unused.eventId)).error?.code).toBe("event/not-found");
});

test("EVENT-47 EVENT-49 registrations that race a cancellation or a deletion end in one of both", async () => {
  for (const end of [(id: string) => remove(admin, id), (id: string) => cancel(id)]) {
    const { eventId } = await create(admin);
    const [ended, ...registered] = await Promise.all([
      end(eventId),
      ...[ngozi, bayo, tunde].map((each) => register(each, eventId)),
    ]);
    const seats = registered.filter(({ status }) => status === 200);
    const refusals = registered.flatMap(({ error }) => error?.code ?? []);
    expect(refusals.every((code) => code === "event/not-found" || code === "event/cancelled")).toBe(true);
    const isDeleted = (await readManaged(admin, eventId)).status === 404;
    if (isDeleted) expect(seats).toEqual([]);
    else if (ended.status === 200) expect(await notified(eventId)).toHaveLength(seats.length);
    else expect(ended.error?.code).toBe("event/has-registrations");
  }
});

test("EVENT-40 by default mentors manage nothing, and members never do", async () => {
  for (const person of [await newMemberWithRole(server, "mentor"), ngozi]) {
    const created = await person.call(createEvent, { body: eventInput() });
    const listed = await person.call(listManagedEvents);
    expect([created.error?.code, listed.error?.code]).toEqual(["account/not-allowed", "account/not-allowed"]);
  }
});
