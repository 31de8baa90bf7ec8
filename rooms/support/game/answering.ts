import type { Client } from "@colyseus/core";
import type { GameState, Phase, Player } from "../../../schema/game/state.ts";
import type { Refusal } from "../base-room.ts";
import { callPort } from "../port-call.ts";
import type { RoomTimers } from "../room-timers.ts";
import { answerCredit, networkCredit, responseTime, roundTripOf, timingError } from "./answer-timing.ts";
import type { AnswerCheck, ForcedAnswer, Move } from "./game.ts";
import type { GamePorts } from "./ports.ts";
import { type JudgedAnswer, type Judgement, type Outcome, RoundAnswers } from "./round-answers.ts";

/** The pause before the room retries a failed save. An immediate retry would probably fail for the same reason. */
const RETRY_DELAY_MS = 200;

interface AnsweringParts<A extends Judgement> {
  readonly state: GameState;
  readonly ports: Pick<GamePorts, "saveResult">;
  readonly timers: RoomTimers;
  participantOf(memberId: string): string | undefined;
  /** The socket of a player's seat. */
  socketOf(memberId: string): Client | undefined;
  receiptOf(answer: A): object;
  /** How long before the round this player got its key, in milliseconds. */
  leadOf(memberId: string): number;
  sendTo(client: Client, type: string, payload: object): void;
  /** Called when an answer has arrived or its save has settled. */
  onChange(): void;
  saveSettled(): void;
  report(operation: string, error: unknown): void;
}

/** Accepts one answer per player and round (GAME-16, GAME-17 and GAME-29 to GAME-39). */
export class Answering<A extends Judgement> {
  readonly #parts: AnsweringParts<A>;
  #answers = new RoundAnswers<JudgedAnswer<A>>();
  #sessionId = "";
  #isTimeUp = false;

  constructor(parts: AnsweringParts<A>) {
    this.#parts = parts;
  }

  get answers(): RoundAnswers<JudgedAnswer<A>> {
    return this.#answers;
  }

  get isTimeUp(): boolean {
    return this.#isTimeUp;
  }

  /** Opens a round of this session, with the answers that it already has if another process opened it before. */
  open(sessionId: string, saved: Iterable<readonly [memberId: string, answer: JudgedAnswer<A>]> = []): void {
    this.#answers = new RoundAnswers<JudgedAnswer<A>>(saved);
    this.#sessionId = sessionId;
    this.#isTimeUp = false;
  }

  /** Accepts a player's answer: judges it once, saves it and confirms it. */
  async accept(
    client: Client,
    player: Player,
    move: Move,
    receivedAt: number,
    check: AnswerCheck<A>,
  ): Promise<Refusal> {
    const { state } = this.#parts;
    // A repeated answer is not timed again.
    const isKnown = move.round === state.round && this.#answers.isKnown(player.memberId);
    const refusal = isKnown ? undefined : (this.timingRefusal(move.round, receivedAt, client) ?? check.refusal());
    if (refusal) return refusal;
    const creditMs = answerCredit(roundTripOf(client), this.#parts.leadOf(player.memberId));
    const responseMs = responseTime(state.phaseStartedAt, receivedAt, creditMs, state.timeLimit * 1000);
    return this.#confirm(player, move, () => this.#judged(move.id, responseMs, () => check.judge(responseMs)));
  }

  /**
   * The error code if a request for this round comes at the wrong time. Without a client, no network delay is credited.
   */
  timingRefusal(round: number, receivedAt: number, client?: Client): Refusal {
    const { phase, round: openRound, phaseEndsAt } = this.#parts.state;
    const creditMs = client ? networkCredit(roundTripOf(client)) : 0;
    return timingError({ phase: phase as Phase, round: openRound, phaseEndsAt }, round, receivedAt, creditMs);
  }

  /**
   * Ends the time for answers. Retries answers that arrived in time but whose save failed, and submits forced answers
   * for players without one.
   */
  timeUp(forced: readonly ForcedAnswer<A>[]): void {
    const { state } = this.#parts;
    const { round } = state;
    this.#isTimeUp = true;
    for (const [memberId, answer] of this.#answers.unsaved) {
      this.#answerFor(memberId, { id: answer.requestId, round }, () => answer);
    }
    const id = `forced-${round}`;
    for (const { memberId, judge } of forced) {
      if (this.#answers.isKnown(memberId)) continue;
      this.#answerFor(memberId, { id, round }, () => this.#judged(id, state.timeLimit * 1000, judge));
    }
  }

  #answerFor(memberId: string, move: Move, judge: () => JudgedAnswer<A>): void {
    const player = this.#parts.state.players.get(memberId);
    if (player) void this.#confirm(player, move, judge);
  }

  #judged(requestId: string, responseMs: number, judge: () => A): JudgedAnswer<A> {
    return { ...judge(), requestId, responseMs };
  }

  /** The receipt goes to the player's current socket. */
  async #confirm(player: Player, { id, round }: Move, judge: () => JudgedAnswer<A>): Promise<Refusal> {
    const answers = this.#answers;
    const outcome = await this.#accept(player, id, judge);
    if (outcome === "failed") return "server/unavailable";
    if (outcome === "other") return "game/already-answered";
    const answer = answers.of(player.memberId);
    const client = this.#parts.socketOf(player.memberId);
    if (answer && client) {
      this.#parts.sendTo(client, "receipt", { id, round, ...this.#parts.receiptOf(answer) });
    }
    return undefined;
  }

  /** GAME-34, GAME-35: `hasAnswered` is set on arrival and reset if the save fails. */
  async #accept(player: Player, requestId: string, judge: () => JudgedAnswer<A>): Promise<Outcome> {
    const answers = this.#answers;
    const accepting = answers.accept(player.memberId, requestId, judge, (judged) => this.#saveInTime(player, judged));
    player.hasAnswered = answers.isKnown(player.memberId);
    this.#parts.onChange();
    const outcome = await accepting;
    // By now, a repeated request may have waited until the next round.
    if (answers === this.#answers) player.hasAnswered = answers.isKnown(player.memberId);
    this.#parts.saveSettled();
    return outcome;
  }

  /** After the time is up the player cannot resend the answer, so the room retries once while the reveal waits. */
  async #saveInTime(player: Player, judged: JudgedAnswer<A>): Promise<{ saved: boolean }> {
    try {
      return await this.#save(player, judged);
    } catch (error) {
      if (!this.#isTimeUp) throw error;
      await this.#parts.timers.pause(RETRY_DELAY_MS);
      return this.#save(player, judged);
    }
  }

  async #save({ memberId }: Player, judged: JudgedAnswer<A>): Promise<{ saved: boolean }> {
    const { state, ports, participantOf, report } = this.#parts;
    const result = {
      sessionId: this.#sessionId,
      round: state.round,
      participantId: participantOf(memberId) ?? "",
      requestId: judged.requestId,
      answer: judged.answer,
      pointsEarned: judged.points,
      responseTimeSeconds: judged.responseMs / 1000,
      timeLimitSeconds: state.timeLimit,
      isCorrect: judged.isCorrect,
    };
    try {
      return await callPort(() => ports.saveResult(result));
    } catch (error) {
      report("saveResult", error);
      throw error;
    }
  }
}
