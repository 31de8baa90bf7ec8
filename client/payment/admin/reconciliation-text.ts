import type { DifferenceKind, Reconciliation } from "../../../schema/payment/admin-api.ts";
import { countOf, shortDateFormat } from "../../ui/format/format.ts";

export const title = "Payments";
export const lead =
  "What this server knows about payments, compared with the list of the payment provider. It happens by itself each night.";
export const backLink = "All events";
export const loading = "Loading the comparisons...";
export const runsTitle = "Comparisons";
export const emptyTitle = "Nothing compared yet";
export const emptyHint = "The first comparison runs tonight. You can also start one now.";
export const offTitle = "No payments";
export const offHint = "Payments aren’t set up on this server, so there is nothing to compare.";

// Starting one
export const formTitle = "Compare now";
export const formHint =
  "Payments that are missing here are settled: the member gets the ticket, or the money goes back. Days are in UTC, as the provider counts them.";
export const fromLabel = "From";
export const toLabel = "To";
export const dayRequired = "Please choose a day.";
export const startButton = "Compare";
export const startedToast = "Comparison started.";

// One comparison
const date = shortDateFormat("UTC");
const dayText = (day: string): string => date.format(new Date(`${day}T00:00:00Z`));
export const days = (from: string, to: string): string =>
  from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`;
export const starter = ({ isNightly, requestedBy }: Reconciliation): string =>
  isNightly ? "By itself" : `By ${requestedBy ?? "an operator"}`;
export const byline = (who: string, when: string): string => `${who}, ${when}`;
export const runningBadge = "Running";
export const failedBadge = "Failed";
export const agreesBadge = "Everything agrees";
export const findingCount = (count: number): string => countOf(count, "difference");
export const comparedCount = (count: number): string => `${countOf(count, "payment")} in the provider’s list.`;
export const progressLabel = "Progress";
export const asking = "Asking the provider for its list";
export const progress = (done: number, total: number): string => `${done} of ${total} payments and refunds checked`;
export const failures: Readonly<Record<NonNullable<Reconciliation["failure"]>, string>> = {
  "provider-away": "The payment provider couldn’t be asked. Please try again later.",
  error: "Something went wrong on this server, or it was stopped meanwhile. Please start it again.",
};
export const showButton = "Show differences";
export const hideButton = "Hide differences";
/** For screen readers. */
export const showLabel = (when: string): string => `Show differences of ${when}`;
export const hideLabel = (when: string): string => `Hide differences of ${when}`;

// What it has found
export const loadingFindings = "Loading the differences...";
export const findingsLabel = "Differences";
export const onlyFirst = (count: number): string =>
  `These are the first ${count}. Compare fewer days to see the others.`;
export const ticketName = "Ticket";
export const ticketOf = (reference: string, event: string): string =>
  `${reference.slice(0, 4)}-${reference.slice(4)}, ${event}`;
export const oursName = "Here";
export const theirsName = "Provider";
export const txRefName = "Reference";
export const transactionName = "Transaction";
export const noAmount = "–";
/** What each kind of difference means, and what to do. */
export const findings: Readonly<Record<DifferenceKind, { title: string; advice: string }>> = {
  "not-settled": {
    title: "Paid, but missing here until now",
    advice: "Nothing to do: it’s settled. The member has the ticket, or the money goes back.",
  },
  "unknown-reference": {
    title: "Payment we can’t match",
    advice:
      "If it’s for one of your events, refund it in the provider’s dashboard. It may also belong to another website that uses the same account.",
  },
  "not-at-provider": {
    title: "Settled here, but missing in the provider’s list",
    advice: "Look for the transaction in the provider’s dashboard. If it isn’t there, ask the provider what happened.",
  },
  "other-amount": {
    title: "Another amount or currency than was settled here",
    advice: "Compare it with the provider’s dashboard. If too little was paid, refund the ticket.",
  },
  "no-money": {
    title: "A ticket without money",
    advice: "Ask the member how they paid. If they didn’t, ask them to cancel the registration.",
  },
  "refund-missing": {
    title: "Refunded here, but not at the provider",
    advice: "Look for it in the provider’s dashboard. If the money hasn’t gone back, refund it there.",
  },
  "refund-amount": {
    title: "Refunded with another amount",
    advice: "Compare it with the provider’s dashboard. If too little went back, refund the rest there.",
  },
  "refund-open": {
    title: "A refund that couldn’t be sent yet",
    advice: "It’s tried again by itself. Usually the balance at the provider is too low: please top it up.",
  },
  unreadable: {
    title: "A row of the provider’s list that couldn’t be read",
    advice: "Look at this transaction in the provider’s dashboard.",
  },
};
