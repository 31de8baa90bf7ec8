import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface ReceivedWebhook {
  readonly hashes: readonly string[] | undefined;
  readonly body: { readonly event: string; readonly data: Record<string, unknown> };
}

/** A server on loopback for one test. */
export async function loopbackServer(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Records webhooks and replies with `status`, which a test may change. */
export async function webhookReceiver() {
  const received: ReceivedWebhook[] = [];
  const reply = { status: 200 };
  const server = await loopbackServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({
      hashes: request.headersDistinct["verif-hash"],
      body: JSON.parse(Buffer.concat(chunks).toString("utf8")),
    });
    response.writeHead(reply.status).end();
  });
  return { ...server, received, reply };
}

/** Replies to every request with this HTTP status and JSON, which may depend on the path, and counts the requests. */
export async function fixedReply(json: object | ((path: string) => object), status = 200) {
  const requests: {
    readonly path: string;
    readonly authorization: string | undefined;
    readonly contentType: string | undefined;
  }[] = [];
  const server = await loopbackServer((request, response) => {
    const { authorization, "content-type": contentType } = request.headers;
    requests.push({ path: request.url ?? "", authorization, contentType });
    const body = typeof json === "function" ? json(request.url ?? "") : json;
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  return { ...server, requests };
}

/** Replies to every request with this page. */
export const fixedPage = (html: string) =>
  loopbackServer((_, response) => response.writeHead(200, { "content-type": "text/html" }).end(html));
