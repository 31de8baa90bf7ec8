import type { Request, Response } from "express";
import { Refusal } from "./refusal.ts";

/** What a stream's handler starts: it sends serialised events until the function that it answers with is called. */
export type StartEvents = (send: (json: string) => void) => Promise<() => void> | (() => void);

/** Open streams by address; a hall, or a phone network, may share one. */
const openStreams = new Map<string, number>();
const STREAMS_PER_ADDRESS = 300;
const STREAM_QUEUE_BYTES = 64 * 1024;
/** Proxies close connections that stay silent for a minute. */
const KEEP_ALIVE_MS = 25_000;

/** Sends server-sent events until either side ends. Refuses with `request/too-many` past the streams of one address. */
export async function sendEvents(
  start: StartEvents,
  { request, response, address }: { request: Request; response: Response; address: string },
  draining: AbortSignal,
): Promise<void> {
  const open = openStreams.get(address) ?? 0;
  if (open >= STREAMS_PER_ADDRESS) throw new Refusal("request/too-many", { retryAfterSeconds: 30 });
  openStreams.set(address, open + 1);
  try {
    await stream(start, request, response, draining);
  } finally {
    const left = (openStreams.get(address) ?? 1) - 1;
    if (left > 0) openStreams.set(address, left);
    else openStreams.delete(address);
  }
}

async function stream(start: StartEvents, request: Request, response: Response, draining: AbortSignal): Promise<void> {
  response.writeHead(200, {
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-store",
    "X-Accel-Buffering": "no",
  });
  response.flushHeaders();
  const { promise: over, resolve: end } = Promise.withResolvers<unknown>();
  response.once("close", end);
  draining.addEventListener("abort", end, { once: true });
  if (draining.aborted || request.destroyed) end(undefined);
  // Whoever does not read keeps the response open after its end, when a write would fail with nobody to catch it.
  const write = (text: string) => {
    if (!response.writableEnded) response.write(text);
  };
  const keepAlive = setInterval(() => write(":\n\n"), KEEP_ALIVE_MS);
  let stop = () => {};
  try {
    // A reader who is slower than the changes skips some: each event holds everything.
    stop = await start((json) => {
      if (response.writableLength < STREAM_QUEUE_BYTES) write(`data: ${json}\n\n`);
    });
    await over;
  } finally {
    stop();
    clearInterval(keepAlive);
    draining.removeEventListener("abort", end);
    response.end();
  }
}
