import type { z } from "zod";
import type { BodyInputOf, Endpoint, OutputOf, UploadBody } from "../../schema/endpoint.ts";
import type { ErrorReply } from "../../schema/errors.ts";
import { ApiError } from "./api-error.ts";

const TIMEOUT_MS = 10_000;
/** A form may carry a file, which takes its time on a poor network. */
const FORM_TIMEOUT_MS = 120_000;

type Part<E, Name extends "params" | "query"> = E extends { readonly [N in Name]: infer Shape extends z.ZodType }
  ? { [N in Name]: z.input<Shape> }
  : unknown;
type Body<E> = E extends { readonly body: z.ZodType | UploadBody } ? { body: BodyInputOf<E> } : unknown;

/** What a call of this endpoint hands over: only the parts that it declares. */
export type InputOf<E> = Part<E, "params"> & Part<E, "query"> & Body<E>;

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: object;
}

/** The address of an endpoint with its parameters filled in. */
export function addressOf(endpoint: Pick<Endpoint, "path">, { params = {}, query = {} }: Parts = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

let whenSignedOut = () => {};

/** Told whenever any reply says that nobody is signed in any more. */
export function onSignedOut(listener: () => void): void {
  whenSignedOut = listener;
}

async function errorOf(response: Response): Promise<ApiError> {
  const reply = (await response.json().catch(() => null)) as Partial<ErrorReply> | null;
  if (typeof reply?.code !== "string") {
    // A proxy in between answers in its own words; only its status can be trusted.
    return new ApiError(response.status >= 500 ? "server/unavailable" : "server/unknown");
  }
  if (reply.code === "account/not-signed-in") whenSignedOut();
  const { code, message, fields, retryAfter } = reply;
  return new ApiError(code, {
    ...(message !== undefined && { message }),
    ...(fields !== undefined && { fields }),
    ...(retryAfter !== undefined && { retryAfter }),
  });
}

async function send(endpoint: Endpoint, parts: Parts): Promise<Response> {
  const { body } = parts;
  const isForm = body instanceof FormData;
  const isJson = body !== undefined && !isForm;
  try {
    return await fetch(addressOf(endpoint, parts), {
      method: endpoint.method,
      credentials: "same-origin",
      // The browser names a form's type itself, with the boundary between its parts.
      headers: { accept: "application/json", ...(isJson && { "content-type": "application/json" }) },
      body: isJson ? JSON.stringify(body) : (body ?? null),
      signal: AbortSignal.timeout(isForm ? FORM_TIMEOUT_MS : TIMEOUT_MS),
    });
  } catch (cause) {
    throw new ApiError("network/unreachable", { message: String(cause) });
  }
}

/**
 * Calls a declared endpoint and answers with its JSON output. Every failure is an `ApiError`: the server's code, or
 * `network/unreachable` when no answer came within ten seconds, for a form within two minutes.
 */
export async function call<E extends Endpoint & { readonly kind?: "json" }>(
  endpoint: E,
  ...[input]: unknown extends InputOf<E> ? [] : [input: InputOf<E>]
): Promise<OutputOf<E>> {
  const response = await send(endpoint, (input ?? {}) as Parts);
  if (!response.ok) throw await errorOf(response);
  try {
    return (await response.json()) as OutputOf<E>;
  } catch (cause) {
    // The head arrived and the body did not: the network broke in between.
    throw new ApiError("network/unreachable", { message: String(cause) });
  }
}
