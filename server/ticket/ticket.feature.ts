import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { checkInRoutes } from "./check-in/check-in.routes.ts";
import { loadTicketCodes } from "./code/ticket-key.ts";
import { chromiumLauncher } from "./pdf/chromium.ts";
import { measurePrints } from "./pdf/pdf-metrics.ts";
import { type PdfRenderer, pdfRenderer } from "./pdf/pdf-renderer.ts";
import { printSignal } from "./pdf/print-signal.ts";
import { ticketDocuments } from "./pdf/ticket-documents.ts";
import { ticketJobs } from "./ticket.jobs.ts";
import { ticketRoutes } from "./ticket.routes.ts";

export interface TicketOverrides {
  /** Prints tickets instead of a Chromium that the server starts. */
  readonly ticketRenderer?: PdfRenderer | undefined;
}

/** Tickets: codes, pages, PDFs, and checking them in at the door. */
export async function openTickets(
  { community, config, database, draining, jobs, log, metrics }: Core,
  { ticketRenderer }: TicketOverrides,
): Promise<Feature> {
  const codes = await loadTicketCodes(database.fork());
  const documents = ticketDocuments(community);
  const renderer = measurePrints(metrics, ticketRenderer ?? pdfRenderer({ launch: chromiumLauncher(config, log) }));
  const signal = printSignal();
  return {
    routes: [...ticketRoutes(codes, documents, { jobs, signal }), ...checkInRoutes(codes)],
    jobs: ticketJobs({ database, codes, documents, renderer, signal, log, draining }),
    close: renderer.close,
  };
}
