import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { PaymentProvider } from "../provider/provider.ts";
import { type Clock, stoppable, systemClock } from "./clock.ts";
import { Ledger } from "./ledger.ts";
import { pageReply, sendPage } from "./page.ts";
import { openStore } from "./store.ts";
import { testProvider } from "./test-provider.ts";
import { webhookSender } from "./webhook.ts";

interface Options {
  /** Keeps the state across restarts, with the port. */
  readonly file: string;
  readonly webhookUrl: string;
  readonly clock?: Clock;
}

interface TestCheckout {
  readonly provider: PaymentProvider;
  readonly webhookHash: string;
  /** Stops listening. Webhooks that are under way are cut off. */
  close(): void;
}

/** Starts a payment provider whose page is on loopback. No money moves, so it refuses to run in production. */
export async function startTestCheckout({
  file,
  webhookUrl: url,
  clock: given = systemClock,
}: Options): Promise<TestCheckout> {
  if (process.env.NODE_ENV === "production") throw new Error("The test checkout never runs in production.");
  const store = openStore(file);
  const clock = stoppable(given);
  const webhookHash = randomBytes(16).toString("hex");
  const webhooks = webhookSender({ store, clock, url, hash: webhookHash });
  const ledger = new Ledger({ store, clock, onEnded: webhooks.announce });
  const server = await listen(store.state.port, servePages(ledger));
  const { port } = server.address() as AddressInfo;
  store.state.port = port;
  store.save();
  return {
    provider: testProvider(ledger, store, clock, `http://localhost:${port}`),
    webhookHash,
    close() {
      clock.stop();
      webhooks.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

const servePages =
  (ledger: Ledger): RequestListener =>
  async (request, response) => {
    try {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      sendPage(response, await pageReply(ledger, request, pathname));
    } catch (error) {
      console.error("the test checkout failed", error);
      response.writeHead(500).end();
    }
  };

/** Listens on the preferred port, or on any other if that one is taken. */
async function listen(preferred: number, answer: RequestListener): Promise<Server> {
  const server = createServer(answer).listen(preferred, "127.0.0.1");
  try {
    await once(server, "listening");
    return server;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE" || preferred === 0) throw error;
    return await listen(0, answer);
  }
}
