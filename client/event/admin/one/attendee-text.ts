import type { AttendeeStatus, TicketPaymentState } from "../../../../schema/event/admin-api.ts";
import { formatEnd } from "../../../ui/format/format.ts";

export const backLink = "All events";
export const loadingEvent = "Loading the event...";
export const notFoundTitle = "Event not found";
export const notFoundHint = "It may have been deleted. The list has all events.";
export const cancelledBadge = "Cancelled";
export const hiddenBadge = "Hidden";
export const editLink = "Edit";
export const viewLink = "View event";

// The numbers
export const figuresLabel = "Numbers of this event";
export const figureLabels: Readonly<Record<AttendeeStatus, string>> = {
  registered: "Registered",
  held: "Paying now",
  waiting: "Waiting",
  refunded: "Refunded",
  cancelled: "Cancelled",
};
export const ofMaximum = (max: number | null): string => (max === null ? "No maximum" : `of ${max} seats`);
export const checkedInLabel = "Checked in";
export const checkedInDetail = "Let in at the door";
export const receivedLabel = "Money taken";
export const refundedLabel = "Of it refunded";
export const refundedDetail = "Sent back or on its way";

// The list
export const listTitle = "Attendees";
export const listLead = "Every visit here is logged.";
export const loadingList = "Loading attendees...";
export const emptyTitle = "Nobody here";
export const emptyHint = "Nobody has registered yet, or nobody matches this search and these filters.";
export const downloadButton = "Download CSV";
export const downloadFailed = {
  title: "Not downloaded",
  message: "Failed to download the attendees. Please try again.",
};
export const filtersLabel = "Search and filters";
export const searchLabel = "Search by name, email or reference";
export const statusFilter = "Status";
export const doorFilter = "At the door";
export const anyOption = "All";
export const doorNames = { in: "Checked in", out: "Not checked in" } as const;

export const nameHeader = "Name";
export const statusHeader = "Status";
export const registeredHeader = "Since";
export const paymentHeader = "Payment";
export const doorHeader = "Checked in";
export const nothing = "–";
export const statusNames: Readonly<Record<AttendeeStatus, string>> = {
  registered: "Confirmed",
  held: "Pending",
  waiting: "Waiting",
  refunded: "Refunded",
  cancelled: "Cancelled",
};
export const paymentNames: Readonly<Record<TicketPaymentState, string>> = {
  pending: "Not paid yet",
  failed: "Declined",
  paid: "Paid",
  refunding: "Refund under way",
  "refund-refused": "Refund refused, tried again",
  refunded: "Refunded",
  ended: "Not paid",
};
export const seatUntil = (status: AttendeeStatus, time: number): string =>
  `${status === "waiting" ? "Seat offered" : "Seat kept"} until ${formatEnd(time)}`;
/** "K7M2-9QPD" */
export const shownReference = (reference: string): string => `${reference.slice(0, 4)}-${reference.slice(4)}`;
export const refundButton = "Refund";
/** For screen readers. */
export const refundLabel = (name: string): string => `Refund the ticket of ${name}`;
