import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { readLeaderboard } from "../../../schema/leaderboard/api.ts";
import { finishSession } from "../../../server/game/game-session.ts";
import { correctGame } from "../../../server/game/void/correct-game.ts";
import { skipRound } from "../../../server/game/void/skip-round.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import { readQuestion } from "../../../server/question/admin/question-list.ts";
import {
  addMembers,
  createTableRows,
  playRounds,
  resultOf,
  type StoredTable,
  saveResult,
} from "../../support/game/game-rows.ts";
import { answerRound, openGameRoom, type SeatedPlayer } from "../../support/game/player.ts";
import { bootServer } from "../../support/server/boot.ts";
import { testDatabase } from "../../support/server/database.ts";
import { until } from "../../support/until.ts";

let database: Database;
let unused: string[];
beforeAll(async () => {
  database = await testDatabase();
  unused = (await rows<{ id: string }>("select id from trivia_questions")).map(({ id }) => id);
});
afterAll(() => database.close());

const rows = <T extends object = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
  database.fork().execute<T[]>(sql, values);
const newQuestion = () => unused.pop() as string;
const finish = ({ roomId }: StoredTable, sessionId: string) => finishSession(database.fork(), { roomId, sessionId });

async function newTable(): Promise<StoredTable> {
  const em = database.fork();
  return await createTableRows(em, await addMembers(em, "Ada", "Ben"));
}

const skip = (table: StoredTable, sessionId: string, round: number, questionId: string, rounds = 2) =>
  skipRound(database.fork(), {
    roomId: table.roomId,
    sessionId,
    round,
    rounds,
    startedAt: Date.now(),
    content: { id: questionId, text: null },
  });

/** Each player's games, points and wins. */
async function board({ memberIds }: StoredTable): Promise<number[][]> {
  const found = await rows<{ total_games: number; total_score: number; total_wins: number }>(
    "select * from game_leaderboards where user_id in (?) order by array_position(array[?]::uuid[], user_id)",
    memberIds,
    memberIds,
  );
  return found.map((row) => [row.total_games, row.total_score, row.total_wins]);
}

const totals = async ({ roomId }: StoredTable) =>
  (await rows("select total_score from game_participants where room_id = ? order by seat", roomId)).map(
    (row) => row.total_score,
  );

test("GAME-71 a skipped round is worth nothing in a running game, nor are answers that arrive after it", async () => {
  const table = await newTable();
  const [skipped, other] = [newQuestion(), newQuestion()];
  const sessionId = await playRounds(database, table, [
    { questionId: skipped, points: [60, null] },
    { questionId: other, points: [10, 40] },
  ]);
  expect(await skip(table, sessionId, 1, skipped, 3)).toEqual({ scores: null });
  expect(await totals(table)).toEqual([10, 40]);
  const [session] = await rows("select rounds from game_sessions where id = ?", sessionId);
  expect(session?.rounds).toBe(3);
  await saveResult(database, resultOf(sessionId, table.participantIds[1] as string, 1, 90));
  await finish(table, sessionId);
  expect(await totals(table)).toEqual([10, 40]);
  expect(await board(table)).toEqual([
    [1, 10, 0],
    [1, 40, 1],
  ]);
});

test("GAME-71 a round that is skipped after the game is saved is taken from its result, once", async () => {
  const table = await newTable();
  const [other, skipped] = [newQuestion(), newQuestion()];
  const sessionId = await playRounds(database, table, [
    { questionId: other, points: [10, 40] },
    { questionId: skipped, points: [60, 0] },
  ]);
  await finish(table, sessionId);
  const [ada, ben] = table.memberIds as [string, string];
  for (const _ of ["once", "again"]) {
    expect(await skip(table, sessionId, 2, skipped)).toEqual({ scores: { [ada]: 10, [ben]: 40 } });
    expect(await board(table)).toEqual([
      [1, 10, 0],
      [1, 40, 1],
    ]);
  }
  expect(await totals(table)).toEqual([10, 40]);
});

test("GAME-71 a skip is stored even if the start of its round was not", async () => {
  const table = await newTable();
  const question = newQuestion();
  const sessionId = await playRounds(database, table, [{ questionId: null, points: [5, 0] }]);
  await skip(table, sessionId, 2, question);
  expect(
    await rows(
      "select question_id, skipped_at is not null as skipped from game_rounds where session_id = ? and round_number = 2",
      sessionId,
    ),
  ).toEqual([{ question_id: question, skipped: true }]);
});

test("TRIVIA-10 the statistics of a question leave out rounds in which it was skipped", async () => {
  const table = await newTable();
  const question = newQuestion();
  const sessionId = await playRounds(database, table, [{ questionId: question, points: [60, 0] }]);
  const statistics = async () => (await readQuestion(database.fork(), question)).statistics;
  expect(await statistics()).toMatchObject({ timesShown: 1, answered: 2 });
  await skip(table, sessionId, 1, question);
  expect(await statistics()).toMatchObject({ timesShown: 0, answered: 0 });
});

test("QUESTION-13 voiding a question changes nothing in games that have skipped it", async () => {
  const table = await newTable();
  const question = newQuestion();
  const sessionId = await playRounds(database, table, [{ questionId: question, points: [60, 0] }]);
  await skip(table, sessionId, 1, question);
  await finish(table, sessionId);
  await rows(
    "update trivia_questions set voided_at = now(), void_reason = 'Wrong', is_active = false where id = ?",
    question,
  );
  expect(await correctGame(database.fork(), { roomId: table.roomId, sessionId })).toBeNull();
});

test("GAME-71 TRIVIA-9 in a real room everyone sees the skip, and the leaderboards are without the round", async () => {
  const server = await bootServer({}, { timings: { revealMs: 60_000, breakMs: 500 } });
  onTestFinished(() => server.stop());
  const [host, guest] = (await openGameRoom(server.url, 2)) as [SeatedPlayer<"trivia">, SeatedPlayer<"trivia">];
  const next = () => host.room.send("next", {});
  host.room.send("start", {});
  for (let round = 1; round <= 5; round += 1) {
    await Promise.all([answerRound(host, round, true), answerRound(guest, round, false)]);
    await until(() => host.room.state.phase === "reveal");
    if (round < 5) for (const _ of ["reveal", "break"]) next();
  }
  host.room.send("skip", { round: 5 });
  await until(() => guest.room.state.isSkipped);
  await until(() => guest.room.state.phase === "finished");
  const score = guest.room.state.players.get(host.memberId)?.score ?? 0;
  const ownRow = async () => {
    const { rows: board } = await host.person.must(readLeaderboard, { params: { gameType: "trivia" } });
    return board.find(({ isMine }) => isMine);
  };
  await until(async () => (await ownRow())?.total_score === score);
  expect(await ownRow()).toMatchObject({ total_games: 1, total_wins: 1, best_score: score });
});
