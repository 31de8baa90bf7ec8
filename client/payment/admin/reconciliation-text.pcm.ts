import type { Translates } from "../../../schema/language/translation.ts";
import type { DifferenceKind, Reconciliation } from "../../../schema/payment/admin-api.ts";
import { countOf, shortDateFormat } from "../../ui/format/format.ts";

export const title = "Payments";
export const lead =
  "Wetin this server know about payments, compared with the list of the payment provider. E dey happen by itself every night.";
export const backLink = "All events";
export const loading = "The comparisons dey load...";
export const runsTitle = "Comparisons";
export const emptyTitle = "No comparison yet";
export const emptyHint = "The first comparison go run this night. You fit also start one now.";
export const offTitle = "No payments";
export const offHint = "Payments never dey set up for this server, so nothing dey to compare.";

// Starting one
export const formTitle = "Compare now";
export const formHint =
  "Payments wey miss here go settle: the member go get the ticket, or the money go return. Days dey in UTC, as the provider dey count them.";
export const fromLabel = "From";
export const toLabel = "To";
export const dayRequired = "Abeg choose day.";
export const startButton = "Compare";
export const startedToast = "Comparison don start.";

// One comparison
const date = shortDateFormat("UTC");
const dayText = (day: string): string => date.format(new Date(`${day}T00:00:00Z`));
export const days = (from: string, to: string): string =>
  from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`;
export const starter = ({ isNightly, requestedBy }: Reconciliation): string =>
  isNightly ? "By itself" : `By ${requestedBy ?? "one operator"}`;
export const byline = (who: string, when: string): string => `${who}, ${when}`;
export const runningBadge = "Dey run";
export const failedBadge = "E no work";
export const agreesBadge = "Everything agree";
export const findingCount = (count: number): string => countOf(count, "difference", "differences");
export const comparedCount = (count: number): string =>
  `${countOf(count, "payment", "payments")} dey the provider list.`;
export const progressLabel = "Progress";
export const asking = "We dey ask the provider for the list";
export const progress = (done: number, total: number): string =>
  `We don check ${done} of ${total} payments and refunds`;
export const failures: Readonly<Record<NonNullable<Reconciliation["failure"]>, string>> = {
  "provider-away": "We no fit reach the payment provider. Abeg try am again later.",
  error: "Something no go well for this server, or somebody stop am. Abeg start am again.",
};
export const showButton = "Show differences";
export const hideButton = "Hide differences";
/** For screen readers. */
export const showLabel = (when: string): string => `Show differences of ${when}`;
export const hideLabel = (when: string): string => `Hide differences of ${when}`;

// What it has found
export const loadingFindings = "The differences dey load...";
export const findingsLabel = "Differences";
export const onlyFirst = (count: number): string => `This na the first ${count}. Compare fewer days to see the others.`;
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
    title: "Paid, but e miss here till now",
    advice: "You no need do anything: e don settle. The member get the ticket, or the money dey go back.",
  },
  "unknown-reference": {
    title: "Payment wey we no fit match",
    advice:
      "If na for one of your events, refund am for the provider dashboard. E fit also belong to another website wey dey use the same account.",
  },
  "not-at-provider": {
    title: "E settle here, but e no dey the provider list",
    advice: "Look for the transaction for the provider dashboard. If e no dey there, ask the provider wetin happen.",
  },
  "other-amount": {
    title: "The amount or currency no be the one wey settle here",
    advice: "Compare am with the provider dashboard. If the money no reach, refund the ticket.",
  },
  "no-money": {
    title: "Ticket wey no get money",
    advice: "Ask the member how dem pay. If dem no pay, tell them make dem cancel the registration.",
  },
  "refund-missing": {
    title: "E refund here, but no be for the provider",
    advice: "Look for am for the provider dashboard. If the money never go back, refund am there.",
  },
  "refund-amount": {
    title: "The refund get another amount",
    advice: "Compare am with the provider dashboard. If the one wey go back small, refund the rest there.",
  },
  "refund-open": {
    title: "Refund wey never fit go",
    advice: "We dey try am again by itself. Usually the balance for the provider too low: abeg top am up.",
  },
  unreadable: {
    title: "One row for the provider list wey we no fit read",
    advice: "Look at this transaction for the provider dashboard.",
  },
};

export type Holds = Translates<
  typeof import("./reconciliation-text.ts"),
  typeof import("./reconciliation-text.pcm.ts")
>;
