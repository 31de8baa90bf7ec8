import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Request, Response } from "express";

/** Below this a packet is saved at best, and the head says more than the body. */
const WORTH_PACKING_BYTES = 1024;

/** A page of a hundred messages comes within 2 % of what twice the work would make of it. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 5;

/**
 * Answers with one JSON document, packed where the caller can unpack it and it is long enough to be worth it. Nothing is
 * given away by the length: what a stranger could guess at this way they cannot ask for, as cookies are SameSite.
 */
export async function sendJson(request: Request, response: Response, json: string): Promise<void> {
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  const size = Buffer.byteLength(json);
  if (size < WORTH_PACKING_BYTES) return end(response, json, size);
  response.vary("Accept-Encoding");
  const encoding = packingFor(request);
  if (!encoding) return end(response, json, size);
  const packed = await packings[encoding](Buffer.from(json));
  response.setHeader("Content-Encoding", encoding);
  end(response, packed, packed.length);
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const packings = {
  br: (bytes: Buffer) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  // Browsers offer brotli over https alone, and a hall's own server may have none.
  gzip: (bytes: Buffer) => zip(bytes, { level: GZIP_LEVEL }),
};

/** As one piece, so that head and body leave together. */
function end(response: Response, body: string | Buffer, size: number): void {
  response.setHeader("Content-Length", size);
  response.end(body);
}

function packingFor(request: Request): keyof typeof packings | undefined {
  // Who says nothing would be taken to accept everything.
  if (request.headers["accept-encoding"] === undefined) return undefined;
  // One after the other: browsers name gzip first and mean nothing by it.
  return (["br", "gzip"] as const).find((encoding) => request.acceptsEncodings(encoding) === encoding);
}
