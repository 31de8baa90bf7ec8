import { afterAll, beforeAll, expect, test } from "vitest";
import type { QueryOf } from "../../../schema/endpoint.ts";
import {
  EVENT_ATTENDEES_PER_PAGE,
  exportEventAttendees,
  listEventAttendees,
  readEventFigures,
} from "../../../schema/event/admin-api.ts";
import * as eventApi from "../../../schema/event/api.ts";
import { parseCsv } from "../../../server/platform/document/parse-csv.ts";
import { newHolder } from "../../support/account/admins.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import { newEvent } from "../../support/event/events.ts";
import { addMembers } from "../../support/game/game-rows.ts";
import {
  bootPayments,
  newPaidEvent,
  type PaymentServer,
  PRICE_KOBO,
  returns,
  startsPaying,
} from "../../support/payment/payments.ts";
import { statementCount } from "../../support/server/statements.ts";

let server: PaymentServer;
let admin: ChatMember;
beforeAll(async () => {
  server = await bootPayments();
  admin = await newHolder(server, "admin", "Grace Okafor");
});
afterAll(() => server.stop());

type Query = Partial<QueryOf<typeof listEventAttendees>>;

const execute = (sql: string, values: unknown[] = []) => server.database.fork().execute(sql, values);
const list = (eventId: string, query: Query = {}) =>
  admin.must(listEventAttendees, { params: { eventId }, query: query as never });
const namesFor = async (eventId: string, query: Query) =>
  (await list(eventId, query)).attendees.map(({ displayName }) => displayName);
const figures = (eventId: string) => admin.must(readEventFigures, { params: { eventId } });
const idOf = ({ me }: Person) => me?.memberId ?? "";

async function buys(person: Person, eventId: string): Promise<string> {
  const { reference, txRef } = await startsPaying(server, person, eventId);
  server.fake.pay(txRef);
  await returns(person, eventId, reference);
  return reference;
}
const letIn = (eventId: string, reference: string) =>
  execute(
    `insert into event_check_ins (event_id, registration_id, nonce, status, gate, scanned_at)
     select event_id, id, gen_random_uuid(), 'in', 'Main gate', now() from event_registrations
     where event_id = ? and reference = ?`,
    [eventId, reference],
  );
/** Registers members with these names, in this order. */
async function register(eventId: string, ...names: string[]): Promise<string[]> {
  const memberIds = await addMembers(server.database.fork(), ...names);
  for (const [at, memberId] of memberIds.entries()) {
    await execute(
      `insert into event_registrations (event_id, user_id, status, reference, registered_at)
       values (?, ?, 'registered', upper(substr(md5(random()::text), 1, 8)), now() + make_interval(secs => ?))`,
      [eventId, memberId, at],
    );
  }
  return memberIds;
}

/** An event with one attendee of each status. */
async function fullEvent() {
  const eventId = await newPaidEvent(server, { maxAttendees: 10 });
  const names = ["Ada Paid", "Bola Pays", "Chi Gone", "Dayo Waits", "Efe Left"];
  const people = await Promise.all(names.map((name) => newMember(server.url, name)));
  const [ada, bola, chi, dayo, efe] = people as [Person, Person, Person, Person, Person];
  const reference = await buys(ada, eventId);
  await letIn(eventId, reference);
  await startsPaying(server, bola, eventId);
  await buys(chi, eventId);
  await chi.must(eventApi.cancelRegistration, { params: { eventId } });
  await execute("insert into event_waiting_list (event_id, user_id) values (?, ?)", [eventId, idOf(dayo)]);
  await startsPaying(server, efe, eventId);
  await efe.must(eventApi.cancelRegistration, { params: { eventId } });
  return { eventId, ada, reference };
}

test("EVENT-75 shows the status, the payment and the door of everyone who has, had or waits for a seat", async () => {
  const { eventId, ada, reference } = await fullEvent();
  const { attendees, total } = await list(eventId, { sort: "name", order: "asc" });
  expect(attendees.map(({ displayName, status, payment }) => [displayName, status, payment?.state])).toEqual([
    ["Ada Paid", "registered", "paid"],
    ["Bola Pays", "held", "pending"],
    ["Chi Gone", "refunded", expect.stringMatching(/^refund/)],
    ["Dayo Waits", "waiting", undefined],
    ["Efe Left", "cancelled", "ended"],
  ]);
  expect(total).toBe(5);
  expect(attendees[0]).toMatchObject({
    memberId: idOf(ada),
    email: ada.me?.email,
    reference,
    heldUntil: null,
    payment: { amountKobo: PRICE_KOBO },
    checkedInAt: expect.any(Number),
  });
  expect(attendees[1]?.heldUntil).toBeGreaterThan(Date.now());
});

test("EVENT-76 the numbers are those of the rows, and the money is what came in and what goes back", async () => {
  const { eventId } = await fullEvent();
  expect(await figures(eventId)).toMatchObject({
    maxAttendees: 10,
    ticketPriceKobo: PRICE_KOBO,
    registered: 1,
    held: 1,
    waiting: 1,
    refunded: 1,
    cancelled: 1,
    checkedIn: 1,
    receivedKobo: 2 * PRICE_KOBO,
    refundedKobo: PRICE_KOBO,
  });
  for (const status of ["registered", "held", "waiting", "refunded", "cancelled"] as const) {
    expect((await list(eventId, { status })).total).toBe(1);
  }
});

test("EVENT-75 is searched by name, address and printed reference, and filtered by status and door", async () => {
  const { eventId, ada, reference } = await fullEvent();
  const everyone = { sort: "name", order: "asc" } as const;
  expect(await namesFor(eventId, { search: "chi g" })).toEqual(["Chi Gone"]);
  expect(await namesFor(eventId, { search: ada.me?.email.toUpperCase() ?? "" })).toEqual(["Ada Paid"]);
  const printed = `${reference.slice(0, 4)}-${reference.slice(4)}`.toLowerCase();
  expect(await namesFor(eventId, { search: printed })).toEqual(["Ada Paid"]);
  expect(await namesFor(eventId, { search: "100%" })).toEqual([]);
  expect(await namesFor(eventId, { status: "held" })).toEqual(["Bola Pays"]);
  expect(await namesFor(eventId, { door: "in" })).toEqual(["Ada Paid"]);
  expect(await namesFor(eventId, { ...everyone, door: "out" })).toHaveLength(4);
});

test("EVENT-75 is sorted, in pages of 50 without overlap, with as many statements for one row as for fifty", async () => {
  const eventId = await newEvent(server);
  const names = Array.from({ length: EVENT_ATTENDEES_PER_PAGE + 5 }, (_, n) => `Yy ${String(n).padStart(3, "0")}`);
  await register(eventId, ...names);
  for (const sort of ["name", "registered", "amount"] as const) {
    const query = { sort, order: "asc" } as const;
    const [first, second] = [await list(eventId, query), await list(eventId, { ...query, page: 2 })];
    expect([first.attendees.length, second.attendees.length, first.total]).toEqual([50, 5, 55]);
    const ids = [...first.attendees, ...second.attendees].map(({ attendeeId }) => attendeeId);
    expect(new Set(ids).size).toBe(55);
    const reversed = await list(eventId, { ...query, order: "desc" });
    expect(reversed.attendees[0]?.attendeeId).toBe(ids.at(-1));
  }
  expect((await namesFor(eventId, {})).slice(0, 2)).toEqual(["Yy 054", "Yy 053"]);
  const during = async (search: string) =>
    statementCount(server.database, async () => void (await list(eventId, { search })));
  expect(await during("yy ")).toBe(await during("Yy 007"));
});

test("AUDIT-1 each look at the attendees leaves a row with the event, and the numbers leave none", async () => {
  const eventId = await newEvent(server);
  const rows = await auditDuring(server.database, async () => {
    await list(eventId);
    await list(eventId, { search: "ada" });
    await figures(eventId);
  });
  expect(rows).toMatchObject(Array(2).fill({ actor_id: admin.memberId, kind: "event-attendees", item_id: eventId }));
});

test("EVENT-77 a download has the attendees of the filter, no cell is a formula, and it is recorded", async () => {
  const { eventId } = await fullEvent();
  await register(eventId, "=HYPERLINK(evil)");
  let csv: string[][] = [];
  const rows = await auditDuring(server.database, async () => {
    const { body } = await admin.call(exportEventAttendees, {
      params: { eventId },
      query: { status: "registered" },
    });
    csv = parseCsv(String(body.content)) ?? [];
  });
  const [head, ...lines] = csv;
  expect(head?.slice(0, 3)).toEqual(["\ufeffName", "Email", "Status"]);
  expect(lines.map(([name]) => name).toSorted()).toEqual(["'=HYPERLINK(evil)", "Ada Paid"]);
  expect(lines.find(([name]) => name === "Ada Paid")?.slice(5, 7)).toEqual(["paid", "2500"]);
  expect(rows).toMatchObject([{ actor_id: admin.memberId, kind: "attendees-exported", item_id: eventId }]);
});

test("EVENT-75 an unknown event and a wrong filter are refused, and leave no row", async () => {
  const params = { eventId: "00000000-0000-4000-8000-000000000000" };
  const rows = await auditDuring(server.database, async () => {
    expect((await admin.call(listEventAttendees, { params })).error?.code).toBe("event/not-found");
    expect((await admin.call(exportEventAttendees, { params })).status).toBe(404);
    expect((await admin.call(listEventAttendees, { params, query: { status: "lost" } })).status).toBe(422);
  });
  expect(rows).toEqual([]);
});
