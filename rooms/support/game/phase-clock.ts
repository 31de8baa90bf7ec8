import type { GameState, Phase } from "../../../schema/game/state.ts";
import type { RoomTimers, Timer } from "../room-timers.ts";

interface PhaseClockParts {
  readonly state: GameState;
  readonly timers: RoomTimers;
  now(): number;
  changed(): void;
  /** The end of a phase threw, so the game cannot continue. */
  failed(error: unknown): unknown;
}

/** Moves a game from phase to phase, on the server's time. */
export class PhaseClock {
  readonly #parts: PhaseClockParts;
  #timer: Timer | undefined;

  constructor(parts: PhaseClockParts) {
    this.#parts = parts;
  }

  get phase(): Phase {
    return this.#parts.state.phase as Phase;
  }

  /** Enters a phase of `ms` milliseconds. `atEnd` runs `graceMs` after the end that players see. */
  enter(phase: Phase, ms = 0, atEnd?: () => unknown, graceMs = 0): void {
    const { state, timers, now, changed } = this.#parts;
    this.#timer?.cancel();
    this.#timer = atEnd && timers.after(ms + graceMs, () => this.#step(atEnd));
    state.phase = phase;
    state.phaseStartedAt = now();
    state.phaseEndsAt = atEnd ? state.phaseStartedAt + ms : 0;
    changed();
  }

  async #step(step: () => unknown): Promise<void> {
    try {
      await step();
    } catch (error) {
      await this.#parts.failed(error);
    }
  }
}
