import { Encoder } from "@colyseus/schema";

// A game room's whole state is about 2 KB. Colyseus's default buffer of 16 KB, allocated twice, would be most of an
// idle room's memory. The encoder grows by itself for larger states.
const BYTES = 4 * 1024;
/** A screen's list of two hundred players, of 45 bytes each, and as much again. */
const CROWD_BYTES = 18 * 1024;

Encoder.BUFFER_SIZE = BYTES;

/**
 * Encodes a patch of many players. For what only some clients see, the encoder looks before each object, not before each of
 * its entries, whether so many bytes are free. What does not fit is lost, and the client cannot decode the rest.
 */
export function encodeCrowd<Result>(encode: () => Result): Result {
  Encoder.BUFFER_SIZE = CROWD_BYTES;
  try {
    return encode();
  } finally {
    Encoder.BUFFER_SIZE = BYTES;
  }
}
