import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { MINUTE_MS } from "../../../schema/time.ts";
import { payloadHash } from "../provider/flutterwave-hash.ts";
import { koboToNaira, nairaToKobo } from "../provider/kobo.ts";
import type { ApiContext } from "./api.ts";
import { checkoutHtml, messageHtml } from "./checkout-html.ts";
import { bodyOf } from "./http.ts";
import type { FakePage, FakeTransaction } from "./store.ts";
import { frameScript, widgetScript } from "./widget-script.ts";

export interface PageContext extends ApiContext {
  readonly publicKey: string;
}

const DEFAULT_SESSION_MINUTES = 60;

/** What a browser is sent: a page, a script, or to another address. */
type PageReply =
  | { readonly location: string }
  | { readonly script: string }
  | { readonly html: string; readonly status?: number };

/** Serves everything that a browser sees of the checkout. */
export async function answerPage(context: PageContext, request: IncomingMessage, response: ServerResponse, url: URL) {
  send(response, await pageReply(context, request, url));
}

async function pageReply(context: PageContext, request: IncomingMessage, url: URL): Promise<PageReply> {
  const { pathname } = url;
  if (pathname === "/v3.js") return { script: widgetScript };
  if (pathname === "/inline.js") return { script: frameScript };
  if (pathname === "/inline") return openInline(context, url.searchParams);
  const page = context.ledger.pageOf(pathname.replace(/^\/pay\//, ""));
  if (!page) return { status: 404, html: messageHtml("No such checkout", "Go back to the event and start again.") };
  if (request.method === "POST") return act(context, page, (await bodyOf(request)) ?? "");
  return { html: pageHtml(context, page) };
}

function pageHtml(context: PageContext, page: FakePage, isCancelled = false): string {
  const transactions = context.ledger.transactionsOf(page);
  const transaction = transactions.find(({ status }) => status === "successful") ?? transactions.at(-1);
  const payment = transaction?.status === "successful" ? callbackData(transaction, context.faults.returnStatus) : null;
  return checkoutHtml({
    page,
    transaction,
    isOpen: context.ledger.isOpen(page),
    returnTo: returnAddress(page, transaction, context.faults.returnStatus),
    result: { payment, isCancelled },
  });
}

/** What the form's buttons do. */
function act(context: PageContext, page: FakePage, body: string): PageReply {
  const { ledger } = context;
  const action = new URLSearchParams(body).get("action");
  const stay = { location: `/pay/${page.token}` };
  if (action === "cancel") return cancel(context, page);
  const newest = ledger.transactionsOf(page).at(-1);
  if (action === "arrive" && newest?.status === "pending") {
    ledger.arrive(newest.id);
    return goBack(context, page, newest);
  }
  // After a second press, or if the page closed meanwhile, the page shows what is true now.
  if (!ledger.isOpen(page) || (newest && newest.status !== "failed")) return stay;
  if (action === "pay") return goBack(context, page, ledger.pay(page));
  if (action === "later") ledger.payLater(page);
  return action === "decline" ? decline(context, page) : stay;
}

function cancel(context: PageContext, page: FakePage): PageReply {
  if (page.returnUrl === null) return { html: pageHtml(context, page, true) };
  return { location: withQuery(page.returnUrl, { status: "cancelled", tx_ref: page.txRef }) };
}

function decline({ ledger }: PageContext, page: FakePage): PageReply {
  ledger.decline(page);
  const isLast = page.mostDeclines !== null && ledger.transactionsOf(page).length >= page.mostDeclines;
  if (!isLast || page.returnUrl === null) return { location: `/pay/${page.token}` };
  return { location: withQuery(page.returnUrl, { status: "failed", tx_ref: page.txRef }) };
}

const goBack = ({ faults }: PageContext, page: FakePage, transaction: FakeTransaction): PageReply => ({
  location: returnAddress(page, transaction, faults.returnStatus) ?? `/pay/${page.token}`,
});

/** Where the payer goes back to, with what the provider says about the payment. */
function returnAddress(page: FakePage, transaction: FakeTransaction | undefined, returnStatus: string | null) {
  if (page.returnUrl === null) return null;
  const { txRef: tx_ref } = page;
  if (!transaction || transaction.status === "failed") {
    return withQuery(page.returnUrl, { status: transaction ? "failed" : "cancelled", tx_ref });
  }
  const status = returnStatus ?? transaction.status;
  return withQuery(page.returnUrl, { status, tx_ref, transaction_id: String(transaction.id) });
}

function withQuery(address: string, parts: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parts)) url.searchParams.set(name, value);
  return url.href;
}

/** What the widget passes to `callback`. */
const callbackData = (transaction: FakeTransaction, returnStatus: string | null) => ({
  amount: koboToNaira(transaction.amountKobo),
  currency: transaction.currency,
  customer: transaction.customer,
  tx_ref: transaction.txRef,
  flw_ref: `FAKE/${transaction.id}`,
  status: returnStatus ?? transaction.status,
  transaction_id: transaction.id,
});

function openInline(context: PageContext, query: URLSearchParams): PageReply {
  const text = (name: string) => query.get(name) ?? "";
  const amountKobo = nairaToKobo(text("amount"));
  const refuse = (why: string) => ({ status: 400, html: messageHtml("This checkout cannot open", why, true) });
  if (text("public_key") !== context.publicKey) return refuse("The public key is not known.");
  if (amountKobo === null || amountKobo === 0 || !text("tx_ref") || !text("email")) {
    return refuse("A reference, an amount and the payer's email address are needed.");
  }
  const payment = { amountKobo, currency: text("currency"), email: text("email"), txRef: text("tx_ref") };
  if (text("payload_hash") && text("payload_hash") !== payloadHash(payment, context.secretKey)) {
    return refuse("The payment was changed after it was signed.");
  }
  const minutes = Number(text("session_duration")) || DEFAULT_SESSION_MINUTES;
  const page = context.ledger.openPage({
    txRef: payment.txRef,
    amountKobo,
    currency: payment.currency,
    returnUrl: null,
    customer: { email: payment.email, name: text("name") },
    title: text("title"),
    description: text("description"),
    expiresAt: context.clock.now() + minutes * MINUTE_MS,
    mostDeclines: null,
  });
  return { location: `/pay/${page.token}` };
}

function send(response: ServerResponse, reply: PageReply): void {
  if ("location" in reply) response.writeHead(303, { location: reply.location }).end();
  else if ("script" in reply) {
    response.writeHead(200, { ...headers, "content-type": "text/javascript; charset=utf-8" }).end(reply.script);
  } else {
    const style = /<style>([\s\S]*?)<\/style>/.exec(reply.html)?.[1] ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    const policy = `default-src 'none'; style-src 'sha256-${hash}'; script-src 'self'; base-uri 'none'`;
    response
      .writeHead(reply.status ?? 200, {
        ...headers,
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": policy,
      })
      .end(reply.html);
  }
}

const headers = { "cache-control": "no-store", "x-content-type-options": "nosniff" };
