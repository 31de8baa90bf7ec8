import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as eventApi from "../../../schema/event/api.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { chromiumLauncher } from "../../../server/ticket/pdf/chromium.ts";
import { pdfRenderer } from "../../../server/ticket/pdf/pdf-renderer.ts";
import { clearPdfs, printRequested, saveFailure } from "../../../server/ticket/pdf/ticket-pdf.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { inDays, newEvent } from "../../support/event/events.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { filesOf } from "../../support/server/member-files.ts";
import { readPdf } from "../../support/ticket/read-pdf.ts";
import { until } from "../../support/until.ts";

const launch = chromiumLauncher({ CHROMIUM_PATH: undefined, isProduction: false }, { warn() {} });
const chromium = pdfRenderer({ launch, timeoutMs: 120_000 });
/** Prints a document. A browser has time limits of its own, so it prints only where a test reads the PDF. */
const print = vi.fn<(html: string) => Promise<Uint8Array>>();
beforeEach(() => void print.mockReset().mockImplementation(async (html) => new TextEncoder().encode(html)));

let server: TestServer;
let ngozi: Person;
beforeAll(async () => {
  const ticketRenderer = { render: print, close: chromium.close };
  server = await bootServer({ COMMUNITY_NAME: "Grace House" }, { ticketRenderer });
  ngozi = await newMember(server.url, "Ngozi Ade");
});
afterAll(() => server.stop());

interface Seat {
  readonly eventId: string;
  readonly reference: string;
}

async function seatOf(person: Person, event: Parameters<typeof newEvent>[1] = {}): Promise<Seat> {
  const eventId = await newEvent(server, event);
  const { reference } = await person.must(eventApi.register, { params: { eventId } });
  return { eventId, reference };
}

/** The reply of the PDF's endpoint, asked again while the PDF is being made. */
async function ask(person: Person, params: Seat): Promise<Response> {
  const path = `/api/tickets/${params.eventId}/${params.reference}/pdf`;
  for (;;) {
    const reply = await fetch(person.url + path, { headers: { Cookie: person.cookie } });
    if (reply.status !== 503 || !(await reply.clone().text()).includes("in-progress")) return reply;
  }
}

const pdfOf = async (person: Person, seat: Seat) => new Uint8Array(await (await ask(person, seat)).arrayBuffer());

const rows = (sql: string, values: readonly unknown[] = []) => server.database.fork().execute(sql, [...values]);
const savedPdfs = async ({ reference }: Seat) =>
  rows(
    `select pdf is not null as "isPrinted" from ticket_pdfs
     join event_registrations own on own.id = registration_id where own.reference = ?`,
    [reference],
  );
const textOf = (pdf: Uint8Array) => new TextDecoder().decode(pdf);
const printJobs = async () => (await rows("select id from pgboss.job where name = 'ticket/print-pdf'")).length;

test("TICKET-1 TICKET-2 the PDF is the member’s ticket, named after its reference", async () => {
  print.mockImplementation(chromium.render);
  const seat = await seatOf(ngozi, { title: "Praise night" });
  const reply = await ask(ngozi, seat);
  expect(reply.headers.get("content-type")).toBe("application/pdf");
  const shown = `${seat.reference.slice(0, 4)}-${seat.reference.slice(4)}`;
  expect(reply.headers.get("content-disposition")).toBe(`attachment; filename=ticket-${shown}.pdf`);
  const { text } = await readPdf(new Uint8Array(await reply.arrayBuffer()));
  for (const part of ["Grace House", "Praise night", "Ngozi Ade", shown, "Free"]) expect(text).toContain(part);
});

test("TICKET-7 a PDF is printed once, and again when the event has changed", async () => {
  const seat = await seatOf(ngozi, { title: "First title" });
  const first = await pdfOf(ngozi, seat);
  const jobs = await printJobs();
  expect(await pdfOf(ngozi, seat)).toEqual(first);
  expect(await printJobs()).toBe(jobs);
  await rows("update events set title = 'Second title' where id = ?", [seat.eventId]);
  expect(textOf(await pdfOf(ngozi, seat))).toContain("Second title");
  expect(await printJobs()).toBe(jobs + 1);
});

test("TICKET-8 twenty requests at once print each ticket once", async () => {
  const seats = [await seatOf(ngozi), await seatOf(ngozi)];
  const before = await printJobs();
  const { promise: asked, resolve: allAsked } = Promise.withResolvers<void>();
  print.mockImplementation(async (html) => asked.then(() => new TextEncoder().encode(html)));
  const asking = Array.from({ length: 20 }, (_, n) => pdfOf(ngozi, seats[n % 2] as Seat));
  await until(async () => (await printJobs()) === before + 2);
  allAsked();
  expect(new Set((await Promise.all(asking)).map(textOf)).size).toBe(2);
  expect([await printJobs(), print.mock.calls.length]).toEqual([before + 2, 2]);
});

test("TICKET-8 a print that was lost is requested again", async () => {
  const seat = await seatOf(ngozi);
  await pdfOf(ngozi, seat);
  await rows("update ticket_pdfs set pdf = null, requested_at = now() - interval '2 minutes'");
  expect(textOf(await pdfOf(ngozi, seat))).toContain("Ngozi Ade");
  expect(print).toHaveBeenCalledTimes(2);
});

test("TICKET-7 a print that counted as lost and ends after the next one does not replace its PDF", async () => {
  const seat = await seatOf(ngozi);
  await pdfOf(ngozi, seat);
  const [row] = await rows(
    `update ticket_pdfs set pdf = null from event_registrations own where own.id = registration_id and reference = ?
     returning registration_id as "registrationId", content_hash as "contentHash"`,
    [seat.reference],
  );
  const printWith = (printer: (html: string) => Promise<Uint8Array>) =>
    printRequested(server.database.fork(), { ...row, html: () => "" } as never, printer);
  const { promise: late, resolve: endLate } = Promise.withResolvers<Uint8Array>();
  print.mockReturnValue(late);
  const lost = printWith(print);
  await until(() => print.mock.calls.length === 2);
  await printWith(async () => new TextEncoder().encode("next"));
  endLate(new TextEncoder().encode("late"));
  await lost;
  await saveFailure(server.database.fork(), row?.registrationId);
  expect(textOf(await pdfOf(ngozi, seat))).toBe("next");
});

test("TICKET-10 a print that failed is requested again a moment later", async () => {
  const seat = await seatOf(ngozi);
  print.mockRejectedValueOnce(new Error("no ink"));
  expect((await ask(ngozi, seat)).status).toBe(503);
  await rows("update ticket_pdfs set failed_at = failed_at - interval '1 minute' where failed_at is not null");
  expect(textOf(await pdfOf(ngozi, seat))).toContain("Ngozi Ade");
});

test("TICKET-11 an erased member’s PDFs are deleted, and ERASE-1 with them their registrations", async () => {
  const member = await newMember(server.url, "Chidi Eze");
  const seat = await seatOf(member);
  await pdfOf(member, seat);
  expect(await savedPdfs(seat)).toEqual([{ isPrinted: true }]);
  await eraseMember(server.database, member.me?.email ?? "", filesOf(server));
  expect(await rows("select 1 from ticket_pdfs where user_id = ?", [member.me?.memberId])).toEqual([]);
});

test("TICKET-11 PDFs of cancelled registrations and of events a week ago are deleted each night", async () => {
  const seats = [await seatOf(ngozi), await seatOf(ngozi), await seatOf(ngozi)] as const;
  const [recent, cancelled, past] = seats;
  await Promise.all(seats.map((seat) => pdfOf(ngozi, seat)));
  await ngozi.must(eventApi.cancelRegistration, { params: { eventId: cancelled.eventId } });
  await rows("update events set event_date = ? where id = ?", [inDays(-6.5), recent.eventId]);
  await rows("update events set event_date = ? where id = ?", [inDays(-7.5), past.eventId]);
  await clearPdfs(server.database.fork());
  expect(await savedPdfs(recent)).toHaveLength(1);
  expect(await savedPdfs(cancelled)).toEqual([]);
  expect(await savedPdfs(past)).toEqual([]);
});
