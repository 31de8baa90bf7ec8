import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { type ApiContext, type ApiReply, type ApiRequest, apiReply, endpointOf, failure } from "./api.ts";
import type { ReplyFault } from "./faults.ts";

const MOST_BODY_BYTES = 100_000;
const OVERSIZED_BYTES = 5_000_000;

/** Reads a body as text. Null if it is too long. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Answers a call of the API, or fails in the way that was planned for it. */
export async function answerApi(context: ApiContext, incoming: IncomingMessage, response: ServerResponse, url: URL) {
  const request = await apiRequest(incoming, url);
  const endpoint = endpointOf(request);
  if (!endpoint) return sendJson(response, failure(404, "Cannot find this resource"));
  const planned = context.faults.takeReply(endpoint.call);
  if (!planned) return sendJson(response, await apiReply(endpoint, context, request));
  const done = planned.isDone || planned.fault === "slow" || planned.fault === "cut";
  const reply = done ? await apiReply(endpoint, context, request) : undefined;
  await pause(planned.delayMs);
  sendFault(planned.fault, response, reply);
}

async function apiRequest(incoming: IncomingMessage, url: URL): Promise<ApiRequest> {
  return {
    method: incoming.method ?? "GET",
    path: url.pathname.replace(/^\/v3/, ""),
    query: url.searchParams,
    authorization: incoming.headers.authorization,
    body: jsonOf((await bodyOf(incoming)) ?? ""),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sendJson(response: ServerResponse, { status, body }: ApiReply): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function sendFault(fault: ReplyFault, response: ServerResponse, reply: ApiReply | undefined): void {
  const planned = faultReplies[fault];
  if (planned) sendJson(response, planned);
  else if (fault === "slow" && reply) sendJson(response, reply);
  else faultSenders[fault]?.(response, reply);
}

const faultReplies: { readonly [Fault in ReplyFault]?: ApiReply } = {
  unknown: failure(400, "No transaction was found for this id"),
  unauthorized: failure(401, "Invalid authorization key"),
  tooMany: failure(429, "Too many requests"),
  unavailable: failure(503, "An error occurred. Please contact support"),
};

/** `silent` has no entry: nothing is sent, ever. */
const faultSenders: {
  readonly [Fault in ReplyFault]?: (response: ServerResponse, reply: ApiReply | undefined) => void;
} = {
  dropped: (response) => response.destroy(),
  cut: cutOff,
  html: (response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><p>Checking your browser"),
  redirect: (response) => response.writeHead(302, { location: "https://flutterwave.example/login" }).end(),
  oversized: (response) =>
    response.writeHead(200, { "content-type": "application/json" }).end(" ".repeat(OVERSIZED_BYTES)),
};

/** Announces the whole reply, sends half of it and closes the connection. */
function cutOff(response: ServerResponse, reply: ApiReply | undefined): void {
  const text = JSON.stringify(reply?.body ?? {});
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(text) });
  response.write(text.slice(0, text.length / 2), () => response.destroy());
}
