import type { ErrorCode } from "../../schema/errors.ts";

/** Why something could not be done: what the server said, or that it could not be reached. */
export type FailureCode = ErrorCode | "network/unreachable";

interface Details {
  /** The server's own sentence, for the log only. */
  message?: string;
  fields?: Readonly<Record<string, string>>;
  retryAfter?: number;
}

export class ApiError extends Error {
  readonly code: FailureCode;
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait, where the reason is a limit. */
  readonly retryAfter: number | undefined;

  constructor(code: FailureCode, { message = code, fields = {}, retryAfter }: Details = {}) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** The code of anything that was thrown; what is not ours is one neutral code. */
export function codeOf(error: unknown): FailureCode {
  return error instanceof ApiError ? error.code : "server/unknown";
}

/** True where waiting may mend it: no network, a server that is busy or restarting, a limit. */
export function isPassing(code: FailureCode): boolean {
  return code.startsWith("network/") || code.startsWith("server/") || code.endsWith("/too-many");
}
