import type { IncomingMessage, ServerResponse } from "node:http";
import { errorStatus } from "../../../schema/errors.ts";
import { tooLarge, writeRejection } from "./http-rejection.ts";

/** How long a rejected upload is still read and discarded, so that the reply arrives before the connection is reset. */
const LINGER_MS = 500;

/** Whether the request announces more bytes than `limit`; the HTTP parser enforces the announced length. */
export function announcesTooMuch(request: IncomingMessage, limit: number): boolean {
  return Number(request.headers["content-length"] ?? 0) > limit;
}

/** Whether the body has no announced length (chunked). */
export const hasUnknownLength = ({ headers }: IncomingMessage) => headers["transfer-encoding"] !== undefined;

/** Whether the request announces any body at all. */
export const announcesBody = (request: IncomingMessage) => hasUnknownLength(request) || announcesTooMuch(request, 0);

/**
 * Counts a body of unknown length (chunked) as it arrives and cuts the request off after `limit` bytes. It counts where
 * the parser passes bytes to the stream, so it works for every way of reading: parsers, pipes, iterators.
 */
export function limitBody(request: IncomingMessage, response: ServerResponse, limit: number): void {
  if (!hasUnknownLength(request)) return;
  // Node silently discards a body that is never read. After the reply, an endless body must end too.
  response.once("finish", () => endAfterReply(request));
  const push = request.push.bind(request);
  let received = 0;
  let isCut = false;
  request.push = (chunk: Buffer | null, encoding) => {
    if (isCut) return discard(request, chunk);
    received += chunk?.length ?? 0;
    if (received <= limit) return push(chunk, encoding);
    isCut = true;
    cutOff(request, response);
    return true;
  };
}

/** Replies 413 to a request whose body will not be read. */
export function refuseBody(request: IncomingMessage, response: ServerResponse): void {
  cutOff(request, response);
  request.once("end", () => request.socket.destroy());
  request.resume();
}

/**
 * Writes 413 directly to the socket and ends the connection. For the code that reads the body it looks like a client
 * that disconnected.
 */
function cutOff(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  // With pipelining, an earlier reply may still be in progress. Then this one cannot be written.
  if (response.socket !== socket || response.headersSent) {
    socket.destroy();
    return;
  }
  response.statusCode = errorStatus[tooLarge.code];
  writeRejection(socket, tooLarge);
  endAfterReply(request);
}

/**
 * Ends the connection, unless the whole body has arrived by then. In that case it may already serve the next request.
 */
function endAfterReply(request: IncomingMessage): void {
  if (request.complete) return;
  setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, LINGER_MS).unref();
}

/**
 * Discards a chunk. Returns true, like `push`, so that the rest keeps arriving. The end of the body ends the
 * connection.
 */
function discard(request: IncomingMessage, chunk: Buffer | null): true {
  if (chunk === null) request.socket.destroy();
  return true;
}
