import type { z } from "zod";

/**
 * Who may call an endpoint. `member` is anyone signed in and not suspended; `admin` holds that role, `guardian` that of an
 * admin or of a safeguarding lead.
 */
export type Caller = "anyone" | "member" | "guardian" | "admin";

type Shape = z.ZodType;

/**
 * One HTTP endpoint, declared once. The server's route, the browser's call, the OpenAPI document and the test
 * that tries every endpoint as every caller all derive from this object.
 */
export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Output extends Shape = Shape,
  Who extends Caller = Caller,
> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path under the site's origin, parameters as `:name`. */
  readonly path: `/api/${string}`;
  readonly caller: Who;
  /** One sentence for the people who read the OpenAPI document. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** What the JSON reply holds; for a stream, what each event's data holds. */
  readonly output: Output;
  /** The reply is the same for everybody: the session is not even read. */
  readonly isImpersonal?: true;
  /** `events` answers with server-sent events instead of one JSON document. */
  readonly kind?: "json" | "events";
}

/** Declares an endpoint, keeping the exact types of its parts. */
export function endpoint<
  Who extends Caller,
  Params extends Shape = z.ZodUndefined,
  Query extends Shape = z.ZodUndefined,
  Body extends Shape = z.ZodUndefined,
  Output extends Shape = Shape,
>(declaration: Endpoint<Params, Query, Body, Output, Who>): Endpoint<Params, Query, Body, Output, Who> {
  return declaration;
}

export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _O, infer _W> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _O, infer _W> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _O, infer _W> ? z.output<B> : never;
export type OutputOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer O, infer _W> ? z.output<O> : never;
/** What a caller sends: fields with a default may be left out. */
export type BodyInputOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _O, infer _W> ? z.input<B> : never;
