import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { chooseDay } from "../field-text.ts";
import { prose } from "../text.ts";
import { DAY_MS } from "../time.ts";
import * as text from "./reconciliation-field-text.ts";

export const REFUND_REASON_MAX_LENGTH = 500;
export const RECONCILIATIONS_PER_PAGE = 10;
/** The most days of one comparison: the provider’s list of a month has some thousand rows at most. */
export const RECONCILIATION_MAX_DAYS = 31;
/** The most differences that are stored of one comparison. */
export const RECONCILIATION_FINDINGS_KEPT = 500;
/** A comparison that has got no further for so long has died with its process. Longer than one may take. */
export const RECONCILIATION_SILENT_MINUTES = 40;

export const refundTicket = endpoint("POST /api/admin/events/:eventId/registrations/:registrationId/refund", "admin", {
  isSensitive: true,
  summary:
    "Refunds a paid ticket and frees its seat. The member is told. Refused if it is not paid, already refunded, or was let in at the door.",
  isForm: true,
  limit: { name: "ticket-refund", tries: 300, seconds: 60 * 60, per: "account" },
  params: z.strictObject({ eventId: z.uuid(), registrationId: z.uuid() }),
  /** The reason is for the audit log. */
  body: z.strictObject({ reason: prose({ min: 1, max: REFUND_REASON_MAX_LENGTH }) }),
});

/** What a comparison with the provider’s list can find. */
export const differenceKinds = [
  "not-settled",
  "unknown-reference",
  "not-at-provider",
  "other-amount",
  "no-money",
  "refund-missing",
  "refund-amount",
  "refund-open",
  "unreadable",
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** Milliseconds since 1970. */
const time = z.number();
/** A day of the provider, in UTC, as 2026-11-24. */
const day = z.iso.date({ error: chooseDay });

const reconciliation = z.strictObject({
  reconciliationId: z.uuid(),
  from: z.string(),
  /** The last day, included. */
  to: z.string(),
  isNightly: z.boolean(),
  /** The admin who started it. Null for those of the night and of a command, and if the account is gone. */
  requestedBy: z.string().nullable(),
  state: z.enum(["running", "done", "failed"]),
  /** Why it failed: the provider could not be asked, or something else went wrong. */
  failure: z.enum(["provider-away", "error"]).nullable(),
  /** Payments settled and refunds looked up, of so many. The number of all is null until the provider’s list is read. */
  done: z.int(),
  total: z.int().nullable(),
  /** Transactions of the provider’s list. */
  compared: z.int(),
  findingCount: z.int(),
  startedAt: time,
  finishedAt: time.nullable(),
});
export type Reconciliation = z.infer<typeof reconciliation>;

const finding = z.strictObject({
  kind: z.enum(differenceKinds),
  /** The payment’s reference at the provider. Empty if there is none. */
  txRef: z.string(),
  /** The provider’s id of the transaction, or the reference of a ticket without a payment. */
  transactionId: z.string(),
  oursKobo: z.number().nullable(),
  theirsKobo: z.number().nullable(),
  /** The ticket that it is about. Null if this server knows none. */
  ticket: z.strictObject({ eventId: z.uuid(), eventTitle: z.string(), reference: z.string() }).nullable(),
});
export type Finding = z.infer<typeof finding>;

export const listReconciliations = endpoint("GET /api/admin/payments/reconciliations", "admin", {
  summary: "A page of 10 comparisons of the payments with the provider’s list, the latest first.",
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  output: z.strictObject({
    reconciliations: z.array(reconciliation),
    total: z.int(),
    /** False if this server takes no payments, so there is nothing to compare with. */
    canStart: z.boolean(),
  }),
});

export const readReconciliation = endpoint("GET /api/admin/payments/reconciliations/:reconciliationId", "admin", {
  summary: "A comparison with the first 500 differences that it has found.",
  params: z.strictObject({ reconciliationId: z.uuid() }),
  output: z.strictObject({ reconciliation, findings: z.array(finding) }),
});

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

export const startReconciliation = endpoint("POST /api/admin/payments/reconciliations", "admin", {
  summary:
    "Compares the payments of at most 31 days with the provider’s list, in the background, and settles what was paid and is missing here. Refused while another comparison is running.",
  isForm: true,
  limit: { name: "reconciliation", tries: 60, seconds: 60 * 60, per: "account" },
  body: z
    .strictObject({ from: day, to: day })
    .refine(({ from, to }) => from <= to, { path: ["to"], error: text.endBeforeStart })
    .refine(({ from, to }) => daysBetween(from, to) < RECONCILIATION_MAX_DAYS, {
      path: ["to"],
      error: text.tooManyDays(RECONCILIATION_MAX_DAYS),
    }),
  output: z.strictObject({ reconciliationId: z.uuid() }),
});
