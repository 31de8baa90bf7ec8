import type { ErrorRequestHandler } from "express";
import { type ErrorCode, type ErrorReply, errorCode, errorStatus } from "../../../schema/errors.ts";
import { currentRequestId, REQUEST_ID_HEADER } from "../http-entry/current-request.ts";
import type { Log } from "../log.ts";
import { Refusal } from "../refusal.ts";

/** Replies to a failed request with a code and a plain sentence. The cause appears only in the log. */
export function errorHandler(log: Log): ErrorRequestHandler {
  return (error, request, response, _next) => {
    const refusal = asRefusal(error);
    if (loggedCodes.has(refusal.code)) {
      log.error({ error, method: request.method, path: request.route?.path ?? request.path }, "a request failed");
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const reply: ErrorReply = { code: refusal.code, message: sentenceOf(refusal.code) };
    if (refusal.fields) reply.fields = { ...refusal.fields };
    if (refusal.retryAfterSeconds !== undefined) {
      reply.retryAfter = Math.max(1, Math.ceil(refusal.retryAfterSeconds));
      response.setHeader("Retry-After", String(reply.retryAfter));
    }
    const requestId = currentRequestId();
    if (requestId !== undefined) {
      reply.requestId = requestId;
      response.setHeader(REQUEST_ID_HEADER, requestId);
    }
    response.status(errorStatus[refusal.code]).json(reply);
  };
}

/** Codes whose cause the operator has to see. */
const loggedCodes: ReadonlySet<ErrorCode> = new Set([
  "server/unknown",
  "server/unavailable",
  "server/storage-unavailable",
]);

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  // Rooms throw an error class of their own, with the same codes.
  const code = errorCode.safeParse(error instanceof Error && "code" in error ? error.code : undefined);
  if (code.success) return new Refusal(code.data, { cause: error });
  if (hasCode(error, "entity.too.large")) return new Refusal("request/too-large");
  if (hasCode(error, "entity.parse.failed") || error instanceof URIError) return new Refusal("request/malformed");
  if (isBodyFault(error)) return new Refusal("request/malformed");
  if (isDatabaseUnavailable(error)) return new Refusal("server/unavailable", { cause: error });
  return new Refusal("server/unknown", { cause: error });
}

/** Rooms and body parsers throw errors of their own, recognised by a `code` or `type`. */
const hasCode = (error: unknown, code: string) =>
  error instanceof Error && (("code" in error && error.code === code) || ("type" in error && error.type === code));
const isBodyFault = (error: unknown) =>
  error instanceof Error &&
  "status" in error &&
  typeof error.status === "number" &&
  error.status >= 400 &&
  error.status < 500;

/** PostgreSQL unreachable, shutting down, out of connections, or slower than we wait. */
const unavailableCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "EPIPE",
  "ENOTFOUND",
  "57P01",
  "57P02",
  "57P03",
  "57014",
  "53300",
  "08006",
  "08001",
  "08003",
  "55P03",
]);
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && unavailableCodes.has(error.code)) return true;
  if (
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    )
  )
    return true;
  return error.cause !== undefined && isDatabaseUnavailable(error.cause);
}

/** For people who read raw replies. The client has its own text for every code. */
function sentenceOf(code: ErrorCode): string {
  const [noun, reason] = code.split("/") as [string, string];
  const known: Partial<Record<ErrorCode, string>> = {
    "server/unknown": "Something went wrong. Please try again.",
    "server/unavailable": "The server cannot reach its database just now. Please try again in a moment.",
    "server/storage-unavailable": "The server cannot save or load files just now. Please try again later.",
    "server/draining": "The server is restarting. Please try again in a moment.",
    "request/not-found": "There is nothing at this address.",
    "account/not-signed-in": "Please sign in.",
  };
  return known[code] ?? `${noun}: ${reason.replaceAll("-", " ")}`;
}
