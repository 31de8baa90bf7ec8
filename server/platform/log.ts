import { pino } from "pino";
import type { Config } from "./config/config.ts";

export type Log = ReturnType<typeof openLog>;

const secret = ["password", "token", "cookie", "authorization", "email", "secret"];

/** Structured lines on standard output. Personal data and credentials are removed wherever they appear. */
export function openLog(config: Pick<Config, "LOG_LEVEL">) {
  return pino({
    level: config.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[removed]" },
    serializers: { error: describeError },
  });
}

/** Errors without query values, because database drivers put whole rows into error details. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack } = error;
  const code = "code" in error ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  return { name, code, message: withoutAddresses(message), stack: withoutAddresses(stack ?? ""), cause };
}

const withoutAddresses = (text: string) => text.replace(/[^\s"'<>(),;=]+@[^\s"'<>(),;=]+\.[a-z]{2,}/gi, "[address]");
