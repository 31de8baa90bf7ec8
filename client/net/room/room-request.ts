import { ApiError, type FailureCode, isPassing } from "../http/api-error.ts";
import type { Wait } from "../wait.ts";

/** A request to a room. */
export interface RoomRequest {
  /** Its name in the room's protocol. */
  name: string;
  payload: object;
  /** The id from before a reload; otherwise it gets a new one. */
  id?: string;
  /** Resends it after each interval without a response. If left out, only a new socket resends it. */
  resendMs?: number;
  /** Fails after this time. If left out, it waits for a response or a cancellation. */
  timeoutMs?: number;
  /** After this many sends without a response, the socket is probed. */
  sendsBeforeProbe?: number;
}

export type RequestOutcome =
  | { kind: "done" }
  /** The room's refusal, maybe with a text for the member, or `network/unreachable` after the timeout. */
  | { kind: "failed"; code: FailureCode; text?: string | undefined }
  /** The connection closed first, so the outcome is unknown. */
  | { kind: "abandoned" };

export interface Refusal {
  request: string;
  code: FailureCode;
  /** Missing if the room could not read it. Then the oldest request of that name is meant. */
  id?: string | undefined;
  /** Says more to the member than the text of the code. */
  text?: string | undefined;
  /** Seconds to wait. */
  retryAfter?: number | undefined;
}

export interface RoomRequests {
  /** Sends it and calls `settled` exactly once, unless it is canceled. Returns its id. */
  start(request: RoomRequest, settled: (outcome: RequestOutcome) => void): string;
  /** The room has carried it out, as a receipt or another message shows. */
  received(id: string): void;
  refused(refusal: Refusal): void;
  /** Resends over a new socket what the old one may have lost. The room carries out a repeated request once. */
  resend(): void;
  /** Stops sending it, and never calls `settled`. */
  cancel(id: string): void;
  /** The connection is closed: every pending request is `abandoned`. */
  stop(): void;
}

export interface RoomRequestsParts {
  /** False without a socket; then nothing was sent. */
  send(name: string, payload: object): boolean;
  newId(): string;
  wait: Wait;
  /** Called once for each request that stays unanswered: the socket may be dead. */
  onUnanswered(): void;
}

interface Pending {
  request: RoomRequest;
  sends: number;
  cancelResend: () => void;
  cancelTimeout: () => void;
  settled: (outcome: RequestOutcome) => void;
}

/** The requests of one room. Each is sent under one id until the room responds. */
export function createRoomRequests({ send, newId, wait, onUnanswered }: RoomRequestsParts): RoomRequests {
  const pending = new Map<string, Pending>();

  function transmit(id: string, each: Pending): void {
    const { name, payload, resendMs, sendsBeforeProbe } = each.request;
    each.cancelResend();
    // Without a socket, the next one resends it.
    if (!send(name, { id, ...payload })) return;
    each.sends += 1;
    if (resendMs !== undefined) each.cancelResend = wait(resendMs, () => transmit(id, each));
    if (each.sends === sendsBeforeProbe) onUnanswered();
  }

  function take(id: string): Pending | undefined {
    const each = pending.get(id);
    each?.cancelResend();
    each?.cancelTimeout();
    pending.delete(id);
    return each;
  }

  const settle = (id: string, outcome: RequestOutcome) => take(id)?.settled(outcome);

  function oldest(name: string): string | undefined {
    for (const [id, { request }] of pending) if (request.name === name) return id;
    return undefined;
  }

  return {
    start(request, settled) {
      const id = request.id ?? newId();
      const each: Pending = { request, sends: 0, cancelResend: () => {}, cancelTimeout: () => {}, settled };
      pending.set(id, each);
      if (request.timeoutMs !== undefined) {
        const unreachable = () => settle(id, { kind: "failed", code: "network/unreachable" });
        each.cancelTimeout = wait(request.timeoutMs, unreachable);
      }
      transmit(id, each);
      return id;
    },
    received: (id) => settle(id, { kind: "done" }),
    refused({ request, code, id = oldest(request), text }) {
      const each = id === undefined ? undefined : pending.get(id);
      if (id === undefined || !each) return;
      // A passing reason, such as a rate limit or a starting server. The planned resend tries again.
      if (each.request.resendMs !== undefined && isPassing(code)) return;
      settle(id, { kind: "failed", code, ...(text !== undefined && { text }) });
    },
    resend() {
      for (const [id, each] of pending) transmit(id, each);
    },
    cancel: (id) => void take(id),
    stop() {
      for (const id of [...pending.keys()]) settle(id, { kind: "abandoned" });
    },
  };
}

/** Sends a request. Resolves when it is done or its connection has closed. Rejects with an ApiError if it fails. */
export function sendRequest(requests: Pick<RoomRequests, "start">, request: RoomRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    requests.start(request, (outcome) => (outcome.kind === "failed" ? reject(new ApiError(outcome.code)) : resolve()));
  });
}
