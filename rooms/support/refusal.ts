import type { ErrorCode } from "../../schema/errors.ts";

/** A room refused a call. `code` is safe to send to the client. */
export class RoomRefusal extends Error {
  override readonly name = "RoomRefusal";
  readonly code: ErrorCode;

  constructor(code: ErrorCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
