import type { Client } from "@colyseus/core";
import type { GameSettings } from "../../schema/game/settings.ts";
import type { Player } from "../../schema/game/state.ts";
import type { PayloadOf } from "../../schema/room-protocol.ts";
import { triviaProtocol } from "../../schema/trivia/protocol.ts";
import { TriviaState } from "../../schema/trivia/state.ts";
import type { Answer } from "../support/base-room.ts";
import { attempt } from "../support/bookkeeping.ts";
import type { JudgedAnswer } from "../support/game/answer-book.ts";
import { GameRoom } from "../support/game/game-room.ts";
import type { RoomOptions } from "../support/kept-room.ts";
import { activeSeats } from "../support/seat/seats.ts";
import type { DrawnQuestion, TriviaPorts } from "./ports.ts";
import { isRight, networkCredit, type OpenRound, objection, score, shuffled, takenTime } from "./rules.ts";

type AnswerPayload = PayloadOf<(typeof triviaProtocol.requests)["answer"]>;

interface TriviaAnswer extends JudgedAnswer {
  readonly option: number;
}

export class TriviaRoom extends GameRoom<TriviaAnswer> {
  declare state: TriviaState;
  declare protected ports: TriviaPorts;
  #questions: readonly DrawnQuestion[] = [];

  override async onCreate(options: RoomOptions): Promise<void> {
    this.answer(triviaProtocol, {
      ...this.gameHandlers,
      answer: (client, payload) => this.#answer(client, payload),
    });
    await super.onCreate(options);
  }

  protected override newState(roomCode: string, settings: GameSettings, hostId: string): TriviaState {
    return new TriviaState({ ...settings, roomCode, hostId });
  }

  protected override async prepareGame(): Promise<Answer> {
    const memberIds = activeSeats(this.table.seats).map((seat) => seat.memberId);
    const { difficulty, rounds } = this.settings;
    this.#questions = await attempt(() => this.ports.drawQuestions({ difficulty, count: rounds, memberIds }));
    if (this.#questions.length === 0) return "trivia/no-questions";
    this.state.rounds = Math.min(rounds, this.#questions.length);
    return undefined;
  }

  protected override drawnFor(round: number): string | null {
    return this.#questionOf(round)?.questionId ?? null;
  }

  protected override showRound(round: number): void {
    const drawn = this.#questionOf(round);
    if (!drawn) return;
    this.state.question = drawn.question;
    this.state.category = drawn.category;
    const answers = [drawn.correctAnswer, ...drawn.incorrectAnswers];
    this.state.options.push(...shuffled(answers, () => this.environment.random()));
  }

  protected override showSolution(): void {
    const drawn = this.#questionOf(this.state.round);
    if (!drawn) return;
    this.state.correctOption = this.state.options.findIndex((option) => isRight(option, drawn.correctAnswer));
    this.state.scriptureReference = drawn.scriptureReference;
    this.state.verse = drawn.verse;
  }

  protected override clearRound(): void {
    this.state.question = "";
    this.state.category = "";
    this.state.options.clear();
    this.state.correctOption = -1;
    this.state.scriptureReference = "";
    this.state.verse = "";
  }

  protected override welcome(client: Client, player: Player): void {
    const { phase, round } = this.state;
    if (phase !== "round" && phase !== "reveal" && phase !== "break") return;
    this.tell(client, "mine", { round, option: this.answers.of(player.memberId)?.option ?? null });
  }

  #questionOf(round: number): DrawnQuestion | undefined {
    return this.#questions[round - 1];
  }

  async #answer(client: Client, move: AnswerPayload): Promise<Answer> {
    const receivedAt = this.now();
    const player = this.playerOf(client);
    if (this.phase === "closed") return "game/room-closed";
    if (!player) return "game/not-seated";
    const { answers } = this;
    const creditMs = networkCredit((client as { roundTripMs?: number }).roundTripMs);
    // An answer that is known already is not measured again.
    const isKnown = move.round === this.state.round && answers.knows(player.memberId);
    const refusal = isKnown ? undefined : objection(this.#open, move, receivedAt, creditMs);
    if (refusal) return refusal;
    const judge = () => this.#judge(move, takenTime(this.state.phaseStartedAt, receivedAt, creditMs));
    const outcome = await this.takeAnswer(player, move.id, judge);
    if (outcome !== "kept") return outcome === "failed" ? "server/unavailable" : "trivia/already-answered";
    const receipt = { id: move.id, round: move.round, option: answers.of(player.memberId)?.option };
    this.tell(this.sockets.liveOf(player.memberId) ?? client, "receipt", receipt);
    return undefined;
  }

  get #open(): OpenRound {
    const { round, phaseEndsAt, options } = this.state;
    return { phase: this.phase, round, phaseEndsAt, options: options.toArray() };
  }

  #judge({ id, round, option }: AnswerPayload, takenMs: number): TriviaAnswer {
    const drawn = this.#questionOf(round);
    const answer = this.state.options[option] ?? "";
    const isCorrect = drawn !== undefined && isRight(answer, drawn.correctAnswer);
    const { timeLimit: timeLimitSeconds } = this.state;
    const points = score({ points: drawn?.points ?? 0, isCorrect, takenMs, timeLimitSeconds });
    return { requestId: id, points, option, answer, takenMs, isCorrect };
  }
}
