import type { ErrorCode } from "../../schema/errors.ts";

/** The one error that the server throws on purpose: it contains only a code that the caller may see. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** Errors by field, if the input was invalid. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    detail: { fields?: Readonly<Record<string, string>>; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: detail.cause });
    this.name = "Refusal";
    this.code = code;
    this.fields = detail.fields;
    this.retryAfterSeconds = detail.retryAfterSeconds;
  }
}
