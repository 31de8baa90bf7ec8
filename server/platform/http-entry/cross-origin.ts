import type { IncomingMessage, ServerResponse } from "node:http";

const ALLOWED_METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE";
const PREFLIGHT_SECONDS = 600;
const headerNames = /^[\w-]+(?:, ?[\w-]+)*$/;
const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a method may change state, so that it must come from one of our pages. */
export const isUnsafe = (method: string | undefined) => !safeMethods.has(method ?? "");

export const isPreflight = (request: IncomingMessage) =>
  request.method === "OPTIONS" && request.headers["access-control-request-method"] !== undefined;

/**
 * Adds CORS headers that let pages of an allowed origin read this reply, with their cookies. Never call it with another
 * origin.
 */
export function allowReading(response: ServerResponse, origin: string): void {
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Allow-Credentials", "true");
}

/** Replies to a preflight. Only {@link allowReading} sets headers that allow anything. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  if (response.hasHeader("Access-Control-Allow-Origin")) {
    const wanted = request.headers["access-control-request-headers"];
    response.setHeader("Access-Control-Allow-Methods", ALLOWED_METHODS);
    if (wanted !== undefined && wanted.length <= 500 && headerNames.test(wanted)) {
      response.setHeader("Access-Control-Allow-Headers", wanted);
    }
    response.setHeader("Access-Control-Max-Age", String(PREFLIGHT_SECONDS));
  }
  response.writeHead(204).end();
}
