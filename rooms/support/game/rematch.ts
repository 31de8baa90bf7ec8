import type { GameState, Phase, Player } from "../../../schema/game/state.ts";
import type { Refusal } from "../base-room.ts";
import type { Timings } from "../environment.ts";
import { joinersOfNextGame } from "../event-room/leading-host.ts";
import type { Seating } from "../seat/seating.ts";
import { playersToStart } from "../seat/seats.ts";
import type { Watching } from "../watch/watching.ts";
import type { PhaseTimer } from "./phase-timer.ts";

interface RematchParts {
  readonly state: GameState;
  readonly timings: Timings;
  readonly seating: Seating;
  readonly watching: Watching;
  readonly phaseTimer: PhaseTimer;
  /** Stores where the room stands. If another process holds it, the game is cancelled then. Never rejects. */
  saveSnapshot(): Promise<unknown>;
  /** Another number after the game was cancelled. */
  gameNumber(): number;
  /** Returns to the waiting room. */
  reopen(): void;
  /** Starts a game. */
  begin(): Promise<Refusal>;
}

/** Runs the countdown to another game at the results (GAME-21, GAME-95). */
export class Rematch {
  readonly #parts: RematchParts;

  constructor(parts: RematchParts) {
    this.#parts = parts;
  }

  /** GAME-21, GAME-175: announces another game, or joins it. */
  playAgain(player: Player): Refusal {
    const { phaseTimer, state, timings } = this.#parts;
    if (!hasResults(phaseTimer.phase)) return "game/wrong-phase";
    const joining = joinersOfNextGame(state, player);
    if (!joining) return "game/not-host";
    for (const each of joining) each.joinsRematch = true;
    if (phaseTimer.phase === "finished") phaseTimer.enter("rematch", timings.rematchMs, () => this.#end());
    this.complete();
    return undefined;
  }

  /** Ends the countdown to another game as soon as everyone who is there, or expected back, has joined. */
  complete(): void {
    const { phaseTimer, state, seating, watching } = this.#parts;
    if (phaseTimer.phase !== "rematch") return;
    const active = [...state.players.values()].filter(({ isActive }) => isActive);
    const expected = active.filter((player) => player.isConnected || seating.isExpectedBack(player));
    const isEnough = this.#countJoined() + watching.queued >= playersToStart(state);
    if (expected.length === 0 || !expected.every(({ joinsRematch }) => joinsRematch)) return;
    // Too few for a game still wait for those whose connection is lost.
    if (isEnough || expected.length === active.length) phaseTimer.endNow();
  }

  /**
   * Starts the game of those who have joined, and of the watchers who want a seat. A single player returns to the waiting
   * room with the others.
   */
  async #end(): Promise<void> {
    const { state, seating, watching, saveSnapshot, gameNumber, reopen, begin } = this.#parts;
    const endedGame = gameNumber();
    // GAME-165: nobody is sent away from a room that goes on elsewhere.
    await saveSnapshot();
    if (endedGame !== gameNumber()) return;
    const joined = this.#countJoined();
    if (joined > 0 && joined + watching.queued >= playersToStart(state)) {
      for (const player of [...state.players.values()]) if (!player.joinsRematch) seating.dismiss(player);
      if (watching.queued > 0) await watching.seatQueued();
      if (endedGame !== gameNumber()) return;
    }
    const isGame = this.#countJoined() >= playersToStart(state);
    reopen();
    if (isGame) await begin();
  }

  #countJoined(): number {
    const players = [...this.#parts.state.players.values()];
    return players.filter(({ joinsRematch, isActive }) => joinsRematch && isActive).length;
  }
}

/** Whether the game is over and its results are shown. */
export const hasResults = (phase: Phase): boolean => phase === "finished" || phase === "rematch";
