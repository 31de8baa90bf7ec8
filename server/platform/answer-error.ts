import type { ErrorRequestHandler } from "express";
import { type ErrorCode, type ErrorReply, errorCode } from "../../schema/errors.ts";
import type { Log } from "./log.ts";
import { Refusal } from "./refusal.ts";

/** Which HTTP status each code answers with; what is not listed is a 400. */
const statuses: Partial<Record<ErrorCode, number>> = {
  "request/not-found": 404,
  "request/too-large": 413,
  "request/foreign-origin": 403,
  "request/too-many": 429,
  "request/invalid": 422,
  "server/unknown": 500,
  "server/draining": 503,
  "server/unavailable": 503,
  "account/not-signed-in": 401,
  "account/not-allowed": 403,
  "account/suspended": 403,
  "account/wrong-credentials": 401,
  "account/email-taken": 409,
  "account/email-not-verified": 403,
  "account/password-too-short": 422,
  "account/password-too-common": 422,
  "account/link-expired": 410,
  "game/room-not-found": 404,
  "game/room-full": 409,
  "game/room-closed": 410,
  "game/already-started": 409,
  "game/interrupted": 410,
  "game/too-many-waiting": 409,
  "game/not-host": 403,
  "chat/not-found": 404,
  "chat/not-allowed": 403,
  "chat/birth-date-needed": 409,
  "channel/not-found": 404,
  "channel/not-allowed": 403,
  "channel/not-accompanied": 409,
  "channel/owner-stays": 409,
  "channel/member-not-found": 404,
  "channel/already-member": 409,
  "channel/full": 409,
  "channel/too-many-owned": 409,
  "thread/message-not-found": 404,
  "profile/birth-date-set": 409,
  "safety/not-found": 404,
  "safety/taken": 409,
  "safety/closed": 409,
};

export const statusOf = (code: ErrorCode): number => statuses[code] ?? 400;

/** The last stop of every request that failed: a code and a plain sentence; causes stay in the log. */
export function answerError(log: Log): ErrorRequestHandler {
  return (error, request, response, _next) => {
    const refusal = asRefusal(error);
    if (refusal.code === "server/unknown" || refusal.code === "server/unavailable") {
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
    response.status(statusOf(refusal.code)).json(reply);
  };
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  // Rooms refuse with an error of their own, which carries the same codes.
  const code = errorCode.safeParse(error instanceof Error && "code" in error ? error.code : undefined);
  if (code.success) return new Refusal(code.data, { cause: error });
  if (hasCode(error, "entity.too.large")) return new Refusal("request/too-large");
  if (hasCode(error, "entity.parse.failed") || error instanceof URIError) return new Refusal("request/malformed");
  if (isBodyFault(error)) return new Refusal("request/malformed");
  if (isDatabaseAway(error)) return new Refusal("server/unavailable", { cause: error });
  return new Refusal("server/unknown", { cause: error });
}

/** Rooms and body parsers throw errors of their own; what marks them is a code or a type. */
const hasCode = (error: unknown, code: string) =>
  error instanceof Error && (("code" in error && error.code === code) || ("type" in error && error.type === code));
const isBodyFault = (error: unknown) =>
  error instanceof Error &&
  "status" in error &&
  typeof error.status === "number" &&
  error.status >= 400 &&
  error.status < 500;

/** PostgreSQL unreachable, shutting down, out of connections, or slower than we wait. */
const awayCodes = new Set([
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
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && awayCodes.has(error.code)) return true;
  if (
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    )
  )
    return true;
  return error.cause !== undefined && isDatabaseAway(error.cause);
}

/** For people who read raw replies; the client has its own words for every code. */
function sentenceOf(code: ErrorCode): string {
  const [noun, reason] = code.split("/") as [string, string];
  const known: Partial<Record<ErrorCode, string>> = {
    "server/unknown": "Something went wrong. Please try again.",
    "server/unavailable": "The server cannot reach its database just now. Please try again in a moment.",
    "server/draining": "The server is restarting. Please try again in a moment.",
    "request/not-found": "There is nothing at this address.",
    "account/not-signed-in": "Please sign in.",
  };
  return known[code] ?? `${noun}: ${reason.replaceAll("-", " ")}`;
}
