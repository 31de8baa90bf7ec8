import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import { loadTicketCodes } from "./code/ticket-key.ts";
import { chromiumLauncher } from "./pdf/chromium.ts";
import { pdfRenderer } from "./pdf/pdf-renderer.ts";
import { ticketJobs } from "./ticket.jobs.ts";
import { ticketRoutes } from "./ticket.routes.ts";
import { ticketDocuments } from "./ticket.ts";

export async function openTickets({ community, config, database, draining, jobs, log }: Core): Promise<Feature> {
  const codes = await loadTicketCodes(database.fork());
  const documents = ticketDocuments(community);
  const renderer = pdfRenderer({ launch: chromiumLauncher(config, log) });
  return {
    routes: ticketRoutes(codes, documents, jobs),
    jobs: ticketJobs({ database, codes, documents, renderer, log, draining }),
    close: renderer.close,
  };
}
