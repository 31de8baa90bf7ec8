import type { GameState, Phase, Player } from "../../../schema/game/state.ts";
import { ANSWER_CREDIT_MAX_MS } from "../../../schema/limits.ts";
import { within } from "../../../schema/within.ts";
import type { Refusal } from "../base-room.ts";
import type { Timings } from "../environment.ts";
import { playersWaitedFor } from "../event-room/leading-host.ts";
import type { RoomTimers, Timer } from "../room-timers.ts";
import type { Seating } from "../seat/seating.ts";
import { activeSeats, mayStart } from "../seat/seats.ts";
import type { Watching } from "../watch/watching.ts";
import { LONG_RETRY_DELAYS_MS, type WriteQueue } from "../write-queue.ts";
import type { Answering } from "./answering.ts";
import { BetweenRounds, isBetweenRounds } from "./between-rounds.ts";
import { EarlyEnd } from "./early-end.ts";
import type { Game, GameContext, GameShape } from "./game.ts";
import type { PhaseTimer } from "./phase-timer.ts";
import { isRoundComplete, missingPlayers } from "./phases.ts";
import type { GamePorts, RoundContent, StartedRound } from "./ports.ts";
import { hasResults, Rematch } from "./rematch.ts";
import { type BegunRound, ReturningGame, type StoredStage } from "./returning-game.ts";
import type { JudgedAnswer } from "./round-answers.ts";
import type { SealedRounds } from "./sealed-rounds.ts";
import type { SavedGame } from "./snapshot.ts";
import { rankPlayers, standingsOf } from "./standings.ts";

/** How long a game may take to prepare, in milliseconds. */
const READY_TIMEOUT_MS = 10_000;
/** How often a round that waits looks whether the missing players are still there. */
const PROBE_EVERY_MS = 1000;

interface GameFlowParts<S extends GameShape> {
  readonly roomId: string;
  readonly game: Game<S>;
  readonly context: GameContext<S>;
  readonly state: GameState;
  readonly ports: GamePorts;
  readonly timings: Timings;
  readonly seating: Seating;
  readonly watching: Watching;
  readonly answering: Answering<S["answer"]>;
  readonly sealedRounds: SealedRounds;
  readonly phaseTimer: PhaseTimer;
  readonly timers: RoomTimers;
  readonly writes: WriteQueue;
  onChange(): void;
  /** Stores where the game stands. A new phase other than the break does that by itself. */
  saveSnapshot(): Promise<unknown>;
  /** Players have answers that their present sockets did not send. */
  answersRestored(): void;
  closeRoom(reason: "empty" | "finished"): void;
  report(operation: string, error: unknown): void;
}

/** Runs a game from its start to its results (GAME-8, GAME-9, GAME-15 and GAME-18 to GAME-22). */
export class GameFlow<S extends GameShape> {
  readonly betweenRounds: BetweenRounds;
  readonly earlyEnd: EarlyEnd;
  readonly rematch: Rematch;
  readonly #parts: GameFlowParts<S>;
  /** Counts the cancelled games of this room, so that a pending step of one does not run in the next game. */
  #gameNumber = 0;
  #sessionId = "";
  #isReady = false;
  #isCountedDown = false;
  #probeTimer: Timer | undefined;
  #started: StartedRound | undefined;
  /** How many rounds were revealed and not skipped. */
  #countedRounds = 0;
  /** The players' streaks before the round that is open or shown, by member id. */
  readonly #streaksBefore = new Map<string, number>();
  readonly #returning: ReturningGame;

  constructor(parts: GameFlowParts<S>) {
    this.#parts = parts;
    this.betweenRounds = new BetweenRounds(parts);
    const steps = {
      ...parts,
      reopen: () => this.#reopen(),
      saveResult: () => this.#saveResult(),
      end: () => this.#end(),
    };
    this.#returning = new ReturningGame({
      ...steps,
      sealRound: (round, drawn) => this.#sealRound(round, drawn),
      afterKeys: (open) => this.#afterKeys(open),
      openRound: (round, begun) => this.#openRound(round, begun),
      hold: () => this.betweenRounds.hold(),
    });
    this.earlyEnd = new EarlyEnd({
      ...steps,
      sessionId: () => this.#sessionId,
      countedRounds: () => this.#countedRounds,
      openRound: () => (this.stage.phase === "round" ? this.stage.round : undefined),
      abandon: () => this.#abandon(),
    });
    this.rematch = new Rematch({
      ...steps,
      gameNumber: () => this.#gameNumber,
      begin: () => this.#begin(),
    });
  }

  /** Cancels every pending step of the game. */
  cancel(): void {
    this.#gameNumber += 1;
  }

  async start(player: Player): Promise<Refusal> {
    return mayStart(this.#parts.seating.table, player.memberId) ?? (await this.#begin());
  }

  async #begin(): Promise<Refusal> {
    const { phaseTimer, timings, sealedRounds } = this.#parts;
    const gameNumber = this.#gameNumber;
    this.#isReady = false;
    this.#isCountedDown = false;
    this.#countedRounds = 0;
    const countedDown = () => {
      this.#isCountedDown = true;
      this.#openFirstRound();
    };
    phaseTimer.enter("starting", timings.startingMs, countedDown, -sealedRounds.longestLead);
    const failure = await this.#prepare(gameNumber);
    if (gameNumber !== this.#gameNumber) return undefined;
    if (failure) {
      this.cancel();
      this.#reopen();
      return failure;
    }
    this.#isReady = true;
    this.#sealRound(1);
    this.#openFirstRound();
    return undefined;
  }

  /** A player lost the connection or became inactive. Nobody waits for them longer than the rules say. */
  playerGone(): void {
    this.completeRound();
    this.betweenRounds.complete();
    this.rematch.complete();
  }

  /** A player has a socket again. */
  playerBack(): void {
    this.#returning.playerBack();
  }

  /** GAME-110: continues a game that another process had begun. */
  async restore(saved: Pick<SavedGame, "snapshot" | "isFinished">): Promise<void> {
    const { sessionId, round, countedRounds = Math.max(0, round - 1) } = saved.snapshot;
    this.#sessionId = sessionId;
    this.#countedRounds = countedRounds;
    await this.#returning.restore(saved);
  }

  /** Where the game stands, to be stored. While it waits for its players after a restart, that is where it will go on. */
  get stage(): StoredStage {
    const { game, context, state, sealedRounds } = this.#parts;
    const { phase, round, rounds, isPaused } = state;
    const drawn = phase === "round" ? game.roundContent(context) : (sealedRounds.content ?? null);
    const reached = { sessionId: this.#sessionId, phase: phase as Phase, round, rounds, drawn };
    return { ...(this.#returning.stage ?? reached), countedRounds: this.#countedRounds, isPaused };
  }

  /** Ends the round if its time is up, or every active player has answered or is gone. */
  completeRound(): void {
    const { phaseTimer, answering, seating, state, timings } = this.#parts;
    if (phaseTimer.phase !== "round" || answering.answers.isSaving) return;
    const isSaved = ({ memberId }: Player) => answering.answers.of(memberId) !== undefined;
    // The silence of a socket is noticed after one more probe.
    const isGone = ({ memberId }: Player) => seating.isGone(memberId, timings.roundWaitMs - PROBE_EVERY_MS);
    const players = playersWaitedFor(state);
    if (answering.isTimeUp || isRoundComplete(players, isSaved, isGone)) this.#reveal();
    else if (players.some(isSaved)) this.#probeLater(missingPlayers(players, isSaved));
  }

  /** GAME-54: asks the players for whom the round waits for a sign of life, and looks again. */
  #probeLater(missing: readonly Player[]): void {
    const { timers, seating } = this.#parts;
    if (this.#probeTimer) return;
    seating.probe(missing.map(({ memberId }) => memberId));
    this.#probeTimer = timers.after(PROBE_EVERY_MS, () => {
      this.#probeTimer = undefined;
      this.completeRound();
    });
  }

  /** QUESTION-14: these are the stored scores of a game whose last round was judged. A later game of this room has its own. */
  correctScores(sessionId: string, scores: Readonly<Record<string, number>>): void {
    const { state, phaseTimer } = this.#parts;
    const isOver = hasResults(phaseTimer.phase);
    const isEnding = isBetweenRounds(phaseTimer.phase) && state.round >= state.rounds;
    if (sessionId !== this.#sessionId || !(isOver || isEnding)) return;
    for (const player of state.players.values()) player.score = scores[player.memberId] ?? player.score;
    if (isOver) rankPlayers(state);
  }

  async #prepare(gameNumber: number): Promise<Refusal> {
    try {
      return await within(READY_TIMEOUT_MS, this.#beginSession(gameNumber));
    } catch (error) {
      this.#parts.report("start", error);
      return "server/unavailable";
    }
  }

  async #beginSession(gameNumber: number): Promise<Refusal> {
    const { game, context, seating, writes, ports, roomId, state } = this.#parts;
    const memberIds = activeSeats(seating.table.seats).map((seat) => seat.memberId);
    const failure = await game.prepare(context, memberIds);
    if (failure || gameNumber !== this.#gameNumber) return failure;
    const { sessionId } = await writes.write(async () => {
      if (gameNumber !== this.#gameNumber) throw new Error("the game was cancelled");
      return ports.startSession({ roomId, rounds: state.rounds });
    });
    this.#sessionId = sessionId;
    return undefined;
  }

  /** Opens the first round once the countdown is over and the game is ready. */
  #openFirstRound(): void {
    const { seating, closeRoom } = this.#parts;
    if (!this.#isReady || !this.#isCountedDown) return;
    this.#afterKeys(() => {
      if (seating.deactivateAway()) this.#openRound(1);
      else closeRoom("empty");
    });
  }

  /** GAME-140: sends a round ahead as a sealed text. `drawn` is what another process has drawn for it. */
  #sealRound(round: number, drawn?: RoundContent): void {
    const { game, context, sealedRounds } = this.#parts;
    if (sealedRounds.isSealed(round)) return;
    const coming = game.comingRound?.(context, round, drawn);
    if (coming) sealedRounds.seal(round, coming);
  }

  /** GAME-143: sends the keys of the next round, and opens it when they arrive. */
  #afterKeys(open: () => void): void {
    const { phaseTimer, sealedRounds } = this.#parts;
    phaseTimer.delay(sealedRounds.sendKeys(), open);
  }

  /** The standings before the next round, whose first key leaves in time. */
  #enterBreak(): void {
    const { state, phaseTimer, timings, sealedRounds } = this.#parts;
    const next = state.round + 1;
    const open = () => this.#afterKeys(() => this.#openRound(next));
    phaseTimer.enter("break", timings.breakMs, open, -sealedRounds.longestLead);
  }

  /** `begun` is what is known of a round that another process had opened. */
  #openRound(round: number, begun?: BegunRound): void {
    const { game, context, state, answering, sealedRounds, phaseTimer, writes, ports } = this.#parts;
    const sessionId = this.#sessionId;
    const sealed = sealedRounds.open(round);
    for (const player of state.players.values()) {
      player.hasAnswered = false;
      player.roundPoints = 0;
      player.responseMs = 0;
      player.wantsNext = false;
    }
    state.round = round;
    game.clearRound(context);
    game.showRound(context, begun?.drawn ?? sealed);
    answering.open(sessionId, this.#answersOf(begun));
    const timeUp = () => {
      answering.timeUp(game.forcedAnswers?.(context) ?? []);
      this.completeRound();
    };
    phaseTimer.enter("round", state.timeLimit * 1000, timeUp, ANSWER_CREDIT_MAX_MS);
    const started = { sessionId, round, startedAt: state.phaseStartedAt, content: game.roundContent(context) };
    this.#started = started;
    void writes.writeWithRetry("startRound", () => ports.startRound(started), LONG_RETRY_DELAYS_MS);
    if (begun) this.#continueRound();
  }

  #answersOf(begun: BegunRound | undefined): readonly (readonly [string, JudgedAnswer<S["answer"]>])[] {
    const { game, context } = this.#parts;
    return (begun?.answers ?? []).map(([memberId, { requestId, responseMs, answer, points, isCorrect }]) => {
      const judged = game.restoreAnswer(context, { answer, points, isCorrect });
      return [memberId, { ...judged, requestId, responseMs }];
    });
  }

  /** Shows who has answered already. */
  #continueRound(): void {
    const { state, answering, answersRestored } = this.#parts;
    for (const player of state.players.values()) player.hasAnswered = answering.answers.isKnown(player.memberId);
    answersRestored();
    this.completeRound();
  }

  #reveal(): void {
    const { game, context, state, answering, phaseTimer, timings } = this.#parts;
    for (const player of state.players.values()) {
      const answer = answering.answers.of(player.memberId);
      player.roundPoints = answer?.points ?? 0;
      player.responseMs = answer?.responseMs ?? 0;
      this.#streaksBefore.set(player.memberId, player.streak);
      player.streak = answer?.isCorrect ? player.streak + 1 : 0;
      player.score += player.roundPoints;
    }
    this.#countedRounds += 1;
    game.showSolution(context);
    if (state.round >= state.rounds) this.#saveResult();
    else this.#sealRound(state.round + 1);
    phaseTimer.enter("reveal", timings.revealMs, () => this.#afterReveal());
  }

  #afterReveal(): void {
    const { state } = this.#parts;
    const { round, rounds } = state;
    for (const player of state.players.values()) player.wantsNext = false;
    if (round >= rounds) this.#end();
    else this.#enterBreak();
  }

  /** Shows the results. */
  #end(): void {
    const { state, phaseTimer, timings, closeRoom } = this.#parts;
    this.#returning.cancel();
    rankPlayers(state);
    phaseTimer.enter("finished", timings.finishedMs, () => closeRoom("finished"));
  }

  /** GAME-71 and GAME-72: the round counts for nobody, and the game goes on. */
  skip(player: Player, round: number): Refusal {
    const { game, context, state, phaseTimer, timings, saveSnapshot } = this.#parts;
    const { phase } = phaseTimer;
    if (player.memberId !== state.hostId) return "game/not-host";
    if (phase !== "round" && phase !== "reveal") return "game/wrong-phase";
    if (round !== state.round) return "game/wrong-round";
    const isSaved = phase === "reveal" && round >= state.rounds;
    if (phase === "reveal") this.#takeBack();
    for (const each of state.players.values()) each.wantsNext = false;
    game.clearRound(context);
    const isReplaced = game.skipRound?.(context) ?? false;
    if (isReplaced && !isSaved) state.rounds += 1;
    this.#storeSkip();
    const isLast = round >= state.rounds;
    if (isLast && !isSaved) this.#saveResult();
    if (isLast) phaseTimer.enter("break", timings.breakMs, () => this.#end());
    else {
      this.#sealRound(round + 1);
      this.#enterBreak();
    }
    void saveSnapshot();
    return undefined;
  }

  /** Takes back what the reveal has added. */
  #takeBack(): void {
    this.#countedRounds -= 1;
    for (const player of this.#parts.state.players.values()) {
      player.score -= player.roundPoints;
      player.roundPoints = 0;
      player.responseMs = 0;
      player.streak = this.#streaksBefore.get(player.memberId) ?? player.streak;
    }
  }

  #storeSkip(): void {
    const { roomId, state, writes, ports, onChange } = this.#parts;
    const started = this.#started;
    if (!started) return;
    const skipped = { ...started, roomId, rounds: state.rounds };
    void writes.writeUntilSaved("skipRound", async () => {
      const { scores } = await ports.skipRound(skipped);
      if (!scores) return;
      this.correctScores(started.sessionId, scores);
      onChange();
    });
  }

  /** GAME-20: the result is saved as soon as the last round is judged. */
  #saveResult(): void {
    const { roomId, state, seating, writes, ports, report } = this.#parts;
    const standings = standingsOf(state, (memberId) => seating.participantOf(memberId));
    const finished = { roomId, sessionId: this.#sessionId, standings };
    void writes.writeUntilSaved("finishSession", async () => {
      const outcome = await ports.finishSession(finished);
      if ("refused" in outcome) report("finishSession", new Error(outcome.refused));
    });
  }

  /** GAME-79 */
  #abandon(): void {
    this.cancel();
    this.#returning.cancel();
    this.#reopen();
  }

  /** Returns to the waiting room, without players who left. */
  #reopen(): void {
    const { game, context, state, seating, phaseTimer, writes, ports, roomId } = this.#parts;
    void writes.writeWithRetry("reopenRoom", () => ports.reopenRoom({ roomId }));
    seating.freeReleased();
    state.rounds = context.settings.rounds;
    state.round = 0;
    this.#resetScores();
    game.clearRound(context);
    phaseTimer.enter("waiting");
  }

  #resetScores(): void {
    for (const player of this.#parts.state.players.values()) {
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
