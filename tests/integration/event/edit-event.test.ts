import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as eventApi from "../../../schema/event/api.ts";
import * as eventManageApi from "../../../schema/event/manage-api.ts";
import { createEvent } from "../../../schema/event/manage-api.ts";
import * as checkInApi from "../../../schema/ticket/check-in-api.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { holdSeat, withEventLock } from "../../../server/event/event.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { inDays, newEvent } from "../../support/event/events.ts";
import {
  create,
  eventInput,
  newMemberWithRole,
  readManaged,
  remove,
  update,
} from "../../support/event/managed-event.ts";
import { letTimePass } from "../../support/event/seats.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { filesOf } from "../../support/server/member-files.ts";

let server: TestServer;
let admin: Person;
let second: Person;
let ngozi: Person;
beforeAll(async () => {
  server = await bootServer({ EVENT_MANAGERS: "mentors" });
  admin = await newMemberWithRole(server, "admin", "Ada Obi");
  second = await newMemberWithRole(server, "admin", "Sam Eze");
  ngozi = await newMember(server.url, "Ngozi Ade");
});
afterAll(() => server.stop());

const register = (person: Person, eventId: string) => person.must(eventApi.register, { params: { eventId } });
const hold = (eventId: string) =>
  withEventLock(server.database.fork(), eventId, (tx, event) => holdSeat(tx, event, ngozi.me?.memberId ?? ""));
const execute = <Row extends object>(sql: string, values: unknown[]) =>
  server.database.fork().execute<Row[]>(sql, values);
const noticesOf = async (eventId: string, kind: string) => {
  const sql = "select user_id from notifications where event_id = ? and kind = ?";
  return (await execute<{ user_id: string }>(sql, [eventId, kind])).map(({ user_id }) => user_id);
};
/** Offers a seat of an event to a member of its waiting list, until tomorrow. */
const offerSeat = (eventId: string, { me }: Person) =>
  execute("insert into event_waiting_list (event_id, user_id, offered_until) values (?, ?, ?)", [
    eventId,
    me?.memberId,
    inDays(1),
  ]);

describe("EVENT-40 who manages", () => {
  test("EVENT-40 a mentor manages their own events and none of others, an admin all", async () => {
    const mentor = await newMemberWithRole(server, "mentor");
    const [own, foreign] = [await create(mentor), await create(admin)];
    expect((await update(mentor, own, { title: "Mine" })).body.title).toBe("Mine");
    expect((await update(admin, { ...own, version: 2 }, { title: "Ours" })).body.title).toBe("Ours");
    const answers = [
      await readManaged(mentor, foreign.eventId),
      await update(mentor, foreign),
      await remove(mentor, foreign.eventId),
      await mentor.call(eventManageApi.cancelEvent, { params: { eventId: foreign.eventId }, body: { reason: "x" } }),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(Array(4).fill("event/not-found"));
  });

  test("EVENT-40 EVENT-11 an event whose creator was erased belongs to the admins, and to no other mentor", async () => {
    const [gone, mentor] = [await newMemberWithRole(server, "mentor"), await newMemberWithRole(server, "mentor")];
    const event = await create(gone, { isActive: false });
    const params = { eventId: event.eventId };
    await eraseMember(server.database, gone.me?.email ?? "", filesOf(server));
    const answers = [
      await readManaged(mentor, event.eventId),
      await update(mentor, event),
      await remove(mentor, event.eventId),
      await mentor.call(eventManageApi.cancelEvent, { params, body: { reason: "x" } }),
      await mentor.call(eventApi.readEvent, { params }),
      await mentor.call(checkInApi.readCheckInList, { params }),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(Array(6).fill("event/not-found"));
    expect((await update(admin, event, { title: "Ours" })).body).toMatchObject({ title: "Ours", creatorName: null });
  });

  test("EVENT-56 the lists of a mentor hold no event of others, nor of a creator who was erased", async () => {
    const mentor = await newMemberWithRole(server, "mentor");
    for (const createdBy of [admin.me?.memberId, null]) {
      for (const days of [1, -1]) await newEvent(server, { createdBy, eventDate: inDays(days), isActive: false });
    }
    for (const when of ["upcoming", "past"] as const) {
      expect(await mentor.must(eventManageApi.listManagedEvents, { query: { when } })).toEqual({
        events: [],
        total: 0,
      });
    }
  });

  test("EVENT-56 the list has what is not published or cancelled, in pages, soonest first", async () => {
    const mentor = await newMemberWithRole(server, "mentor", "Bola Ige");
    const createdBy = mentor.me?.memberId ?? "";
    for (let day = 1; day <= 21; day += 1)
      await newEvent(server, { createdBy, eventDate: inDays(day), isActive: day > 1 });
    await newEvent(server, { createdBy, eventDate: inDays(-2), title: "Long over" });
    await newEvent(server, { createdBy, eventDate: inDays(-1), cancelledAt: new Date(), title: "Over" });
    const list = (query: Record<string, string | number>) => mentor.must(eventManageApi.listManagedEvents, { query });
    const first = await list({ page: 1 });
    expect([first.total, first.events.length, first.events[0]?.isActive]).toEqual([21, 20, false]);
    expect(first.events[0]).toMatchObject({ creatorName: "Bola Ige", canDelete: true, waiting: 0 });
    expect((await list({ page: 2 })).events).toHaveLength(1);
    const past = await list({ when: "past" });
    expect(past.events).toMatchObject([{ title: "Over", isCancelled: true }, { title: "Long over" }]);
  });
});

describe("EVENT-41 what the form sends", () => {
  test.each([
    ["an end before the start", { endDate: inDays(6).getTime() }, "endDate", "Please choose an end after the start."],
    [
      "a start that is past",
      { eventDate: inDays(-1).getTime() },
      "eventDate",
      "Please choose a time that is still to come.",
    ],
    [
      "a price with three decimals",
      { ticketPriceKobo: 250_050.5 },
      "ticketPriceKobo",
      "Please use at most two decimals.",
    ],
    [
      "a price of 0",
      { ticketPriceKobo: 0 },
      "ticketPriceKobo",
      "Please enter a price above 0, or make the event free.",
    ],
    [
      "a maximum of 0",
      { maxAttendees: 0 },
      "maxAttendees",
      "Please enter a whole number from 1 to 100,000, or leave it empty.",
    ],
    ["no title", { title: " " }, "title", "Please fill this in."],
    ["a title of 301 characters", { title: "a".repeat(301) }, "title", "Please use at most 300 characters."],
  ])("EVENT-41 %s is refused at its field", async (_, changes, field, message) => {
    const { status, error } = await admin.call(createEvent, { body: eventInput(changes) });
    expect([status, error]).toMatchObject([422, { code: "request/invalid", fields: { [field]: message } }]);
  });

  test.each([
    ["markup", '<img src=x onerror="alert(1)"> & friends'],
    ["300 characters", "Ọ̀rọ̀ ".repeat(50).trim().padEnd(300, "!")],
    ["right to left", "ليلة دراسة الكتاب المقدس"],
    ["emoji", "Game night 🎲👩‍👩‍👧 tonight"],
  ])("EVENT-41 a title with %s stays as it was typed", async (_, title) => {
    const { eventId } = await create(admin, { title });
    expect((await ngozi.must(eventApi.readEvent, { params: { eventId } })).event.title).toBe(title.normalize("NFC"));
  });
});

describe("EVENT-43 two editors", () => {
  test("EVENT-43 the second editor is told, and the first one's change stays", async () => {
    const event = await create(admin);
    expect((await update(admin, event, { location: "Unity Hall" })).body).toMatchObject({ version: 2 });
    const late = await update(second, event, { title: "Other title" });
    expect([late.status, late.error?.code]).toEqual([409, "event/changed"]);
    expect((await readManaged(second, event.eventId)).body).toMatchObject({
      location: "Unity Hall",
      title: event.title,
    });
  });

  test("EVENT-43 of ten editors who save at once exactly one succeeds", async () => {
    const event = await create(admin);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => update(index % 2 ? admin : second, event, { title: `Title ${index}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ error }) => error?.code))).toEqual(new Set([undefined, "event/changed"]));
  });
});

describe("what members rely on", () => {
  test("EVENT-42 the maximum cannot fall below the seats that are taken, which the refusal counts", async () => {
    const event = await create(admin, { maxAttendees: 10 });
    await register(ngozi, event.eventId);
    await register(second, event.eventId);
    const { error } = await update(admin, event, { maxAttendees: 1 });
    expect(error).toMatchObject({
      code: "event/max-too-low",
      fields: { maxAttendees: "2 seats are taken. Please allow at least 2, or cancel the event." },
    });
    expect((await update(admin, event, { maxAttendees: 2 })).status).toBe(200);
  });

  test("EVENT-28 EVENT-42 the maximum cannot fall below an offered seat, and can once the offer is over", async () => {
    const event = await create(admin, { maxAttendees: 2 });
    const { eventId } = event;
    await register(ngozi, eventId);
    await offerSeat(eventId, second);
    const { error } = await update(admin, event, { maxAttendees: 1 });
    expect(error?.fields?.maxAttendees).toMatch(/^2 seats are taken\./);
    await letTimePass(server, eventId);
    expect((await update(admin, event, { maxAttendees: 1 })).status).toBe(200);
  });

  test("EVENT-44 EVENT-46 an offered seat and a hold that is over fix neither price nor visibility", async () => {
    const event = await create(admin, { maxAttendees: 2, ticketPriceKobo: 250_000 });
    const { eventId } = event;
    await hold(eventId);
    await letTimePass(server, eventId);
    await offerSeat(eventId, second);
    const { status, body } = await update(admin, event, { ticketPriceKobo: 300_000, isActive: false });
    expect([status, body.ticketPriceKobo, body.isActive]).toEqual([200, 300_000, false]);
  });

  test("EVENT-42 a lower maximum and registrations at once never end with too many", async () => {
    const event = await create(admin, { maxAttendees: 4 });
    const people = await Promise.all(Array.from({ length: 4 }, () => newMember(server.url)));
    await Promise.all([
      update(admin, event, { maxAttendees: 2 }),
      ...people.map((person) => person.call(eventApi.register, { params: { eventId: event.eventId } })),
    ]);
    const { currentAttendees, maxAttendees } = (await readManaged(admin, event.eventId)).body;
    expect(currentAttendees).toBeLessThanOrEqual(maxAttendees ?? 0);
  });

  test.each([
    ["registered", null],
    ["paying", 250_000],
  ])("EVENT-44 EVENT-46 price and visibility stay while somebody is %s", async (_, ticketPriceKobo) => {
    const event = await create(admin, { ticketPriceKobo });
    await (ticketPriceKobo === null ? register(ngozi, event.eventId) : hold(event.eventId));
    const price = await update(admin, event, { ticketPriceKobo: 300_000 });
    expect(price.error).toMatchObject({
      code: "event/price-fixed",
      fields: { ticketPriceKobo: "1 seat is taken. The price can’t change any more." },
    });
    expect((await update(admin, event, { isActive: false })).error?.code).toBe("event/has-registrations");
    expect((await update(admin, event, { title: "Another title" })).status).toBe(200);
  });

  test("EVENT-45 a moved event keeps its previous date and notifies those registered", async () => {
    const event = await create(admin);
    await register(ngozi, event.eventId);
    const { body } = await update(admin, event, { eventDate: inDays(9).getTime() });
    expect(body.previousEventDate).toBe(event.eventDate);
    expect(await noticesOf(event.eventId, "event_moved")).toEqual([ngozi.me?.memberId]);
    const renamed = await update(admin, body, { title: "New name" });
    expect(renamed.body.previousEventDate).toBe(event.eventDate);
  });

  test("EVENT-41 an event is not moved to a time that is past, and one that is over keeps its date", async () => {
    const event = await create(admin);
    const refused = await update(admin, event, { eventDate: inDays(-1).getTime() });
    const message = "Please choose a time that is still to come.";
    expect(refused.error).toMatchObject({ code: "request/invalid", fields: { eventDate: message } });
    await execute("update events set event_date = date_trunc('second', now()) where id = ?", [event.eventId]);
    const { body: over } = await readManaged(admin, event.eventId);
    expect((await update(admin, over, { title: "How it was" })).body).toMatchObject({ title: "How it was" });
  });

  test("EVENT-45 the date of an event that nobody has seen yet moves silently", async () => {
    const event = await create(admin, { isActive: false });
    const { body } = await update(admin, event, { eventDate: inDays(9).getTime() });
    expect(body.previousEventDate).toBeNull();
  });
});
