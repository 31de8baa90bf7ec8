import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { create as contentDisposition } from "content-disposition";
import type { Request, Response } from "express";
import type { Endpoint, FileReply } from "../../../schema/endpoint.ts";

interface ByteRange {
  readonly start: number;
  /** The last byte, included. */
  readonly end: number;
}

const DAY_SECONDS = 24 * 60 * 60;
const cacheControl = {
  immutable: `public, max-age=${365 * DAY_SECONDS}, immutable`,
  private: `private, max-age=${7 * DAY_SECONDS}, immutable`,
  revalidated: "private, no-cache",
} as const;

interface Exchange {
  readonly request: Request;
  readonly response: Response;
  readonly endpoint: Pick<Endpoint, "cache">;
}

/** Sends a file under its own name, or the requested range of its bytes. */
export async function sendFile(file: FileReply, { request, response, endpoint }: Exchange): Promise<void> {
  if (endpoint.cache !== undefined) {
    response.setHeader("Cache-Control", cacheControl[endpoint.cache]);
    response.setHeader("ETag", entityTag(request.originalUrl));
    if (request.fresh) return void response.status(304).end();
  }
  const content = "read" in file.content ? await readOrForget(file.content, response) : file.content;
  response.setHeader("Content-Type", file.type);
  const disposition = file.isInline ? "inline" : "attachment";
  response.setHeader("Content-Disposition", contentDisposition(file.name, { type: disposition }));
  if ("chunks" in content) await pipeline(Readable.from(content.chunks), response);
  else await sendContent(content, request, response);
}

/** What the reply says about the content must not stay on the refusal if there is none. */
async function readOrForget({ read }: { readonly read: () => Promise<Uint8Array> }, response: Response) {
  try {
    return await read();
  } catch (error) {
    response.setHeader("Cache-Control", "no-store");
    response.removeHeader("ETag");
    throw error;
  }
}

type Content = Exclude<FileReply["content"], { readonly chunks: unknown } | { readonly read: unknown }>;

async function sendContent(content: Content, request: Request, response: Response): Promise<void> {
  const size = content instanceof Uint8Array ? content.length : (await stat(content.path)).size;
  response.setHeader("Accept-Ranges", "bytes");
  const range = rangeOf(request, size);
  if (range === "unsatisfiable") {
    response.status(416).setHeader("Content-Range", `bytes */${size}`).end();
    return;
  }
  if (range) response.status(206).setHeader("Content-Range", `bytes ${range.start}-${range.end}/${size}`);
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.setHeader("Content-Length", end - start + 1);
  if (request.method === "HEAD" || size === 0) return void response.end();
  await pipeline(contentOf(content, start, end), response);
}

/** One address has one content, so the address identifies it. */
const entityTag = (address: string): string =>
  `"${createHash("sha256").update(address).digest("base64url").slice(0, 22)}"`;

function contentOf(content: Content, start: number, end: number): Readable {
  if (!(content instanceof Uint8Array)) return createReadStream(content.path, { start, end });
  return Readable.from([content.subarray(start, end + 1)]);
}

/** Several ranges, or one that is malformed, get the whole file, as RFC 9110 allows. */
function rangeOf(request: Request, size: number): ByteRange | "unsatisfiable" | undefined {
  const ranges = request.headers.range === undefined ? -2 : (request.range(size) ?? -2);
  if (ranges === -1) return "unsatisfiable";
  return ranges !== -2 && ranges.type === "bytes" && ranges.length === 1 ? ranges[0] : undefined;
}
