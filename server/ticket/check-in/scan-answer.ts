import type { CheckInMark, ScanAnswer, ScanResult } from "../../../schema/ticket/check-in.ts";
import type { Scan } from "../../../schema/ticket/check-in-api.ts";

/** A ticket as it stands before a scan. */
export interface ScannedTicket {
  readonly registrationId: string;
  readonly eventId: string;
  readonly reference: string;
  readonly displayName: string;
  readonly status: "registered" | "held" | "cancelled";
  /** The scan that counts. Null if there is none. */
  checkIn: CheckInMark | null;
}

/** A scan that was recorded earlier. */
export interface RecordedScan extends CheckInMark {
  readonly status: "in" | "conflict" | "undone";
  readonly reference: string;
  readonly displayName: string;
  /** The scan of this ticket that counts now. */
  readonly counting: CheckInMark | null;
}

interface Door {
  readonly eventId: string;
  readonly isCancelled: boolean;
}

/** TICKET-26: the answer to a scan that was recorded earlier is the one that it got then. */
export const repeatedAnswer = (nonce: string, recorded: RecordedScan): ScanAnswer => ({
  nonce,
  result: recorded.status,
  ticket: { reference: recorded.reference, displayName: recorded.displayName },
  checkIn: recorded.status === "in" ? { scannedAt: recorded.scannedAt, gate: recorded.gate } : recorded.counting,
});

/** TICKET-27 to TICKET-31: the answer to a new scan. `own` is its mark, should it count. Records nothing. */
export function answerTo(scan: Scan, own: CheckInMark, ticket: ScannedTicket | undefined, door: Door): ScanAnswer {
  const { nonce, isLetIn } = scan;
  const nothing = { nonce, ticket: null, checkIn: null };
  if (!ticket) return { ...nothing, result: "unknown" };
  // Nothing about a ticket of another event, which the caller may not manage.
  if (ticket.eventId !== door.eventId) return { ...nothing, result: "not-this-event" };
  const { reference, displayName, checkIn } = ticket;
  const answer = (result: ScanResult, mark: CheckInMark | null): ScanAnswer => ({
    nonce,
    result,
    ticket: { reference, displayName },
    checkIn: mark,
  });
  if (checkIn) return answer(isLetIn ? "conflict" : "already-in", checkIn);
  if (door.isCancelled || ticket.status === "cancelled") return answer("cancelled", null);
  return ticket.status === "held" ? answer("not-paid", null) : answer("in", own);
}
