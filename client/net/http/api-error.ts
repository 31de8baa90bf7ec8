import type { ErrorCode } from "../../../schema/errors.ts";

/** A failed request: the server's refusal, or the server could not be reached. */
export type FailureCode = ErrorCode | "network/unreachable";

interface Details {
  /** The server's message, for the log only. */
  message?: string;
  fields?: Readonly<Record<string, string>>;
  retryAfter?: number;
}

export class ApiError extends Error {
  readonly code: FailureCode;
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait, if the reason is a rate limit. */
  readonly retryAfter: number | undefined;

  constructor(code: FailureCode, { message = code, fields = {}, retryAfter }: Details = {}) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** The code of a thrown value. Anything but an ApiError has the neutral code. */
export function codeOf(error: unknown): FailureCode {
  return error instanceof ApiError ? error.code : "server/unknown";
}

/** True if waiting may help: no network, a busy or restarting server, or a rate limit. */
export function isPassing(code: FailureCode): boolean {
  return code.startsWith("network/") || code.startsWith("server/") || code.endsWith("/too-many");
}
