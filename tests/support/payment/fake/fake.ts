import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Clock, stoppable, systemClock } from "../../../../server/payment/test-checkout/clock.ts";
import { pageReply, sendPage } from "../../../../server/payment/test-checkout/page.ts";
import {
  openStore,
  type Store,
  type TestRefund,
  type TestTransaction,
} from "../../../../server/payment/test-checkout/store.ts";
import { loopbackServer } from "../loopback-server.ts";
import { Faults } from "./faults.ts";
import { FaultyLedger, type PayOptions } from "./faulty-ledger.ts";
import { answerApi } from "./http.ts";
import { type InlineContext, openInline, returnedHtml } from "./inline.ts";
import { Webhooks } from "./webhooks.ts";
import { frameScript, widgetScript } from "./widget-script.ts";

interface FakeOptions {
  readonly webhookHash?: string;
  /** Where webhooks are sent. May be set later with `webhooks.url`; until then none are sent. */
  readonly webhookUrl?: string;
  readonly clock?: Clock;
}

/** A running fake of the provider. References below are those of the newest checkout page with this `tx_ref`. */
export interface Fake {
  /** The address of the API, for `FLUTTERWAVE_URL`. */
  readonly url: string;
  /** Where the checkout page and `/v3.js` are. */
  readonly origin: string;
  readonly secretKey: string;
  readonly publicKey: string;
  readonly webhookHash: string;
  readonly faults: Faults;
  readonly webhooks: Webhooks;
  readonly transactions: readonly TestTransaction[];
  readonly refunds: readonly TestRefund[];
  /** Pays as the page's button does. */
  pay(txRef: string, options?: PayOptions): TestTransaction;
  decline(txRef: string): TestTransaction;
  /** Begins a bank transfer, which is pending until it arrives. */
  payLater(txRef: string): TestTransaction;
  /** Ends a pending transaction. */
  arrive(id: number, status?: "successful" | "failed"): void;
  /** Stops listening. Webhooks that are under way are cut off. */
  close(): Promise<void>;
}

/** The settings of a server that uses this fake. */
export const settingsFor = ({ url, secretKey, publicKey, webhookHash }: Fake): Record<string, string> => ({
  FLUTTERWAVE_URL: url,
  FLUTTERWAVE_SECRET_KEY: secretKey,
  FLUTTERWAVE_PUBLIC_KEY: publicKey,
  FLUTTERWAVE_WEBHOOK_HASH: webhookHash,
});

/** Starts a fake of Flutterwave v3 on loopback: its API at `url`, the page of the test checkout, and its inline widget. */
export async function startFake(options: FakeOptions = {}): Promise<Fake> {
  const handler: { answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> } = {
    answer: async () => {},
  };
  const server = await loopbackServer((request, response) => void handler.answer(request, response));
  const store = openStore();
  const clock = stoppable(options.clock ?? systemClock);
  const { context, fake } = assemble({ ...options, clock }, store, server.url);
  handler.answer = (request, response) => answer(context, request, response);
  return {
    ...fake,
    get transactions() {
      return store.state.transactions;
    },
    get refunds() {
      return store.state.refunds;
    },
    async close() {
      clock.stop();
      await server.close();
      await context.webhooks.close();
    },
  };
}

function assemble(options: FakeOptions & { readonly clock: Clock }, store: Store, origin: string) {
  const { clock, webhookUrl: url = null } = options;
  const secretKey = `FLWSECK_TEST-${randomBytes(16).toString("hex")}-X`;
  const publicKey = `FLWPUBK_TEST-${randomBytes(16).toString("hex")}-X`;
  const webhookHash = options.webhookHash ?? randomBytes(16).toString("hex");
  const faults = new Faults();
  const webhooks = new Webhooks({ store, faults, clock, origin, hash: webhookHash, url });
  const ledger = new FaultyLedger({ store, clock, onEnded: (each) => webhooks.announce(each) }, faults);
  const context: InlineContext = { origin, secretKey, publicKey, state: store.state, ledger, webhooks, faults, clock };
  const fake = {
    url: `${origin}/v3`,
    origin,
    secretKey,
    publicKey,
    webhookHash,
    faults,
    webhooks,
    pay: (txRef: string, payOptions?: PayOptions) => ledger.pay(ledger.pageFor(txRef), payOptions),
    decline: (txRef: string) => ledger.decline(ledger.pageFor(txRef)),
    payLater: (txRef: string) => ledger.payLater(ledger.pageFor(txRef)),
    arrive: (id: number, status?: "successful" | "failed") => ledger.arrive(id, status),
  };
  return { context, fake };
}

async function answer(context: InlineContext, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const url = new URL(request.url ?? "/", context.origin);
    if (url.pathname.startsWith("/v3/")) await answerApi(context, request, response, url);
    else if (url.pathname === "/v3.js") send(response, "text/javascript", widgetScript);
    else if (url.pathname === "/inline.js") send(response, "text/javascript", frameScript);
    else if (url.pathname === "/returned") send(response, "text/html", returnedHtml(context, url.searchParams));
    else if (url.pathname === "/inline") sendPage(response, openInline(context, url.searchParams));
    else sendPage(response, await pageReply(context.ledger, request, url.pathname));
  } catch (error) {
    console.error("the fake payment provider failed", error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  }
}

function send(response: ServerResponse, type: string, content: string): void {
  response.writeHead(200, { "content-type": `${type}; charset=utf-8` }).end(content);
}
