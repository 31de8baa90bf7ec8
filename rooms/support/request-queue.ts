import { REQUESTS_WAITING_MAX } from "../../schema/limits.ts";

/** One socket's requests, answered one after the other in the order in which they arrived. */
export class RequestQueue {
  readonly #waiting: (() => Promise<void>)[] = [];
  #isBusy = false;

  /** Runs `work` at once, or after everything that was added before. False where too much waits already. `work` never rejects. */
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
