import type { GameState, Player } from "../../../schema/game/state.ts";
import type { Timings } from "../environment.ts";
import { playersWaitedFor } from "../event-room/leading-host.ts";
import type { RoomTimers, Timer } from "../room-timers.ts";
import type { Seating } from "../seat/seating.ts";
import type { Answering } from "./answering.ts";
import type { PhaseTimer } from "./phase-timer.ts";
import { isRoundComplete, missingPlayers } from "./phases.ts";
import type { Judgement } from "./round-answers.ts";

/** How often a round that waits looks whether the missing players are still there. */
const PROBE_EVERY_MS = 1000;

interface RoundEndParts<A extends Judgement> {
  readonly state: GameState;
  readonly timings: Timings;
  readonly timers: RoomTimers;
  readonly seating: Seating;
  readonly answering: Answering<A>;
  readonly phaseTimer: PhaseTimer;
  reveal(): void;
}

/** Decides when a round ends (GAME-15, GAME-54). */
export class RoundEnd<A extends Judgement> {
  readonly #parts: RoundEndParts<A>;
  #probeTimer: Timer | undefined;

  constructor(parts: RoundEndParts<A>) {
    this.#parts = parts;
  }

  /** Ends the round if its time is up, or every active player has answered or is gone. */
  check(): void {
    const { phaseTimer, answering, seating, state, timings, reveal } = this.#parts;
    if (phaseTimer.phase !== "round" || answering.answers.isSaving) return;
    const isSaved = ({ memberId }: Player) => answering.answers.of(memberId) !== undefined;
    // The silence of a socket is noticed after one more probe.
    const isGone = ({ memberId }: Player) => seating.isGone(memberId, timings.roundWaitMs - PROBE_EVERY_MS);
    const players = playersWaitedFor(state);
    if (answering.isTimeUp || isRoundComplete(players, isSaved, isGone)) reveal();
    else if (players.some(isSaved)) this.#probeLater(missingPlayers(players, isSaved));
  }

  /** GAME-54: asks the players for whom the round waits for a sign of life, and looks again. */
  #probeLater(missing: readonly Player[]): void {
    const { timers, seating } = this.#parts;
    if (this.#probeTimer) return;
    seating.probe(missing.map(({ memberId }) => memberId));
    this.#probeTimer = timers.after(PROBE_EVERY_MS, () => {
      this.#probeTimer = undefined;
      this.check();
    });
  }
}
