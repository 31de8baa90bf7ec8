import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { CourseLevel } from "../../../schema/course/level.ts";
import { completionOf, errorOf, type ModelReply } from "./model-reply.ts";
import { sampleCourse } from "./sample-course.ts";
import { sampleDevotion } from "./sample-devotion.ts";
import { strictSchemaFault } from "./strict-schema.ts";

export const MODEL_KEY = "sk-fake-key-of-tests";

interface Message {
  readonly role: string;
  readonly content: string;
}

export interface ModelRequest {
  readonly model: string;
  readonly messages: readonly Message[];
  readonly response_format?: { type: string; json_schema: { name: string; strict: boolean; schema: unknown } };
}

/** A server that speaks the protocol of OpenAI's Chat Completions. It writes samples of what is asked for unless told otherwise. */
export interface FakeModel {
  /** The environment of a server that uses it. */
  readonly environment: Record<"OPENAI_API_KEY" | "OPENAI_BASE_URL" | "OPENAI_MODEL", string>;
  readonly baseUrl: string;
  /** Every request that reached it, also those that it refused. */
  readonly requests: readonly ModelRequest[];
  /** The next requests get these replies, in this order. */
  reply(...replies: readonly ModelReply[]): void;
  /** Every request gets this reply, until told otherwise. */
  replyAlways(reply: ModelReply): void;
  /** Forgets the requests, and what it was told. */
  reset(): void;
  close(): Promise<void>;
}

export async function startFakeModel({ knowsSchemas = true } = {}): Promise<FakeModel> {
  let requests: ModelRequest[] = [];
  let planned: ModelReply[] = [];
  let otherwise: ModelReply = { course: {} };
  const server = createServer(async (request, response) => {
    const send = (status: number, body: unknown) => sendJson(response, status, body);
    const body = await readJson(request);
    const isKnown = request.method === "POST" && request.url === "/v1/chat/completions";
    if (isKnown) requests.push(body);
    const fault = isKnown ? faultOf(request, body, knowsSchemas) : { status: 404, code: null, message: "no route" };
    if (fault) send(fault.status, errorOf(fault.message, fault.code));
    else await answer(planned.shift() ?? otherwise, body, response, send);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    baseUrl,
    environment: { OPENAI_API_KEY: MODEL_KEY, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: "fake-model" },
    get requests() {
      return requests;
    },
    reply: (...replies) => void planned.push(...replies),
    replyAlways: (reply) => {
      otherwise = reply;
    },
    reset: () => {
      requests = [];
      planned = [];
      otherwise = { course: {} };
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  response
    // The client waits so many milliseconds before it tries again.
    .writeHead(status, { "content-type": "application/json", "retry-after-ms": "1" })
    .end(JSON.stringify(body));

async function readJson(request: IncomingMessage): Promise<ModelRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString("utf8") || "null");
}

/** What the API checks before the model sees the request. */
function faultOf({ headers }: IncomingMessage, body: ModelRequest, knowsSchemas: boolean) {
  if (headers.authorization !== `Bearer ${MODEL_KEY}`) {
    const message = `Incorrect API key provided: ${headers.authorization?.slice("Bearer ".length)}.`;
    return { status: 401, code: "invalid_api_key", message };
  }
  if (body.model !== "fake-model") return { status: 404, code: "model_not_found", message: "no such model" };
  const format = body.response_format;
  if (!format) return null;
  if (!knowsSchemas) return { status: 400, code: null, message: "response_format: json_schema is not supported" };
  const fault = strictSchemaFault(format.json_schema.schema);
  return fault ? { status: 400, code: "invalid_json_schema", message: `Invalid schema: ${fault}` } : null;
}

async function answer(
  reply: ModelReply,
  body: ModelRequest,
  response: ServerResponse,
  send: (status: number, body: unknown) => void,
): Promise<void> {
  const say = (content: string | null, { refusal = null as string | null, finish = "stop" } = {}) =>
    send(200, completionOf(body.model, { content, refusal }, finish));
  if ("course" in reply) say(JSON.stringify({ ...sampleFor(body), ...reply.course }));
  else if ("finishReason" in reply) say(reply.content, { finish: reply.finishReason });
  else if ("content" in reply) say(reply.content);
  else if ("refusal" in reply) say(null, { refusal: reply.refusal });
  else if ("status" in reply) send(reply.status, errorOf("The server had an error.", reply.code ?? null));
  else if ("html" in reply) response.writeHead(200, { "content-type": "text/html" }).end(reply.html);
  else if ("body" in reply) send(200, reply.body);
  else if ("droppedAfter" in reply) drop(response, reply.droppedAfter);
  else {
    await reply.heldUntil;
    say(JSON.stringify(sampleFor(body)));
  }
}

/** What the request's data asks for: a devotion if the schema is that of one, otherwise a course. */
function sampleFor({ messages, response_format }: ModelRequest) {
  const data = messages.find(({ role }) => role === "user")?.content ?? "";
  const wish = JSON.parse(data) as { topic: string; level: CourseLevel; theme: string | null };
  if (response_format?.json_schema.name === "devotion") return sampleDevotion(wish.theme);
  return sampleCourse(wish.topic, wish.level);
}

function drop(response: ServerResponse, bytes: number): void {
  if (bytes === 0) return void response.socket?.destroy();
  response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
  response.write("{".padEnd(bytes), () => response.socket?.destroy());
}
