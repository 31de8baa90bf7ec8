import type { AttendeeStatus, TicketPaymentState } from "../../../../schema/event/admin-api.ts";
import type { Translates } from "../../../../schema/language/translation.ts";
import { formatEnd } from "../../../ui/format/format.ts";

export const backLink = "All events";
export const loadingEvent = "The event dey load...";
export const notFoundTitle = "We no see the event";
export const notFoundHint = "E fit be say dem don delete am. All events dey the list.";
export const cancelledBadge = "Cancelled";
export const hiddenBadge = "Hidden";
export const editLink = "Edit";
export const viewLink = "See the event";

// The numbers
export const figuresLabel = "Numbers of this event";
export const figureLabels: Readonly<Record<AttendeeStatus, string>> = {
  registered: "Don register",
  held: "Dey pay now",
  waiting: "Dey wait",
  refunded: "Refunded",
  cancelled: "Cancelled",
};
export const ofMaximum = (max: number | null): string => (max === null ? "No limit" : `out of ${max} seats`);
export const checkedInLabel = "Don check in";
export const checkedInDetail = "Don enter for the door";
export const receivedLabel = "Money wey enter";
export const refundedLabel = "Part wey go back";
export const refundedDetail = "Don go back or dey road";

// The list
export const listTitle = "Who dey come";
export const listLead = "We dey record every visit here.";
export const loadingList = "The list dey load...";
export const emptyTitle = "Nobody dey here";
export const emptyHint = "Nobody don register, or nobody match this search and these filters.";
export const downloadButton = "Download CSV";
export const downloadFailed = {
  title: "E no download",
  message: "We no fit download the list of people. Abeg try am again.",
};
export const filtersLabel = "Search and filters";
export const searchLabel = "Search with name, email or reference";
export const statusFilter = "Status";
export const doorFilter = "For the door";
export const anyOption = "All";
export const doorNames = { in: "Don check in", out: "Never check in" } as const;

export const nameHeader = "Name";
export const statusHeader = "Status";
export const registeredHeader = "Since";
export const paymentHeader = "Payment";
export const doorHeader = "Check-in";
export const nothing = "–";
export const statusNames: Readonly<Record<AttendeeStatus, string>> = {
  registered: "Confirmed",
  held: "Pending",
  waiting: "Dey wait",
  refunded: "Refunded",
  cancelled: "Cancelled",
};
export const paymentNames: Readonly<Record<TicketPaymentState, string>> = {
  pending: "Never pay",
  failed: "Payment no pass",
  paid: "Don pay",
  refunding: "Refund dey go",
  "refund-refused": "Refund no pass, we dey try am again",
  refunded: "Refunded",
  ended: "E no pay",
};
export const seatUntil = (status: AttendeeStatus, time: number): string =>
  status === "waiting" ? `Seat dey open till ${formatEnd(time)}` : `Seat dey kept till ${formatEnd(time)}`;
/** "K7M2-9QPD" */
export const shownReference = (reference: string): string => `${reference.slice(0, 4)}-${reference.slice(4)}`;
export const refundButton = "Refund";
/** For screen readers. */
export const refundLabel = (name: string): string => `Refund the ticket of ${name}`;

export type Holds = Translates<typeof import("./attendee-text.ts"), typeof import("./attendee-text.pcm.ts")>;
