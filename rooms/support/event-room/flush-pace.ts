import type { RoomTimers, Timer } from "../room-timers.ts";

/** The shortest time between two patches, except at a new phase, in milliseconds. */
export const PATCH_EVERY_MS = 250;

interface FlushPaceParts {
  readonly timers: RoomTimers;
  now(): number;
  flush(): void;
}

/** GAME-130: in a room of two hundred, a patch for each change of each player would be too many. */
export class FlushPace {
  readonly #parts: FlushPaceParts;
  #lastAt = Number.NEGATIVE_INFINITY;
  #timer: Timer | undefined;

  constructor(parts: FlushPaceParts) {
    this.#parts = parts;
  }

  /** Flushes now if it is urgent or the last flush was long enough ago, and otherwise once, later. */
  plan(isUrgent: boolean): void {
    const { timers, now } = this.#parts;
    const waitMs = isUrgent ? 0 : Math.min(PATCH_EVERY_MS, this.#lastAt + PATCH_EVERY_MS - now());
    if (waitMs <= 0) this.#flush();
    else this.#timer ??= timers.after(waitMs, () => this.#flush());
  }

  #flush(): void {
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#lastAt = this.#parts.now();
    this.#parts.flush();
  }
}
