import { ANSWER_ID_LENGTH } from "../../../schema/limits.ts";

/** A name of one's own for an answer, so that what is sent again is counted once: short, since it travels each way. */
export function newAnswerId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(ANSWER_ID_LENGTH)), (byte) => (byte % 36).toString(36)).join(
    "",
  );
}
