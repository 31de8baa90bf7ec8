import { afterAll, beforeAll, expect, test } from "vitest";
import type { BodyInputOf } from "../../../schema/endpoint.ts";
import * as eventApi from "../../../schema/event/api.ts";
import * as eventManageApi from "../../../schema/event/manage-api.ts";
import { repeatEvent } from "../../../schema/event/repeat-api.ts";
import { DAY_MS } from "../../../schema/time.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { create, newMemberWithRole, readManaged, update } from "../../support/event/managed-event.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await bootServer({ EVENT_MANAGERS: "mentors" });
  admin = await newMemberWithRole(server, "admin", "Ada Obi");
});
afterAll(() => server.stop());

type Body = BodyInputOf<typeof repeatEvent>;
const repeat = (person: Person, eventId: string, body: Partial<Body> = {}) =>
  person.call(repeatEvent, { params: { eventId }, body: { rhythm: "week", count: 3, lastDay: null, ...body } });
const countOf = async (title: string) => {
  const [row] = await server.database
    .fork()
    .execute<{ count: number }[]>("select count(*)::int as count from events where title = ?", [title]);
  return row?.count;
};

test("EVENT-131 three weeks of an event have its content and dates, and nobody's seat", async () => {
  const event = await create(admin, {
    title: "Choir evening",
    endDate: Date.now() + 7.1 * DAY_MS,
    maxAttendees: 12,
    ticketPriceKobo: null,
  });
  const member = await newMember(server.url);
  await member.must(eventApi.register, { params: { eventId: event.eventId } });
  const { body } = await repeat(admin, event.eventId);
  expect(body.events.map(({ eventDate }) => (eventDate - event.eventDate) / DAY_MS)).toEqual([7, 14, 21]);
  const copies = await Promise.all(body.events.map(({ eventId }) => readManaged(admin, eventId)));
  for (const { body: copy } of copies) {
    expect(copy).toMatchObject({ title: "Choir evening", maxAttendees: 12, currentAttendees: 0, version: 1 });
    expect(copy).toMatchObject({ canDelete: true, creatorName: "Ada Obi", previousEventDate: null });
    expect((copy.endDate ?? 0) - copy.eventDate).toBe((event.endDate ?? 0) - event.eventDate);
  }
});

test("EVENT-131 each of the new events is changed and cancelled alone", async () => {
  const event = await create(admin, { title: "Drama evening" });
  const [first, second] = (await repeat(admin, event.eventId)).body.events;
  const params = { eventId: first?.eventId ?? "" };
  await admin.must(eventManageApi.cancelEvent, { params, body: { reason: "The hall is closed." } });
  const { body: other } = await readManaged(admin, second?.eventId ?? "");
  expect((await update(admin, other, { title: "Drama night" })).status).toBe(200);
  expect((await readManaged(admin, event.eventId)).body).toMatchObject({ title: "Drama evening", isCancelled: false });
});

test("EVENT-131 a second press makes nothing twice, and a longer one only what is missing", async () => {
  const { eventId } = await create(admin, { title: "Prayer breakfast" });
  const answers = await Promise.all([repeat(admin, eventId), repeat(admin, eventId)]);
  expect(answers.map(({ error }) => error?.code).sort()).toEqual(["event/repeated-before", undefined].sort());
  expect((await repeat(admin, eventId, { count: 5 })).body.events).toHaveLength(2);
  expect(await countOf("Prayer breakfast")).toBe(6);
});

test.each([
  ["none", { count: 0 }, "count", "Please enter a whole number from 1 to 12."],
  ["thirteen", { count: 13 }, "count", "Please enter a whole number from 1 to 12."],
  ["a day that does not exist", { lastDay: "2099-02-30" }, "lastDay", "Please choose a day."],
  [
    "a day before the next date",
    { lastDay: "2020-01-01" },
    "lastDay",
    "No date of this event comes before that day ends. Please choose a later day.",
  ],
] as const)("EVENT-131 %s is refused at its field, and nothing is made", async (name, body, field, message) => {
  const title = `Evening with ${name}`;
  const { eventId } = await create(admin, { title });
  const { status, error } = await repeat(admin, eventId, body);
  expect([status, error]).toMatchObject([422, { code: "request/invalid", fields: { [field]: message } }]);
  expect(await countOf(title)).toBe(1);
});

test("EVENT-40 EVENT-131 a mentor repeats their own events and none of others", async () => {
  const mentor = await newMemberWithRole(server, "mentor");
  const [own, foreign] = [await create(mentor, { title: "Mine" }), await create(admin, { title: "Ours" })];
  expect((await repeat(mentor, own.eventId)).status).toBe(200);
  expect((await repeat(mentor, foreign.eventId)).error?.code).toBe("event/not-found");
});

test("EVENT-131 a series stays with its mentor when an admin adds to it", async () => {
  const mentor = await newMemberWithRole(server, "mentor");
  const { eventId } = await create(mentor, { title: "Mentor’s hour" });
  const { events } = (await repeat(admin, eventId)).body;
  expect((await readManaged(mentor, events[0]?.eventId ?? "")).body.title).toBe("Mentor’s hour");
});

test("EVENT-48 EVENT-131 a cancelled event is not repeated, and a hidden one stays hidden", async () => {
  const hidden = await create(admin, { title: "Surprise", isActive: false });
  const { events } = (await repeat(admin, hidden.eventId)).body;
  expect((await readManaged(admin, events[0]?.eventId ?? "")).body.isActive).toBe(false);
  const params = { eventId: hidden.eventId };
  await admin.must(eventManageApi.cancelEvent, { params, body: { reason: "No hall." } });
  expect((await repeat(admin, hidden.eventId, { count: 6 })).error?.code).toBe("event/cancelled");
});
