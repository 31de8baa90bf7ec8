/** A PNG of one pixel. */
export const png: Buffer<ArrayBuffer> = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** The same picture, filled up with zeros to this many bytes. */
export const pngOfSize = (bytes: number): Buffer<ArrayBuffer> => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
