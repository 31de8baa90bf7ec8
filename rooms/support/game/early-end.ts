import type { GameState, Player } from "../../../schema/game/state.ts";
import type { Refusal } from "../base-room.ts";
import type { WriteQueue } from "../write-queue.ts";
import { isBetweenRounds } from "./between-rounds.ts";
import type { PhaseTimer } from "./phase-timer.ts";
import type { GamePorts } from "./ports.ts";

interface EarlyEndParts {
  readonly roomId: string;
  readonly state: GameState;
  readonly ports: Pick<GamePorts, "shortenSession">;
  readonly writes: WriteQueue;
  readonly phaseTimer: PhaseTimer;
  saveSnapshot(): void;
  sessionId(): string;
  /** How many rounds were revealed and not skipped. */
  countedRounds(): number;
  /** The round that is open, or that opens again once the players are back. */
  openRound(): number | undefined;
  /** Returns to the waiting room without a result. */
  abandon(): void;
  saveResult(): void;
  /** Shows the results. */
  end(): void;
}

/** Ends a game before its last round (GAME-78, GAME-79). */
export class EarlyEnd {
  readonly #parts: EarlyEndParts;

  constructor(parts: EarlyEndParts) {
    this.#parts = parts;
  }

  endGame(player: Player): Refusal {
    const { state, phaseTimer, countedRounds, openRound, abandon } = this.#parts;
    const { phase } = phaseTimer;
    const isRunning = phase === "starting" || phase === "round" || isBetweenRounds(phase);
    if (player.memberId !== state.hostId) return "game/not-host";
    if (!isRunning) return "game/wrong-phase";
    const open = openRound();
    const hasResult = open === undefined ? countedRounds() > 0 : open > 1;
    if (!hasResult) abandon();
    else if (open === undefined) this.#endNow();
    else return this.#endAfter(open);
    return undefined;
  }

  #endNow(): void {
    const { state, saveResult, end } = this.#parts;
    // After its last round, the result is saved already.
    if (state.round < state.rounds) {
      this.#shorten(state.round);
      saveResult();
    }
    end();
  }

  #endAfter(round: number): Refusal {
    const { state, saveSnapshot } = this.#parts;
    if (round >= state.rounds) return "game/wrong-phase";
    this.#shorten(round);
    saveSnapshot();
    return undefined;
  }

  #shorten(rounds: number): void {
    const { roomId, state, writes, ports, sessionId } = this.#parts;
    const shortened = { roomId, sessionId: sessionId(), rounds };
    state.rounds = rounds;
    void writes.writeUntilSaved("shortenSession", () => ports.shortenSession(shortened));
  }
}
