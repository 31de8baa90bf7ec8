import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { confirmSeat, holdSeat, withEventLock } from "../../../server/event/event.ts";
import { loadTicketCodes } from "../../../server/ticket/code/ticket-key.ts";
import { ticketDocuments } from "../../../server/ticket/pdf/ticket-documents.ts";
import { printTicketQueue } from "../../../server/ticket/pdf/ticket-pdf.ts";
import { ticketJobs } from "../../../server/ticket/ticket.jobs.ts";
import { newEvent } from "../../support/event/events.ts";
import { storeMembers } from "../../support/event/seats.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const execute = (sql: string, values: unknown[]) => server.database.fork().execute(sql, values);

/** The job of another process, which shuts down if told so. */
async function newPrinter(draining = new AbortController().signal) {
  const render = vi.fn(async (html: string) => new TextEncoder().encode(html));
  const ended = vi.fn();
  const log = { error: vi.fn() };
  const jobs = ticketJobs({
    database: server.database,
    codes: await loadTicketCodes(server.database.fork()),
    documents: ticketDocuments({ name: "Grace House", timeZone: "Africa/Lagos" }),
    renderer: { render, close: async () => {} },
    signal: { wait: async () => {}, ended },
    log,
    draining,
  });
  const print = async (registrationId: string) =>
    await jobs.find(({ queue }) => queue.name === printTicketQueue.name)?.run({ registrationId });
  return { print, render, ended, log };
}

/** A ticket whose print was requested. Returns the registration. */
async function requestedTicket(): Promise<string> {
  const eventId = await newEvent(server);
  const [memberId = ""] = await storeMembers(server, 1);
  const { registrationId } = await withEventLock(server.database.fork(), eventId, async (tx, event) => {
    const seat = await holdSeat(tx, event, memberId);
    await confirmSeat(tx, event, seat.registrationId);
    return seat;
  });
  await execute("insert into ticket_pdfs (registration_id, user_id, content_hash) values (?, ?, 'asked')", [
    registrationId,
    memberId,
  ]);
  return registrationId;
}

const savedPrint = async (registrationId: string) => {
  const columns = `pdf is not null as "isPrinted", failed_at is not null as "isFailed"`;
  const [row] = await execute(`select ${columns} from ticket_pdfs where registration_id = ?`, [registrationId]);
  return row;
};

test("TICKET-7 the job prints the ticket that it names and no other one, and wakes who waits for it", async () => {
  const { print, ended } = await newPrinter();
  const [asked, other] = [await requestedTicket(), await requestedTicket()];
  await print(asked);
  expect(await savedPrint(asked)).toEqual({ isPrinted: true, isFailed: false });
  expect(await savedPrint(other)).toEqual({ isPrinted: false, isFailed: false });
  expect(ended.mock.calls).toEqual([[asked]]);
});

test.each([
  ["pcm", '<html lang="pcm">', "Abeg come 30 minutes early."],
  [null, '<html lang="en">', "Please arrive 30 minutes early."],
])("LANGUAGE-2 TICKET-7 a ticket is printed in the language of its holder: %s", async (language, page, words) => {
  const { print, render } = await newPrinter();
  const registrationId = await requestedTicket();
  const holder = "select user_id from event_registrations where id = ?";
  await execute(`update users set language = ? where id = (${holder})`, [language, registrationId]);
  await print(registrationId);
  const [html = ""] = render.mock.lastCall ?? [];
  for (const part of [page, words]) expect(html).toContain(part);
});

const registration = "update event_registrations set";
const event = "update events set";
const itsEvent = "where id = (select event_id from event_registrations where id = ?)";
test.each([
  ["was cancelled", `${registration} status = 'cancelled', cancelled_at = now() where id = ?`],
  ["is only held", `${registration} status = 'held', held_until = now() + interval '1 hour' where id = ?`],
  ["is of a cancelled event", `${event} cancelled_at = now() ${itsEvent}`],
  ["is of a hidden event", `${event} is_active = false ${itsEvent}`],
])("TICKET-6 the job does not print a ticket that %s after it was asked for", async (_, change) => {
  const { print, render, log } = await newPrinter();
  const registrationId = await requestedTicket();
  await execute(change, [registrationId]);
  await print(registrationId);
  expect(render).not.toHaveBeenCalled();
  expect(log.error).not.toHaveBeenCalled();
});

test("TICKET-10 a print that fails is saved as failed, for this ticket alone, and wakes who waits for it", async () => {
  const { print, render, ended } = await newPrinter();
  const [asked, other] = [await requestedTicket(), await requestedTicket()];
  render.mockRejectedValue(new Error("no ink"));
  await print(asked);
  expect(await savedPrint(asked)).toEqual({ isPrinted: false, isFailed: true });
  expect(await savedPrint(other)).toEqual({ isPrinted: false, isFailed: false });
  expect(ended.mock.calls).toEqual([[asked]]);
});

test("a print that ends because the server stops has not failed: another server prints the ticket", async () => {
  const { print, render } = await newPrinter(AbortSignal.abort());
  const asked = await requestedTicket();
  render.mockRejectedValue(new Error("the server is stopping"));
  await expect(print(asked)).rejects.toThrow("the server is stopping");
  expect(await savedPrint(asked)).toEqual({ isPrinted: false, isFailed: false });
});
