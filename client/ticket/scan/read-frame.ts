import { decodeQR, type Image } from "qr/decode.js";

/** For a code that is blurred or lies askew, in milliseconds. The next frame may be better. */
const RETRY_MS = 60;

/** The text of the QR code in a picture. Null if there is none that can be read. */
export function readFrame(frame: Image): string | null {
  try {
    return decodeQR(frame, { timeLimit: RETRY_MS });
  } catch {
    // The decoder throws for every picture without a code.
    return null;
  }
}
