import { ApiError, type FailureCode, isPassing } from "./api-error.ts";
import type { Wait } from "./wait.ts";

/** Something that a room is asked to do. */
export interface RoomRequest {
  /** Its name in the room's protocol. */
  name: string;
  payload: object;
  /** The id from before a reload; otherwise it gets a new one. */
  id?: string;
  /** Sent again after each such pause without an answer; left out, it is sent again only over a new socket. */
  resendMs?: number;
  /** Given up after this long; left out, it waits until it is answered or canceled. */
  timeoutMs?: number;
  /** After this many sends without an answer the socket is checked. */
  sendsBeforeProbe?: number;
}

export type RequestOutcome =
  | { kind: "done" }
  /** The room's refusal, or `network/unreachable` after the timeout. */
  | { kind: "failed"; code: FailureCode }
  /** The connection was closed first. The room may have done it or not. */
  | { kind: "abandoned" };

export interface Refusal {
  request: string;
  code: FailureCode;
  /** Left out where the room could not read it; then the oldest request of that name is meant. */
  id?: string | undefined;
}

export interface RoomRequests {
  /** Sends it and calls `settled` exactly once, unless it is canceled. Returns its id. */
  start(request: RoomRequest, settled: (outcome: RequestOutcome) => void): string;
  /** The room has done it: a receipt, or any other sign. */
  received(id: string): void;
  refused(refusal: Refusal): void;
  /** The socket is new, and messages over the old one may be lost. The room does a repeated request once. */
  resend(): void;
  /** Stops sending it. Nothing is reported. */
  cancel(id: string): void;
  /** The connection is closed. */
  stop(): void;
}

export interface RoomRequestsParts {
  /** False where there is no socket; then nothing was sent. */
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

/** The requests of one room: each is sent under one id until the room answers it. */
export function createRoomRequests({ send, newId, wait, onUnanswered }: RoomRequestsParts): RoomRequests {
  const pending = new Map<string, Pending>();

  function transmit(id: string, each: Pending): void {
    const { name, payload, resendMs, sendsBeforeProbe } = each.request;
    each.cancelResend();
    // Without a socket there is nothing to wait for but the next socket.
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
    refused({ request, code, id = oldest(request) }) {
      const each = id === undefined ? undefined : pending.get(id);
      if (id === undefined || !each) return;
      // Sent too fast, or before the room had woken up: the next try is already planned.
      if (each.request.resendMs !== undefined && isPassing(code)) return;
      settle(id, { kind: "failed", code });
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

/** Rejects with an ApiError where the request failed. */
export function ask(requests: Pick<RoomRequests, "start">, request: RoomRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    requests.start(request, (outcome) => (outcome.kind === "failed" ? reject(new ApiError(outcome.code)) : resolve()));
  });
}
