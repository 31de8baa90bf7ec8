const FINAL_BINARY = 0x82;

/** The last frame, and a view of its payload. */
let last: { readonly frame: Buffer; readonly payload: Buffer } | undefined;

/**
 * The bytes as a complete, unmasked, binary WebSocket frame that is never modified. Colyseus passes every receiver of a
 * patch the same view of a buffer, which the next patch overwrites. The first receiver's call copies it, and the others
 * share that copy. Frames are compared by content, not by identity, so a reused buffer can never return an old frame.
 * Comparing costs far less than the system call that follows.
 */
export function sharedFrame(bytes: Uint8Array): Buffer {
  return copyOf(bytes).frame;
}

/** The same copy without the frame header, for bytes that are queued before they are sent. */
export function sharedCopy(bytes: Uint8Array): Buffer {
  return copyOf(bytes).payload;
}

function copyOf(bytes: Uint8Array) {
  if (last?.payload.length !== bytes.length || !last.payload.equals(bytes)) last = buildFrame(bytes);
  return last;
}

/** RFC 6455, 5.2: the length takes 7 bits, or 16 or 64 more where the 7 say 126 or 127. */
function buildFrame(bytes: Uint8Array) {
  const { length } = bytes;
  const start = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = FINAL_BINARY;
  frame[1] = start === 2 ? length : start === 4 ? 126 : 127;
  if (start === 4) frame.writeUInt16BE(length, 2);
  if (start === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.set(bytes, start);
  return { frame, payload: frame.subarray(start) };
}
