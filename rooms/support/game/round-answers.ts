/** A game's judgement of an answer. */
export interface Judgement {
  /** The answer as text, as it is stored. */
  readonly answer: string;
  readonly points: number;
  readonly isCorrect: boolean;
}

/** An answer, judged when it first arrived, with the request id that the client chose. */
export type JudgedAnswer<A extends Judgement = Judgement> = A & {
  readonly requestId: string;
  readonly responseMs: number;
};

/**
 * `saved`: this request is the player's answer. `other`: the player already has another answer. `failed`: not saved,
 * the client may retry.
 */
export type Outcome = "saved" | "other" | "failed";

/** Resolves to whether the row is new. Rejects if that is unknown. */
type Save<A> = (answer: A) => Promise<{ saved: boolean }>;

/**
 * The answers of one round (GAME-16). Each player has one, which counts once it is durable. Repeated requests wait for
 * the same save.
 */
export class RoundAnswers<A extends { readonly requestId: string }> {
  readonly #saved: Map<string, A>;
  readonly #saving = new Map<string, Promise<void>>();
  /** Answers whose save failed or timed out. The row may or may not exist. */
  readonly #unconfirmed = new Map<string, A>();

  /** With the answers, by member, that were saved before this process took the round up. */
  constructor(saved: Iterable<readonly [memberId: string, answer: A]> = []) {
    this.#saved = new Map(saved);
  }

  get isSaving(): boolean {
    return this.#saving.size > 0;
  }

  /** The player's saved answer. */
  of(memberId: string): A | undefined {
    return this.#saved.get(memberId);
  }

  /** Answers that arrived in time but whose save failed, for players without a saved answer. */
  get unsaved(): readonly (readonly [memberId: string, answer: A])[] {
    return [...this.#unconfirmed].filter(([memberId]) => !this.isKnown(memberId));
  }

  /** Whether the player's answer is saved or being saved. Everyone may see this. */
  isKnown(memberId: string): boolean {
    return this.#saved.has(memberId) || this.#saving.has(memberId);
  }

  async accept(memberId: string, requestId: string, judge: () => A, save: Save<A>): Promise<Outcome> {
    const saving = this.#saving.get(memberId);
    if (saving) await saving;
    else if (!this.#saved.has(memberId)) await this.#save(memberId, requestId, judge, save);
    const saved = this.#saved.get(memberId);
    if (!saved) return "failed";
    return saved.requestId === requestId ? "saved" : "other";
  }

  async #save(memberId: string, requestId: string, judge: () => A, save: Save<A>): Promise<void> {
    const earlier = this.#unconfirmed.get(memberId);
    // An answer that is resent after a failure keeps its first judgement.
    const answer = earlier?.requestId === requestId ? earlier : judge();
    const work = save(answer)
      .then(
        ({ saved }) => {
          this.#saved.set(memberId, saved ? answer : (earlier ?? answer));
        },
        () => {
          if (!earlier) this.#unconfirmed.set(memberId, answer);
        },
      )
      .finally(() => this.#saving.delete(memberId));
    this.#saving.set(memberId, work);
    await work;
  }
}
