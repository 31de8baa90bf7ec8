import { afterAll, beforeAll, expect, test } from "vitest";
import { reopenRoom } from "../../../server/game/game.ts";
import { finishSession } from "../../../server/game/game-session.ts";
import { deleteOldGames } from "../../../server/game/retention.ts";
import { correctGame } from "../../../server/game/void/correct-game.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import {
  addMembers,
  createTableRows,
  type PlayedRound,
  playRounds,
  type StoredTable,
} from "../../support/game/game-rows.ts";
import { notifiedBy } from "../../support/server/announced.ts";
import { testDatabase } from "../../support/server/database.ts";

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
const voidRow = (questionId: string) =>
  rows(
    "update trivia_questions set voided_at = now(), void_reason = 'Wrong', is_active = false where id = ?",
    questionId,
  );

async function newTable(players = 2): Promise<StoredTable> {
  const em = database.fork();
  return await createTableRows(em, await addMembers(em, ...["Ada", "Ben", "Chi"].slice(0, players)));
}

async function play(table: StoredTable, played: readonly PlayedRound[]): Promise<string> {
  const sessionId = await playRounds(database, table, played);
  await finishSession(database.fork(), { roomId: table.roomId, sessionId });
  return sessionId;
}
const correct = ({ roomId }: StoredTable, sessionId: string) => correctGame(database.fork(), { roomId, sessionId });

/** Each player's leaderboard row: games, total, wins, best, average. */
async function board({ memberIds }: StoredTable): Promise<number[][]> {
  const found = await rows<Record<string, number | string>>(
    "select * from game_leaderboards where user_id in (?) order by array_position(array[?]::uuid[], user_id)",
    memberIds,
    memberIds,
  );
  return found.map((row) =>
    ["total_games", "total_score", "total_wins", "best_score", "average_score"].map((name) => Number(row[name])),
  );
}
const totals = async ({ participantIds }: StoredTable) =>
  (
    await rows<{ total_score: number }>(
      "select total_score from game_participants where id in (?) order by array_position(array[?]::uuid[], id)",
      participantIds,
      participantIds,
    )
  ).map(({ total_score }) => total_score);

test("QUESTION-13 a voided round is worth nothing for everybody, and another player has won", async () => {
  const table = await newTable(3);
  const [wrong, right] = [newQuestion(), newQuestion()];
  const sessionId = await play(table, [
    { questionId: wrong, points: [60, 0, null] },
    { questionId: right, points: [20, 70, null] },
  ]);
  expect(await board(table)).toEqual([
    [1, 80, 1, 80, 80],
    [1, 70, 0, 70, 70],
    [1, 0, 0, 0, 0],
  ]);
  await voidRow(wrong);
  const corrected = await correct(table, sessionId);
  expect(Object.values(corrected?.scores ?? {}).toSorted()).toEqual([20, 70]);
  expect(await board(table)).toEqual([
    [1, 20, 0, 20, 20],
    [1, 70, 1, 70, 70],
    [1, 0, 0, 0, 0],
  ]);
  expect(await totals(table)).toEqual([20, 70, 0]);
  expect(
    await rows(
      "select is_correct, points_earned from game_round_results where round_number = 1 and session_id = ? order by is_correct",
      sessionId,
    ),
  ).toEqual([
    { is_correct: false, points_earned: 0 },
    { is_correct: true, points_earned: 0 },
  ]);
});

test("QUESTION-13 a tie in the end makes both winners, and a game without points has none", async () => {
  const table = await newTable();
  const [wrong, right] = [newQuestion(), newQuestion()];
  const tied = await play(table, [
    { questionId: wrong, points: [10, 0] },
    { questionId: right, points: [50, 50] },
  ]);
  const only = await play(table, [{ questionId: wrong, points: [90, 0] }]);
  await voidRow(wrong);
  for (const sessionId of [tied, only]) await correct(table, sessionId);
  expect(await board(table)).toEqual([
    [2, 50, 1, 50, 25],
    [2, 50, 1, 50, 25],
  ]);
});

test("QUESTION-13 a best score falls to that of the other games, also of deleted ones", async () => {
  const table = await newTable();
  const wrong = newQuestion();
  await play(table, [{ questionId: newQuestion(), points: [85, 0] }]);
  await rows(
    "update game_rooms set status = 'closed', closed_at = now() - interval '181 days' where id = ?",
    table.roomId,
  );
  expect(await deleteOldGames(database.fork())).toBe(1);
  const em = database.fork();
  const later = await createTableRows(em, table.memberIds);
  await play(later, [{ questionId: newQuestion(), points: [70, 10] }]);
  const sessionId = await play(later, [{ questionId: wrong, points: [100, 30] }]);
  await voidRow(wrong);
  await correct(later, sessionId);
  expect((await board(table)).map(([, , , best]) => best)).toEqual([85, 10]);
});

test("QUESTION-13 the scores of a room that was opened again stay those of its next game", async () => {
  const table = await newTable();
  const wrong = newQuestion();
  const first = await play(table, [{ questionId: wrong, points: [40, 0] }]);
  await reopenRoom(database.fork(), { roomId: table.roomId });
  await playRounds(database, table, [{ questionId: newQuestion(), points: [5, 15] }]);
  await voidRow(wrong);
  await correct(table, first);
  expect(await totals(table)).toEqual([5, 15]);
  expect((await board(table)).map(([, total]) => total)).toEqual([0, 0]);
});

test("QUESTION-13 a player whose account was erased counts for who has won", async () => {
  const table = await newTable();
  const [wrong, right] = [newQuestion(), newQuestion()];
  const sessionId = await play(table, [
    { questionId: wrong, points: [60, 0] },
    { questionId: right, points: [10, 50] },
  ]);
  await rows("update game_participants set user_id = null where id = ?", table.participantIds[1]);
  await voidRow(wrong);
  await correct(table, sessionId);
  expect((await board(table))[0]).toEqual([1, 10, 0, 10, 10]);
});

test("QUESTION-14 a game that is being played ends without the points of the voided question", async () => {
  const table = await newTable();
  const [wrong, right] = [newQuestion(), newQuestion()];
  const sessionId = await playRounds(database, table, [
    { questionId: wrong, points: [60, 0] },
    { questionId: right, points: [10, 20] },
  ]);
  await voidRow(wrong);
  expect(await correct(table, sessionId)).toBeNull();
  const outcome = await finishSession(database.fork(), { roomId: table.roomId, sessionId });
  expect(outcome).toMatchObject({ saved: true, corrected: { sessionId } });
  expect(await board(table)).toEqual([
    [1, 10, 0, 10, 10],
    [1, 20, 1, 20, 20],
  ]);
  expect(await correct(table, sessionId)).toBeNull();
});

test("QUESTION-14 a question that was voided before a running game asks it is worth nothing there", async () => {
  const table = await newTable();
  const wrong = newQuestion();
  await voidRow(wrong);
  await play(table, [{ questionId: wrong, points: [60, 0] }]);
  expect((await board(table)).map(([games, total]) => [games, total])).toEqual([
    [1, 0],
    [1, 0],
  ]);
});

test("QUESTION-15 everybody who played is notified, but nobody who came later or is suspended", async () => {
  const em = database.fork();
  const table = await newTable(3);
  const wrong = newQuestion();
  const first = await play(table, [{ questionId: wrong, points: [60, 0, null] }]);
  const second = await play(table, [{ questionId: wrong, points: [60, null, null] }]);
  const [late] = (await addMembers(em, "Late")) as [string];
  await rows(
    "insert into game_participants (room_id, user_id, display_name, seat) values (?, ?, 'Late', 3)",
    table.roomId,
    late,
  );
  await rows("update users set suspended_at = now() where id = ?", table.memberIds[1]);
  await voidRow(wrong);
  const [ada, , chi] = table.memberIds;
  for (const game of [first, second]) {
    expect(await notifiedBy(database, () => correct(table, game))).toEqual([ada, chi].toSorted());
  }
  const stored = await rows("select user_id, count, actor_id from notifications where question_id = ?", wrong);
  expect(stored.toSorted((a, b) => String(a.user_id).localeCompare(String(b.user_id)))).toEqual(
    [ada, chi].toSorted().map((user_id) => ({ user_id, count: 2, actor_id: null })),
  );
});

test("QUESTION-16 correcting a game again changes nothing and notifies nobody", async () => {
  const table = await newTable();
  const wrong = newQuestion();
  const sessionId = await play(table, [{ questionId: wrong, points: [60, 0] }]);
  await voidRow(wrong);
  const all = await Promise.all(Array.from({ length: 6 }, () => correct(table, sessionId)));
  expect(all.filter((each) => each !== null)).toHaveLength(1);
  expect((await board(table)).map(([, total]) => total)).toEqual([0, 0]);
  expect(await correct(table, sessionId)).toBeNull();
  expect(await correct({ ...table, roomId: crypto.randomUUID() }, sessionId)).toBeNull();
});
