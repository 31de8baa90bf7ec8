import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as eventApi from "../../../schema/event/api.ts";
import { CHECK_IN_CONFLICTS_LISTED } from "../../../schema/limits.ts";
import { giveRole, liftSuspension, suspendMember } from "../../../server/account/account.ts";
import { confirmSeat, holdSeat, withEventLock } from "../../../server/event/event.ts";
import { recordScans } from "../../../server/ticket/check-in/record-scans.ts";
import { loadTicketCodes } from "../../../server/ticket/code/ticket-key.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { newScan, readChanges, readList, scanOne, send, ticketOf, undo } from "../../support/event/door.ts";
import { newEvent } from "../../support/event/events.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let creator: Person;
let ada: Person;
let bayo: Person;
let eventId: string;
let reference: string;

const memberId = (person: Person) => person.me?.memberId ?? "";
const execute = (sql: string, values: unknown[]) => server.database.fork().execute(sql, values);
const list = () => readList(creator, eventId);
const changes = (since: number) => readChanges(creator, eventId, since);

beforeAll(async () => {
  server = await bootServer();
  creator = await newMember(server.url, "Halima Bello");
  await giveRole(server.database.fork(), creator.me?.email ?? "", "mentor");
  [ada, bayo] = [await newMember(server.url, "Ada Obi"), await newMember(server.url, "Bayo Cole")];
});
afterAll(() => server.stop());

/** Every test has an event of its own, for which Ada is registered. */
beforeEach(async () => {
  eventId = await newEvent(server, { createdBy: memberId(creator) });
  reference = await ticketOf(ada, eventId);
});

test("TICKET-33 a check-in that is committed only after the list was read reaches the gate", async () => {
  const codes = await loadTicketCodes(server.database.fork());
  const member = { memberId: memberId(creator), roles: ["mentor"] } as never;
  const readAt = await server.database.fork().transactional(async (tx) => {
    await recordScans(tx, codes, member, eventId, { sentAt: Date.now(), scans: [newScan(reference)] });
    const before = await list();
    expect(before.tickets).toMatchObject([{ checkIn: null }]);
    return before.readAt;
  });
  expect((await changes(readAt)).checkIns).toMatchObject([{ reference, checkIn: { gate: "Main gate" } }]);
});

test("TICKET-33 TICKET-34 the undo of a check-in from long before reaches the gate", async () => {
  await scanOne(creator, eventId, newScan(reference));
  await execute("update event_check_ins set changed_at = changed_at - interval '1 hour' where event_id = ?", [eventId]);
  const { readAt } = await list();
  expect((await changes(readAt)).checkIns).toEqual([]);
  await undo(creator, eventId, reference);
  expect((await changes(readAt)).checkIns).toEqual([{ reference, checkIn: null }]);
});

test("TICKET-33 a gate reads the list again after everything that changes a ticket", async () => {
  const fork = () => server.database.fork();
  const chidi = await newMember(server.url, "Chidi Eze");
  let registrationId = "";
  const steps: Record<string, () => Promise<unknown>> = {
    held: () =>
      withEventLock(fork(), eventId, async (tx, event) => {
        ({ registrationId } = await holdSeat(tx, event, memberId(chidi)));
      }),
    paid: () => withEventLock(fork(), eventId, (tx, event) => confirmSeat(tx, event, registrationId)),
    "cancelled and registered again": async () => {
      await chidi.must(eventApi.cancelRegistration, { params: { eventId } });
      await ticketOf(chidi, eventId);
    },
    suspended: () => suspendMember(fork(), memberId(chidi)),
    "no longer suspended": () => liftSuspension(fork(), memberId(chidi)),
    "event changed": () => execute("update events set version = version + 1 where id = ?", [eventId]),
    "event cancelled": () => execute("update events set cancelled_at = now() where id = ?", [eventId]),
  };
  let { listVersion } = await list();
  for (const [name, happens] of Object.entries(steps)) {
    await happens();
    const next = (await changes(Date.now())).listVersion;
    expect(next, name).not.toBe(listVersion);
    listVersion = next;
  }
});

test("TICKET-30 a gate hears nothing of another event’s tickets, check-ins and conflicts", async () => {
  const other = await newEvent(server, { createdBy: memberId(creator) });
  const elsewhere = await ticketOf(bayo, other);
  await send(creator, other, [newScan(elsewhere), newScan(elsewhere, { isLetIn: true })]);
  expect((await readList(creator, other)).conflicts).toHaveLength(1);
  const { tickets, conflicts } = await list();
  expect([tickets.map((ticket) => ticket.reference), conflicts]).toEqual([[reference], []]);
  expect(await changes(0)).toMatchObject({ checkIns: [], conflicts: [] });
});

test("TICKET-31 of very many conflicts a gate reads the newest", async () => {
  const first = newScan(reference, { isLetIn: true });
  await send(creator, eventId, [newScan(reference), first]);
  await execute(
    `insert into event_check_ins (event_id, registration_id, nonce, status, gate, scanned_at)
     select event_id, registration_id, gen_random_uuid(), 'conflict', 'Gate ' || n, now()
     from event_check_ins, generate_series(1, ?::int) n where nonce = ?`,
    [CHECK_IN_CONFLICTS_LISTED, first.nonce],
  );
  const { conflicts } = await list();
  expect(conflicts).toHaveLength(CHECK_IN_CONFLICTS_LISTED);
  expect(conflicts.map(({ nonce }) => nonce)).not.toContain(first.nonce);
});

test("TICKET-32 a scan of a phone whose clock was years off is at most a week old", async () => {
  const before = Date.now();
  const { checkIn } = await scanOne(creator, eventId, newScan(reference, { scannedAt: 0 }));
  expect(checkIn?.scannedAt).toBeGreaterThanOrEqual(before - 7 * 24 * 3_600_000);
});

test("a check-in is stored with the member who scanned it", async () => {
  await scanOne(creator, eventId, newScan(reference));
  const stored = await execute("select scanned_by from event_check_ins where event_id = ?", [eventId]);
  expect(stored).toEqual([{ scanned_by: memberId(creator) }]);
});
