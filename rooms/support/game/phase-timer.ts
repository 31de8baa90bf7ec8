import type { GameState, Phase } from "../../../schema/game/state.ts";
import type { RoomTimers, Timer } from "../room-timers.ts";

interface PhaseTimerParts {
  readonly state: GameState;
  readonly timers: RoomTimers;
  now(): number;
  /** Called after each change of phase. */
  onChange(): void;
  /** Called if the work at the end of a phase throws. The game cannot continue then. */
  onFailure(error: unknown): unknown;
}

/** Holds the current phase of a game and runs the work at its end. Uses the server's time. */
export class PhaseTimer {
  readonly #parts: PhaseTimerParts;
  #timer: Timer | undefined;
  #atEnd: (() => unknown) | undefined;

  constructor(parts: PhaseTimerParts) {
    this.#parts = parts;
  }

  get phase(): Phase {
    return this.#parts.state.phase as Phase;
  }

  /**
   * Enters a phase that lasts `ms` for players. `atEnd` runs `graceMs` later, so that answers that were given in time
   * can still arrive, or sooner if that is negative. Without `atEnd`, the phase has no end.
   */
  enter(phase: Phase, ms = 0, atEnd?: () => unknown, graceMs = 0): void {
    const { state, timers, now, onChange } = this.#parts;
    this.#timer?.cancel();
    this.#atEnd = atEnd;
    this.#timer = atEnd && timers.after(Math.max(0, ms + graceMs), () => this.#runAtEnd(atEnd));
    state.phase = phase;
    state.phaseStartedAt = now();
    state.phaseEndsAt = atEnd ? state.phaseStartedAt + ms : 0;
    state.isPaused = false;
    onChange();
  }

  /** Called at the end of a phase: stays in it for so long before `work`, and nothing ends it sooner. */
  delay(ms: number, work: () => unknown): unknown {
    if (ms <= 0) return work();
    this.#timer = this.#parts.timers.after(ms, () => this.#runAtEnd(work));
    return undefined;
  }

  /** Whether the phase can still be held or ended: its end has not come yet. */
  get hasEnd(): boolean {
    return this.#atEnd !== undefined;
  }

  /** GAME-73: the phase stays, without an end that anybody sees, until another call. `then` runs after `ms`. */
  hold(ms: number, then: () => unknown): void {
    const { state, timers, onChange } = this.#parts;
    this.#timer?.cancel();
    this.#timer = timers.after(ms, then);
    state.phaseEndsAt = 0;
    state.isPaused = true;
    onChange();
  }

  /** The phase begins again and lasts `ms`. */
  restart(ms: number): void {
    if (this.#atEnd) this.enter(this.phase, ms, this.#atEnd);
  }

  /** The phase stays and does not end by itself any more. */
  stop(): void {
    this.#timer?.cancel();
    this.#atEnd = undefined;
  }

  /** Ends the phase now. Does nothing if it has no end. */
  endNow(): void {
    const atEnd = this.#atEnd;
    if (!atEnd) return;
    this.#timer?.cancel();
    void this.#runAtEnd(atEnd);
  }

  async #runAtEnd(atEnd: () => unknown): Promise<void> {
    this.#atEnd = undefined;
    try {
      await atEnd();
    } catch (error) {
      await this.#parts.onFailure(error);
    }
  }
}
