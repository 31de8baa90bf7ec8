import type { GameSnapshot } from "../../../schema/game/snapshot.ts";
import type { GameState } from "../../../schema/game/state.ts";
import type { Timings } from "../environment.ts";
import { callPort } from "../port-call.ts";
import type { Seating } from "../seat/seating.ts";
import type { PhaseTimer } from "./phase-timer.ts";
import type { GamePorts, RoundContent, SavedAnswer } from "./ports.ts";
import type { SavedGame } from "./snapshot.ts";

/** What is known of a round that another process had opened. */
export interface BegunRound {
  readonly drawn: RoundContent | null;
  readonly answers: readonly (readonly [memberId: string, answer: SavedAnswer])[];
}

/** Where a game stands, as it is stored. */
export type Stage = Pick<GameSnapshot, "sessionId" | "phase" | "round" | "rounds" | "drawn">;

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
    return this.#stage;
  }

  /** The game goes on as soon as every active player is back. */
  playerBack(): void {
    const { phaseTimer, state } = this.#parts;
    if (!this.#stage) return;
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
    else this.#restorePause(snapshot, isFinished);
  }

  async #restoreRound(snapshot: GameSnapshot, isFinished: boolean): Promise<void> {
    const { round, drawn } = snapshot;
    const answers = await this.#savedAnswers(snapshot);
    if (!isFinished) return this.#awaitPlayers(snapshot, round, { drawn, answers });
    for (const [memberId, { points }] of answers) this.#addPoints(memberId, points);
    this.#parts.end();
  }

  #restorePause(snapshot: GameSnapshot, isFinished: boolean): void {
    const { phase, round, rounds } = snapshot;
    const isRunning = phase === "reveal" || phase === "break";
    if (isRunning && round < rounds) this.#awaitPlayers(snapshot, round + 1);
    else {
      if (isRunning && !isFinished) this.#parts.saveResult();
      this.#parts.end();
    }
  }

  /** Shows the standings before this round until everyone is back. */
  #awaitPlayers({ sessionId, phase, round, rounds, drawn }: Stage, next: number, begun?: BegunRound): void {
    const { phaseTimer, state, timings, sealRound, afterKeys, openRound } = this.#parts;
    this.#stage = { sessionId, phase, round, rounds, drawn };
    state.round = next - 1;
    sealRound(next, drawn ?? undefined);
    const open = () => {
      this.#stage = undefined;
      openRound(next, begun);
    };
    phaseTimer.enter(next === 1 ? "starting" : "break", timings.returnMs, () => afterKeys(open));
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
