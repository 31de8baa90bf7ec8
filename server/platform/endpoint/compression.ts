import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Request } from "express";

export type Encoding = "br" | "gzip";

interface Levels {
  /** 0 to 11. Above 5 only for content that is compressed once and sent often. */
  brotliQuality: number;
  gzipLevel: number;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses text off the main thread. */
export function compress(text: Buffer, encoding: Encoding, { brotliQuality, gzipLevel }: Levels): Promise<Buffer> {
  if (encoding === "gzip") return zip(text, { level: gzipLevel });
  return brotli(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/** The best encoding that the caller accepts. Browsers accept brotli only over https, which a server in a local network may lack. */
export function encodingFor(request: Request): Encoding | undefined {
  // A request without the header would count as accepting everything.
  if (request.headers["accept-encoding"] === undefined) return undefined;
  // Checked one by one, because browsers list gzip first without preferring it.
  return (["br", "gzip"] as const).find((encoding) => request.acceptsEncodings(encoding) === encoding);
}
