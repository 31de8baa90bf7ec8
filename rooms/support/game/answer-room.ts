import type { Client } from "@colyseus/core";
import type { ErrorCode } from "../../../schema/errors.ts";
import type { Player } from "../../../schema/game/state.ts";
import type { Answer } from "../base-room.ts";
import { attempt } from "../bookkeeping.ts";
import { SeatedRoom } from "../seat/seated-room.ts";
import { AnswerBook, type JudgedAnswer, type Outcome } from "./answer-book.ts";
import { networkCredit, takenTime, untimely } from "./answer-time.ts";

/** Between the two tries of what nobody sends again: what failed at once would only fail at once again. */
const AGAIN_MS = 200;

/** What arrived, by the client's own name for it. */
interface Move {
  readonly id: string;
  readonly round: number;
}

/** What the game itself says of a move. */
interface Play<A> {
  /** Why it cannot be taken. */
  objection(): ErrorCode | undefined;
  judge(takenMs: number): A;
}

/** The one answer that each player has in a round: GAME-16, GAME-17 and GAME-29 to GAME-33. */
export abstract class AnswerRoom<A extends JudgedAnswer> extends SeatedRoom {
  protected answers = new AnswerBook<A>();
  protected sessionId = "";
  protected isTimeUp = false;

  /** What an answer's own player is told of it, beside its id and its round. */
  protected abstract receiptOf(answer: A): object;
  /** What a player who comes back is told of the round, beside its number. */
  protected abstract mineOf(memberId: string, answer: A | undefined): object;
  /** Judges the round if nobody owes an answer any more. */
  protected abstract completeRound(): void;

  protected override welcome(client: Client, player: Player): void {
    const { phase, round } = this.state;
    if (phase !== "round" && phase !== "reveal" && phase !== "break") return;
    this.tell(client, "mine", { round, ...this.mineOf(player.memberId, this.answers.of(player.memberId)) });
  }

  /** Takes a player's one answer of the round: judged once, kept, and confirmed to its player. */
  protected async answerRound(client: Client, move: Move, play: Play<A>): Promise<Answer> {
    const receivedAt = this.now();
    const player = this.playerOf(client);
    if (this.phase === "closed") return "game/room-closed";
    if (!player) return "game/not-seated";
    // An answer that is known already is not measured again.
    const isKnown = move.round === this.state.round && this.answers.knows(player.memberId);
    const refusal = isKnown ? undefined : (this.untimely(client, move.round, receivedAt) ?? play.objection());
    if (refusal) return refusal;
    const judge = () => play.judge(takenTime(this.state.phaseStartedAt, receivedAt, creditOf(client)));
    return this.#confirmed(player, move, judge, client);
  }

  protected untimely(client: Client, round: number, receivedAt: number): ErrorCode | undefined {
    const { round: openRound, phaseEndsAt } = this.state;
    return untimely({ phase: this.phase, round: openRound, phaseEndsAt }, round, receivedAt, creditOf(client));
  }

  /** An answer that the room gives for a player whose time is up. */
  protected async answerFor(player: Player, move: Move, judge: () => A): Promise<void> {
    await this.#confirmed(player, move, judge);
  }

  /** `asked` hears of it only where the player has no other socket by now. */
  async #confirmed(player: Player, { id, round }: Move, judge: () => A, asked?: Client): Promise<Answer> {
    const { answers } = this;
    const outcome = await this.#takeAnswer(player, id, judge);
    if (outcome === "failed") return "server/unavailable";
    if (outcome === "other") return "game/already-answered";
    const answer = answers.of(player.memberId);
    const client = this.sockets.liveOf(player.memberId) ?? asked;
    if (answer && client) this.tell(client, "receipt", { id, round, ...this.receiptOf(answer) });
    return undefined;
  }

  /**
   * Takes an answer to the open round (GAME-16). The table sees at once that there is one, and no more if it could not
   * be kept; settles when that is known. `judge` runs only for an answer that is not known yet.
   */
  async #takeAnswer(player: Player, requestId: string, judge: () => A): Promise<Outcome> {
    const { answers } = this;
    const taking = answers.take(player.memberId, requestId, judge, (judged) => this.#keepInTime(player, judged));
    player.hasAnswered = answers.knows(player.memberId);
    this.flushSoon();
    const outcome = await taking;
    // A repetition may have waited until the next round.
    if (answers === this.answers) player.hasAnswered = answers.knows(player.memberId);
    this.completeRound();
    return outcome;
  }

  /** What came in time counts, even if its player could not send it again before the end (GAME-16). */
  protected keepMissing(): void {
    const { round } = this.state;
    for (const [memberId, answer] of this.answers.missing) {
      const player = this.state.players.get(memberId);
      if (player) void this.answerFor(player, { id: answer.requestId, round }, () => answer);
    }
  }

  /** Once the time is up its player cannot send it again, so the room does, while the reveal waits. */
  async #keepInTime(player: Player, judged: A): Promise<{ kept: boolean }> {
    try {
      return await this.#keepAnswer(player, judged);
    } catch (error) {
      if (!this.isTimeUp) throw error;
      await this.timers.pause(AGAIN_MS);
      return this.#keepAnswer(player, judged);
    }
  }

  async #keepAnswer({ memberId }: Player, judged: A): Promise<{ kept: boolean }> {
    const result = {
      sessionId: this.sessionId,
      round: this.state.round,
      participantId: this.participants.get(memberId) ?? "",
      requestId: judged.requestId,
      answer: judged.answer,
      pointsEarned: judged.points,
      responseTimeSeconds: judged.takenMs / 1000,
      timeLimitSeconds: this.state.timeLimit,
      isCorrect: judged.isCorrect,
    };
    try {
      return await attempt(() => this.ports.keepResult(result));
    } catch (error) {
      this.report("keepResult", error);
      throw error;
    }
  }
}

/** The transport measures each socket. */
const creditOf = (client: Client): number => networkCredit((client as { roundTripMs?: number }).roundTripMs);
