import type { Phase, Player } from "../../../schema/game/state.ts";
import { ANSWER_CREDIT_MAX_MS } from "../../../schema/limits.ts";
import type { Refusal } from "../base-room.ts";
import { mayStart } from "../seat/seats.ts";
import { LONG_RETRY_DELAYS_MS } from "../write-queue.ts";
import { BetweenRounds, isBetweenRounds } from "./between-rounds.ts";
import { EarlyEnd } from "./early-end.ts";
import type { GameShape } from "./game.ts";
import type { GameFlowParts } from "./game-flow-parts.ts";
import type { RoundContent, StartedRound } from "./ports.ts";
import { prepareGame } from "./preparation.ts";
import { hasResults, Rematch } from "./rematch.ts";
import { type BegunRound, ReturningGame, type StoredStage } from "./returning-game.ts";
import type { JudgedAnswer } from "./round-answers.ts";
import { RoundEnd } from "./round-end.ts";
import { RoundScores } from "./round-scores.ts";
import { Skipping } from "./skipping.ts";
import type { SavedGame } from "./snapshot.ts";
import { rankPlayers, standingsOf } from "./standings.ts";

/** Runs a game from its start to its results (GAME-8, GAME-9, GAME-15 and GAME-18 to GAME-22). */
export class GameFlow<S extends GameShape> {
  readonly betweenRounds: BetweenRounds;
  readonly earlyEnd: EarlyEnd;
  readonly rematch: Rematch;
  readonly skipping: Skipping;
  readonly #parts: GameFlowParts<S>;
  /** Counts the cancelled games of this room, so that a pending step of one does not run in the next game. */
  #gameNumber = 0;
  #sessionId = "";
  #isReady = false;
  #isCountedDown = false;
  #started: StartedRound | undefined;
  readonly #scores: RoundScores;
  readonly #roundEnd: RoundEnd<S["answer"]>;
  readonly #returning: ReturningGame;

  constructor(parts: GameFlowParts<S>) {
    this.#parts = parts;
    this.#scores = new RoundScores(parts.state);
    this.#roundEnd = new RoundEnd({ ...parts, reveal: () => this.#reveal() });
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
      countedRounds: () => this.#scores.counted,
      openRound: () => (this.stage.phase === "round" ? this.stage.round : undefined),
      abandon: () => this.#abandon(),
    });
    this.rematch = new Rematch({
      ...steps,
      gameNumber: () => this.#gameNumber,
      begin: () => this.#begin(),
    });
    this.skipping = new Skipping({
      ...steps,
      scores: this.#scores,
      started: () => this.#started,
      showSkipped: () => this.#showSkipped(),
      sealRound: (round) => this.#sealRound(round),
      enterBreak: () => this.#enterBreak(),
      correctScores: (sessionId, scores) => this.correctScores(sessionId, scores),
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
    this.#scores.counted = 0;
    const countedDown = () => {
      this.#isCountedDown = true;
      this.#openFirstRound();
    };
    phaseTimer.enter("starting", timings.startingMs, countedDown, -sealedRounds.longestLead);
    const failure = await prepareGame({
      ...this.#parts,
      gameNumber: () => this.#gameNumber,
      begun: (sessionId) => {
        this.#sessionId = sessionId;
      },
    });
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
    this.#scores.counted = countedRounds;
    await this.#returning.restore(saved);
  }

  /** Where the game stands, to be stored. While it waits for its players after a restart, that is where it will go on. */
  get stage(): StoredStage {
    const { game, context, state, sealedRounds } = this.#parts;
    const { phase, round, rounds, isPaused } = state;
    const drawn = phase === "round" ? game.roundContent(context) : (sealedRounds.content ?? null);
    const reached = { sessionId: this.#sessionId, phase: phase as Phase, round, rounds, drawn };
    return { ...(this.#returning.stage ?? reached), countedRounds: this.#scores.counted, isPaused };
  }

  /** Ends the round if there is nothing more to wait for. */
  completeRound(): void {
    this.#roundEnd.check();
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
    this.#scores.clearRound();
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
    this.#scores.add((memberId) => answering.answers.of(memberId));
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

  #showSkipped(): boolean {
    const { game, context } = this.#parts;
    game.clearRound(context);
    return game.skipRound?.(context) ?? false;
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
    this.#scores.clearGame();
    game.clearRound(context);
    phaseTimer.enter("waiting");
  }
}
