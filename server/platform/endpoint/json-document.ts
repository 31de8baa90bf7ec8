import { createHash } from "node:crypto";
import type { Request, Response } from "express";
import { compress, type Encoding, encodingFor } from "./compression.ts";

/** Compressed once for all callers, so it may take a second. */
const levels = { brotliQuality: 11, gzipLevel: 9 };

/** A large JSON reply that seldom changes. */
interface JsonDocument {
  readonly json: Buffer;
  readonly entityTag: string;
  readonly compressed: Map<Encoding, Promise<Buffer>>;
}

const documents = new WeakMap<object, JsonDocument>();

/** Sends what `toJson` makes of this reply; it is called once for each object. Browsers ask each time whether it has changed. */
export async function sendDocument(
  request: Request,
  response: Response,
  { reply, toJson }: { reply: object; toJson: () => string },
): Promise<void> {
  const document = documents.get(reply) ?? newDocument(toJson());
  documents.set(reply, document);
  const encoding = encodingFor(request);
  response.setHeader("Cache-Control", "no-cache");
  response.setHeader("ETag", `"${document.entityTag}${encoding ? `-${encoding}` : ""}"`);
  response.vary("Accept-Encoding");
  if (request.fresh) return void response.status(304).end();
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  if (encoding) response.setHeader("Content-Encoding", encoding);
  const body = encoding ? await compressedOnce(document, encoding) : document.json;
  response.setHeader("Content-Length", body.length);
  response.end(body);
}

function newDocument(text: string): JsonDocument {
  const json = Buffer.from(text);
  const entityTag = createHash("sha256").update(json).digest("base64url").slice(0, 22);
  return { json, entityTag, compressed: new Map() };
}

function compressedOnce({ json, compressed }: JsonDocument, encoding: Encoding): Promise<Buffer> {
  const body = compressed.get(encoding) ?? compress(json, encoding, levels);
  compressed.set(encoding, body);
  return body;
}
