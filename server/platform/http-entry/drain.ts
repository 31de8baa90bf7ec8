import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export interface Traffic {
  /** Counts a request as in flight until its response is done or its connection has closed. */
  enter(response: ServerResponse, socket: Socket): void;
  /** Whether a request on this connection is still being answered. */
  isBusy(socket: Socket): boolean;
  readonly isDraining: boolean;
  /** Stops listening, closes idle connections, and closes every other connection after its current reply. */
  beginDrain(): void;
  /**
   * Starts the drain if necessary. Resolves to true once no request is in flight, or to false after `timeoutMs`, when
   * the rest is cut. No HTTP connection stays open.
   */
  drained(timeoutMs: number): Promise<boolean>;
}

/** Counts the requests in flight on a server. Sockets that became WebSockets are not counted, nor closed. */
export function watchTraffic(server: Server): Traffic {
  const inFlight = new Map<Socket, Set<ServerResponse>>();
  const waiting = new Set<() => void>();
  let isDraining = false;

  function enter(response: ServerResponse, socket: Socket): void {
    if (isDraining) response.shouldKeepAlive = false;
    responsesOn(socket).add(response);
    response.once("close", () => leave(socket, response));
  }

  function responsesOn(socket: Socket): Set<ServerResponse> {
    const known = inFlight.get(socket);
    if (known !== undefined) return known;
    const responses = new Set<ServerResponse>();
    inFlight.set(socket, responses);
    // A pipelined response that was never started emits no `close` of its own.
    socket.once("close", () => {
      inFlight.delete(socket);
      settle();
    });
    return responses;
  }

  function leave(socket: Socket, response: ServerResponse): void {
    inFlight.get(socket)?.delete(response);
    settle();
  }

  function settle(): void {
    if (!isDraining) return;
    server.closeIdleConnections();
    if (isEmpty()) for (const resolve of waiting) resolve();
  }

  const isBusy = (socket: Socket) => (inFlight.get(socket)?.size ?? 0) > 0;
  const isEmpty = () => [...inFlight.values()].every((responses) => responses.size === 0);

  function beginDrain(): void {
    if (isDraining) return;
    isDraining = true;
    for (const responses of inFlight.values()) for (const response of responses) response.shouldKeepAlive = false;
    server.close();
  }

  async function drained(timeoutMs: number): Promise<boolean> {
    beginDrain();
    if (!isEmpty()) await untilEmpty(timeoutMs);
    const isDone = isEmpty();
    server.closeAllConnections();
    return isDone;
  }

  function untilEmpty(timeoutMs: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, timeoutMs);
    waiting.add(resolve);
    return promise.finally(() => {
      clearTimeout(timer);
      waiting.delete(resolve);
    });
  }

  return {
    enter,
    isBusy,
    beginDrain,
    drained,
    get isDraining() {
      return isDraining;
    },
  };
}
