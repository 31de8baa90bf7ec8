import type { GameState, Phase, Player } from "../../../schema/game/state.ts";
import type { Refusal } from "../base-room.ts";
import type { Timings } from "../environment.ts";
import { activeSeats } from "../seat/seats.ts";
import type { PhaseTimer } from "./phase-timer.ts";
import { mostWantNext } from "./phases.ts";

interface BetweenRoundsParts {
  readonly state: GameState;
  readonly timings: Timings;
  readonly phaseTimer: PhaseTimer;
  /** Stores whether the game is paused. */
  saveSnapshot(): void;
  closeRoom(reason: "empty"): void;
}

/** The reveal and the standings: who wants to go on, and the pause of the host (GAME-55, GAME-73 to GAME-77). */
export class BetweenRounds {
  readonly #parts: BetweenRoundsParts;

  constructor(parts: BetweenRoundsParts) {
    this.#parts = parts;
  }

  /** GAME-55: goes on, or notes that the player wants to. */
  next(player: Player): Refusal {
    const { phaseTimer, state } = this.#parts;
    if (!isBetweenRounds(phaseTimer.phase)) return "game/wrong-phase";
    if (state.isPaused) return "game/paused";
    player.wantsNext = true;
    if (player.memberId === state.hostId) phaseTimer.endNow();
    else this.complete();
    return undefined;
  }

  /** Goes on if enough of those who are there want to. */
  complete(): void {
    const { phaseTimer, state } = this.#parts;
    if (state.isPaused || !isBetweenRounds(phaseTimer.phase)) return;
    if (mostWantNext(state.players.values())) phaseTimer.endNow();
  }

  /** GAME-73 */
  pause(player: Player): Refusal {
    const { phaseTimer, state } = this.#parts;
    if (player.memberId !== state.hostId) return "game/not-host";
    if (state.isPaused || !isBetweenRounds(phaseTimer.phase)) return "game/wrong-phase";
    // The keys of the next round are on their way (GAME-143).
    if (!phaseTimer.hasEnd) return "game/wrong-phase";
    this.hold();
    return undefined;
  }

  /** Holds the game in this phase, as long as a pause may last. */
  hold(): void {
    const { phaseTimer, state, timings, saveSnapshot } = this.#parts;
    for (const player of state.players.values()) player.wantsNext = false;
    phaseTimer.hold(timings.pauseMs, () => this.#timeUp());
    saveSnapshot();
  }

  /** GAME-74 */
  resume(player: Player): Refusal {
    const { state } = this.#parts;
    if (player.memberId !== state.hostId) return "game/not-host";
    if (!state.isPaused) return "game/wrong-phase";
    this.#goOn();
    return undefined;
  }

  #timeUp(): void {
    const { state, closeRoom } = this.#parts;
    if (activeSeats([...state.players.values()]).length === 0) closeRoom("empty");
    else this.#goOn();
  }

  /** GAME-75 */
  #goOn(): void {
    const { phaseTimer, timings, saveSnapshot } = this.#parts;
    if (phaseTimer.phase === "reveal") phaseTimer.endNow();
    else phaseTimer.restart(timings.breakMs);
    saveSnapshot();
  }
}

/** Whether the players look at a solution or at the standings. */
export const isBetweenRounds = (phase: Phase): boolean => phase === "reveal" || phase === "break";
