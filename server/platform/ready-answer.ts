import type { IncomingMessage, ServerResponse } from "node:http";
import type { Route } from "./route.ts";

/** Answers a request and says so, or leaves it to whoever answers all others. */
export type ReadyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers the plainest requests of all, those for a list that is the same for everybody and lies ready, without any of
 * what others need: a GET or HEAD of exactly the declared path. `headers` go on every reply of this server.
 */
export function readyAnswers(routes: readonly Route[], headers: ReadonlyMap<string, string>): ReadyAnswer {
  const lists = new Map(routes.flatMap(({ endpoint, ready }) => (ready ? [[endpoint.path as string, ready]] : [])));
  const head = [...headers].flat();
  head.push("Cache-Control", "no-store", "Content-Type", "application/json; charset=utf-8", "Content-Length");
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const bytes = lists.get(request.url ?? "")?.();
    if (!bytes) return false;
    response.writeHead(200, [...head, String(bytes.length)]);
    response.end(bytes);
    return true;
  };
}
