import type { Request, Response } from "express";
import { compress, encodingFor } from "./compression.ts";

/** Below this size compression saves a packet at best, and its headers cost more than it saves. */
const WORTH_COMPRESSING_BYTES = 1024;

/** For a page of a hundred messages, twice the work would save less than 2 % more. */
const levels = { brotliQuality: 4, gzipLevel: 5 };

/**
 * Replies with one JSON document, compressed if the caller accepts that and the document is long enough. The compressed
 * length reveals nothing to other sites: cookies are SameSite, so they cannot send requests to guess content.
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

/** Sends headers and body together. */
function end(response: Response, body: string | Buffer, size: number): void {
  response.setHeader("Content-Length", size);
  response.end(body);
}
