import type { GameState } from "../../../schema/game/state.ts";
import type { Judgement } from "./round-answers.ts";

type Judged = Pick<Judgement, "points" | "isCorrect"> & { readonly responseMs: number };

/** What the rounds of a game have earned. */
export class RoundScores {
  /** How many rounds were revealed and not skipped. */
  counted = 0;
  readonly #state: Pick<GameState, "players">;
  /** The players' streaks before the round that is open or shown, by member id. */
  readonly #streaksBefore = new Map<string, number>();

  constructor(state: Pick<GameState, "players">) {
    this.#state = state;
  }

  /** Adds what the answers of the round have earned. */
  add(answerOf: (memberId: string) => Judged | undefined): void {
    for (const player of this.#state.players.values()) {
      const answer = answerOf(player.memberId);
      player.roundPoints = answer?.points ?? 0;
      player.responseMs = answer?.responseMs ?? 0;
      this.#streaksBefore.set(player.memberId, player.streak);
      player.streak = answer?.isCorrect ? player.streak + 1 : 0;
      player.score += player.roundPoints;
    }
    this.counted += 1;
  }

  /** Takes back what the round has added. */
  takeBack(): void {
    this.counted -= 1;
    for (const player of this.#state.players.values()) {
      player.score -= player.roundPoints;
      player.roundPoints = 0;
      player.responseMs = 0;
      player.streak = this.#streaksBefore.get(player.memberId) ?? player.streak;
    }
  }

  /** Before a round opens, nobody has answered it. */
  clearRound(): void {
    for (const player of this.#state.players.values()) {
      player.hasAnswered = false;
      player.roundPoints = 0;
      player.responseMs = 0;
      player.wantsNext = false;
    }
  }

  /** Before a game, nobody has any points. */
  clearGame(): void {
    for (const player of this.#state.players.values()) {
      player.score = 0;
      player.roundPoints = 0;
      player.rank = 0;
      player.streak = 0;
      player.responseMs = 0;
      player.joinsRematch = false;
      player.hasAnswered = false;
    }
  }
}
