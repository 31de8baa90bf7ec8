/** An answer as it was judged when it first arrived. `requestId` is the client's own name for it. */
export interface JudgedAnswer {
  readonly requestId: string;
  /** In words, as it is kept. */
  readonly answer: string;
  readonly points: number;
  readonly takenMs: number;
  readonly isCorrect: boolean;
}

/** `kept`: this request is the player's answer. `other`: another one is. `failed`: nothing was kept, send it again. */
export type Outcome = "kept" | "other" | "failed";

/**
 * One round's answers (GAME-16). Each player has one, which counts once it is durable; what is sent again while it is
 * being kept waits for the same result.
 */
export class AnswerBook<A extends JudgedAnswer> {
  readonly #kept = new Map<string, A>();
  readonly #keeping = new Map<string, Promise<void>>();
  /** Judged, but perhaps not kept: the port failed or did not answer, so the row may exist. */
  readonly #unsure = new Map<string, A>();

  get isKeeping(): boolean {
    return this.#keeping.size > 0;
  }

  of(memberId: string): A | undefined {
    return this.#kept.get(memberId);
  }

  /** What was judged and could not be kept, by member; nothing else of theirs was. */
  get missing(): readonly (readonly [memberId: string, answer: A])[] {
    return [...this.#unsure].filter(([memberId]) => !this.knows(memberId));
  }

  /** Whether the player's answer is kept, or being kept: what the table may see before it counts. */
  knows(memberId: string): boolean {
    return this.#kept.has(memberId) || this.#keeping.has(memberId);
  }

  /** `keep` resolves to whether the row is new, and rejects where that is not known. */
  async take(
    memberId: string,
    requestId: string,
    judge: () => A,
    keep: (answer: A) => Promise<{ kept: boolean }>,
  ): Promise<Outcome> {
    const keeping = this.#keeping.get(memberId);
    if (keeping) await keeping;
    else if (!this.#kept.has(memberId)) await this.#keep(memberId, requestId, judge, keep);
    const kept = this.#kept.get(memberId);
    if (!kept) return "failed";
    return kept.requestId === requestId ? "kept" : "other";
  }

  async #keep(
    memberId: string,
    requestId: string,
    judge: () => A,
    keep: (answer: A) => Promise<{ kept: boolean }>,
  ): Promise<void> {
    const earlier = this.#unsure.get(memberId);
    // Sent again after a failure it is worth what it was worth the first time.
    const answer = earlier?.requestId === requestId ? earlier : judge();
    const work = keep(answer)
      .then(
        ({ kept }) => {
          this.#kept.set(memberId, kept ? answer : (earlier ?? answer));
        },
        () => {
          if (!earlier) this.#unsure.set(memberId, answer);
        },
      )
      .finally(() => this.#keeping.delete(memberId));
    this.#keeping.set(memberId, work);
    await work;
  }
}
