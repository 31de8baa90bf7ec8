import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { checkInRoutes } from "./check-in/check-in.routes.ts";
import { loadTicketCodes } from "./code/ticket-key.ts";
import { chromiumLauncher } from "./pdf/chromium.ts";
import { pdfRenderer } from "./pdf/pdf-renderer.ts";
import { ticketJobs } from "./ticket.jobs.ts";
import { ticketRoutes } from "./ticket.routes.ts";
import { ticketDocuments } from "./ticket.ts";

/** Tickets: codes, pages, PDFs, and checking them in at the door. */
export async function openTickets({ community, config, database, draining, jobs, log }: Core): Promise<Feature> {
  const codes = await loadTicketCodes(database.fork());
  const documents = ticketDocuments(community);
  const renderer = pdfRenderer({ launch: chromiumLauncher(config, log) });
  return {
    routes: [...ticketRoutes(codes, documents, jobs), ...checkInRoutes(codes)],
    jobs: ticketJobs({ database, codes, documents, renderer, log, draining }),
    close: renderer.close,
  };
}
