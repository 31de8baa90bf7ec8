import { expect } from "vitest";
import { score as triviaScore } from "../../../rooms/trivia/rules.ts";
import { score as wordScore } from "../../../rooms/word-battle/rules.ts";
import { takeSeat } from "../../../schema/game/api.ts";
import type { GameType } from "../../../schema/game/settings.ts";
import { QUESTION_POINTS_DEFAULT } from "../../../schema/question/question.ts";
import { Person } from "../account/people.ts";
import { until } from "../until.ts";
import { answerRound, openGameRoom, rejoin, type SeatedPlayer } from "./player.ts";

/** The host is always right, the guest in every second round. Long rounds, so that no score depends on the load. */
const isRight = (player: number, round: number): boolean => player === 0 || round % 2 === 0;
const LONGEST_ROUND = 60;

/** What the database has stored of one answer. */
interface StoredAnswer {
  readonly member_id: string;
  readonly round_number: number;
  readonly answer: string;
  readonly is_correct: boolean;
  readonly points_earned: number;
  readonly response_time: string;
}

type Query = <Row extends object>(sql: string, values: unknown[]) => Promise<Row[]>;

/** A table whose players follow a script, whatever happens to the server in between. */
export class ScriptedTable {
  players: SeatedPlayer[];

  private constructor(players: SeatedPlayer[]) {
    this.players = players;
  }

  static async open(url: string, game: GameType): Promise<ScriptedTable> {
    return new ScriptedTable(await openGameRoom(url, 2, { game, timeLimit: LONGEST_ROUND }));
  }

  get host(): SeatedPlayer {
    return this.players[0] as SeatedPlayer;
  }

  get state() {
    return this.host.room.state;
  }

  start(): void {
    this.host.room.send("start", {});
  }

  /** One player answers this round, as scripted. */
  async answer(player: number, round: number): Promise<void> {
    await answerRound(this.players[player] as SeatedPlayer, round, isRight(player, round));
  }

  /** Everyone answers these rounds. */
  async play(from: number, to: number): Promise<void> {
    for (let round = from; round <= to; round += 1) {
      await Promise.all(this.players.map((_, player) => this.answer(player, round)));
    }
  }

  /** Resolves when every socket has closed, to their codes. */
  closed(): Promise<number[]> {
    return Promise.all(this.players.map(({ room }) => new Promise<number>((resolve) => room.onLeave(resolve))));
  }

  /** Everyone finds the room through this server, as clients do: they ask for their seat until they get it. */
  async returnTo(url: string): Promise<void> {
    this.players = await Promise.all(
      this.players.map(async (seated) => {
        const returning = { ...seated, person: new Person(url, seated.person) };
        const input = { params: { roomId: seated.seat.roomId }, body: {} };
        await until(async () => (await returning.person.call(takeSeat, input)).status === 200);
        await rejoin(returning);
        return returning;
      }),
    );
  }

  /** Plays the rest from this round on. */
  async playOn(from: number): Promise<void> {
    if (this.state.phase === "waiting") this.start();
    await this.play(from, this.state.rounds);
    await until(() => this.players.every(({ room }) => room.state.phase === "finished"));
  }

  /**
   * The result equals the one without any interruption: the rules, applied to the script, give the stored scores, and the game
   * is counted once.
   */
  async expectScriptedResult(query: Query): Promise<void> {
    const { game, seat } = this.host;
    const answers = await query<StoredAnswer>(
      `select seat.user_id as member_id, given.round_number, given.answer, given.is_correct, given.points_earned,
         given.response_time
       from game_round_results given join game_participants seat on seat.id = given.participant_id
       where seat.room_id = $1 order by given.round_number`,
      [seat.roomId],
    );
    for (const [player, { memberId }] of this.players.entries()) {
      const own = answers.filter(({ member_id }) => member_id === memberId);
      const rounds = Array.from({ length: this.state.rounds }, (_, at) => at + 1);
      expect(own.map(({ round_number }) => round_number)).toEqual(rounds);
      expect(own.map(({ is_correct }) => is_correct)).toEqual(rounds.map((round) => isRight(player, round)));
      expect(own.map(({ points_earned }) => points_earned)).toEqual(own.map((answer) => pointsOf(game, answer)));
      const total = own.reduce((sum, { points_earned }) => sum + points_earned, 0);
      expect(this.state.players.get(memberId)?.score).toBe(total);
      const board = "select total_games, total_score from game_leaderboards where user_id = $1 and game_type = $2";
      expect(await query(board, [memberId, game])).toEqual([{ total_games: 1, total_score: total }]);
    }
  }
}

function pointsOf(game: GameType, { answer, is_correct, response_time }: StoredAnswer): number {
  if (game === "word_battle") return is_correct ? wordScore(answer) : 0;
  return triviaScore({
    points: QUESTION_POINTS_DEFAULT,
    isCorrect: is_correct,
    responseMs: Number(response_time) * 1000,
    timeLimitSeconds: LONGEST_ROUND,
  });
}
