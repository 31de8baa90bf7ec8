import type { Request, Response } from "express";
import { Refusal } from "../refusal.ts";

/** Starts a stream's events. It calls `send` with serialised events until the returned function is called. */
export type StartEvents = (send: (json: string) => void) => Promise<() => void> | (() => void);

/** The number of open streams by address. A school or a phone network may share one address. */
const openStreams = new Map<string, number>();
const STREAMS_PER_ADDRESS = 300;
const STREAM_QUEUE_BYTES = 64 * 1024;
/** Proxies close connections that are silent for a minute. */
const KEEP_ALIVE_MS = 25_000;

/** Sends server-sent events until either side ends. Refuses with `request/too-many` above the limit per address. */
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
  // A client that does not read keeps the response open after its end. A write would then fail with an uncaught error.
  const write = (text: string) => {
    if (!response.writableEnded) response.write(text);
  };
  const keepAlive = setInterval(() => write(":\n\n"), KEEP_ALIVE_MS);
  let stop = () => {};
  try {
    // A slow client skips events. Nothing is lost, because each event contains the full state.
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
