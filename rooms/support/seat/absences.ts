import type { RoomTimers, Timer } from "../room-timers.ts";
import type { Absence } from "./seats.ts";

/** How long each member has been without a socket, and how long everybody has. */
export class Absences {
  readonly #timers: RoomTimers;
  readonly #came = new Set<string>();
  readonly #running = new Map<string, Timer>();
  #empty: Timer | undefined;

  constructor(timers: RoomTimers) {
    this.#timers = timers;
  }

  /** The member has no socket from now on; after `ms` milliseconds `then` runs. */
  begin(memberId: string, ms: number, then: (absence: Absence) => void): void {
    this.#running.get(memberId)?.cancel();
    const timer = this.#timers.after(ms, () => then(this.#came.has(memberId) ? "absent" : "never-came"));
    this.#running.set(memberId, timer);
  }

  /** The member has a socket. */
  end(memberId: string): void {
    this.#running.get(memberId)?.cancel();
    this.#came.add(memberId);
  }

  /** The member has no seat to be absent from any more. */
  forget(memberId: string): void {
    this.#running.get(memberId)?.cancel();
    this.#running.delete(memberId);
    this.#came.delete(memberId);
  }

  /** Nobody has a socket from now on; after `ms` milliseconds `then` runs. */
  beginEmpty(ms: number, then: () => void): void {
    this.#empty ??= this.#timers.after(ms, then);
  }

  endEmpty(): void {
    this.#empty?.cancel();
    this.#empty = undefined;
  }
}
