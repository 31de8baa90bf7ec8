/** What a game says of an answer. */
export interface Judgement {
  /** As it is stored, in words. */
  readonly answer: string;
  readonly points: number;
  readonly isCorrect: boolean;
}

/** An answer as it was judged when it first arrived, under the client's own id. */
export type JudgedAnswer<A extends Judgement = Judgement> = A & {
  readonly requestId: string;
  readonly takenMs: number;
};

/** `saved`: this request is the player's answer. `other`: another one is. `failed`: nothing was saved, send it again. */
export type Outcome = "saved" | "other" | "failed";

/** Resolves to whether the row is new, and rejects where that is not known. */
type Save<A> = (answer: A) => Promise<{ saved: boolean }>;

/**
 * One round's answers (GAME-16). Each player has one, which counts once it is durable; repetitions that arrive while it
 * is being saved wait for the same result.
 */
export class RoundAnswers<A extends { readonly requestId: string }> {
  readonly #saved = new Map<string, A>();
  readonly #saving = new Map<string, Promise<void>>();
  /** Judged, but perhaps not saved: the port failed or timed out, so the row may exist. */
  readonly #unsure = new Map<string, A>();

  get isSaving(): boolean {
    return this.#saving.size > 0;
  }

  /** The player's saved answer. */
  of(memberId: string): A | undefined {
    return this.#saved.get(memberId);
  }

  /** Answers that arrived in time but whose save failed, of players who have no other one. */
  get unsaved(): readonly (readonly [memberId: string, answer: A])[] {
    return [...this.#unsure].filter(([memberId]) => !this.isKnown(memberId));
  }

  /** Whether the player's answer is saved or being saved: what everybody may see before it counts. */
  isKnown(memberId: string): boolean {
    return this.#saved.has(memberId) || this.#saving.has(memberId);
  }

  async take(memberId: string, requestId: string, judge: () => A, save: Save<A>): Promise<Outcome> {
    const saving = this.#saving.get(memberId);
    if (saving) await saving;
    else if (!this.#saved.has(memberId)) await this.#save(memberId, requestId, judge, save);
    const saved = this.#saved.get(memberId);
    if (!saved) return "failed";
    return saved.requestId === requestId ? "saved" : "other";
  }

  async #save(memberId: string, requestId: string, judge: () => A, save: Save<A>): Promise<void> {
    const earlier = this.#unsure.get(memberId);
    // An answer that is sent again after a failure is worth what it was worth the first time.
    const answer = earlier?.requestId === requestId ? earlier : judge();
    const work = save(answer)
      .then(
        ({ saved }) => {
          this.#saved.set(memberId, saved ? answer : (earlier ?? answer));
        },
        () => {
          if (!earlier) this.#unsure.set(memberId, answer);
        },
      )
      .finally(() => this.#saving.delete(memberId));
    this.#saving.set(memberId, work);
    await work;
  }
}
