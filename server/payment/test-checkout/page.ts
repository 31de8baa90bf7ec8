import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { Ledger } from "./ledger.ts";
import { checkoutHtml, messageHtml } from "./page-html.ts";
import type { TestPage, TestTransaction } from "./store.ts";

/** What a browser is sent: a page, or to another address. */
export type PageReply = { readonly location: string } | { readonly html: string; readonly status?: number };

/** What a browser is sent for an address of the checkout. */
export async function pageReply(ledger: Ledger, request: IncomingMessage, pathname: string): Promise<PageReply> {
  const page = ledger.pageOf(pathname.replace(/^\/pay\//, ""));
  if (!page) return { status: 404, html: messageHtml("No such checkout", "Go back to the event and start again.") };
  if (request.method === "POST") return act(ledger, page, new URLSearchParams(await text(request)).get("action"));
  return { html: pageHtml(ledger, page) };
}

function pageHtml(ledger: Ledger, page: TestPage): string {
  const transactions = ledger.transactionsOf(page);
  const transaction = transactions.find(({ status }) => status === "successful") ?? transactions.at(-1);
  return checkoutHtml({ page, transaction, isOpen: ledger.isOpen(page), returnTo: returnAddress(page, transaction) });
}

/** What the form's buttons do. */
function act(ledger: Ledger, page: TestPage, action: string | null): PageReply {
  const stay = { location: `/pay/${page.token}` };
  if (action === "cancel") return { location: returnAddress(page) };
  const newest = ledger.transactionsOf(page).at(-1);
  if (action === "arrive" && newest?.status === "pending") {
    ledger.arrive(newest.id);
    return { location: returnAddress(page, newest) };
  }
  // After a second press, or if the page closed meanwhile, the page shows what is true now.
  if (!ledger.isOpen(page) || (newest && newest.status !== "failed")) return stay;
  if (action === "pay") return { location: returnAddress(page, ledger.pay(page)) };
  if (action === "later") ledger.payLater(page);
  if (action === "decline") ledger.decline(page);
  return stay;
}

/** Where the payer goes back to, with what the provider says about the payment. */
function returnAddress({ returnUrl, txRef }: TestPage, transaction?: TestTransaction): string {
  const url = new URL(returnUrl);
  url.searchParams.set("status", transaction?.status ?? "cancelled");
  url.searchParams.set("tx_ref", txRef);
  if (transaction && transaction.status !== "failed") {
    url.searchParams.set("transaction_id", String(transaction.id));
  }
  return url.href;
}

const headers = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

export function sendPage(response: ServerResponse, reply: PageReply): void {
  if ("location" in reply) {
    response.writeHead(303, { location: reply.location }).end();
    return;
  }
  const style = /<style>([\s\S]*?)<\/style>/.exec(reply.html)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'`;
  response
    .writeHead(reply.status ?? 200, {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
    })
    .end(reply.html);
}
