/** How often broken frames of one address are logged, in milliseconds. */
const LOG_EVERY_MS = 60_000;

/** Logs invalid frames, at most once a minute per address, so that no one can flood the log. */
export class BadFrameLog {
  readonly #log: { warn(detail: object, message: string): void };
  readonly #now: () => number;
  /** By address, the oldest first. */
  readonly #loggedAt = new Map<string, number>();

  constructor(log: { warn(detail: object, message: string): void }, now: () => number = () => performance.now()) {
    this.#log = log;
    this.#now = now;
  }

  /** `reason` says what was wrong with the frame. */
  report(address: string, reason: unknown): void {
    const now = this.#now();
    this.#forgetBefore(now - LOG_EVERY_MS);
    if (this.#loggedAt.has(address)) return;
    this.#loggedAt.set(address, now);
    this.#log.warn({ address, reason }, "a room socket sent a broken frame");
  }

  #forgetBefore(time: number): void {
    for (const [address, loggedAt] of this.#loggedAt) {
      if (loggedAt > time) return;
      this.#loggedAt.delete(address);
    }
  }
}
