import type { GameSnapshot } from "../../../schema/game/snapshot.ts";
import type { GameState } from "../../../schema/game/state.ts";
import type { Timings } from "../environment.ts";
import { callPort } from "../port-call.ts";
import type { Seating } from "../seat/seating.ts";
import { isBetweenRounds } from "./between-rounds.ts";
import type { PhaseTimer } from "./phase-timer.ts";
import type { GamePorts, RoundContent, SavedAnswer } from "./ports.ts";
import type { SavedGame } from "./snapshot.ts";

/** What is known of a round that another process had opened. */
export interface BegunRound {
  readonly drawn: RoundContent | null;
  readonly answers: readonly (readonly [memberId: string, answer: SavedAnswer])[];
}

/** Where a game stands, as it is stored. */
type Stage = Pick<GameSnapshot, "sessionId" | "phase" | "round" | "rounds" | "drawn">;

/** What is stored of a game besides its seats and screens. */
export type StoredStage = Stage & Pick<GameSnapshot, "countedRounds" | "isPaused">;

interface ReturningGameParts {
  readonly state: GameState;
  readonly ports: Pick<GamePorts, "savedAnswers">;
  readonly timings: Timings;
  readonly seating: Seating;
  readonly phaseTimer: PhaseTimer;
  /** Returns to the waiting room. */
  reopen(): void;
  /** Sends a round ahead, as it was drawn. */
  sealRound(round: number, drawn: RoundContent | undefined): void;
  /** Opens the sealed round in a moment. */
  afterKeys(open: () => void): void;
  openRound(round: number, begun?: BegunRound): void;
  /** GAME-77: the game is paused until its host goes on. */
  hold(): void;
  saveResult(): void;
  /** Shows the results. */
  end(): void;
}

/** Continues a game that another process had begun (GAME-110, GAME-111). */
export class ReturningGame {
  readonly #parts: ReturningGameParts;
  #stage: Stage | undefined;

  constructor(parts: ReturningGameParts) {
    this.#parts = parts;
  }

  /** Where the game will go on. Undefined unless it waits for its players. */
  get stage(): Stage | undefined {
    // GAME-78: the host may end the game while it waits.
    return this.#stage && { ...this.#stage, rounds: this.#parts.state.rounds };
  }

  /** Waits no longer. */
  cancel(): void {
    this.#stage = undefined;
  }

  /** The game goes on as soon as every active player is back, unless it is paused. */
  playerBack(): void {
    const { phaseTimer, state } = this.#parts;
    if (!this.#stage || state.isPaused) return;
    const isComplete = [...state.players.values()].every(({ isActive, isConnected }) => isConnected || !isActive);
    if (isComplete) phaseTimer.endNow();
  }

  async restore({ snapshot, isFinished }: Pick<SavedGame, "snapshot" | "isFinished">): Promise<void> {
    const { state, phaseTimer, reopen } = this.#parts;
    const { phase, round, rounds } = snapshot;
    state.round = round;
    state.rounds = rounds;
    if (phase === "waiting") phaseTimer.enter("waiting");
    // Nobody has seen a question yet.
    else if (phase === "starting") reopen();
    else if (phase === "round") await this.#restoreRound(snapshot, isFinished);
    else this.#restoreLater(snapshot, isFinished);
  }

  async #restoreRound(snapshot: GameSnapshot, isFinished: boolean): Promise<void> {
    const { round, drawn } = snapshot;
    const answers = await this.#savedAnswers(snapshot);
    if (!isFinished) return this.#awaitPlayers(snapshot, round, { drawn, answers });
    for (const [memberId, { points }] of answers) this.#addPoints(memberId, points);
    this.#parts.end();
  }

  #restoreLater(snapshot: GameSnapshot, isFinished: boolean): void {
    const { phase, round, rounds } = snapshot;
    const isRunning = isBetweenRounds(phase);
    if (isRunning && round < rounds && !isFinished) this.#awaitPlayers(snapshot, round + 1);
    else {
      if (isRunning && !isFinished) this.#parts.saveResult();
      this.#parts.end();
    }
  }

  /** Shows the standings before this round until everyone is back. */
  #awaitPlayers(snapshot: GameSnapshot, next: number, begun?: BegunRound): void {
    const { phaseTimer, state, timings, sealRound, afterKeys, openRound, hold } = this.#parts;
    const { sessionId, phase, round, rounds, drawn, isPaused } = snapshot;
    this.#stage = { sessionId, phase, round, rounds, drawn };
    state.round = next - 1;
    sealRound(next, drawn ?? undefined);
    const open = () => {
      this.#stage = undefined;
      openRound(next, begun);
    };
    phaseTimer.enter(next === 1 ? "starting" : "break", timings.returnMs, () => afterKeys(open));
    if (isPaused) hold();
  }

  async #savedAnswers({ sessionId, round }: Stage): Promise<BegunRound["answers"]> {
    const { state, seating, ports } = this.#parts;
    const memberOf = new Map([...state.players.keys()].map((memberId) => [seating.participantOf(memberId), memberId]));
    const answers = await callPort(() => ports.savedAnswers({ sessionId, round }));
    return answers.flatMap((answer) => {
      const memberId = memberOf.get(answer.participantId);
      return memberId === undefined ? [] : [[memberId, answer] as const];
    });
  }

  #addPoints(memberId: string, points: number): void {
    const player = this.#parts.state.players.get(memberId);
    if (player) player.score += points;
  }
}
