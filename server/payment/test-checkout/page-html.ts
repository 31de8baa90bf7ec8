import { escapeHtml } from "../../platform/site/escape-html.ts";
import type { TestPage, TestTransaction } from "./store.ts";

const STYLE = `
:root { color-scheme: light dark; --ground: #f4f1ea; --card: #fffdf8; --text: #231f3a; --muted: #5b5470; --line: #857b9c; --mark: #7a2e00; --markGround: #ffe3c2; --main: #1f1b3a; --onMain: #fff8e7; --focus: #8a4b00; }
@media (prefers-color-scheme: dark) { :root { --ground: #17132c; --card: #211c3d; --text: #fbf1dd; --muted: #c3b9d4; --line: #887fb5; --mark: #ffd98a; --markGround: #4a3833; --main: #f6b443; --onMain: #231602; --focus: #ffd98a; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--ground); color: var(--text); font: 1.0625rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 30rem; margin: 0 auto; padding: 16px; }
.mark { margin: 0 0 16px; padding: 12px 16px; border: 2px dashed var(--mark); border-radius: 8px; background: var(--markGround); color: var(--mark); font-weight: 700; text-align: center; text-wrap: balance; }
.card { padding: 24px 16px; border: 1px solid color-mix(in srgb, var(--line) 45%, transparent); border-radius: 14px; background: var(--card); }
.card > :last-child { margin-bottom: 0; }
h1 { margin: 0; text-wrap: balance; font-size: 1.375rem; line-height: 1.25; }
.amount { margin: 8px 0 0; font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums; }
.muted { margin: 4px 0 0; color: var(--muted); font-size: 0.9375rem; }
.notice { margin: 16px 0 0; padding: 12px 16px; border-left: 4px solid var(--mark); background: var(--markGround); color: var(--mark); }
form { display: grid; gap: 12px; margin-top: 24px; }
button, .button { display: block; width: 100%; min-height: 48px; padding: 10px 16px; border: 1px solid var(--line); border-radius: 999px; background: transparent; color: var(--text); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { text-decoration: underline; }
.main { border-color: var(--main); background: var(--main); color: var(--onMain); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

/** What a page of the checkout shows. */
export interface Shown {
  readonly page: TestPage;
  /** The newest transaction of the page. */
  readonly transaction: TestTransaction | undefined;
  readonly isOpen: boolean;
  /** Where the payer is sent back to. */
  readonly returnTo: string;
}

/** The checkout page: works without scripts, on a phone and with a screen reader. */
export function checkoutHtml(shown: Shown): string {
  const { page } = shown;
  const name = page.title || "Payment";
  const facts = [page.description, `For ${page.customer.name || page.customer.email}`, `Reference ${page.txRef}`];
  return document(
    `${name} · test checkout`,
    `<h1>${escapeHtml(name)}</h1>
<p class="amount">${escapeHtml(formatAmount(page.amountKobo, page.currency))}</p>
${facts.map((fact) => fact && `<p class="muted">${escapeHtml(fact)}</p>`).join("\n")}
${stateHtml(shown)}`,
  );
}

/** A page that says why there is nothing to pay. */
export const messageHtml = (title: string, text: string): string =>
  document(title, `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`);

function stateHtml(shown: Shown): string {
  const status = shown.transaction?.status;
  if (status === "successful") return done("Paid. No money has moved: this is a test.", shown.returnTo);
  if (status === "pending") return waiting(shown.returnTo);
  if (!shown.isOpen) return done("This checkout is closed. Nothing can be paid here any more.", shown.returnTo);
  return payment(status === "failed");
}

const payment = (isDeclined: boolean) => `
${isDeclined ? notice("The card was declined. Try again, or choose another way.") : ""}
<form method="post">
${button("pay", "Pay now", true)}
${button("later", "Pay later by bank transfer")}
${button("decline", "Decline the card")}
${button("cancel", "Cancel and go back")}
</form>`;

const waiting = (returnTo: string) => `
${notice("The bank transfer is on its way. It arrives by itself after about a minute.")}
<form method="post">
${button("arrive", "Let the transfer arrive now", true)}
</form>
<p>${link(returnTo, "Go back and wait there")}</p>`;

const done = (text: string, returnTo: string) => `${notice(text)}<p>${link(returnTo, "Go back")}</p>`;

const notice = (text: string) => `<p class="notice" role="status">${escapeHtml(text)}</p>`;
const button = (action: string, label: string, isMain = false) =>
  `<button${isMain ? ' class="main"' : ""} name="action" value="${action}">${escapeHtml(label)}</button>`;
const link = (address: string, label: string) =>
  `<a class="button" href="${escapeHtml(address)}">${escapeHtml(label)}</a>`;

const document = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="mark">TEST CHECKOUT: no money moves</p>
<div class="card">
${content}
</div>
</main>
</body>
</html>
`;

/** "₦2,500" or "₦2,500.50". */
function formatAmount(kobo: number, currency: string): string {
  const hasKobo = kobo % 100 !== 0;
  const digits = hasKobo ? 2 : 0;
  const number = (kobo / 100).toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return currency === "NGN" ? `₦${number}` : `${currency} ${number}`;
}
