import { CLOSE_CODES, FRAME_TOO_LARGE } from "../../../schema/limits.ts";
import { backoffDelay } from "../backoff.ts";
import { ApiError, codeOf, type FailureCode, isPassing } from "../http/api-error.ts";
import type { Wait } from "../wait.ts";

/** Why the connection ended. `left` means that the member left. */
export type ConnectionEnd = FailureCode | "left";

export type ConnectionState =
  | { kind: "idle" }
  | { kind: "connecting" }
  | { kind: "live" }
  /** `cause` is the reason why the last try failed. */
  | { kind: "reconnecting"; attempt: number; cause: FailureCode }
  | { kind: "ended"; end: ConnectionEnd };

/** An open socket. */
export interface OpenSocket {
  send(type: string, payload: unknown): void;
  /** Calls back when the server has responded. */
  ping(answered: () => void): void;
  close(): void;
}

/** Called when the socket breaks, with the close code; never for a socket that this browser closed. */
export type OnBroken = (closeCode: number) => void;

export interface ConnectionParts {
  /** Takes the seat and opens its socket; rejects with an ApiError. */
  connect(broken: OnBroken): Promise<OpenSocket>;
  onChange(state: ConnectionState): void;
  wait: Wait;
  random(): number;
  now(): number;
}

/** The close code after the member gave up the seat, on this screen or another. */
const CONSENTED = 4000;

const endOfCode: ReadonlyMap<number, ConnectionEnd> = new Map<number, ConnectionEnd>([
  [CONSENTED, "left"],
  [CLOSE_CODES.invalid, "message/invalid"],
  [CLOSE_CODES.sessionEnded, "account/not-signed-in"],
  [CLOSE_CODES.moved, "game/moved"],
  [CLOSE_CODES.roomClosed, "game/room-closed"],
]);
const causeOfCode: ReadonlyMap<number, FailureCode> = new Map([
  [CLOSE_CODES.draining, "server/draining"],
  [CLOSE_CODES.unavailable, "server/unavailable"],
  [CLOSE_CODES.tooMany, "message/too-many"],
  [FRAME_TOO_LARGE, "request/too-large"],
]);
/** After a socket has lasted this long, the next reconnect starts with short delays again. */
const STEADY_MS = 5_000;

export interface RoomConnection {
  /** Connects, and keeps connecting until an answer is final. */
  open(): void;
  /** The network or the page is back: tries now instead of waiting. */
  retryNow(): void;
  /** Replaces a socket that is probably dead, although it was not closed. */
  replace(): void;
  /** Closes the socket for good, without giving up the seat. */
  close(end?: ConnectionEnd): void;
  /** False without a socket; the message is not sent later. */
  send(type: string, payload: unknown): boolean;
  /** Calls back when the server has responded. Does nothing without a socket. */
  ping(answered: () => void): void;
}

/** Keeps one seat connected to its room through lost networks and server restarts. */
export function createRoomConnection(parts: ConnectionParts): RoomConnection {
  let state: ConnectionState = { kind: "idle" };
  let socket: OpenSocket | null = null;
  /** Cancels the delay before the next try. Null while a try is under way. */
  let cancel: (() => void) | null = null;
  let attempt = 0;
  let liveSince = 0;
  /** Identifies the current try, so that responses to an earlier one are dropped. */
  let generation = 0;

  function setState(next: ConnectionState): void {
    state = next;
    parts.onChange(next);
  }

  function closeSocket(): void {
    generation += 1;
    cancel?.();
    cancel = null;
    socket?.close();
    socket = null;
  }

  function end(reason: ConnectionEnd): void {
    closeSocket();
    setState({ kind: "ended", end: reason });
  }

  function tryLater(reason: FailureCode, seconds?: number): void {
    closeSocket();
    // A server that announced its restart cannot be reached for a while; the cause stays the restart.
    const isRestart = state.kind === "reconnecting" && state.cause === "server/draining";
    const cause = isRestart && reason === "network/unreachable" ? "server/draining" : reason;
    const failed = attempt;
    attempt += 1;
    const delay = seconds === undefined ? backoffDelay(failed, parts.random) : seconds * 1000;
    // Planned before the listener is told, because it may close the connection.
    cancel = parts.wait(delay, tryNow);
    setState({ kind: "reconnecting", attempt: failed, cause });
  }

  function onFailed(error: unknown): void {
    const code = codeOf(error);
    if (isPassing(code)) tryLater(code, error instanceof ApiError ? error.retryAfter : undefined);
    else end(code);
  }

  function onBroken(closeCode: number): void {
    const final = endOfCode.get(closeCode);
    if (final !== undefined) {
      end(final);
      return;
    }
    if (parts.now() - liveSince >= STEADY_MS) attempt = 0;
    tryLater(causeOfCode.get(closeCode) ?? "network/unreachable");
  }

  function tryNow(): void {
    closeSocket();
    const ownGeneration = generation;
    /** Drops the call if a newer try has started. */
    const ifCurrent =
      <Args extends unknown[]>(act: (...args: Args) => void) =>
      (...args: Args) => {
        if (ownGeneration === generation) act(...args);
      };
    if (state.kind !== "reconnecting") setState({ kind: "connecting" });
    parts.connect(ifCurrent(onBroken)).then((opened) => {
      if (ownGeneration !== generation) return opened.close();
      socket = opened;
      liveSince = parts.now();
      setState({ kind: "live" });
    }, ifCurrent(onFailed));
  }

  return {
    open() {
      if (state.kind !== "idle" && state.kind !== "ended") return;
      attempt = 0;
      setState({ kind: "idle" });
      tryNow();
    },
    retryNow() {
      if (cancel) tryNow();
    },
    replace() {
      if (state.kind !== "live") return;
      setState({ kind: "reconnecting", attempt: 0, cause: "network/unreachable" });
      tryNow();
    },
    close(reason = "left") {
      if (state.kind !== "ended") end(reason);
    },
    send(type, payload) {
      socket?.send(type, payload);
      return socket !== null;
    },
    ping: (answered) => socket?.ping(answered),
  };
}
