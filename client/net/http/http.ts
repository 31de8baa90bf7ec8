import type { z } from "zod";
import type { BodyInputOf, Endpoint, OutputOf, UploadBody } from "../../../schema/endpoint.ts";
import type { ErrorReply } from "../../../schema/errors.ts";
import { PROTOCOL_HEADER, PROTOCOL_VERSION } from "../../../schema/protocol-version.ts";
import { ApiError, type FailureCode } from "./api-error.ts";
import { startDeadline } from "./deadline.ts";
import { checkVersion } from "./outdated.ts";

const DEFAULT_TIMEOUT_SECONDS = 10;

export type Part<E, Name extends "params" | "query"> = E extends { readonly [N in Name]: infer Shape extends z.ZodType }
  ? { [N in Name]: z.input<Shape> }
  : unknown;
type Body<E> = E extends { readonly body: z.ZodType | UploadBody } ? { body: BodyInputOf<E> } : unknown;

/** What a caller passes to this endpoint: only the parts that it declares. */
export type InputOf<E> = Part<E, "params"> & Part<E, "query"> & Body<E>;

export interface CallOptions {
  /** Cancels the call, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Completes the request even if the member leaves the page. For bodies under 64 KB. */
  keepalive?: boolean;
}

/** The arguments of a call. An endpoint without input can be called without any. */
export type Arguments<E, Options extends CallOptions = CallOptions> =
  unknown extends InputOf<E> ? [input?: Options] : [input: InputOf<E> & Options];

export interface Parts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: object;
}

/** The address of an endpoint with its parameters filled in. */
export function addressOf(endpoint: Pick<Endpoint, "path">, { params = {}, query = {} }: Parts = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
}

let whenSignedOut = () => {};

/** Calls the listener whenever a reply says that nobody is signed in. There is only one listener. */
export function onSignedOut(listener: () => void): void {
  whenSignedOut = listener;
}

type Wrap = <Result>(send: () => Promise<Result>) => Promise<Result>;
const unwrapped: Wrap = (send) => send();
let wrap = unwrapped;

/** Makes every request go through this function, until it is called without one. There is only one. */
export function wrapRequests(next = unwrapped): void {
  wrap = next;
}

let prepareFailure = async (_code: FailureCode) => {};

/** Every call that fails waits for this function before it rejects. There is only one. */
export function beforeFailure(prepare: typeof prepareFailure): void {
  prepareFailure = prepare;
}

/** Sends a request, or lets the function that was set send it. */
export const sendWrapped: Wrap = async (send) => {
  try {
    return await wrap(send);
  } catch (error) {
    if (error instanceof ApiError) await prepareFailure(error.code);
    throw error;
  }
};

function parseReply(text: string): Partial<ErrorReply> | null {
  try {
    return JSON.parse(text) as Partial<ErrorReply> | null;
  } catch {
    return null;
  }
}

/** The error of a reply with this status and body. */
export function errorOf(status: number, text: string): ApiError {
  const reply = parseReply(text);
  if (typeof reply?.code !== "string") {
    // The reply came from a proxy, so only its status is useful.
    return new ApiError(status >= 500 ? "server/unavailable" : "server/unknown");
  }
  if (reply.code === "account/not-signed-in") whenSignedOut();
  const { code, message, fields, retryAfter, requestId } = reply;
  return new ApiError(code, { message, fields, retryAfter, requestId });
}

/** The value that a call rejects with: an `ApiError`, or the signal's reason if the caller cancelled the call. */
export function failureOf(cause: unknown, { signal }: CallOptions): unknown {
  if (cause instanceof ApiError) return cause;
  if (signal?.aborted) return signal.reason;
  return new ApiError("network/unreachable", { message: String(cause) });
}

/** The timeout of this endpoint, in milliseconds. */
export const timeoutOf = ({ timeoutSeconds = DEFAULT_TIMEOUT_SECONDS }: Endpoint): number => timeoutSeconds * 1000;

type Read<Result> = (response: Response, restart: () => void) => Promise<Result>;

/** Sends the request and reads its reply within the endpoint's timeout. `restart` starts the timeout again. */
export const request = <Result>(endpoint: Endpoint, input: Parts & CallOptions, read: Read<Result>): Promise<Result> =>
  sendWrapped(() => send(endpoint, input, read));

const headersOf = (body: object | undefined): Record<string, string> => ({
  [PROTOCOL_HEADER]: PROTOCOL_VERSION,
  ...(body !== undefined && { "content-type": "application/json" }),
});

async function send<Result>(endpoint: Endpoint, input: Parts & CallOptions, read: Read<Result>): Promise<Result> {
  const { body } = input;
  const deadline = startDeadline(timeoutOf(endpoint), input.signal);
  try {
    const response = await fetch(addressOf(endpoint, input), {
      method: endpoint.method,
      // A preload serves only an equal request, so reads always send cookies.
      credentials: endpoint.isImpersonal && endpoint.method !== "GET" ? "omit" : "same-origin",
      // No other headers for reads: the page preloads some addresses, and a preload serves only an equal request.
      ...(endpoint.method !== "GET" && { headers: headersOf(body) }),
      body: body === undefined ? null : JSON.stringify(body),
      signal: deadline.signal,
      keepalive: input.keepalive ?? false,
    });
    checkVersion(response.headers.get(PROTOCOL_HEADER));
    if (!response.ok) throw errorOf(response.status, await response.text().catch(() => ""));
    return await read(response, deadline.restart);
  } catch (cause) {
    throw failureOf(cause, input);
  } finally {
    deadline.clear();
  }
}

/**
 * Calls a declared endpoint and resolves with its JSON output. Every failure is an `ApiError`: the server's code, or
 * `network/unreachable` if the whole reply did not arrive within the endpoint's timeout (ten seconds unless declared).
 */
export async function call<E extends Endpoint & { readonly kind?: "json"; readonly body?: z.ZodType }>(
  endpoint: E,
  ...[input]: Arguments<E>
): Promise<OutputOf<E>> {
  return request(
    endpoint,
    (input ?? {}) as Parts & CallOptions,
    async (response) => (await response.json()) as OutputOf<E>,
  );
}
