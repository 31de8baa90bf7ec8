/** The chunk with which an animated PNG begins, before its pictures. */
const ANIMATION_CONTROL = "acTL";
const PICTURE_DATA = "IDAT";
const PNG_HEADER_BYTES = 8;
/** Its length, its name and its checksum, without its content. */
const CHUNK_FRAME_BYTES = 12;

/** Whether a PNG or WebP picture moves, as its header says. Decoders take only the first picture of some, without a word. */
export function isAnimated(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const nameAt = (at: number) => file.toString("latin1", at, at + 4);
  if (nameAt(0) === "RIFF") return nameAt(12) === "VP8X" && ((file[20] ?? 0) & 0x02) !== 0;
  if (nameAt(0) !== "\x89PNG") return false;
  for (let at = PNG_HEADER_BYTES; at + CHUNK_FRAME_BYTES <= file.length; ) {
    const name = nameAt(at + 4);
    if (name === ANIMATION_CONTROL) return true;
    if (name === PICTURE_DATA) return false;
    at += file.readUInt32BE(at) + CHUNK_FRAME_BYTES;
  }
  return false;
}
