import type { Client } from "@colyseus/core";
import type { ErrorCode } from "../../../schema/errors.ts";
import type { CloseReason, gameRequests } from "../../../schema/game/protocol.ts";
import type { Player } from "../../../schema/game/state.ts";
import { ANSWER_CREDIT_MAX_MS } from "../../../schema/limits.ts";
import type { PayloadOf } from "../../../schema/room-protocol.ts";
import type { Answer } from "../base-room.ts";
import { attempt, PERSISTENTLY_MS } from "../bookkeeping.ts";
import type { Drawn, Standing } from "../game-ports.ts";
import { within } from "../room-timers.ts";
import { SeatedRoom } from "../seat/seated-room.ts";
import { mayPlayAgain, mayStart } from "../seat/seats.ts";
import { AnswerBook, type JudgedAnswer, type Outcome } from "./answer-book.ts";
import { networkCredit, takenTime, untimely } from "./answer-time.ts";
import { isRoundComplete, rankOf } from "./course.ts";

/** How long a game may take to get ready. */
const READY_MS = 10_000;
/** Between the two tries of what nobody sends again: what failed at once would only fail at once again. */
const AGAIN_MS = 200;

type ClockPayload = PayloadOf<(typeof gameRequests)["clock"]>;

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

/** The course of every game, from the first wait to the last result: GAME-8, GAME-9, GAME-15 to GAME-23 and GAME-29 to GAME-32. */
export abstract class GameRoom<A extends JudgedAnswer> extends SeatedRoom {
  protected answers = new AnswerBook<A>();
  protected sessionId = "";
  /** Counts the games of this room, so that what was asked for one game does not happen in the next. */
  #game = 0;
  #isReady = false;
  #isCountedDown = false;
  #isTimeUp = false;

  /** Gets a game ready: draws what it needs, and sets `state.rounds` to what there is. A code where it cannot be played. */
  protected abstract prepareGame(): Promise<Answer>;
  protected abstract showRound(): void;
  /** What the round that is shown was drawn. */
  protected abstract get drawn(): Drawn;
  protected abstract showSolution(): void;
  protected abstract clearRound(): void;
  /** What an answer's own player is told of it, beside its id and its round. */
  protected abstract receiptOf(answer: A): object;
  /** What a player who comes back is told of the round, beside its number. */
  protected abstract mineOf(memberId: string, answer: A | undefined): object;

  /** The pause between reveal and next round; with 0 there is none. */
  protected get breakMs(): number {
    return this.environment.pace.breakMs;
  }

  /** The time of the round is up; what is answered for the players now still counts. */
  protected timeUp(): void {}

  /** The requests that every game answers. */
  protected readonly gameHandlers = {
    start: (client: Client): Answer | Promise<Answer> => this.#withPlayer(client, (player) => this.#start(player)),
    leave: (client: Client): Answer | Promise<Answer> => this.#withPlayer(client, (player) => this.#leave(player)),
    play_again: (client: Client): Answer | Promise<Answer> =>
      this.#withPlayer(client, (player) => this.#playAgain(player)),
    clock: (client: Client, { sentAt }: ClockPayload): Answer => {
      this.tell(client, "clock", { sentAt, serverTime: this.now() });
      return undefined;
    },
  };

  protected override close(reason: CloseReason): Promise<void> {
    this.#game += 1;
    return super.close(reason);
  }

  protected override seatEmptied(): void {
    this.#completeRound();
  }

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
    this.#completeRound();
    return outcome;
  }

  /** Once the time is up its player cannot send it again, so the room does, while the reveal waits. */
  async #keepInTime(player: Player, judged: A): Promise<{ kept: boolean }> {
    try {
      return await this.#keepAnswer(player, judged);
    } catch (error) {
      if (!this.#isTimeUp) throw error;
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

  /** Judges the round if nobody owes an answer any more. */
  #completeRound(): void {
    if (this.phase !== "round" || this.answers.isKeeping) return;
    const isKept = ({ memberId }: Player) => this.answers.of(memberId) !== undefined;
    if (this.#isTimeUp || isRoundComplete(this.state.players.values(), isKept)) this.#reveal();
  }

  #withPlayer(client: Client, handle: (player: Player) => Answer | Promise<Answer>): Answer | Promise<Answer> {
    if (this.phase === "closed") return "game/room-closed";
    const player = this.playerOf(client);
    return player ? handle(player) : "game/not-seated";
  }

  async #start(player: Player): Promise<Answer> {
    const refusal = mayStart(this.table, player.memberId);
    if (refusal) return refusal;
    this.#game += 1;
    const game = this.#game;
    this.#isReady = false;
    this.#isCountedDown = false;
    this.#zeroScores();
    this.enter("starting", this.environment.pace.startingMs, () => {
      this.#isCountedDown = true;
      this.#openFirstRound();
    });
    const failure = await this.#prepare(game);
    if (game !== this.#game) return undefined;
    if (failure) {
      this.#game += 1;
      this.#reopen();
      return failure;
    }
    this.#isReady = true;
    this.#openFirstRound();
    return undefined;
  }

  async #prepare(game: number): Promise<Answer> {
    try {
      return await within(READY_MS, this.#readySession(game));
    } catch (error) {
      this.report("start", error);
      return "server/unavailable";
    }
  }

  async #readySession(game: number): Promise<Answer> {
    const failure = await this.prepareGame();
    if (failure || game !== this.#game) return failure;
    const { sessionId } = await this.books.write(async () => {
      if (game !== this.#game) throw new Error("the game is off");
      return this.ports.startSession({ roomId: this.roomId });
    });
    this.sessionId = sessionId;
    return undefined;
  }

  /** When the countdown is over and everything is there, whichever comes last. */
  #openFirstRound(): void {
    if (this.#isReady && this.#isCountedDown && this.phase === "starting") this.#openRound(1);
  }

  #openRound(round: number): void {
    this.answers = new AnswerBook<A>();
    this.#isTimeUp = false;
    for (const player of this.state.players.values()) {
      player.hasAnswered = false;
      player.roundPoints = 0;
    }
    this.state.round = round;
    this.clearRound();
    this.showRound();
    const timeUp = () => {
      this.#isTimeUp = true;
      this.timeUp();
      this.#completeRound();
    };
    this.enter("round", this.state.timeLimit * 1000, timeUp, ANSWER_CREDIT_MAX_MS);
    const { sessionId } = this;
    const started = { sessionId, round, startedAt: this.state.phaseStartedAt, drawn: this.drawn };
    void this.books.insist("startRound", () => this.ports.startRound(started));
  }

  #reveal(): void {
    for (const player of this.state.players.values()) {
      player.roundPoints = this.answers.of(player.memberId)?.points ?? 0;
      player.score += player.roundPoints;
    }
    this.showSolution();
    this.enter("reveal", this.environment.pace.revealMs, () => this.#afterReveal());
  }

  #afterReveal(): void {
    const { round, rounds } = this.state;
    if (round >= rounds) this.#finish();
    else if (this.breakMs === 0) this.#openRound(round + 1);
    else this.enter("break", this.breakMs, () => this.#openRound(round + 1));
  }

  #finish(): void {
    const players = [...this.state.players.values()];
    const scores = players.map((player) => player.score);
    const standings: Standing[] = [];
    for (const player of players) {
      const { memberId, score } = player;
      player.rank = rankOf(score, scores);
      const participantId = this.participants.get(memberId);
      if (participantId) standings.push({ memberId, participantId, score, rank: player.rank });
    }
    const finished = { roomId: this.roomId, sessionId: this.sessionId, standings };
    void this.books.insist("finishSession", () => this.ports.finishSession(finished), PERSISTENTLY_MS);
    this.enter("finished", this.environment.pace.finishedMs, () => this.close("finished"));
  }

  #playAgain(player: Player): Answer {
    const refusal = mayPlayAgain(this.table, player.memberId);
    if (refusal) return refusal;
    this.#reopen();
    return undefined;
  }

  #leave(player: Player): Answer {
    this.depart(player.memberId);
    return undefined;
  }

  /** Back to the waiting room: the same people, without those who are gone. */
  #reopen(): void {
    void this.books.insist("reopenRoom", () => this.ports.reopenRoom({ roomId: this.roomId }));
    for (const player of [...this.state.players.values()]) if (!player.isActive) this.free(player);
    this.state.rounds = this.settings.rounds;
    this.state.round = 0;
    this.#zeroScores();
    this.clearRound();
    this.enter("waiting");
  }

  #zeroScores(): void {
    for (const player of this.state.players.values()) {
      player.score = 0;
      player.roundPoints = 0;
      player.rank = 0;
      player.hasAnswered = false;
    }
  }
}

/** The transport measures each socket. */
const creditOf = (client: Client): number => networkCredit((client as { roundTripMs?: number }).roundTripMs);
