import { Protocol } from "@colyseus/core";
import { GAME_MESSAGES_PER_SECOND, INVALID_MESSAGES_MAX } from "../../schema/limits.ts";

/** The kind of a client's frame, read before its payload is decoded. */
export type Frame = { readonly kind: "message"; readonly name: string } | { readonly kind: "signal" | "malformed" };

const signals: readonly number[] = [Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING];
const malformed: Frame = { kind: "malformed" };

/**
 * Accepts Colyseus's protocol signals and messages with a short plain name. Colyseus's other kinds of frame (requests,
 * raw bytes, inputs, modifiers) are not used, so none of them can bypass validation.
 */
export function readFrame(bytes: Uint8Array): Frame {
  const [code, prefix] = bytes;
  if (code !== undefined && signals.includes(code)) return { kind: "signal" };
  if (code !== Protocol.ROOM_DATA || prefix === undefined || prefix <= 0xa0 || prefix >= 0xc0) return malformed;
  const end = 2 + (prefix & 0x1f);
  const name = String.fromCharCode(...bytes.subarray(2, end));
  return name.length === end - 2 && /^[a-z_]+$/.test(name) ? { kind: "message", name } : malformed;
}

/** Accepts plain objects only. An empty byte string, set or list would otherwise pass as an empty object. */
export function isPlainObject(payload: unknown): boolean {
  return typeof payload === "object" && payload !== null && Object.getPrototypeOf(payload) === Object.prototype;
}

/** What to do with a message: accept it, refuse it, drop it silently, or close the socket. */
export type Verdict = "accept" | "refuse" | "drop" | "close";

/**
 * Limits the message rate of one socket. Messages within the limit are accepted, the next one is refused, those after
 * it are dropped, and twice the limit closes the socket.
 */
export class MessageRateLimiter {
  #secondStartedAt = Number.NEGATIVE_INFINITY;
  #inSecond = 0;
  #invalid = 0;

  check(now: number): Verdict {
    if (now - this.#secondStartedAt >= 1000) {
      this.#secondStartedAt = now;
      this.#inSecond = 0;
    }
    this.#inSecond += 1;
    if (this.#inSecond <= GAME_MESSAGES_PER_SECOND) return "accept";
    if (this.#inSecond === GAME_MESSAGES_PER_SECOND + 1) return "refuse";
    return this.#inSecond <= 2 * GAME_MESSAGES_PER_SECOND ? "drop" : "close";
  }

  /** Counts one more invalid message. Returns whether the socket may stay open. */
  countInvalid(): boolean {
    this.#invalid += 1;
    return this.#invalid < INVALID_MESSAGES_MAX;
  }
}
