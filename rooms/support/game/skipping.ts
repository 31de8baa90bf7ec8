import type { GameState, Player } from "../../../schema/game/state.ts";
import type { Refusal } from "../base-room.ts";
import type { Timings } from "../environment.ts";
import type { WriteQueue } from "../write-queue.ts";
import type { PhaseTimer } from "./phase-timer.ts";
import type { GamePorts, StartedRound } from "./ports.ts";
import type { RoundScores } from "./round-scores.ts";

interface SkippingParts {
  readonly roomId: string;
  readonly state: GameState;
  readonly ports: Pick<GamePorts, "skipRound">;
  readonly timings: Timings;
  readonly writes: WriteQueue;
  readonly phaseTimer: PhaseTimer;
  readonly scores: RoundScores;
  onChange(): void;
  saveSnapshot(): void;
  /** The round that is open or shown, as it is stored. */
  started(): StartedRound | undefined;
  /** Shows that the round was skipped. Returns whether there is another one to replace it. */
  showSkipped(): boolean;
  /** Sends a round ahead. */
  sealRound(round: number): void;
  /** The standings before the next round. */
  enterBreak(): void;
  saveResult(): void;
  correctScores(sessionId: string, scores: Readonly<Record<string, number>>): void;
  /** Shows the results. */
  end(): void;
}

/** Skips the round that is open or being revealed (GAME-71, GAME-72). */
export class Skipping {
  readonly #parts: SkippingParts;

  constructor(parts: SkippingParts) {
    this.#parts = parts;
  }

  /** The round counts for nobody, and the game goes on. */
  skip(player: Player, round: number): Refusal {
    const { state, phaseTimer, scores, saveSnapshot, saveResult, showSkipped, sealRound, enterBreak } = this.#parts;
    const { phase } = phaseTimer;
    if (player.memberId !== state.hostId) return "game/not-host";
    if (phase !== "round" && phase !== "reveal") return "game/wrong-phase";
    if (round !== state.round) return "game/wrong-round";
    const isSaved = phase === "reveal" && round >= state.rounds;
    if (phase === "reveal") scores.takeBack();
    for (const each of state.players.values()) each.wantsNext = false;
    const isReplaced = showSkipped();
    if (isReplaced && !isSaved) state.rounds += 1;
    this.#store();
    const isLast = round >= state.rounds;
    if (isLast && !isSaved) saveResult();
    if (isLast) this.#endSoon();
    else {
      sealRound(round + 1);
      enterBreak();
    }
    saveSnapshot();
    return undefined;
  }

  #endSoon(): void {
    const { phaseTimer, timings, end } = this.#parts;
    phaseTimer.enter("break", timings.breakMs, () => end());
  }

  #store(): void {
    const { roomId, state, writes, ports, onChange, started: startedRound, correctScores } = this.#parts;
    const started = startedRound();
    if (!started) return;
    const skipped = { ...started, roomId, rounds: state.rounds };
    void writes.writeUntilSaved("skipRound", async () => {
      const { scores } = await ports.skipRound(skipped);
      if (!scores) return;
      correctScores(started.sessionId, scores);
      onChange();
    });
  }
}
