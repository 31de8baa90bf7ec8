import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerPage, type PageContext } from "./checkout-page.ts";
import { type Clock, stoppable, systemClock } from "./clock.ts";
import { Faults } from "./faults.ts";
import { answerApi } from "./http.ts";
import { Ledger, type PayOptions } from "./ledger.ts";
import { type FakeRefund, type FakeTransaction, openStore, type Store } from "./store.ts";
import { Webhooks } from "./webhooks.ts";

const TRANSFER_MS = 60_000;

export interface FakeOptions {
  readonly secretKey?: string;
  readonly publicKey?: string;
  readonly webhookHash?: string;
  /** Where webhooks are sent. May be set later with `webhooks.url`; until then none are sent. */
  readonly webhookUrl?: string;
  /** Keeps the state across restarts, with the port. Without it the state is lost at the end. */
  readonly file?: string;
  readonly port?: number;
  readonly clock?: Clock;
  /** How long a bank transfer takes that nobody hurries. */
  readonly transferMs?: number;
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
  readonly transactions: readonly FakeTransaction[];
  readonly refunds: readonly FakeRefund[];
  /** Pays as the page's button does. */
  pay(txRef: string, options?: PayOptions): FakeTransaction;
  decline(txRef: string): FakeTransaction;
  /** Begins a bank transfer, which is pending until it arrives. */
  payLater(txRef: string): FakeTransaction;
  /** Ends a pending transaction. */
  arrive(id: number, status?: "successful" | "failed"): void;
  /** Stops listening. Webhooks that are under way are cut off. */
  close(): Promise<void>;
}

/**
 * Starts a fake of Flutterwave v3 on loopback: its API at `url`, its checkout page and its inline widget. No money moves,
 * so it refuses to run in production.
 */
export async function startFake(options: FakeOptions = {}): Promise<Fake> {
  if (process.env.NODE_ENV === "production") throw new Error("The fake payment provider never runs in production.");
  const store = openStore(options.file);
  const handler: { answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> } = {
    answer: async () => {},
  };
  const server = createServer((request, response) => void handler.answer(request, response));
  const port = await listen(server, options.port ?? store.state.port);
  store.state.port = port;
  store.save();
  const clock = stoppable(options.clock ?? systemClock);
  const { context, fake } = assemble({ ...options, clock }, store, `http://localhost:${port}`);
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
      server.close();
      server.closeAllConnections();
      await context.webhooks.close();
    },
  };
}

function assemble(options: FakeOptions & { readonly clock: Clock }, store: Store, origin: string) {
  const { clock, transferMs = TRANSFER_MS, webhookUrl: url = null } = options;
  const secretKey = options.secretKey ?? `FLWSECK_TEST-${randomBytes(16).toString("hex")}-X`;
  const publicKey = options.publicKey ?? `FLWPUBK_TEST-${randomBytes(16).toString("hex")}-X`;
  const hash = options.webhookHash ?? randomBytes(16).toString("hex");
  const faults = new Faults();
  const webhooks = new Webhooks({ store, faults, clock, origin, hash, url });
  const ledger = new Ledger({ store, faults, clock, transferMs, onEnded: (each) => webhooks.announce(each) });
  const context: PageContext = { origin, secretKey, publicKey, state: store.state, ledger, webhooks, faults, clock };
  const fake = {
    url: `${origin}/v3`,
    origin,
    secretKey,
    publicKey,
    webhookHash: hash,
    faults,
    webhooks,
    pay: (txRef: string, payOptions?: PayOptions) => ledger.pay(ledger.pageFor(txRef), payOptions),
    decline: (txRef: string) => ledger.decline(ledger.pageFor(txRef)),
    payLater: (txRef: string) => ledger.payLater(ledger.pageFor(txRef)),
    arrive: (id: number, status?: "successful" | "failed") => ledger.arrive(id, status),
  };
  return { context, fake };
}

/** Listens on the preferred port, or on any other if that one is taken. Resolves with the port. */
async function listen(server: Server, preferred: number): Promise<number> {
  const listening = await listenOn(server, preferred).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE" || preferred === 0) throw error;
    return listenOn(server, 0);
  });
  return listening;
}

function listenOn(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

async function answer(context: PageContext, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const url = new URL(request.url ?? "/", context.origin);
    await (url.pathname.startsWith("/v3/") ? answerApi : answerPage)(context, request, response, url);
  } catch (error) {
    console.error("the fake payment provider failed", error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  }
}
