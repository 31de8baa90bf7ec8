import type { Database } from "../platform/database/database.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import type { Log } from "../platform/log.ts";
import type { TicketCodes } from "./code/ticket-code.ts";
import type { PdfRenderer } from "./pdf/pdf-renderer.ts";
import { clearPdfs, printRequested, printTicketQueue, saveFailure } from "./pdf/ticket-pdf.ts";
import { readTicket, type TicketDocuments } from "./ticket.ts";

interface Options {
  readonly database: Pick<Database, "fork">;
  readonly codes: TicketCodes;
  readonly documents: TicketDocuments;
  readonly renderer: PdfRenderer;
  readonly log: Pick<Log, "error">;
  /** Aborts when the server starts to shut down: another one prints. */
  readonly draining: AbortSignal;
}

export function ticketJobs({ database, codes, documents, renderer, log, draining }: Options): Job[] {
  async function print({ registrationId }: { registrationId: string }): Promise<void> {
    const em = database.fork();
    // Cancelled in the meantime.
    const own = await readTicket(em, codes, registrationId);
    if (!own) return;
    try {
      await printRequested(em, documents(own), renderer.render);
    } catch (error) {
      if (draining.aborted) throw error;
      log.error({ error, registrationId }, "a ticket could not be printed");
      await saveFailure(em, registrationId);
    }
  }

  return [
    job(printTicketQueue, print),
    job(scheduled("ticket/clear-pdfs"), async () => void (await clearPdfs(database.fork())), { cron: "40 3 * * *" }),
  ];
}
