import { queryOptions, useMutation } from "@tanstack/react-query";
import { readTicket, readTicketPdf, type Ticket } from "../../schema/ticket/api.ts";
import { toastError } from "../frame/error-text.ts";
import { codeOf, isPassing } from "../net/http/api-error.ts";
import { type DownloadedFile, download, saveFile } from "../net/http/download.ts";
import { call } from "../net/http/http.ts";
import { queryClient } from "../net/query/query-client.ts";
import { wait } from "../net/wait.ts";
import { toast } from "../ui/feedback/toast.ts";
import { removeSavedTicket, savedTicket, savedTicketsOf, saveTicket } from "./saved-ticket.ts";
import { pdfFailed } from "./ticket-errors.ts";
import * as text from "./ticket-text.ts";

export interface TicketAddress {
  readonly eventId: string;
  readonly reference: string;
}

/** How often the PDF is asked for while the server makes it. Each request waits some seconds itself. */
const PDF_TRIES = 6;
const PDF_PAUSE_MS = 1_000;

/** The member's ticket. One that was seen on this device shows at once, also offline. */
export const ticketQuery = (memberId: string, { eventId, reference }: TicketAddress) =>
  queryOptions({
    queryKey: ["ticket", memberId, eventId, reference],
    queryFn: async ({ signal }): Promise<Ticket> => {
      try {
        const ticket = await call(readTicket, { params: { eventId, reference }, signal });
        saveTicket(memberId, ticket);
        return ticket;
      } catch (error) {
        if (!signal.aborted && !isPassing(codeOf(error))) removeSavedTicket(memberId, reference);
        throw error;
      }
    },
    initialData: () => savedTicket(memberId, reference),
    initialDataUpdatedAt: 0,
    staleTime: 0,
  });

/** Reads the saved tickets of an event again, for which a refusal removes those that are no longer valid. */
export async function checkSavedTickets(memberId: string, eventId: string): Promise<void> {
  const saved = savedTicketsOf(memberId, eventId);
  await Promise.all(
    saved.map(({ reference }) => queryClient.prefetchQuery(ticketQuery(memberId, { eventId, reference }))),
  );
}

/** Downloads the PDF, and waits while the server makes it. */
export function useTicketDownload(address: TicketAddress) {
  return useMutation({
    mutationFn: () => downloadPdf(address),
    onSuccess(file) {
      saveFile(file);
      toast({ title: text.downloadedToast });
    },
    onError: (error) => toastError(error, pdfFailed),
  });
}

async function downloadPdf({ eventId, reference }: TicketAddress): Promise<DownloadedFile> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await download(readTicketPdf, { params: { eventId, reference } });
    } catch (error) {
      if (codeOf(error) !== "ticket/pdf-in-progress" || tries === PDF_TRIES) throw error;
      await new Promise<void>((resolve) => wait(PDF_PAUSE_MS, resolve));
    }
  }
}
