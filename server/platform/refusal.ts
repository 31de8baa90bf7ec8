import type { ErrorCode } from "../../schema/errors.ts";

/** The one error that the server throws on purpose: a code that the caller may see, and nothing else. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** Field by field, where the input was at fault. */
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
