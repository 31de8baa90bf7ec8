import type { z } from "zod";
import { DAY_MS } from "../../../schema/time.ts";
import {
  linkReply,
  listedTransactionsReply,
  pageReply,
  refundReply,
  refundsReply,
  transactionReply,
  transactionsReply,
} from "./flutterwave-replies.ts";
import { type FlutterwaveOptions, flutterwaveRequest, type Reply, type Send } from "./flutterwave-request.ts";
import { koboToNaira } from "./kobo.ts";
import {
  type PaymentProvider,
  type PaymentStart,
  type ProviderTransaction,
  ProviderUnavailable,
  type TransactionList,
} from "./provider.ts";

/** Stops a list whose number of pages makes no sense. At ten transactions a page, far more than a community has in a month. */
const MOST_PAGES = 500;
const LONGEST_TX_REF = 100;
/** Ways to pay in Naira. The dashboard of the provider decides which of them are offered. */
export const PAYMENT_OPTIONS = "card, ussd, banktransfer";

/** Flutterwave v3 as a {@link PaymentProvider}. Keeps no state. */
export function flutterwave(options: FlutterwaveOptions): PaymentProvider {
  const send = flutterwaveRequest(options);
  const readTransaction = (transactionId: string) => readOne(send, transactionId);
  return {
    startPayment: (start) => startPayment(send, start),
    findTransactions: (txRef) => findTransactions(send, txRef),
    readTransaction,
    listTransactions: (days) => listTransactions(send, days),
    async refund({ transactionId, amountKobo }) {
      const reply = await send("POST", `/transactions/${checkedId(transactionId)}/refund`, {
        amount: koboToNaira(amountKobo),
      });
      if (!reply.succeeded) return { status: "refused", reason: reply.message || "no reason given" };
      const { refundId, status } = parsed(refundReply, reply.data);
      if (status === "failed") return { status: "refused", reason: "the refund failed at once" };
      return { status: status === "completed" ? "completed" : "requested", refundId };
    },
    async listRefunds(transactionId) {
      const transaction = await readTransaction(transactionId);
      if (!transaction) return [];
      // The list is asked for by days alone and filtered here: a filter by transaction that the provider ignored or
      // understood in another way would make a refund look as if it had never arrived.
      const days = { from: dayOf(transaction.createdAt - DAY_MS), to: dayOf(Date.now() + DAY_MS) };
      const refunds = await allPages(send, `/refunds?${query(days)}`, refundsReply, (refund) => refund.refundId);
      return refunds
        .filter((refund) => refund.transactionId === transactionId)
        .map(({ refundId, amountKobo, status }) => ({ refundId, amountKobo, status }));
    },
    async disableLink(link) {
      const reply = await send("POST", "/payments/link/disable", { link });
      // The provider answers 400 for a page that is closed already, and 404 for one that it no longer has.
      if (!reply.succeeded && reply.httpStatus !== 400 && reply.httpStatus !== 404)
        throw refused("to close a payment page", reply);
    },
  };
}

async function startPayment(send: Send, start: PaymentStart): Promise<{ readonly link: string }> {
  if (start.txRef.length > LONGEST_TX_REF) throw new RangeError(`a reference has at most ${LONGEST_TX_REF} characters`);
  const reply = await send("POST", "/payments", {
    tx_ref: start.txRef,
    amount: koboToNaira(start.amountKobo),
    currency: "NGN",
    redirect_url: start.returnUrl,
    customer: start.customer,
    customizations: { title: start.title, description: start.description },
    payment_options: PAYMENT_OPTIONS,
    configurations: { session_duration: start.sessionMinutes },
    bank_transfer_options: { expires: start.sessionMinutes * 60 },
  });
  if (!reply.succeeded) throw refused("to start a payment", reply);
  return parsed(linkReply, reply.data);
}

/** The list, and the one that is verified by reference: its state may be newer than that in the list. */
async function findTransactions(send: Send, txRef: string): Promise<ProviderTransaction[]> {
  const search = query({ tx_ref: txRef });
  const verified = transactionOf(await send("GET", `/transactions/verify_by_reference?${search}`));
  if (!verified) return [];
  const listed = await allPages(send, `/transactions?${search}`, transactionsReply, byId);
  const others = listed.filter((other) => other.txRef === txRef && other.transactionId !== verified.transactionId);
  return [verified, ...others];
}

/** One row that cannot be read does not hide the others from the comparison. */
async function listTransactions(send: Send, { from, to }: { from: string; to: string }): Promise<TransactionList> {
  const path = `/transactions?${query({ from, to })}`;
  const rows = await allPages(send, path, listedTransactionsReply, (row) => row.transactionId);
  return {
    transactions: rows.filter((row) => "txRef" in row),
    unreadableIds: rows.filter((row) => !("txRef" in row)).map(({ transactionId }) => transactionId),
  };
}

async function readOne(send: Send, transactionId: string): Promise<ProviderTransaction | null> {
  // Ids arrive in the query of the return page, so anything may be in them.
  if (!isId(transactionId)) return null;
  return transactionOf(await send("GET", `/transactions/${transactionId}/verify`));
}

function transactionOf(reply: Reply): ProviderTransaction | null {
  if (reply.succeeded) return parsed(transactionReply, reply.data);
  if (/no transaction|not found/i.test(reply.message)) return null;
  throw refused("to verify a transaction", reply);
}

/** The rows of all pages. Rows that move to the next page while the list is read are returned once. */
async function allPages<Row>(
  send: Send,
  path: string,
  schema: z.ZodType<Row[]>,
  idOf: (row: Row) => string,
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const reply = await send("GET", `${path}&page=${page}`);
    if (!reply.succeeded) throw refused("to list", reply);
    for (const row of parsed(schema, reply.data)) rows.set(idOf(row), row);
    pages = parsed(pageReply, reply.meta).page_info.total_pages;
    if (pages > MOST_PAGES) throw new ProviderUnavailable(`Flutterwave announced ${pages} pages`);
  }
  return [...rows.values()];
}

const byId = (transaction: ProviderTransaction) => transaction.transactionId;

function parsed<Value>(schema: z.ZodType<Value>, data: unknown): Value {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ProviderUnavailable(`Flutterwave sent something unknown: ${issue?.path.join(".")} ${issue?.message}`);
}

const refused = (what: string, { httpStatus, message }: Reply) =>
  new ProviderUnavailable(`Flutterwave refused ${what} (HTTP ${httpStatus}): ${message}`);

const isId = (text: string) => /^\d{1,20}$/.test(text);

function checkedId(transactionId: string): string {
  if (!isId(transactionId)) throw new RangeError("a transaction id consists of digits");
  return transactionId;
}

const query = (parts: Record<string, string>) => new URLSearchParams(parts).toString();
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
