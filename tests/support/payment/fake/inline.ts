import { MINUTE_MS } from "../../../../schema/time.ts";
import { payloadHash } from "../../../../server/payment/provider/flutterwave-hash.ts";
import { koboToNaira, nairaToKobo } from "../../../../server/payment/provider/kobo.ts";
import type { PageReply } from "../../../../server/payment/test-checkout/page.ts";
import type { TestTransaction } from "../../../../server/payment/test-checkout/store.ts";
import { escapeHtml } from "../../../../server/platform/site/escape-html.ts";
import type { ApiContext } from "./api.ts";

export interface InlineContext extends ApiContext {
  readonly publicKey: string;
}

const DEFAULT_SESSION_MINUTES = 60;

/** Opens a page for the inline widget. Its payer is sent to {@link returnedHtml}, in the same frame. */
export function openInline(context: InlineContext, query: URLSearchParams): PageReply {
  const text = (name: string) => query.get(name) ?? "";
  const amountKobo = nairaToKobo(text("amount"));
  const refuse = (why: string) => ({ status: 400, html: frameHtml(why, {}) });
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
    returnUrl: `${context.origin}/returned`,
    customer: { email: payment.email, name: text("name") },
    title: text("title"),
    description: text("description"),
    expiresAt: context.clock.now() + minutes * MINUTE_MS,
  });
  return { location: `/pay/${page.token}` };
}

/** Lets the script of the widget tell the page around the frame how the payer left the checkout. */
export function returnedHtml({ ledger }: ApiContext, query: URLSearchParams): string {
  const transaction = ledger.transaction(Number(query.get("transaction_id")));
  if (!transaction) return frameHtml("Nothing was paid.", { isCancelled: true });
  return frameHtml("Paid. No money has moved: this is a test.", { payment: callbackData(transaction) });
}

/** What the widget passes to `callback`. */
const callbackData = (transaction: TestTransaction) => ({
  amount: koboToNaira(transaction.amountKobo),
  currency: transaction.currency,
  customer: transaction.customer,
  tx_ref: transaction.txRef,
  flw_ref: `FAKE/${transaction.id}`,
  status: transaction.status,
  transaction_id: transaction.id,
});

const frameHtml = (text: string, result: object) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Test checkout</title>
<script src="/inline.js" defer></script>
</head>
<body data-result="${escapeHtml(JSON.stringify(result))}">
<main class="card"><p>${escapeHtml(text)}</p></main>
</body>
</html>
`;
