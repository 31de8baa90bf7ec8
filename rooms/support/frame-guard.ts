import { Protocol } from "@colyseus/core";
import { GAME_MESSAGES_PER_SECOND, INVALID_MESSAGES_MAX } from "../../schema/limits.ts";

/** What a frame from a client is, before anything of it is decoded. */
export type Frame = { readonly kind: "message"; readonly name: string } | { readonly kind: "signal" | "malformed" };

const signals: readonly number[] = [Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING];
const malformed: Frame = { kind: "malformed" };

/**
 * Lets through the signals of Colyseus's protocol and messages with a short plain name. Requests, raw bytes, inputs and
 * modifiers are not spoken here, so none of them can pass by the one place that validates.
 */
export function readFrame(bytes: Uint8Array): Frame {
  const [code, prefix] = bytes;
  if (code !== undefined && signals.includes(code)) return { kind: "signal" };
  if (code !== Protocol.ROOM_DATA || prefix === undefined || prefix <= 0xa0 || prefix >= 0xc0) return malformed;
  const end = 2 + (prefix & 0x1f);
  const name = String.fromCharCode(...bytes.subarray(2, end));
  return name.length === end - 2 && /^[a-z_]+$/.test(name) ? { kind: "message", name } : malformed;
}

/** Objects only: an empty byte string, set or list would pass for an empty object otherwise. */
export function isPlainObject(payload: unknown): boolean {
  return typeof payload === "object" && payload !== null && Object.getPrototypeOf(payload) === Object.prototype;
}

/** What to do with a message that just arrived: take it, refuse it, drop it silently, or close the socket. */
export type Verdict = "take" | "refuse" | "drop" | "close";

/** Counts one socket's messages. A second's worth is taken, the next is refused with a word, twice as many close. */
export class MessageMeter {
  #secondStartedAt = Number.NEGATIVE_INFINITY;
  #inSecond = 0;
  #invalid = 0;

  check(now: number): Verdict {
    if (now - this.#secondStartedAt >= 1000) {
      this.#secondStartedAt = now;
      this.#inSecond = 0;
    }
    this.#inSecond += 1;
    if (this.#inSecond <= GAME_MESSAGES_PER_SECOND) return "take";
    if (this.#inSecond === GAME_MESSAGES_PER_SECOND + 1) return "refuse";
    return this.#inSecond <= 2 * GAME_MESSAGES_PER_SECOND ? "drop" : "close";
  }

  /** Whether this socket may go on after one more message that made no sense. */
  forgiveInvalid(): boolean {
    this.#invalid += 1;
    return this.#invalid < INVALID_MESSAGES_MAX;
  }
}
