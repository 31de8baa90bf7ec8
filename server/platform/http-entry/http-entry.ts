import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { type AdmissionOptions, createAdmission } from "./admission.ts";
import { type AnsweredRequest, whenAnswered } from "./answered-request.ts";
import { plainAddress, trustProxies } from "./client-address.ts";
import { inRequest, openRequest } from "./current-request.ts";
import { watchTraffic } from "./drain.ts";
import { draining, type HttpRejection, malformed, rejectUpgrade, tooLarge } from "./http-rejection.ts";

export { clientAddress } from "./client-address.ts";

export interface HttpEntryOptions extends AdmissionOptions {
  /** Handles every admitted request. If it throws, the error is logged and the reply is a bare 500. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Handles every admitted WebSocket upgrade. If it throws, the error is logged and the socket ends. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Called after each request, whether it was admitted or rejected. */
  onAnswered?(answered: AnsweredRequest): void;
}

export interface HttpEntry extends Server {
  /** Stops listening, closes idle connections, and closes every other connection after its current reply. */
  beginDrain(): void;
  /**
   * Starts the drain if necessary. Resolves to true once no request is in flight, or to false after `timeoutMs`, when
   * the rest is cut. No HTTP connection stays open. WebSockets are neither awaited nor closed.
   */
  drained(timeoutMs: number): Promise<boolean>;
}

const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  /** Longer than the 60 seconds of common proxies, so that the proxies close idle connections first. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  /** We check the Host header ourselves, with our own error message. */
  requireHostHeader: false,
};
/** A peer that neither sends nor receives a byte for this long has disconnected, even in the middle of a reply. */
const SILENT_SOCKET_MS = 120_000;

/**
 * The only entry into the process: an HTTP server, not yet listening. It admits only well-formed requests of limited
 * size, with a verified client address. State changes and WebSockets must come from our own origins.
 */
export function createHttpEntry(options: HttpEntryOptions): HttpEntry {
  const { log } = options;
  const { admit, upgradeRejection } = createAdmission(options);
  const server = createServer(limits);
  const traffic = watchTraffic(server);
  const trusts = trustProxies(options.trustedProxies);

  function receive(request: IncomingMessage, response: ServerResponse, asksFirst: boolean): void {
    traffic.enter(response, request.socket);
    const current = openRequest(request, () => trusts(plainAddress(request.socket.remoteAddress ?? "")));
    whenAnswered(current, { request, response }, (answered) => options.onAnswered?.(answered));
    inRequest(current, () => answer(request, response, asksFirst));
  }

  function answer(request: IncomingMessage, response: ServerResponse, asksFirst: boolean): void {
    try {
      if (!admit(request, response)) return;
      if (asksFirst) response.writeContinue();
      options.handle(request, response);
    } catch (error) {
      log.error({ error }, "a request handler threw");
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { Connection: "close" }).end();
    }
  }

  function receiveUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // From here on Node no longer listens for this socket's errors, and one without a listener ends the process.
    socket.on("error", () => socket.destroy());
    try {
      const rejection = traffic.isDraining ? draining : upgradeRejection(request);
      if (rejection === undefined) options.handleUpgrade(request, socket, head);
      else rejectUpgrade(socket, rejection);
    } catch (error) {
      log.error({ error }, "an upgrade handler threw");
      socket.destroy();
    }
  }

  function refuseUnparsable(error: NodeJS.ErrnoException, socket: Socket): void {
    // If a reply is being written, ours would end up in the middle of it.
    if (error.code === "ECONNRESET" || !socket.writable || traffic.isBusy(socket)) socket.destroy();
    else rejectUpgrade(socket, ...rejectionFor(error));
  }

  server.on("request", (request, response) => receive(request, response, false));
  // `Expect: 100-continue`: the body is only asked for once the request has passed.
  server.on("checkContinue", (request, response) => receive(request, response, true));
  server.on("upgrade", receiveUpgrade);
  server.on("clientError", (error, socket) => refuseUnparsable(error, socket as Socket));
  server.setTimeout(SILENT_SOCKET_MS);
  return Object.assign(server, { beginDrain: traffic.beginDrain, drained: traffic.drained });
}

function rejectionFor(error: NodeJS.ErrnoException): [HttpRejection, number?] {
  if (error.code === "HPE_HEADER_OVERFLOW") return [tooLarge, 431];
  if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") return [malformed("The request took too long to arrive."), 408];
  return [malformed("The request cannot be parsed.")];
}
