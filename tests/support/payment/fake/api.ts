import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { MINUTE_MS } from "../../../../schema/time.ts";
import { nairaToKobo } from "../../../../server/payment/provider/kobo.ts";
import type { Clock } from "../../../../server/payment/test-checkout/clock.ts";
import type { Ledger } from "../../../../server/payment/test-checkout/ledger.ts";
import type { Store, TestTransaction } from "../../../../server/payment/test-checkout/store.ts";
import type { Call, Faults } from "./faults.ts";
import type { Webhooks } from "./webhooks.ts";
import { listedTransactionJson, refundJson, transactionJson } from "./wire.ts";

export interface ApiContext {
  readonly origin: string;
  readonly secretKey: string;
  readonly state: Store["state"];
  readonly ledger: Ledger;
  readonly webhooks: Webhooks;
  readonly faults: Faults;
  readonly clock: Clock;
}

export interface ApiRequest {
  readonly method: string;
  /** Without `/v3`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization: string | undefined;
  /** Parsed JSON; undefined if it is none. */
  readonly body: unknown;
}

export interface ApiReply {
  readonly status: number;
  readonly body: { readonly status: "success" | "error"; readonly message: string; readonly data: unknown };
}

const PAGE_SIZE = 10;

const success = (message: string, data: unknown, more: object = {}): ApiReply => ({
  status: 200,
  body: { status: "success", message, ...more, data },
});
export const failure = (status: number, message: string): ApiReply => ({
  status,
  body: { status: "error", message, data: null },
});

const kobo = z.union([z.number().positive(), z.string()]).transform((naira, context) => {
  const amount = nairaToKobo(naira);
  if (amount !== null && amount > 0) return amount;
  context.addIssue({ code: "custom", message: "must be an amount" });
  return z.NEVER;
});

const start = z.object({
  tx_ref: z.string().min(1),
  amount: kobo,
  currency: z.string().length(3).default("NGN"),
  redirect_url: z.url(),
  customer: z.object({ email: z.email(), name: z.string().default("") }),
  customizations: z
    .object({ title: z.string().default(""), description: z.string().default("") })
    .partial()
    .default({}),
  configurations: z
    .object({ session_duration: z.number().int().min(1).max(1440) })
    .partial()
    .default({}),
});
const DEFAULT_SESSION_MINUTES = 1440;

/** Each call of the API: its method, path, and what it does. The groups of the path are passed on. */
interface Endpoint {
  readonly call: Call;
  readonly method: "GET" | "POST";
  readonly path: RegExp;
  reply(context: ApiContext, request: ApiRequest, id: number): ApiReply | Promise<ApiReply>;
}

const NOT_FOUND = "No transaction was found for this id";

const endpoints: readonly Endpoint[] = [
  { call: "start", method: "POST", path: /^\/payments$/, reply: startPayment },
  { call: "disable", method: "POST", path: /^\/payments\/link\/disable$/, reply: disableLink },
  {
    call: "verify",
    method: "GET",
    path: /^\/transactions\/(\d+)\/verify$/,
    reply: (context, _, id) => verified(context, context.ledger.transaction(id)),
  },
  {
    call: "verifyByReference",
    method: "GET",
    path: /^\/transactions\/verify_by_reference$/,
    reply(context, { query }) {
      const found = context.state.transactions.filter(({ txRef }) => txRef === query.get("tx_ref"));
      return verified(context, context.faults.referenceShows === "oldest" ? found.at(0) : found.at(-1));
    },
  },
  { call: "list", method: "GET", path: /^\/transactions$/, reply: listTransactions },
  { call: "refund", method: "POST", path: /^\/transactions\/(\d+)\/refund$/, reply: refund },
  { call: "listRefunds", method: "GET", path: /^\/refunds$/, reply: listRefunds },
  { call: "resend", method: "POST", path: /^\/transactions\/(?:(\d+)\/)?resend-hook$/, reply: resendHook },
];

/** Which call this is, or undefined for an address that the API does not have. */
export const endpointOf = ({ method, path }: ApiRequest): Endpoint | undefined =>
  endpoints.find((endpoint) => endpoint.method === method && endpoint.path.test(path));

/** What the API replies to an authorised or unauthorised request, faults aside. */
export async function apiReply(endpoint: Endpoint, context: ApiContext, request: ApiRequest): Promise<ApiReply> {
  if (!isAuthorized(request.authorization, context.secretKey)) return failure(401, "Invalid authorization key");
  return await endpoint.reply(context, request, Number(endpoint.path.exec(request.path)?.[1] ?? 0));
}

function isAuthorized(given: string | undefined, secretKey: string): boolean {
  const expected = Buffer.from(`Bearer ${secretKey}`);
  const actual = Buffer.from(given ?? "");
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function startPayment({ ledger, clock, origin }: ApiContext, { body }: ApiRequest): ApiReply {
  const parsed = start.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return failure(400, `${issue?.path.join(".") || "the body"}: ${issue?.message}`);
  }
  const { tx_ref, amount, currency, redirect_url, customer, customizations, configurations } = parsed.data;
  const minutes = configurations.session_duration ?? DEFAULT_SESSION_MINUTES;
  const page = ledger.openPage({
    txRef: tx_ref,
    amountKobo: amount,
    currency,
    returnUrl: redirect_url,
    customer,
    title: customizations.title ?? "",
    description: customizations.description ?? "",
    expiresAt: clock.now() + minutes * MINUTE_MS,
  });
  return success("Hosted Link", { link: `${origin}/pay/${page.token}` });
}

function disableLink({ ledger }: ApiContext, { body }: ApiRequest): ApiReply {
  const parsed = z.object({ link: z.url() }).safeParse(body);
  const token = parsed.success ? new URL(parsed.data.link).pathname.replace("/pay/", "") : "";
  const page = ledger.pageOf(token);
  if (!page) return failure(400, "Payment link not found");
  return ledger.disable(page) ? success("Link disabled", null) : failure(400, "Payment link is already inactive");
}

const verified = ({ origin }: ApiContext, transaction: TestTransaction | undefined): ApiReply =>
  transaction
    ? success("Transaction fetched successfully", transactionJson(transaction, origin))
    : failure(400, NOT_FOUND);

function listTransactions({ state, origin }: ApiContext, { query }: ApiRequest): ApiReply {
  const [txRef, status] = [query.get("tx_ref"), query.get("status")];
  const found = createdBetween(state.transactions, query)
    .filter((each) => txRef === null || each.txRef === txRef)
    .filter((each) => status === null || each.status === status);
  return paged("Transactions fetched", found, query, (each) => listedTransactionJson(each, origin));
}

function listRefunds({ state }: ApiContext, { query }: ApiRequest): ApiReply {
  return paged("Refunds fetched", createdBetween(state.refunds, query), query, refundJson);
}

/** The newest first. `from` and `to` are days, both included. */
function createdBetween<Row extends { readonly createdAt: number }>(rows: readonly Row[], query: URLSearchParams) {
  const [from, to] = [query.get("from") ?? "", query.get("to") ?? "9999-12-31"];
  const dayOf = (row: Row) => new Date(row.createdAt).toISOString().slice(0, 10);
  return rows.filter((row) => dayOf(row) >= from && dayOf(row) <= to).toReversed();
}

function paged<Row>(message: string, rows: readonly Row[], query: URLSearchParams, json: (row: Row) => unknown) {
  const page = Math.max(1, Number(query.get("page") ?? 1) || 1);
  const total_pages = Math.ceil(rows.length / PAGE_SIZE);
  const data = rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(json);
  return success(message, data, { meta: { page_info: { total: rows.length, current_page: page, total_pages } } });
}

function refund({ ledger }: ApiContext, { body }: ApiRequest, id: number): ApiReply {
  const transaction = ledger.transaction(id);
  if (!transaction) return failure(400, NOT_FOUND);
  const parsed = z.object({ amount: kobo.optional() }).safeParse(body ?? {});
  if (!parsed.success) return failure(400, "amount: must be an amount");
  const done = ledger.refund(transaction, parsed.data.amount ?? transaction.amountKobo);
  return typeof done === "string" ? failure(400, done) : success("Transaction refund initiated", refundJson(done));
}

/** By id, or by the reference in the body. */
async function resendHook({ ledger, state, webhooks }: ApiContext, { body }: ApiRequest, id: number) {
  const txRef = z.object({ tx_ref: z.string() }).safeParse(body).data?.tx_ref;
  const transaction = ledger.transaction(id) ?? state.transactions.findLast((each) => each.txRef === txRef);
  if (!transaction) return failure(400, NOT_FOUND);
  await webhooks.send(transaction);
  return success("hook sent successfully", "hook sent");
}
