import type { IncomingMessage, ServerResponse } from "node:http";
import { tooLarge, writeRejection } from "./http-rejection.ts";

/** How long an upload that nobody wants is still read and thrown away, so that the answer arrives before a reset. */
const LINGER_MS = 500;

/** Whether the request announces more bytes than `limit`; the parser holds it to what it announced. */
export function announcesTooMuch(request: IncomingMessage, limit: number): boolean {
  return Number(request.headers["content-length"] ?? 0) > limit;
}

/** Whether the body's length shows only as it comes (chunked). */
export const hasUnknownLength = ({ headers }: IncomingMessage) => headers["transfer-encoding"] !== undefined;

/** Whether the request announces any body at all. */
export const announcesBody = (request: IncomingMessage) => hasUnknownLength(request) || announcesTooMuch(request, 0);

/**
 * Counts a body of unknown length (chunked) while it comes in and cuts the request off past `limit` bytes. The count
 * is taken where the parser hands bytes to the stream, so it holds for every way of reading: parsers, pipes, iterators.
 */
export function limitBody(request: IncomingMessage, response: ServerResponse, limit: number): void {
  if (!hasUnknownLength(request)) return;
  // What nobody reads, Node throws away without telling: no answer may leave an endless body behind.
  response.once("finish", () => endSoon(request));
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

/** Answers 413 to a request whose body nobody is going to read. */
export function refuseBody(request: IncomingMessage, response: ServerResponse): void {
  cutOff(request, response);
  request.once("end", () => request.socket.destroy());
  request.resume();
}

/**
 * Answers 413 beneath the response object and ends the connection: whoever was reading the body sees a client that
 * went away, which every reader must survive anyway.
 */
function cutOff(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  // With pipelining, an earlier answer may still be on its way: then there is no place for ours.
  if (response.socket !== socket || response.headersSent) {
    socket.destroy();
    return;
  }
  writeRejection(socket, tooLarge);
  endSoon(request);
}

/** Ends the connection unless the whole body is in by then: then it may already serve the next request. */
function endSoon(request: IncomingMessage): void {
  if (request.complete) return;
  setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, LINGER_MS).unref();
}

/** Returns true, as `push` does to keep the rest coming; the end of the body is the end of the connection. */
function discard(request: IncomingMessage, chunk: Buffer | null): true {
  if (chunk === null) request.socket.destroy();
  return true;
}
