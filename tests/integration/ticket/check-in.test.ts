import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as eventApi from "../../../schema/event/api.ts";
import * as checkInApi from "../../../schema/ticket/check-in-api.ts";
import { SCANS_PER_REQUEST } from "../../../schema/ticket/check-in-api.ts";
import { giveRole } from "../../../server/account/account.ts";
import { holdSeat, withEventLock } from "../../../server/event/event.ts";
import { fingerprintOf } from "../../../server/ticket/code/ticket-code.ts";
import { loadTicketCodes } from "../../../server/ticket/code/ticket-key.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { newScan, readChanges, readList, scanOne, send, ticketOf, undo as undoAt } from "../../support/event/door.ts";
import { newEvent } from "../../support/event/events.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let creator: Person;
let ada: Person;
let eventId: string;
let reference: string;

const memberId = (person: Person) => person.me?.memberId ?? "";
const execute = (sql: string, values: unknown[]) => server.database.fork().execute(sql, values);
const list = (person: Person) => readList(person, eventId);
const changes = (person: Person, since: number) => readChanges(person, eventId, since);
const undo = (person: Person, ticket: string) => undoAt(person, eventId, ticket);

async function codeOf(ticket: string): Promise<string> {
  const [row] = await execute("select id from event_registrations where reference = ?", [ticket]);
  return (await loadTicketCodes(server.database.fork())).issue({ registrationId: row?.id });
}

beforeAll(async () => {
  server = await bootServer();
  creator = await newMember(server.url, "Halima Bello");
  await giveRole(server.database.fork(), creator.me?.email ?? "", "mentor");
  ada = await newMember(server.url, "Ada Obi");
});
afterAll(() => server.stop());

/** Every test has an event of its own, for which Ada is registered. */
async function newDoor(): Promise<void> {
  eventId = await newEvent(server, { createdBy: memberId(creator) });
  reference = await ticketOf(ada, eventId);
}

test("TICKET-24 admins and the creator open the door; for others there is no such event", async () => {
  await newDoor();
  const [admin, mentor] = [await newMember(server.url), await newMember(server.url)];
  await giveRole(server.database.fork(), admin.me?.email ?? "", "admin");
  await giveRole(server.database.fork(), mentor.me?.email ?? "", "mentor");
  for (const person of [creator, admin]) expect((await list(person)).tickets).toHaveLength(1);
  for (const person of [ada, mentor]) {
    const params = { eventId };
    const refusals = [
      await person.call(checkInApi.readCheckInList, { params }),
      await person.call(checkInApi.readCheckInChanges, { params, query: { since: 0 } }),
      await send(person, eventId, [newScan(reference)]),
      await undo(person, reference),
      await person.call(checkInApi.readCheckInList, { params: { eventId: randomUUID() } }),
    ];
    expect(refusals.map(({ status, error }) => [status, error?.code])).toEqual(Array(5).fill([404, "event/not-found"]));
  }
});

test("TICKET-25 the list holds names, references, fingerprints, no contact data; reading it is recorded", async () => {
  await newDoor();
  const { tickets, title } = await list(creator);
  const fingerprint = fingerprintOf(await codeOf(reference));
  expect(tickets).toEqual([{ reference, displayName: "Ada Obi", status: "registered", fingerprint, checkIn: null }]);
  expect(title).toBe("Bible study night");
  await list(creator);
  const looks = await execute("select actor_id from audit_log where kind = 'event-tickets' and item_id = ?", [eventId]);
  expect(looks).toEqual([{ actor_id: memberId(creator) }]);
});

test("TICKET-27 TICKET-28 a ticket is let in once, by code or reference, then refused with time and gate", async () => {
  await newDoor();
  const first = await scanOne(creator, eventId, newScan(await codeOf(reference)));
  expect(first).toMatchObject({ result: "in", ticket: { reference, displayName: "Ada Obi" } });
  const grouped = `${reference.slice(0, 4)}-${reference.slice(4)}`.toLowerCase();
  const again = await scanOne(creator, eventId, newScan(grouped, { gate: "Side gate" }));
  expect(again).toMatchObject({ result: "already-in", checkIn: { gate: "Main gate" } });
  expect(again.checkIn).toEqual(first.checkIn);
});

test("TICKET-26 a scan that is sent many times, also at once, always gets its first answer", async () => {
  await newDoor();
  const scan = newScan(reference);
  const replies = await Promise.all(Array.from({ length: 20 }, () => send(creator, eventId, [scan, scan])));
  const answers = replies.flatMap(({ body }) => body.answers);
  expect(answers).toHaveLength(40);
  expect(new Set(answers.map(({ result }) => result))).toEqual(new Set(["in"]));
  expect(await execute("select status from event_check_ins where event_id = ?", [eventId])).toEqual([{ status: "in" }]);
});

test("TICKET-26 a nonce belongs to one event, so the same one at another event is another scan", async () => {
  await newDoor();
  const [scan, other] = [newScan(reference), await newEvent(server, { createdBy: memberId(creator) })];
  await scanOne(creator, eventId, scan);
  const elsewhere = await ticketOf(ada, other);
  const answer = await scanOne(creator, other, { ...scan, ticket: elsewhere });
  expect(answer).toMatchObject({ result: "in", ticket: { reference: elsewhere } });
});

test("TICKET-29 cancelled and suspended tickets and cancelled events are refused; held seats aren’t paid", async () => {
  await newDoor();
  const chidi = await newMember(server.url, "Chidi Eze");
  const held = await withEventLock(server.database.fork(), eventId, (tx, event) =>
    holdSeat(tx, event, memberId(chidi)),
  );
  const result = async (ticket: string) => (await scanOne(creator, eventId, newScan(ticket))).result;
  expect(await result(held.reference)).toBe("not-paid");
  await execute("update users set suspended_at = now() where id = ?", [memberId(chidi)]);
  expect(await result(held.reference)).toBe("cancelled");
  await execute("update event_registrations set status = 'cancelled', cancelled_at = now() where reference = ?", [
    reference,
  ]);
  expect(await result(reference)).toBe("cancelled");
  const bayo = await newMember(server.url, "Bayo Cole");
  const last = await ticketOf(bayo, eventId);
  await execute("update events set cancelled_at = now() where id = ?", [eventId]);
  expect(await result(last)).toBe("cancelled");
  expect((await list(creator)).isCancelled).toBe(true);
});

test("TICKET-30 a ticket of another event is refused without a name, and what is no ticket is unknown", async () => {
  await newDoor();
  const other = await newEvent(server);
  const code = await codeOf(await ticketOf(ada, other));
  const answer = await scanOne(creator, eventId, newScan(code));
  expect(answer).toMatchObject({ result: "not-this-event", ticket: null, checkIn: null });
  const forged = code.slice(0, -1) + (code.endsWith("A") ? "B" : "A");
  const [row] = await execute("select id from event_registrations where reference = ?", [reference]);
  for (const text of [forged, "K7M2-9QPD", row?.id, "' or 1=1 --", "x".repeat(36)]) {
    expect((await scanOne(creator, eventId, newScan(text))).result).toBe("unknown");
  }
  for (const text of ["", "A".repeat(121), "a\u0000b", "ü"]) {
    expect((await send(creator, eventId, [newScan(text)])).error?.code).toBe("request/invalid");
  }
});

test("TICKET-31 a ticket that a gate without network let in too is a conflict, which every gate sees", async () => {
  await newDoor();
  const { readAt } = await list(creator);
  const first = await scanOne(creator, eventId, newScan(reference, { gate: "Side gate" }));
  const late = newScan(reference, { isLetIn: true, scannedAt: Date.now() - 60_000 });
  const answer = await scanOne(creator, eventId, late);
  expect(answer).toMatchObject({ result: "conflict", checkIn: first.checkIn });
  expect(await scanOne(creator, eventId, late)).toEqual(answer);
  const seen = await changes(creator, readAt);
  expect(seen.conflicts).toMatchObject([
    { nonce: late.nonce, reference, displayName: "Ada Obi", first: first.checkIn, second: { gate: "Main gate" } },
  ]);
  expect((await list(creator)).conflicts).toEqual(seen.conflicts);
  expect(seen.checkIns).toEqual([{ reference, checkIn: first.checkIn }]);
  const later = newScan(reference, { isLetIn: true, gate: "Back gate" });
  await scanOne(creator, eventId, later);
  expect((await list(creator)).conflicts.map(({ nonce }) => nonce)).toEqual([later.nonce, late.nonce]);
});

test("TICKET-31 a gate without network that let a cancelled ticket in is told so, and nobody is counted", async () => {
  await newDoor();
  await execute("update event_registrations set status = 'cancelled', cancelled_at = now() where reference = ?", [
    reference,
  ]);
  const answer = await scanOne(creator, eventId, newScan(reference, { isLetIn: true }));
  expect(answer).toMatchObject({ result: "cancelled", ticket: { displayName: "Ada Obi" }, checkIn: null });
  expect(await execute("select from event_check_ins where event_id = ?", [eventId])).toEqual([]);
});

test("TICKET-32 a scan is as old as the phone says, whatever its clock shows, and never in the future", async () => {
  await newDoor();
  const wrongClock = Date.UTC(2031, 4, 1);
  const before = Date.now();
  const { body } = await send(creator, eventId, [newScan(reference, { scannedAt: wrongClock - 60_000 })], wrongClock);
  const scannedAt = body.answers[0]?.checkIn?.scannedAt ?? 0;
  expect(scannedAt).toBeGreaterThanOrEqual(before - 60_000);
  expect(scannedAt).toBeLessThanOrEqual(Date.now() - 60_000);
  const bayo = await newMember(server.url, "Bayo Cole");
  const ahead = newScan(await ticketOf(bayo, eventId), { scannedAt: Date.now() + 3_600_000 });
  expect((await scanOne(creator, eventId, ahead)).checkIn?.scannedAt).toBeLessThanOrEqual(Date.now());
});

test("TICKET-33 a gate learns what others did, and when to read the list again", async () => {
  await newDoor();
  const { readAt, listVersion } = await list(creator);
  expect(await changes(creator, readAt)).toMatchObject({ checkIns: [], listVersion });
  const { checkIn } = await scanOne(creator, eventId, newScan(reference));
  expect(await changes(creator, readAt)).toMatchObject({ checkIns: [{ reference, checkIn }], listVersion });
  const bayo = await newMember(server.url, "Bayo Cole");
  await ticketOf(bayo, await newEvent(server));
  expect((await changes(creator, readAt)).listVersion).toBe(listVersion);
  await ticketOf(bayo, eventId);
  expect((await changes(creator, readAt)).listVersion).not.toBe(listVersion);
});

test("TICKET-34 a check-in that is undone can be made again, and its scan is not let in a second time", async () => {
  await newDoor();
  const { readAt } = await list(creator);
  const mistaken = newScan(reference);
  await scanOne(creator, eventId, mistaken);
  expect((await undo(creator, reference)).body).toEqual({ done: true });
  expect((await changes(creator, readAt)).checkIns).toEqual([{ reference, checkIn: null }]);
  expect(await scanOne(creator, eventId, mistaken)).toMatchObject({ result: "undone", checkIn: null });
  expect((await scanOne(creator, eventId, newScan(reference))).result).toBe("in");
  expect((await undo(creator, "NOSUCH22")).status).toBe(200);
});

test("TICKET-34 an undo takes one ticket out and leaves all others inside", async () => {
  await newDoor();
  const nameless = await ticketOf(await newMember(server.url), eventId);
  expect(await scanOne(creator, eventId, newScan(nameless))).toMatchObject({ ticket: { displayName: "Unknown User" } });
  await scanOne(creator, eventId, newScan(reference));
  await undo(creator, reference);
  expect((await scanOne(creator, eventId, newScan(nameless))).result).toBe("already-in");
});

test("TICKET-34 an undo at this door leaves the ticket of another event inside there", async () => {
  await newDoor();
  const other = await newEvent(server, { createdBy: memberId(creator) });
  const elsewhere = await ticketOf(ada, other);
  await scanOne(creator, other, newScan(elsewhere));
  expect((await undo(creator, elsewhere)).status).toBe(200);
  expect((await scanOne(creator, other, newScan(elsewhere))).result).toBe("already-in");
});

test("TICKET-27 TICKET-31 of one ticket’s scans in a batch the first counts, as if each had come alone", async () => {
  await newDoor();
  const gate = "Side gate";
  const scans = [newScan(await codeOf(reference)), newScan(reference, { gate }), newScan(reference, { isLetIn: true })];
  const { answers } = (await send(creator, eventId, scans)).body;
  expect(answers.map(({ result }) => result)).toEqual(["in", "already-in", "conflict"]);
  for (const { checkIn } of answers) expect(checkIn).toMatchObject({ gate: "Main gate" });
  expect((await list(creator)).conflicts).toMatchObject([{ nonce: scans[2]?.nonce, first: { gate: "Main gate" } }]);
  const tooMany = Array.from({ length: SCANS_PER_REQUEST + 1 }, () => newScan(reference));
  expect((await send(creator, eventId, tooMany)).error?.code).toBe("request/invalid");
});

test("TICKET-34 an undo takes back the scan that counts, and the late one stays a conflict", async () => {
  await newDoor();
  const late = newScan(reference, { isLetIn: true });
  await send(creator, eventId, [newScan(reference, { gate: "Side gate" }), late]);
  for (let times = 0; times < 2; times += 1) expect((await undo(creator, reference)).status).toBe(200);
  const { tickets, conflicts } = await list(creator);
  expect([tickets[0]?.checkIn, conflicts]).toMatchObject([null, [{ nonce: late.nonce, first: null }]]);
});

test("TICKET-34 an undo that names its scan takes back no other one of the ticket", async () => {
  await newDoor();
  const [counts, lost] = [newScan(reference), newScan(reference)];
  await scanOne(creator, eventId, counts);
  const undoOf = ({ nonce }: typeof counts) =>
    creator.must(checkInApi.undoCheckIn, { params: { eventId, reference }, query: { nonce } });
  await undoOf(lost);
  expect((await list(creator)).tickets[0]?.checkIn).not.toBeNull();
  await undoOf(counts);
  expect((await list(creator)).tickets[0]?.checkIn).toBeNull();
});

test("TICKET-27 ten times, one of many gates that scan a ticket at the same time lets it in", async () => {
  await newDoor();
  const results: string[][] = [];
  for (let round = 0; round < 10; round += 1) {
    const gates = Array.from({ length: 6 }, (_, at) => newScan(reference, { gate: `Gate ${at}` }));
    const answers = await Promise.all(gates.map((scan) => scanOne(creator, eventId, scan)));
    results.push(answers.map(({ result }) => result).sort());
    const winner = answers.find(({ result }) => result === "in")?.checkIn;
    for (const answer of answers) expect(answer.checkIn).toEqual(winner);
    await undo(creator, reference);
  }
  expect(results).toEqual(Array(10).fill([...Array(5).fill("already-in"), "in"]));
});

test("EVENT-9 whoever was let in cannot cancel the registration any more", async () => {
  await newDoor();
  await scanOne(creator, eventId, newScan(reference));
  const cancel = () => ada.call(eventApi.cancelRegistration, { params: { eventId } });
  expect((await cancel()).error?.code).toBe("event/checked-in");
  await undo(creator, reference);
  expect((await cancel()).status).toBe(200);
});
