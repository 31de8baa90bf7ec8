import type { Endpoint, OutputOf } from "../../../schema/endpoint.ts";
import type { Call } from "./call.ts";
import type { StartEvents } from "./event-stream.ts";

/** An endpoint and its handler. */
export interface Route {
  readonly endpoint: Endpoint;
  answer(call: Call<Endpoint>): Promise<unknown>;
}

/** What a handler returns. Without an output in the declaration it does not matter. */
type Answer<E> = E extends { readonly output: unknown } | { readonly kind: "file" } ? OutputOf<E> : unknown;

/** Handles an endpoint whose reply is a JSON document or a file. */
export function route<E extends Endpoint, const Output extends Answer<E>>(
  endpoint: E,
  answer: (call: Call<E>) => Promise<Output>,
): Route {
  return { endpoint, answer: answer as unknown as Route["answer"] };
}

/** Handles an endpoint of the kind `events`. */
export function eventsRoute<E extends Endpoint & { readonly kind: "events" }>(
  endpoint: E,
  start: (call: Call<E>) => StartEvents,
): Route {
  return { endpoint, answer: async (call) => start(call as unknown as Call<E>) };
}
