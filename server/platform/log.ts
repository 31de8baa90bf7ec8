import { type DestinationStream, pino } from "pino";
import type { Config } from "./config/config.ts";
import { errorParts, withoutAddresses } from "./error-text.ts";
import { currentRequestId } from "./http-entry/current-request.ts";

export type Log = ReturnType<typeof openLog>;

const secret = ["password", "token", "cookie", "authorization", "email", "secret"];

/** Structured lines, by default on standard output. Personal data and credentials are removed wherever they appear. */
export function openLog(config: Pick<Config, "LOG_LEVEL">, destination?: DestinationStream) {
  const options = {
    level: config.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[removed]" },
    serializers: { error: describeError },
    mixin: nameRequest,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** MONITORING-5: each line that a request causes has its id. */
function nameRequest(): { requestId?: string } {
  const requestId = currentRequestId();
  return requestId === undefined ? {} : { requestId };
}

/** Errors without query values, because database drivers put whole rows into error details. */
function describeError(error: unknown): unknown {
  if (typeof error !== "object" || error === null) return withoutAddresses(String(error));
  const { name, message, code, stack, cause } = errorParts(error);
  const described = cause === undefined ? undefined : describeError(cause);
  return { name, code, message: withoutAddresses(message), stack: withoutAddresses(stack ?? ""), cause: described };
}
