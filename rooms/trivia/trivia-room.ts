import type { GameSettings } from "../../schema/game/settings.ts";
import type { PayloadOf } from "../../schema/room-protocol.ts";
import { triviaProtocol } from "../../schema/trivia/protocol.ts";
import { TriviaState } from "../../schema/trivia/state.ts";
import type { Answer } from "../support/base-room.ts";
import { attempt } from "../support/bookkeeping.ts";
import type { JudgedAnswer } from "../support/game/answer-book.ts";
import { GameRoom } from "../support/game/game-room.ts";
import { shuffled } from "../support/game/shuffled.ts";
import type { Drawn } from "../support/game-ports.ts";
import type { RoomOptions } from "../support/kept-room.ts";
import { activeSeats } from "../support/seat/seats.ts";
import type { DrawnQuestion, TriviaPorts } from "./ports.ts";
import { isRight, score } from "./rules.ts";

type Move = PayloadOf<(typeof triviaProtocol.requests)["answer"]>;

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
      answer: (client, move) =>
        this.answerRound(client, move, {
          // TRIVIA-4
          objection: () => (move.option < this.state.options.length ? undefined : "message/invalid"),
          judge: (takenMs) => this.#judge(move, takenMs),
        }),
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

  protected override get drawn(): Drawn {
    return { id: this.#question?.questionId ?? null, text: null };
  }

  protected override showRound(): void {
    const drawn = this.#question;
    if (!drawn) return;
    this.state.question = drawn.question;
    this.state.category = drawn.category;
    // TRIVIA-3
    const answers = [drawn.correctAnswer, ...drawn.incorrectAnswers];
    this.state.options.push(...shuffled(answers, () => this.environment.random()));
  }

  protected override showSolution(): void {
    const drawn = this.#question;
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

  protected override receiptOf({ option }: TriviaAnswer): object {
    return { option };
  }

  protected override mineOf(_memberId: string, answer: TriviaAnswer | undefined): object {
    return { option: answer?.option ?? null };
  }

  /** Of the round that is shown. */
  get #question(): DrawnQuestion | undefined {
    return this.#questions[this.state.round - 1];
  }

  #judge({ id, option }: Move, takenMs: number): TriviaAnswer {
    const drawn = this.#question;
    const answer = this.state.options[option] ?? "";
    const isCorrect = drawn !== undefined && isRight(answer, drawn.correctAnswer);
    const { timeLimit: timeLimitSeconds } = this.state;
    const points = score({ points: drawn?.points ?? 0, isCorrect, takenMs, timeLimitSeconds });
    return { requestId: id, option, answer, points, takenMs, isCorrect };
  }
}
