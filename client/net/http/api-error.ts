import type { ErrorCode } from "../../../schema/errors.ts";

/** Why a request failed: the server's error code, or `network/unreachable`. */
export type FailureCode = ErrorCode | "network/unreachable";

interface Details {
  /** The server's message, for the log only. */
  message?: string | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
  retryAfter?: number | undefined;
  requestId?: string | undefined;
}

export class ApiError extends Error {
  readonly code: FailureCode;
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait, if the reason is a rate limit. */
  readonly retryAfter: number | undefined;
  /** Names the request in the server's log. */
  readonly requestId: string | undefined;

  constructor(code: FailureCode, { message = code, fields = {}, retryAfter, requestId }: Details = {}) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.requestId = requestId;
  }
}

/** The code of a thrown value. `server/unknown` if it is not an ApiError. */
export function codeOf(error: unknown): FailureCode {
  return error instanceof ApiError ? error.code : "server/unknown";
}

/** True if waiting may help: no network, a busy or restarting server, or a rate limit. */
export function isPassing(code: FailureCode): boolean {
  return code.startsWith("network/") || code.startsWith("server/") || code.endsWith("/too-many");
}
