import type { Express, Request, Response } from "express";
import type { Caller, Endpoint, FileReply } from "../../../schema/endpoint.ts";
import { countAs } from "../../../schema/member/role.ts";
import { PROTOCOL_HEADER, PROTOCOL_VERSION } from "../../../schema/protocol-version.ts";
import type { Database } from "../database/database.ts";
import { addressGroup } from "../http-entry/client-address.ts";
import { clientAddress } from "../http-entry/http-entry.ts";
import type { OpenRateLimit, RateLimit } from "../rate-limit.ts";
import { Refusal } from "../refusal.ts";
import type { Member, PasswordIsConfirmed, ReadSession } from "../session.ts";
import { checkPart } from "./body/check-part.ts";
import type { ReadBody } from "./body/parse-body.ts";
import { bodyReader } from "./body/request-body.ts";
import { type Call, openCall } from "./call.ts";
import { type StartEvents, sendEvents } from "./event-stream.ts";
import { sendFile } from "./file-response.ts";
import { sendDocument } from "./json-document.ts";
import { sendJson } from "./json-response.ts";
import { declaredEndpoints } from "./request-rules.ts";
import type { Route } from "./route.ts";

export interface RouteEnvironment {
  readonly database: Database;
  readonly readSession: ReadSession;
  readonly passwordIsConfirmed: PasswordIsConfirmed;
  readonly openRateLimit: OpenRateLimit;
  /** Aborts when the server drains, so that open streams end. */
  readonly draining: AbortSignal;
  /** The declared endpoints. Default: those of schema/api.ts. */
  readonly endpoints?: readonly Endpoint[];
}

type Serve = (request: Request, response: Response) => Promise<void>;

/** Serves exactly the declared endpoints: an undeclared, missing or duplicate route fails at startup. */
export function serveRoutes(app: Express, routes: readonly Route[], environment: RouteEnvironment): void {
  const declared = new Set(environment.endpoints ?? declaredEndpoints);
  const served = new Set(routes.map((each) => each.endpoint));
  for (const each of served) if (!declared.has(each)) throw new Error(`${each.method} ${each.path} is not declared`);
  for (const each of declared) if (!served.has(each)) throw new Error(`${each.method} ${each.path} has no route`);
  if (served.size !== routes.length) throw new Error("an endpoint has two routes");
  const limitOf = sharedLimits(environment.openRateLimit);
  for (const each of routes) {
    const method = each.endpoint.method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete";
    app[method](each.endpoint.path, serveRoute(each, limitOf(each.endpoint), environment));
  }
}

/** Endpoints with a limit of the same name share its counter. */
function sharedLimits(openRateLimit: OpenRateLimit): (endpoint: Endpoint) => RateLimit | undefined {
  const limits = new Map<string, RateLimit>();
  return ({ limit, isImpersonal = false }) => {
    if (!limit) return undefined;
    const { name, tries, seconds, isPerServer = false } = limit;
    const known = limits.get(name) ?? openRateLimit({ name, tries, seconds, isPerServer, isImpersonal });
    limits.set(name, known);
    return known;
  };
}

/** Always in this order: session, permission, confirmed password, rate limit, body, validation, handler, reply. */
function serveRoute({ endpoint, answer }: Route, limit: RateLimit | undefined, environment: RouteEnvironment): Serve {
  const readBody = bodyReader(endpoint);
  return async (request, response) => {
    exchangeVersions(request, response);
    const { member, cookie } = await sessionOf(endpoint, request, response, environment.readSession);
    allow(endpoint.caller, member);
    if (endpoint.isSensitive) await requirePassword(member, environment.passwordIsConfirmed);
    const address = addressGroup(clientAddress(request));
    await limit?.consume(endpoint.limit?.per === "account" ? (member?.memberId ?? address) : address);
    const call = openCall(
      {
        ...(await partsOf(endpoint, request, response, readBody)),
        member: member as Call<Endpoint>["member"],
        address,
        cookie,
        setCookies: (cookies) => addCookies(response, cookies),
      },
      environment.database,
    );
    response.setHeader("Cache-Control", "no-store");
    const result = await answer(call);
    if (endpoint.kind === "file") {
      await sendFile(checkFile(endpoint, result as FileReply), { request, response, endpoint });
    } else if (endpoint.kind === "events") {
      await sendEvents(result as StartEvents, { request, response, address }, environment.draining);
    } else {
      const toJson = () => JSON.stringify(endpoint.output ? endpoint.output.parse(result) : { done: true });
      if (endpoint.isDocument) await sendDocument(request, response, { reply: result as object, toJson });
      else await sendJson(request, response, toJson());
    }
  };
}

/** Refuses a page of another version with `request/outdated`. Other programs send no version. */
function exchangeVersions(request: Request, response: Response): void {
  response.setHeader(PROTOCOL_HEADER, PROTOCOL_VERSION);
  const version = request.headers[PROTOCOL_HEADER];
  if (version !== undefined && version !== PROTOCOL_VERSION) throw new Refusal("request/outdated");
}

async function sessionOf(endpoint: Endpoint, request: Request, response: Response, readSession: ReadSession) {
  const cookie = request.headers.cookie ?? "";
  // An endpoint that any site may call must not act on behalf of the browser's user.
  if (!cookie || endpoint.isImpersonal || endpoint.origin === "any") return { member: null, cookie: "" };
  const { member, cookies } = await readSession(cookie);
  addCookies(response, cookies);
  return { member, cookie };
}

function addCookies(response: Response, cookies: readonly string[]): void {
  for (const each of cookies) response.append("Set-Cookie", each);
}

async function partsOf(endpoint: Endpoint, request: Request, response: Response, readBody: ReadBody) {
  const body = await readBody(request, response);
  const parts = {
    params: checkPart("params", endpoint.params, request.params),
    query: checkPart("query", endpoint.query, request.query),
    headers: checkPart("headers", endpoint.headers, declaredHeaders(endpoint, request)),
    body,
  };
  // The route's own types describe these parts.
  return parts as unknown as Pick<Call<Endpoint>, keyof typeof parts>;
}

function declaredHeaders({ headers }: Endpoint, request: Request): Record<string, unknown> {
  const names = Object.keys(headers?.shape ?? {});
  return Object.fromEntries(names.map((name) => [name, request.headers[name]]));
}

function allow(caller: Caller, member: Member | null): void {
  if (caller === "anyone") return;
  if (!member) throw new Refusal("account/not-signed-in");
  if (caller === "member" || countAs(caller, member.roles)) return;
  const isPending = countAs(caller, member.pendingRoles);
  throw new Refusal(isPending ? "account/second-factor-needed" : "account/not-allowed");
}

async function requirePassword(member: Member | null, isConfirmed: PasswordIsConfirmed): Promise<void> {
  if (!member) throw new Refusal("account/not-signed-in");
  if (!(await isConfirmed(member.sessionId))) throw new Refusal("account/password-needed");
}

function checkFile(endpoint: Endpoint, file: FileReply): FileReply {
  if (endpoint.fileTypes?.includes(file.type)) return file;
  throw new Error(`${endpoint.method} ${endpoint.path} does not declare the file type ${file.type}`);
}
