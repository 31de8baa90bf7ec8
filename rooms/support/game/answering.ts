import type { Client } from "@colyseus/core";
import type { GameState, Phase, Player } from "../../../schema/game/state.ts";
import type { Refusal } from "../base-room.ts";
import { callPort } from "../port-call.ts";
import type { RoomTimers } from "../room-timers.ts";
import { networkCredit, takenTime, timingError } from "./answer-timing.ts";
import type { AnswerCheck, ForcedAnswer, Move } from "./game.ts";
import type { GamePorts } from "./ports.ts";
import { type JudgedAnswer, type Judgement, type Outcome, RoundAnswers } from "./round-answers.ts";

/** Between the two tries of an answer that nobody sends again: what failed at once would only fail at once again. */
const RETRY_DELAY_MS = 200;

interface AnsweringParts<A extends Judgement> {
  readonly state: GameState;
  readonly ports: Pick<GamePorts, "saveResult">;
  readonly timers: RoomTimers;
  participantOf(memberId: string): string | undefined;
  /** The socket of a player's seat. */
  socketOf(memberId: string): Client | undefined;
  receiptOf(answer: A): object;
  sendTo(client: Client, type: string, payload: object): void;
  /** An answer arrived, or its save settled. */
  changed(): void;
  saveSettled(): void;
  report(doing: string, error: unknown): void;
}

/** The one answer of each player in each round: GAME-16, GAME-17 and GAME-29 to GAME-39. */
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

  /** A round of this session opens, without answers. */
  open(sessionId: string): void {
    this.#answers = new RoundAnswers<JudgedAnswer<A>>();
    this.#sessionId = sessionId;
    this.#isTimeUp = false;
  }

  /** Takes a player's one answer of the round: judged once, saved, and confirmed. */
  async take(client: Client, player: Player, move: Move, receivedAt: number, check: AnswerCheck<A>): Promise<Refusal> {
    const { state } = this.#parts;
    // An answer that is known already is not timed again.
    const isKnown = move.round === state.round && this.#answers.isKnown(player.memberId);
    const refusal = isKnown ? undefined : (this.wrongTime(move.round, receivedAt, client) ?? check.refusal());
    if (refusal) return refusal;
    const takenMs = takenTime(state.phaseStartedAt, receivedAt, creditOf(client));
    return this.#confirm(player, move, () => this.#judged(move.id, takenMs, () => check.judge(takenMs)), client);
  }

  /** Why something for this round comes at the wrong time. Without a client no network delay is credited. */
  wrongTime(round: number, receivedAt: number, client?: Client): Refusal {
    const { phase, round: openRound, phaseEndsAt } = this.#parts.state;
    const creditMs = client ? creditOf(client) : 0;
    return timingError({ phase: phase as Phase, round: openRound, phaseEndsAt }, round, receivedAt, creditMs);
  }

  /** The time is up: retries what arrived in time and was not saved, and answers for players who did not. */
  timeUp(forced: readonly ForcedAnswer<A>[]): void {
    const { state } = this.#parts;
    const { round } = state;
    this.#isTimeUp = true;
    for (const [memberId, answer] of this.#answers.unsaved) {
      this.#giveFor(memberId, { id: answer.requestId, round }, () => answer);
    }
    const id = `forced-${round}`;
    for (const { memberId, judge } of forced) {
      if (this.#answers.isKnown(memberId)) continue;
      this.#giveFor(memberId, { id, round }, () => this.#judged(id, state.timeLimit * 1000, judge));
    }
  }

  #giveFor(memberId: string, move: Move, judge: () => JudgedAnswer<A>): void {
    const player = this.#parts.state.players.get(memberId);
    if (player) void this.#confirm(player, move, judge);
  }

  #judged(requestId: string, takenMs: number, judge: () => A): JudgedAnswer<A> {
    return { ...judge(), requestId, takenMs };
  }

  /** `asked` hears of it only where the player has no other socket by now. */
  async #confirm(player: Player, { id, round }: Move, judge: () => JudgedAnswer<A>, asked?: Client): Promise<Refusal> {
    const answers = this.#answers;
    const outcome = await this.#take(player, id, judge);
    if (outcome === "failed") return "server/unavailable";
    if (outcome === "other") return "game/already-answered";
    const answer = answers.of(player.memberId);
    const client = this.#parts.socketOf(player.memberId) ?? asked;
    if (answer && client) {
      this.#parts.sendTo(client, "receipt", { id, round, ...this.#parts.receiptOf(answer) });
    }
    return undefined;
  }

  /** GAME-34, GAME-35: everybody sees at once that there is an answer, and no longer if it could not be saved. */
  async #take(player: Player, requestId: string, judge: () => JudgedAnswer<A>): Promise<Outcome> {
    const answers = this.#answers;
    const taking = answers.take(player.memberId, requestId, judge, (judged) => this.#saveInTime(player, judged));
    player.hasAnswered = answers.isKnown(player.memberId);
    this.#parts.changed();
    const outcome = await taking;
    // A repetition may have waited until the next round.
    if (answers === this.#answers) player.hasAnswered = answers.isKnown(player.memberId);
    this.#parts.saveSettled();
    return outcome;
  }

  /** Once the time is up the player cannot send the answer again, so the room does, while the reveal waits. */
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
      responseTimeSeconds: judged.takenMs / 1000,
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

/** The transport measures each socket. */
const creditOf = (client: Client): number => networkCredit((client as { roundTripMs?: number }).roundTripMs);
