/** As much as has to be read of a file: what says that it moves is near its beginning. */
export const BYTES_READ = 4_000_000;

/** Each byte as one letter; those above 127 are not the same ones. */
const textOf = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);

/** How many pictures a GIF has, counted by the blocks that begin them. */
function picturesIn(gif: Uint8Array): number {
  let count = 0;
  for (let at = gif.indexOf(0x21); at !== -1; at = gif.indexOf(0x21, at + 1)) {
    if (gif[at + 1] === 0xf9 && gif[at + 2] === 4 && gif[at + 7] === 0) count += 1;
  }
  return count;
}

/**
 * Whether these are the first bytes of a moving picture: a GIF of several pictures, or a WebP or PNG that says so in its header.
 */
export function isAnimated(bytes: Uint8Array): boolean {
  const start = textOf(bytes.subarray(0, 64));
  if (start.startsWith("GIF8")) return picturesIn(bytes) > 1;
  if (start.startsWith("RIFF") && start.startsWith("WEBPVP8X", 8)) return ((bytes[20] ?? 0) & 2) !== 0;
  if (!start.startsWith("PNG", 1)) return false;
  // What controls an animation is before the first picture.
  const [header = ""] = textOf(bytes).split("IDAT", 1);
  return header.includes("acTL");
}
