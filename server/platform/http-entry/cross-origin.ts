import type { IncomingMessage, ServerResponse } from "node:http";
import cors from "cors";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a method may change state, so that it must come from one of our pages. */
export const isUnsafe = (method: string | undefined) => !safeMethods.has(method ?? "");

export const isPreflight = (request: IncomingMessage) =>
  request.method === "OPTIONS" && request.headers["access-control-request-method"] !== undefined;

const setHeaders = cors<IncomingMessage>({ origin: true, credentials: true, maxAge: 600, preflightContinue: true });

/** Adds CORS headers that let pages of this request's origin read the reply, with their cookies. Never call it with a foreign origin. */
export const allowReading = (request: IncomingMessage, response: ServerResponse): void =>
  setHeaders(request, response, () => {});
