import { createHash, createHmac } from "node:crypto";
import { CONFESSION_SLIP_LENGTH, ROOM_CODE_ALPHABET } from "../../../schema/limits.ts";

/** Bytes above this would make the first letters of the alphabet more likely. */
const FAIR_BYTES = 256 - (256 % ROOM_CODE_ALPHABET.length);

/**
 * ENGAGE-12: the slip of a new entry. Nobody can compute it without the server's secret, and the same words sent again
 * under the same id get the same slip, although it is stored nowhere.
 */
export function newSlip(secret: string, { requestId, text }: { requestId: string; text: string }): string {
  let slip = "";
  for (let round = 0; slip.length < CONFESSION_SLIP_LENGTH; round += 1) {
    const bytes = createHmac("sha256", secret)
      .update(JSON.stringify(["confession slip", round, requestId, text]))
      .digest();
    for (const byte of bytes) if (byte < FAIR_BYTES) slip += ROOM_CODE_ALPHABET[byte % ROOM_CODE_ALPHABET.length];
  }
  return slip.slice(0, CONFESSION_SLIP_LENGTH);
}

/** What is stored of a slip. A fast hash is enough: there are too many slips to try. */
export const slipHash = (slip: string): string =>
  createHash("sha256").update(`confession slip ${slip}`).digest("base64url");
