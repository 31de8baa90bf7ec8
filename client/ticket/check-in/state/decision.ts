import type { CheckInMark, CheckInTicket, ScanAnswer, ScanResult } from "../../../../schema/ticket/check-in.ts";
import type { CheckInState } from "./check-in-state.ts";

/** What the person at check-in reads. */
export interface Decision {
  result: Exclude<ScanResult, "conflict"> | "not-on-list" | "not-a-ticket";
  /** Null if the ticket is none of this event's. */
  ticket: Pick<CheckInTicket, "reference" | "displayName"> | null;
  /** The scan that let this ticket in, now or before. */
  checkIn: CheckInMark | null;
  /** This phone decided alone: other gates may know better. */
  isOffline: boolean;
}

/** The state of a ticket as far as this phone knows: by its list, and by what it has let in itself. */
export function decideOffline(state: CheckInState, ticket: CheckInTicket | undefined): Decision {
  if (!ticket) return { result: "not-on-list", ticket: null, checkIn: null, isOffline: true };
  const decided = (result: Decision["result"], checkIn: CheckInMark | null = null): Decision => ({
    result,
    ticket,
    checkIn,
    isOffline: true,
  });
  const own = state.waiting.find(({ reference }) => reference === ticket.reference);
  const earlier = own ?? ticket.checkIn;
  if (earlier) return decided("already-in", { scannedAt: earlier.scannedAt, gate: earlier.gate });
  if (state.list?.isCancelled || ticket.status === "cancelled") return decided("cancelled");
  return ticket.status === "held" ? decided("not-paid") : decided("in");
}

/** The server's answer to a scan that was not let in before, so it is no conflict for the person at check-in. */
export const decisionOf = ({ result, ticket, checkIn }: ScanAnswer): Decision => ({
  result: result === "conflict" ? "already-in" : result,
  ticket,
  checkIn,
  isOffline: false,
});
