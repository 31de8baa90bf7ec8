import type { RoomTimers, Timer } from "../room-timers.ts";
import type { Absence } from "./seats.ts";

/** Timers for members without a socket, and for a room in which no one has one. */
export class Absences {
  readonly #timers: RoomTimers;
  readonly #connected = new Set<string>();
  readonly #running = new Map<string, Timer>();
  #empty: Timer | undefined;

  constructor(timers: RoomTimers) {
    this.#timers = timers;
  }

  /** Starts the timer of a member without a socket. `then` runs after `ms` milliseconds. */
  begin(memberId: string, ms: number, then: (absence: Absence) => void): void {
    this.#running.get(memberId)?.cancel();
    const timer = this.#timers.after(ms, () => then(this.#connected.has(memberId) ? "absent" : "never-connected"));
    this.#running.set(memberId, timer);
  }

  /** The member has a socket again. */
  end(memberId: string): void {
    this.#running.get(memberId)?.cancel();
    this.#connected.add(memberId);
  }

  /** Whether the member has had a socket since this process holds the room. */
  hasConnected(memberId: string): boolean {
    return this.#connected.has(memberId);
  }

  /** The member has given up the seat. */
  forget(memberId: string): void {
    this.#running.get(memberId)?.cancel();
    this.#running.delete(memberId);
    this.#connected.delete(memberId);
  }

  /** Starts the timer of a room without sockets. `then` runs after `ms` milliseconds. */
  beginEmpty(ms: number, then: () => void): void {
    this.#empty ??= this.#timers.after(ms, then);
  }

  endEmpty(): void {
    this.#empty?.cancel();
    this.#empty = undefined;
  }
}
