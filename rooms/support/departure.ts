/** A game whose process is about to end. */
export interface DepartingGame {
  /** Whether a round is open, or its solution is shown. */
  readonly isInRound: boolean;
  /** Leaves the room to another process, at once or at the end of the round. */
  handOver(): void;
}

/** The games of this process, for its end. */
export class Departure {
  readonly #games = new Set<DepartingGame>();
  readonly #waiting = new Set<() => void>();

  add(game: DepartingGame): void {
    this.#games.add(game);
  }

  remove(game: DepartingGame): void {
    this.#games.delete(game);
    this.changed();
  }

  /** Call this when a game has entered another phase. */
  changed(): void {
    for (const look of this.#waiting) look();
  }

  /** GAME-160: resolves as soon as no game is in a round. */
  betweenRounds(): Promise<void> {
    return this.#until(() => [...this.#games].every(({ isInRound }) => !isInRound));
  }

  /** GAME-161: hands every game over. Resolves when none is left here. */
  handOver(): Promise<void> {
    for (const game of this.#games) game.handOver();
    return this.#until(() => this.#games.size === 0);
  }

  #until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isSo()) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }
}
