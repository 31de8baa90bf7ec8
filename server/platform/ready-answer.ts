import type { IncomingMessage, ServerResponse } from "node:http";
import type { Route } from "./route.ts";

/** Answers a request and says so, or leaves it to whoever answers all others. */
export type ReadyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers the plainest requests of all, those for a list that is the same for everybody and lies ready, without any of
 * what others need: a GET or HEAD of exactly the declared path. `headers` go on every reply of this server.
 */
export function readyAnswers(routes: readonly Route[], headers: ReadonlyMap<string, string>): ReadyAnswer {
  const lists = new Map(
    routes.flatMap(({ endpoint, ready }) => (ready ? [[endpoint.path as string, replyOf(ready)]] : [])),
  );
  const always = [...headers].flat();
  always.push("Cache-Control", "no-store", "Content-Type", "application/json; charset=utf-8", "Content-Length");
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const body = lists.get(request.url ?? "")?.();
    if (body === undefined) return false;
    response.writeHead(200, [...always, String(body.length)]);
    response.end(body, "latin1");
    return true;
  };
}

/** The bytes as text, one character each: Node sends head and body in one piece where both are text. */
function replyOf(ready: () => Buffer | undefined): () => string | undefined {
  let last: { readonly bytes: Buffer; readonly text: string } | undefined;
  return () => {
    const bytes = ready();
    if (bytes && bytes !== last?.bytes) last = { bytes, text: bytes.toString("latin1") };
    return bytes && last?.text;
  };
}
