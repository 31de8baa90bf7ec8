import { REQUESTS_WAITING_MAX } from "../../schema/limits.ts";

/** Handles one socket's requests one after the other, in order of arrival. */
export class RequestQueue {
  readonly #waiting: (() => Promise<void>)[] = [];
  #isBusy = false;

  /**
   * Runs `work` now, or after everything that was added before. Returns false if too many requests are waiting. `work`
   * never rejects.
   */
  add(work: () => Promise<void>): boolean {
    if (this.#isBusy) {
      if (this.#waiting.length >= REQUESTS_WAITING_MAX) return false;
      this.#waiting.push(work);
    } else void this.#run(work);
    return true;
  }

  async #run(first: () => Promise<void>): Promise<void> {
    this.#isBusy = true;
    for (let work: (() => Promise<void>) | undefined = first; work; work = this.#waiting.shift()) await work();
    this.#isBusy = false;
  }
}
