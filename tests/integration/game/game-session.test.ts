import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { releaseSeat, reopenRoom } from "../../../server/game/game.ts";
import { finishSession, startSession } from "../../../server/game/game-session.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import {
  addMembers,
  createTableRows,
  playGame,
  resultOf,
  saveResult,
  startRound,
} from "../../support/game/game-rows.ts";
import { testDatabase } from "../../support/server/database.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const many = <T>(count: number, call: () => Promise<T>) => Promise.all(Array.from({ length: count }, call));
const rows = (sql: string, ...params: unknown[]) => database.fork().execute<Record<string, unknown>[]>(sql, params);
const roomRow = async (roomId: string) => (await rows("select * from game_rooms where id = ?", roomId))[0];

async function newTable(players = 2) {
  const em = database.fork();
  return createTableRows(
    em,
    await addMembers(em, ...Array.from({ length: players }, (_, index) => `Player ${index + 1}`)),
  );
}

describe("a game", () => {
  test("a game starts once, however often it is started, and each round is stored once", async () => {
    const { roomId } = await newTable();
    const started = await many(10, () => startSession(database.fork(), { roomId, rounds: 5 }));
    const [{ sessionId }] = started as [{ sessionId: string }];
    expect(new Set(started.map((each) => each.sessionId)).size).toBe(1);
    expect(await roomRow(roomId)).toMatchObject({ status: "playing", started_at: expect.anything() });
    expect(await rows("select rounds, round_number from game_sessions where room_id = ?", roomId)).toEqual([
      { rounds: 5, round_number: 1 },
    ]);
    const startedAt = Date.parse("2026-11-20T18:00:00.123Z");
    await many(10, () => startRound(database, { sessionId, round: 2, startedAt, content: { id: null, text: null } }));
    const written = await rows(
      `select session.round_number, extract(epoch from round_start_time)::float8 as epoch
       from game_sessions session join game_rounds round on round.session_id = session.id where session.id = ?`,
      sessionId,
    );
    expect(written).toEqual([{ round_number: 2, epoch: startedAt / 1000 }]);
  });

  test("50 copies of one answer at once are one row and count once", async () => {
    const { roomId, participantIds } = await newTable();
    const { sessionId } = await startSession(database.fork(), { roomId, rounds: 5 });
    const result = resultOf(sessionId, participantIds[0] as string, 1, 90);
    const outcomes = await many(50, () => saveResult(database, { ...result, requestId: randomUUID() }));
    expect(outcomes.filter(({ saved }) => saved)).toHaveLength(1);
    expect(await rows("select * from game_round_results where session_id = ?", sessionId)).toMatchObject([
      { points_earned: 90, response_time: "1.500", time_limit: 30, is_correct: true, answer: "Noah" },
    ]);
    const scores = await rows("select total_score from game_participants where room_id = ? order by seat", roomId);
    expect(scores).toEqual([{ total_score: 90 }, { total_score: 0 }]);
  });

  test("a game finished 20 times at once counts once for every player", async () => {
    const table = await newTable(3);
    const { roomId } = table;
    const { sessionId } = await startSession(database.fork(), { roomId, rounds: 5 });
    const scores = [120, 40, 0];
    for (const [index, participantId] of table.participantIds.entries()) {
      await saveResult(database, resultOf(sessionId, participantId, 1, scores[index] as number));
    }
    const finished = await many(20, () => finishSession(database.fork(), { roomId, sessionId }));
    expect(finished).toEqual(Array(20).fill({ saved: true }));
    const counted = await rows(
      `select user_id, total_games, total_score, total_wins, best_score, average_score::float8
       from game_leaderboards where user_id in (?) order by total_score desc`,
      table.memberIds,
    );
    expect(counted).toMatchObject(
      table.memberIds.map((user_id, index) => {
        const score = scores[index];
        const won = index === 0 ? 1 : 0;
        return {
          user_id,
          total_games: 1,
          total_score: score,
          total_wins: won,
          best_score: score,
          average_score: score,
        };
      }),
    );
    expect(await roomRow(roomId)).toMatchObject({ status: "finished", ended_at: expect.anything() });
  });

  test("games of the same players that end at once all count, without a deadlock", async () => {
    const em = database.fork();
    const memberIds = await addMembers(em, "A", "B", "C", "D");
    const tables = [];
    for (let index = 0; index < 8; index++) {
      const table = await createTableRows(em, index % 2 ? memberIds : memberIds.toReversed());
      const { sessionId } = await startSession(em, { ...table, rounds: 5 });
      tables.push({ roomId: table.roomId, sessionId });
    }
    await Promise.all(tables.map((game) => finishSession(database.fork(), game)));
    const counted = await rows("select total_games, total_wins from game_leaderboards where user_id in (?)", memberIds);
    expect(counted).toEqual(memberIds.map(() => ({ total_games: 8, total_wins: 0 })));
  });

  test("scores are the sums of the stored answers", async () => {
    const table = await newTable();
    const { roomId, participantIds } = table;
    const { sessionId } = await startSession(database.fork(), { roomId, rounds: 5 });
    await saveResult(database, resultOf(sessionId, participantIds[0] as string, 1, 30));
    await saveResult(database, resultOf(sessionId, participantIds[0] as string, 2, 31));
    await finishSession(database.fork(), { roomId, sessionId });
    const counted = await rows(
      "select best_score from game_leaderboards where user_id in (?) order by 1",
      table.memberIds,
    );
    expect(counted).toEqual([{ best_score: 0 }, { best_score: 61 }]);
  });

  test("an answer that arrives as the game ends is either counted or refused", async () => {
    for (let game = 0; game < 10; game++) {
      const table = await newTable();
      const { roomId, participantIds, memberIds } = table;
      const { sessionId } = await startSession(database.fork(), { roomId, rounds: 5 });
      const finish = finishSession(database.fork(), { roomId, sessionId });
      const keep = saveResult(database, resultOf(sessionId, participantIds[0] as string, 1, 50)).then(
        ({ saved }) => saved,
        () => false,
      );
      const [isKept] = await Promise.all([keep, finish]);
      const [{ total_score }] = (await rows(
        "select total_score from game_leaderboards where user_id = ?",
        memberIds[0],
      )) as [{ total_score: number }];
      expect(total_score).toBe(isKept ? 50 : 0);
    }
  });

  test("a finished game accepts no new answer, and recognises a resent old one", async () => {
    const table = await newTable();
    const [first, second] = table.participantIds as [string, string];
    const { sessionId } = await startSession(database.fork(), { ...table, rounds: 5 });
    await saveResult(database, resultOf(sessionId, first, 1, 50));
    await finishSession(database.fork(), { roomId: table.roomId, sessionId });
    expect(await saveResult(database, resultOf(sessionId, first, 1, 50))).toEqual({ saved: false });
    await expect(saveResult(database, resultOf(sessionId, second, 1, 50))).rejects.toThrow("does not run");
    const startedAt = Date.now();
    await expect(
      startRound(database, { sessionId, round: 2, startedAt, content: { id: null, text: null } }),
    ).rejects.toThrow("does not run");
  });

  test("Play Again resets the scores, and the next game counts separately", async () => {
    const table = await newTable();
    await playGame(database, table, [10, 20]);
    await reopenRoom(database.fork(), table);
    expect(await roomRow(table.roomId)).toMatchObject({ status: "waiting", started_at: null, ended_at: null });
    expect(await rows("select total_score from game_participants where room_id = ?", table.roomId)).toEqual([
      { total_score: 0 },
      { total_score: 0 },
    ]);
    await playGame(database, table, [25, 0]);
    const [counted] = await rows("select * from game_leaderboards where user_id = ?", table.memberIds[0]);
    expect(counted).toMatchObject({
      total_games: 2,
      total_score: 35,
      total_wins: 1,
      best_score: 25,
      average_score: "17.50",
    });
  });

  test("a game whose result couldn't be saved doesn't block the next and isn't counted", async () => {
    const table = await newTable();
    const { roomId } = table;
    const lost = await startSession(database.fork(), { roomId, rounds: 5 });
    await startRound(database, { ...lost, round: 1 });
    await reopenRoom(database.fork(), { roomId });
    const next = await startSession(database.fork(), { roomId, rounds: 5 });
    expect(next.sessionId).not.toBe(lost.sessionId);
    expect(await finishSession(database.fork(), { roomId, ...lost })).toEqual({ refused: "not-running" });
    const nowhere = { roomId: randomUUID(), sessionId: next.sessionId };
    expect(await finishSession(database.fork(), nowhere)).toEqual({ refused: "not-running" });
    expect(await rows("select * from game_leaderboards where user_id in (?)", table.memberIds)).toEqual([]);
  });

  test("GAME-12 GAME-20 a player who left keeps score and rank; one who left before isn't counted", async () => {
    const table = await newTable(4);
    const { roomId, memberIds, participantIds } = table;
    const [winner, second, silent, gone] = memberIds as [string, string, string, string];
    const leave = (memberId: string) => releaseSeat(database.fork(), { roomId, memberId });
    await leave(gone);
    const { sessionId } = await startSession(database.fork(), { roomId, rounds: 5 });
    await startRound(database, { sessionId, round: 1 });
    await saveResult(database, resultOf(sessionId, participantIds[0] as string, 1, 90));
    await saveResult(database, resultOf(sessionId, participantIds[1] as string, 1, 60));
    await leave(winner);
    await leave(silent);
    await finishSession(database.fork(), { roomId, sessionId });
    const counted = await rows(
      "select user_id, total_score, total_wins from game_leaderboards where user_id in (?) order by total_score desc",
      memberIds,
    );
    expect(counted).toEqual([
      { user_id: winner, total_score: 90, total_wins: 1 },
      { user_id: second, total_score: 60, total_wins: 0 },
      { user_id: silent, total_score: 0, total_wins: 0 },
    ]);
    const scores = await rows("select total_score from game_participants where room_id = ? order by seat", roomId);
    expect(scores.map(({ total_score }) => total_score)).toEqual([90, 60, 0, 0]);
  });

  test("GAME-19 players with equal best scores above zero all win, and no one wins with zero", async () => {
    const wins = async (scores: number[]) => {
      const table = await newTable(3);
      await playGame(database, table, scores);
      const won = await rows("select user_id, total_wins from game_leaderboards where user_id in (?)", table.memberIds);
      return table.memberIds.map((id) => won.find(({ user_id }) => user_id === id)?.total_wins);
    };
    expect(await wins([70, 70, 10])).toEqual([1, 1, 0]);
    expect(await wins([0, 0, 0])).toEqual([0, 0, 0]);
  });

  test("the database refuses a second running game in one room", async () => {
    const { roomId } = await newTable();
    await startSession(database.fork(), { roomId, rounds: 5 });
    const second = rows("insert into game_sessions (room_id, rounds) values (?, 5)", roomId);
    await expect(second).rejects.toMatchObject({ code: "23505", constraint: "game_sessions_active" });
    const none = rows("insert into game_sessions (room_id, rounds, status) values (?, 0, 'finished')", roomId);
    await expect(none).rejects.toMatchObject({ code: "23514" });
  });

  test("the database refuses a player's second answer to a round", async () => {
    const { roomId, participantIds } = await newTable();
    const { sessionId } = await startSession(database.fork(), { roomId, rounds: 5 });
    await saveResult(database, resultOf(sessionId, participantIds[0] as string, 1, 10));
    const copy = rows(
      `insert into game_round_results
         (session_id, participant_id, round_number, request_id, answer, points_earned, response_time, time_limit, is_correct)
       select session_id, participant_id, round_number, 'another-one', answer, 99, 1, 30, true from game_round_results
       where session_id = ?`,
      sessionId,
    );
    await expect(copy).rejects.toMatchObject({ code: "23505" });
  });
});
