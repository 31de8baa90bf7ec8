import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { retention } from "../../../schema/retention.ts";
import { DAY_MS } from "../../../schema/time.ts";
import { deleteInBatches } from "../../platform/database/delete-in-batches.ts";
import type { JobQueue, Jobs } from "../../platform/job.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { PrintSignal } from "./print-signal.ts";
import { TicketPdfEntity } from "./ticket-pdf.entity.ts";

/** How long a request waits for the print before it is told to ask again. */
const WAIT_MS = 5_000;
/** Prints of this process are signalled; those of others are looked for this often. */
const LOOK_MS = 500;
/** A print that was requested this long ago and is not there was lost, or no server prints. It is requested again. */
const LOST_AFTER_SECONDS = 60;

export const printTicketQueue = {
  name: "ticket/print-pdf",
  data: z.object({ registrationId: z.uuid() }),
  // The renderer prints one document at a time.
  concurrency: 1,
} satisfies JobQueue;

/** The document to print, for a registration. */
export interface TicketDocument {
  readonly registrationId: string;
  readonly memberId: string;
  /** Changes with everything that the document shows. */
  readonly contentHash: string;
  /** Takes some milliseconds. */
  html(): string;
}

/** How a print is requested, and how it is known that it ended. */
export interface Printing {
  readonly jobs: Jobs;
  readonly signal: PrintSignal;
}

/**
 * TICKET-7, TICKET-8: the ticket's PDF, printed if this document was not printed before. Refuses with
 * `ticket/pdf-in-progress` if that takes long, and with `ticket/pdf-failed`.
 */
export async function pdfOf(
  em: EntityManager,
  { jobs, signal }: Printing,
  document: TicketDocument,
): Promise<Uint8Array> {
  const { registrationId, contentHash } = document;
  const printed = await findPrinted(em, registrationId, contentHash);
  if (printed) return printed;
  await requestPrint(em, jobs, document);
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const ended = signal.wait(registrationId, LOOK_MS);
    // Looked for after the wait began, so that a print which ends in between is not missed.
    const pdf = await findPrinted(em, registrationId, contentHash);
    if (pdf) return pdf;
    if (Date.now() >= until) break;
    await ended;
  }
  throw new Refusal("ticket/pdf-in-progress", { retryAfterSeconds: 1 });
}

/** The PDF of this document. Null if it is not printed yet; refuses if printing failed. */
async function findPrinted(em: EntityManager, registrationId: string, contentHash: string): Promise<Uint8Array | null> {
  const row = await em.fork().findOne(TicketPdfEntity, { registration: registrationId, contentHash });
  if (row?.failedAt && row.failedAt > new Date(Date.now() - WAIT_MS)) throw new Refusal("ticket/pdf-failed");
  return row?.pdf ?? null;
}

/** Enqueues a print, unless one of the same document is under way: of several requests at once, one changes the row. */
async function requestPrint(
  em: EntityManager,
  jobs: Jobs,
  { registrationId, memberId, contentHash }: TicketDocument,
): Promise<void> {
  await em.fork().transactional(async (tx) => {
    const requested = await tx.execute(
      `insert into ticket_pdfs as known (registration_id, user_id, content_hash) values (?, ?, ?)
       on conflict (registration_id) do update
         set content_hash = excluded.content_hash, pdf = null, requested_at = now(), failed_at = null
         where known.content_hash <> excluded.content_hash or known.failed_at is not null
           or (known.pdf is null and known.requested_at < now() - interval '${LOST_AFTER_SECONDS} seconds')
       returning registration_id`,
      [registrationId, memberId, contentHash],
    );
    if (requested.length > 0) await jobs.enqueue(printTicketQueue, { registrationId }, { tx });
  });
}

/**
 * Prints a requested document and saves the result. Does nothing if it is printed already, also if another print of it ends
 * first: one that took so long that it counted as lost.
 */
export async function printRequested(
  em: EntityManager,
  { registrationId, contentHash, html }: TicketDocument,
  print: (html: string) => Promise<Uint8Array>,
): Promise<void> {
  if (await findSaved(em, registrationId, contentHash)) return;
  const pdf = await print(html());
  const row = { contentHash, pdf: Buffer.from(pdf), failedAt: null };
  await em.nativeUpdate(TicketPdfEntity, { registration: registrationId, pdf: null }, row);
}

const findSaved = (em: EntityManager, registrationId: string, contentHash: string) =>
  em.count(TicketPdfEntity, { registration: registrationId, contentHash, pdf: { $ne: null } });

/** Tells the waiting requests that printing failed. The next request starts another print. */
export async function saveFailure(em: EntityManager, registrationId: string): Promise<void> {
  await em.nativeUpdate(TicketPdfEntity, { registration: registrationId, pdf: null }, { failedAt: new Date() });
}

/** TICKET-11: deletes the PDFs of past events and of registrations that were cancelled. Returns how many. */
export const clearPdfs = (em: EntityManager): Promise<number> =>
  deleteInBatches(em, TicketPdfEntity, {
    $or: [
      { registration: { status: "cancelled" } },
      { registration: { event: { eventDate: { $lt: new Date(Date.now() - retention.ticketPdfs.days * DAY_MS) } } } },
    ],
  });
