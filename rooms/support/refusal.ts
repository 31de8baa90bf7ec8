import type { ErrorCode } from "../../schema/errors.ts";

/** A room said no. `code` is what the asker may hear. */
export class RoomRefusal extends Error {
  override readonly name = "RoomRefusal";
  readonly code: ErrorCode;

  constructor(code: ErrorCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
