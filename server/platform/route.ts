import type { EntityManager } from "@mikro-orm/postgresql";
import express, { type Express, type Request, type Response } from "express";
import type { z } from "zod";
import { api } from "../../schema/api.ts";
import type { BodyOf, Caller, Endpoint, OutputOf, ParamsOf, QueryOf } from "../../schema/endpoint.ts";
import { CheckedCall } from "./checked-call.ts";
import type { Database } from "./database.ts";
import { addressGroup } from "./front-door/client-address.ts";
import { clientAddress } from "./front-door/front-door.ts";
import { sendJson } from "./json-response.ts";
import { Refusal } from "./refusal.ts";
import type { Member, ReadSession } from "./session.ts";

type MemberOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer _O, infer W>
    ? W extends "anyone"
      ? Member | null
      : Member
    : never;

/** One call of an endpoint, checked: its parts match the declaration and the caller may call it. */
export interface Call<E> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly member: MemberOf<E>;
  /** A unit of work of this call alone, made when it is first asked for. */
  readonly em: EntityManager;
  /** For what is one prepared statement. */
  readonly database: Pick<Database, "run">;
  /** The caller's true address, as the front door found it: what limits count by. */
  readonly address: string;
  /** The request's `Cookie` header as it came; empty where there is none. */
  readonly cookie: string;
  /** Passes `Set-Cookie` values on. */
  setCookies(cookies: readonly string[]): void;
}

/** An endpoint and the code that answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  answer(call: Call<Endpoint>): Promise<unknown>;
  /** The whole reply as JSON where it lies ready and nobody needs to be asked. */
  readonly ready?: () => Buffer | undefined;
}

/** Answers an endpoint with one JSON document. */
export function route<E extends Endpoint, const Output extends OutputOf<E>>(
  endpoint: E,
  answer: (call: Call<E>) => Promise<Output>,
): Route {
  return { endpoint, answer: answer as unknown as Route["answer"] };
}

/** The same for a list that everybody may see; `ready` holds what `answer` would say, checked, or nothing just now. */
export function readyRoute<E extends Endpoint>(
  endpoint: E,
  ready: () => Buffer | undefined,
  answer: (call: Call<E>) => Promise<OutputOf<E>>,
): Route {
  const { method, path, caller, isImpersonal, query } = endpoint;
  const isForAll = method === "GET" && caller === "anyone" && isImpersonal && !query && !path.includes(":");
  if (!isForAll) throw new Error(`${method} ${path} is not one list for everybody`);
  return { ...route(endpoint, answer), ready };
}

/** What a stream's handler starts: it sends serialised events until `stop` is called. */
export type StartEvents = (send: (json: string) => void) => Promise<() => void> | (() => void);

/** Answers an endpoint of the kind `events`. */
export function eventsRoute<E extends Endpoint>(endpoint: E, start: (call: Call<E>) => StartEvents): Route {
  return { endpoint, answer: async (call) => start(call as unknown as Call<E>) };
}

export interface RouteEnvironment {
  readonly database: Database;
  readonly readSession: ReadSession;
  /** Aborts when the server drains, so that open streams end. */
  readonly draining: AbortSignal;
}

const declared = new Set<Endpoint>(Object.values(api).flatMap((feature) => Object.values(feature) as Endpoint[]));
const BODY_LIMIT_BYTES = 32 * 1024;

/** Serves exactly the declared endpoints: an undeclared route, a missing one or a doubled one stops the start. */
export function serveRoutes(app: Express, routes: readonly Route[], environment: RouteEnvironment): void {
  const served = new Set(routes.map((each) => each.endpoint));
  for (const each of served) if (!declared.has(each)) throw new Error(`${each.method} ${each.path} is not declared`);
  for (const each of declared) if (!served.has(each)) throw new Error(`${each.method} ${each.path} has no route`);
  if (served.size !== routes.length) throw new Error("an endpoint has two routes");
  const parseJson = express.json({ limit: BODY_LIMIT_BYTES, strict: true });
  for (const each of routes) {
    const method = each.endpoint.method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete";
    app[method](each.endpoint.path, (request, response) => serve(each, request, response, parseJson, environment));
  }
}

async function serve(
  { endpoint, answer }: Route,
  request: Request,
  response: Response,
  parseJson: ReturnType<typeof express.json>,
  environment: RouteEnvironment,
): Promise<void> {
  const cookie = request.headers.cookie ?? "";
  const setCookies = (cookies: readonly string[]) => {
    for (const cookie of cookies) response.append("Set-Cookie", cookie);
  };
  const { member, cookies } =
    cookie && !endpoint.isImpersonal ? await environment.readSession(cookie) : { member: null, cookies: [] };
  setCookies(cookies);
  allow(endpoint.caller, member);
  if (endpoint.body) await readBody(request, response, parseJson);
  const call = new CheckedCall(environment.database, {
    params: check("params", endpoint.params, request.params),
    query: check("query", endpoint.query, request.query),
    body: check("body", endpoint.body, request.body),
    member,
    address: addressGroup(clientAddress(request)),
    cookie,
    setCookies,
  });
  response.setHeader("Cache-Control", "no-store");
  const result = await answer(call);
  if (endpoint.kind === "events") {
    await countedStream(call.address, () =>
      streamEvents(result as StartEvents, request, response, environment.draining),
    );
  } else await sendJson(request, response, JSON.stringify(endpoint.output.parse(result)));
}

function allow(caller: Caller, member: Member | null): void {
  if (caller === "anyone") return;
  if (!member) throw new Refusal("account/not-signed-in");
  if (caller === "guardian" && !member.roles.some((role) => role === "admin" || role === "safeguarding_lead")) {
    throw new Refusal("account/not-allowed");
  }
  if (caller === "admin" && !member.roles.includes("admin")) throw new Refusal("account/not-allowed");
}

async function readBody(request: Request, response: Response, parseJson: ReturnType<typeof express.json>) {
  if (!request.is("application/json")) throw new Refusal("request/malformed");
  await new Promise<void>((resolve, reject) => {
    parseJson(request, response, (error: unknown) => (error ? reject(error) : resolve()));
  });
}

/** Parses one part; an undeclared part must be absent, and a wrong one is named field by field. */
function check<S extends z.ZodType>(
  part: "params" | "query" | "body",
  shape: S | undefined,
  value: unknown,
): z.output<S> {
  if (!shape) {
    if (part === "query" && value && Object.keys(value).length > 0) throw new Refusal("request/invalid");
    return undefined as z.output<S>;
  }
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  if (part === "params") throw new Refusal("request/not-found");
  const fields = parsed.error.issues.map((issue) => [issue.path.join(".") || part, issue.message] as const);
  throw new Refusal("request/invalid", { fields: Object.fromEntries(fields) });
}

/** Open streams by address; a hall, or a phone network, may share one. */
const streams = new Map<string, number>();
const STREAMS_PER_ADDRESS = 300;
const STREAM_QUEUE_BYTES = 64 * 1024;

async function countedStream(address: string, run: () => Promise<void>): Promise<void> {
  const open = streams.get(address) ?? 0;
  if (open >= STREAMS_PER_ADDRESS) throw new Refusal("request/too-many", { retryAfterSeconds: 30 });
  streams.set(address, open + 1);
  try {
    await run();
  } finally {
    const left = (streams.get(address) ?? 1) - 1;
    if (left > 0) streams.set(address, left);
    else streams.delete(address);
  }
}

/** Keeps the connection open and sends each event, a comment every 25 s so that proxies leave it open, until either side ends. */
async function streamEvents(start: StartEvents, request: Request, response: Response, draining: AbortSignal) {
  response.writeHead(200, {
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-store",
    "X-Accel-Buffering": "no",
  });
  response.flushHeaders();
  const heartbeat = setInterval(() => response.write(":\n\n"), 25_000);
  const end = () => response.end();
  draining.addEventListener("abort", end, { once: true });
  if (draining.aborted) end();
  let stop = () => {};
  try {
    // Who reads slower than things change gets the next one: each holds everything.
    stop = await start((json) => {
      if (response.writableLength < STREAM_QUEUE_BYTES) response.write(`data: ${json}\n\n`);
    });
    if (!response.writableEnded && !request.destroyed) {
      await new Promise<void>((resolve) => {
        response.once("close", resolve);
        response.once("finish", resolve);
      });
    }
  } finally {
    stop();
    clearInterval(heartbeat);
    draining.removeEventListener("abort", end);
    response.end();
  }
}
