import type { Client } from "@colyseus/core";
import type { CloseReason, gameRequests } from "../../../schema/game/protocol.ts";
import type { Player } from "../../../schema/game/state.ts";
import { ANSWER_CREDIT_MAX_MS } from "../../../schema/limits.ts";
import type { PayloadOf } from "../../../schema/room-protocol.ts";
import type { Answer } from "../base-room.ts";
import { PERSISTENTLY_MS } from "../bookkeeping.ts";
import type { Drawn, Standing } from "../game-ports.ts";
import { within } from "../room-timers.ts";
import { mayPlayAgain, mayStart } from "../seat/seats.ts";
import { AnswerBook, type JudgedAnswer } from "./answer-book.ts";
import { AnswerRoom } from "./answer-room.ts";
import { isRoundComplete, rankOf } from "./course.ts";

/** How long a game may take to get ready. */
const READY_MS = 10_000;

type ClockPayload = PayloadOf<(typeof gameRequests)["clock"]>;

/** The course of every game, from the first wait to the last result: GAME-8, GAME-9, GAME-15 and GAME-18 to GAME-23. */
export abstract class GameRoom<A extends JudgedAnswer> extends AnswerRoom<A> {
  /** Counts the games of this room, so that what was asked for one game does not happen in the next. */
  #game = 0;
  #isReady = false;
  #isCountedDown = false;

  /** Gets a game ready: draws what it needs, and sets `state.rounds` to what there is. A code where it cannot be played. */
  protected abstract prepareGame(): Promise<Answer>;
  protected abstract showRound(): void;
  /** What the round that is shown was drawn. */
  protected abstract get drawn(): Drawn;
  protected abstract showSolution(): void;
  protected abstract clearRound(): void;

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
    this.completeRound();
  }

  /** Judges the round if nobody owes an answer any more. */
  protected override completeRound(): void {
    if (this.phase !== "round" || this.answers.isKeeping) return;
    const isKept = ({ memberId }: Player) => this.answers.of(memberId) !== undefined;
    if (this.isTimeUp || isRoundComplete(this.state.players.values(), isKept)) this.#reveal();
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
      return this.ports.startSession({ roomId: this.roomId, rounds: this.state.rounds });
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
    this.isTimeUp = false;
    for (const player of this.state.players.values()) {
      player.hasAnswered = false;
      player.roundPoints = 0;
    }
    this.state.round = round;
    this.clearRound();
    this.showRound();
    const timeUp = () => {
      this.isTimeUp = true;
      this.keepMissing();
      this.timeUp();
      this.completeRound();
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
