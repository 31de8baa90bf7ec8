import type { IncomingMessage, ServerResponse } from "node:http";
import type { CurrentRequest } from "./current-request.ts";

/** A request after its reply. It holds nothing about who sent it. */
export interface AnsweredRequest {
  readonly requestId: string;
  readonly method: string;
  /** The declaration of its endpoint, or one of the names of {@link otherEndpoints}. Never the path that was sent. */
  readonly endpoint: string;
  readonly isStream: boolean;
  /** Null if the caller went away before the whole reply was sent. */
  readonly status: number | null;
  readonly seconds: number;
  /** What was written to the connection, headers included. */
  readonly bytes: number;
}

/** What the requests count as that match no declared endpoint. */
export const otherEndpoints = ["page", "asset", "metrics", "unknown"] as const;

/** Calls back once the reply to this request was sent, or cannot be sent anymore. */
export function whenAnswered(
  current: CurrentRequest,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  report: (answered: AnsweredRequest) => void,
): void {
  const startedAt = performance.now();
  // After an abort the request has no socket anymore.
  const { socket } = request;
  const writtenBefore = socket.bytesWritten;
  response.once("close", () => {
    current.isAnswered = true;
    report({
      requestId: current.requestId,
      method: request.method ?? "",
      endpoint: current.endpoint?.name ?? otherEndpointOf(request.url ?? ""),
      isStream: current.endpoint?.isStream ?? false,
      // A body that is too large is refused on the bare socket.
      status: response.writableFinished || response.statusCode >= 400 ? response.statusCode : null,
      seconds: (performance.now() - startedAt) / 1000,
      bytes: socket.bytesWritten - writtenBefore,
    });
  });
}

function otherEndpointOf(target: string): (typeof otherEndpoints)[number] {
  if (target.startsWith("/assets/")) return "asset";
  if (/^\/metrics(\?|$)/.test(target)) return "metrics";
  return /^\/(?!api(\/|\?|$))/i.test(target) ? "page" : "unknown";
}
