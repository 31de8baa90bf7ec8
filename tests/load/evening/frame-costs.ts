import { Protocol } from "@colyseus/sdk";
import type { Traffic } from "../bot-client.ts";

/** A few frames of one kind and their bytes. */
export interface Cost {
  readonly frames: number;
  readonly bytes: number;
}

/** What all sockets of a phone have cost, in bytes. */
export interface PhoneCost extends Traffic {
  /** Patches within open rounds: who, or how many, have answered. */
  readonly counts: Cost;
  /** Replies of the room's clock, with their requests. */
  readonly clock: Cost;
}

/** A masked frame with the name of the request and the time of sending. */
const CLOCK_REQUEST_BYTES = 30;
/** The header of a short frame. */
const HEADER_BYTES = 2;

/** Counts the frames of one connection whose number grows with the length of a round or of a game. */
export class FrameCosts {
  readonly #counts = { frames: 0, bytes: 0 };
  readonly #clock = { frames: 0, bytes: 0 };
  #phaseStartedAt = 0;

  /** `shown` is the state after this frame; undefined before the first. */
  add(bytes: Buffer, shown: { readonly phase: string; readonly phaseStartedAt: number } | undefined): void {
    if (bytes[0] === Protocol.ROOM_DATA && bytes.includes("clock")) {
      this.#clock.frames += 1;
      this.#clock.bytes += HEADER_BYTES + bytes.length + CLOCK_REQUEST_BYTES;
    }
    const isSamePhase = shown?.phaseStartedAt === this.#phaseStartedAt;
    this.#phaseStartedAt = shown?.phaseStartedAt ?? 0;
    if (bytes[0] !== Protocol.ROOM_STATE_PATCH || shown?.phase !== "round" || !isSamePhase) return;
    this.#counts.frames += 1;
    this.#counts.bytes += HEADER_BYTES + bytes.length;
  }

  get counts(): Cost {
    return { ...this.#counts };
  }

  get clock(): Cost {
    return { ...this.#clock };
  }
}
