import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** The HTTP request that the running code answers. */
export interface CurrentRequest {
  readonly requestId: string;
  /** The declared endpoint that it matched. Undefined if it matched none. */
  endpoint: MatchedEndpoint | undefined;
  /** What began in a request, like a room, may outlive it and is not part of it anymore. */
  isAnswered: boolean;
}

interface MatchedEndpoint {
  /** Its declaration, as in `GET /api/posts/:postId`. */
  readonly name: string;
  /** Its reply goes on for as long as the caller listens. */
  readonly isStream: boolean;
}

/** A reply with an error names the request in this header. */
export const REQUEST_ID_HEADER = "X-Request-Id";

const wellFormed = /^[\w-]{8,64}$/;
/** 48 random bits, short enough to be read out on the phone. */
const ID_LENGTH = 12;

const storage = new AsyncLocalStorage<CurrentRequest>();

/** MONITORING-5: the id that a trusted proxy has given the request, or a new one. */
export function openRequest({ headers }: IncomingMessage, isFromTrustedProxy: () => boolean): CurrentRequest {
  const given = headers["x-request-id"];
  const isGiven = typeof given === "string" && wellFormed.test(given) && isFromTrustedProxy();
  return { requestId: isGiven ? given : randomUUID().slice(-ID_LENGTH), endpoint: undefined, isAnswered: false };
}

/** Runs `work` as a part of this request, and everything that it starts. */
export const inRequest = (request: CurrentRequest, work: () => void): void => storage.run(request, work);

/** The id of the request that the running code answers, if it answers one. */
export function currentRequestId(): string | undefined {
  const request = storage.getStore();
  return request?.isAnswered === false ? request.requestId : undefined;
}

/** Notes which declared endpoint the current request has matched. */
export function noteEndpoint(endpoint: MatchedEndpoint): void {
  const request = storage.getStore();
  if (request) request.endpoint = endpoint;
}
