import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { TriviaPorts } from "../../rooms/trivia/ports.ts";
import { gameSettings } from "../../schema/game/settings.ts";
import { markInterrupted } from "../../server/game/crash-recovery.ts";
import { closeRoom, keepSeat, openRoom, passHost, releaseSeat, reopenRoom } from "../../server/game/game.ts";
import { gamePorts } from "../../server/game/game-ports.ts";
import { finishSession, keepResult, startRound, startSession } from "../../server/game/game-session.ts";
import * as roomCodes from "../../server/game/room-code.ts";
import type { Database } from "../../server/platform/database.ts";
import { testDatabase } from "../support/database.ts";
import {
  addMembers,
  participantOf,
  playGame,
  resultOf,
  seatTable,
  standingsOf,
  TEST_SERVER_ID,
} from "../support/game-rows.ts";

vi.mock("../../server/game/room-code.ts", { spy: true });

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
afterEach(() => {
  vi.restoreAllMocks();
  vi.mocked(roomCodes.newRoomCode).mockReset();
});

const settings = gameSettings.parse({ gameType: "trivia", roomName: "Friday evening" });
const many = <T>(count: number, call: () => Promise<T>) => Promise.all(Array.from({ length: count }, call));
const rows = (sql: string, ...params: unknown[]) => database.fork().execute<Record<string, unknown>[]>(sql, params);
const roomRow = async (roomId: string) => (await rows("select * from game_rooms where id = ?", roomId))[0];

async function newTable(players = 2) {
  const em = database.fork();
  return seatTable(em, await addMembers(em, ...Array.from({ length: players }, (_, index) => `Player ${index + 1}`)));
}

describe("a room", () => {
  test("is written with its settings, under a code that no open room has", async () => {
    const em = database.fork();
    const [hostId] = (await addMembers(em, "Host")) as [string];
    const taken = (await openRoom(em, TEST_SERVER_ID, { roomId: randomUUID(), hostId, settings })).roomCode;
    vi.mocked(roomCodes.newRoomCode)
      .mockReturnValueOnce(taken)
      .mockReturnValueOnce(taken)
      .mockReturnValueOnce("ABCDEF");
    const roomId = randomUUID();
    expect(await openRoom(em, TEST_SERVER_ID, { roomId, hostId, settings })).toEqual({ roomCode: "ABCDEF" });
    expect(await roomRow(roomId)).toMatchObject({
      room_code: "ABCDEF",
      host_id: hostId,
      status: "waiting",
      max_players: settings.maxPlayers,
      settings,
      server_id: TEST_SERVER_ID,
    });
  });

  test("a code is free again once its room is closed", async () => {
    const { roomId, roomCode, memberIds } = await newTable();
    await closeRoom(database.fork(), { roomId, reason: "host-left" });
    vi.mocked(roomCodes.newRoomCode).mockReturnValueOnce(roomCode);
    const again = { roomId: randomUUID(), hostId: memberIds[0] as string, settings };
    expect(await openRoom(database.fork(), TEST_SERVER_ID, again)).toEqual({ roomCode });
  });

  test("opened 20 times at once it is one room with one code", async () => {
    const [hostId] = (await addMembers(database.fork(), "Host")) as [string];
    const room = { roomId: randomUUID(), hostId, settings };
    const opened = await many(20, () => openRoom(database.fork(), TEST_SERVER_ID, room));
    expect(new Set(opened.map(({ roomCode }) => roomCode)).size).toBe(1);
  });

  test("when no code is free it says so instead of trying for ever", async () => {
    const { roomCode, memberIds } = await newTable();
    vi.mocked(roomCodes.newRoomCode).mockReturnValue(roomCode);
    const room = { roomId: randomUUID(), hostId: memberIds[0] as string, settings };
    await expect(openRoom(database.fork(), TEST_SERVER_ID, room)).rejects.toThrow("no free code");
  });

  test("is closed as interrupted only when the server goes down in the middle of a game", async () => {
    const [waiting, playing, leftAlone] = [await newTable(), await newTable(), await newTable()];
    for (const { roomId } of [playing, leftAlone]) await startSession(database.fork(), { roomId });
    await closeRoom(database.fork(), { roomId: waiting.roomId, reason: "draining" });
    await closeRoom(database.fork(), { roomId: playing.roomId, reason: "draining" });
    await closeRoom(database.fork(), { roomId: leftAlone.roomId, reason: "empty" });
    expect(await roomRow(waiting.roomId)).toMatchObject({ status: "closed", ended_at: null });
    expect(await roomRow(playing.roomId)).toMatchObject({ status: "interrupted" });
    expect(await roomRow(leftAlone.roomId)).toMatchObject({ status: "closed" });
    const sessions = await rows("select status from game_sessions where room_id in (?)", [
      playing.roomId,
      leftAlone.roomId,
    ]);
    expect(sessions).toEqual([{ status: "interrupted" }, { status: "interrupted" }]);
  });

  test("closed once, it stays as it was closed, and takes no seat, host or game any more", async () => {
    const { roomId, memberIds } = await newTable();
    await closeRoom(database.fork(), { roomId, reason: "host-left" });
    const closed = await roomRow(roomId);
    await closeRoom(database.fork(), { roomId, reason: "draining" });
    expect(await roomRow(roomId)).toEqual(closed);
    const memberId = memberIds[1] as string;
    const em = () => database.fork();
    await expect(keepSeat(em(), { roomId, memberId, displayName: "B", seat: 1 })).rejects.toThrow("is closed");
    await expect(passHost(em(), { roomId, hostId: memberId })).rejects.toThrow("is closed");
    await expect(startSession(em(), { roomId })).rejects.toThrow("is closed");
    await expect(reopenRoom(em(), { roomId })).rejects.toThrow("is closed");
    await expect(keepSeat(em(), { roomId: randomUUID(), memberId, displayName: "B", seat: 1 })).rejects.toThrow(
      "no room",
    );
  });
});

describe("a seat", () => {
  test("kept 50 times at once it is one row, and the room counts one player", async () => {
    const { roomId } = await newTable(1);
    const [memberId] = (await addMembers(database.fork(), "Late")) as [string];
    const seat = { roomId, memberId, displayName: "Late", seat: 1 };
    const kept = await many(50, () => keepSeat(database.fork(), seat));
    expect(new Set(kept.map(participantOf)).size).toBe(1);
    expect(await roomRow(roomId)).toMatchObject({ current_players: 2 });
  });

  test("eight members who sit down at once are counted as eight", async () => {
    const { roomId } = await newTable(1);
    const memberIds = await addMembers(database.fork(), ..."ABCDEFG".split(""));
    await Promise.all(
      memberIds.map((memberId, seat) => keepSeat(database.fork(), { roomId, memberId, displayName: "X", seat })),
    );
    expect(await roomRow(roomId)).toMatchObject({ current_players: 8 });
  });

  test("given up and taken again it is the same row with the same score", async () => {
    const table = await newTable();
    const { roomId } = table;
    const memberId = table.memberIds[1] as string;
    const { sessionId } = await startSession(database.fork(), { roomId });
    await keepResult(database.fork(), resultOf(sessionId, table.participantIds[1] as string, 1, 80));
    await releaseSeat(database.fork(), { roomId, memberId });
    await releaseSeat(database.fork(), { roomId, memberId });
    expect(await roomRow(roomId)).toMatchObject({ current_players: 1 });
    const back = participantOf(await keepSeat(database.fork(), { roomId, memberId, displayName: "Renamed", seat: 1 }));
    expect(back).toBe(table.participantIds[1]);
    expect(await rows("select * from game_participants where id = ?", back)).toMatchObject([
      { is_active: true, total_score: 80, display_name: "Renamed" },
    ]);
  });
});

describe("a game", () => {
  test("starts once however often it is asked to, and rounds are written down once", async () => {
    const { roomId } = await newTable();
    const started = await many(10, () => startSession(database.fork(), { roomId }));
    const [{ sessionId }] = started as [{ sessionId: string }];
    expect(new Set(started.map((each) => each.sessionId)).size).toBe(1);
    expect(await roomRow(roomId)).toMatchObject({ status: "playing", started_at: expect.anything() });
    const startedAt = Date.parse("2026-11-20T18:00:00.123Z");
    await many(10, () =>
      startRound(database.fork(), { sessionId, round: 2, startedAt, drawn: { id: null, text: null } }),
    );
    const written = await rows(
      `select session.round_number, extract(epoch from round_start_time)::float8 as epoch
       from game_sessions session join game_rounds round on round.session_id = session.id where session.id = ?`,
      sessionId,
    );
    expect(written).toEqual([{ round_number: 2, epoch: startedAt / 1000 }]);
  });

  test("50 copies of one answer at once are one row, counted once", async () => {
    const { roomId, participantIds } = await newTable();
    const { sessionId } = await startSession(database.fork(), { roomId });
    const result = resultOf(sessionId, participantIds[0] as string, 1, 90);
    const outcomes = await many(50, () => keepResult(database.fork(), { ...result, requestId: randomUUID() }));
    expect(outcomes.filter(({ kept }) => kept)).toHaveLength(1);
    expect(await rows("select * from game_round_results where session_id = ?", sessionId)).toMatchObject([
      { points_earned: 90, response_time: "1.500", time_limit: 30, is_correct: true, answer: "Noah" },
    ]);
    const scores = await rows("select total_score from game_participants where room_id = ? order by seat", roomId);
    expect(scores).toEqual([{ total_score: 90 }, { total_score: 0 }]);
  });

  test("finished 20 times at once it is counted once for everybody", async () => {
    const table = await newTable(3);
    const { roomId } = table;
    const { sessionId } = await startSession(database.fork(), { roomId });
    const scores = [120, 40, 0];
    for (const [index, participantId] of table.participantIds.entries()) {
      await keepResult(database.fork(), resultOf(sessionId, participantId, 1, scores[index] as number));
    }
    const standings = standingsOf(table, scores);
    await many(20, () => finishSession(database.fork(), { roomId, sessionId, standings }));
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

  test("games of the same people that end at once all count, and none waits for another for ever", async () => {
    const em = database.fork();
    const memberIds = await addMembers(em, "A", "B", "C", "D");
    const tables = [];
    for (let index = 0; index < 8; index++) {
      const table = await seatTable(em, index % 2 ? memberIds : memberIds.toReversed());
      const { sessionId } = await startSession(em, table);
      tables.push({ roomId: table.roomId, sessionId, standings: standingsOf(table, [0, 0, 0, 0]) });
    }
    await Promise.all(tables.map((game) => finishSession(database.fork(), game)));
    const counted = await rows("select total_games, total_wins from game_leaderboards where user_id in (?)", memberIds);
    expect(counted).toEqual(memberIds.map(() => ({ total_games: 8, total_wins: 0 })));
  });

  test("scores are what the kept answers add up to, whatever the standings say", async () => {
    const table = await newTable();
    const { roomId, participantIds } = table;
    const { sessionId } = await startSession(database.fork(), { roomId });
    await keepResult(database.fork(), resultOf(sessionId, participantIds[0] as string, 1, 30));
    await keepResult(database.fork(), resultOf(sessionId, participantIds[0] as string, 2, 31));
    await finishSession(database.fork(), { roomId, sessionId, standings: standingsOf(table, [999, 5]) });
    const counted = await rows(
      "select best_score from game_leaderboards where user_id in (?) order by 1",
      table.memberIds,
    );
    expect(counted).toEqual([{ best_score: 0 }, { best_score: 61 }]);
  });

  test("an answer and the end that arrive together agree: it counts, or it is refused", async () => {
    for (let game = 0; game < 10; game++) {
      const table = await newTable();
      const { roomId, participantIds, memberIds } = table;
      const { sessionId } = await startSession(database.fork(), { roomId });
      const finish = finishSession(database.fork(), { roomId, sessionId, standings: standingsOf(table, [0, 0]) });
      const keep = keepResult(database.fork(), resultOf(sessionId, participantIds[0] as string, 1, 50)).then(
        ({ kept }) => kept,
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

  test("after its end it takes no new answer, and an old one that is sent again is known", async () => {
    const table = await newTable();
    const [first, second] = table.participantIds as [string, string];
    const { sessionId } = await startSession(database.fork(), table);
    await keepResult(database.fork(), resultOf(sessionId, first, 1, 50));
    await finishSession(database.fork(), { roomId: table.roomId, sessionId, standings: standingsOf(table, [50, 0]) });
    expect(await keepResult(database.fork(), resultOf(sessionId, first, 1, 50))).toEqual({ kept: false });
    await expect(keepResult(database.fork(), resultOf(sessionId, second, 1, 50))).rejects.toThrow("does not run");
    const startedAt = Date.now();
    await expect(
      startRound(database.fork(), { sessionId, round: 2, startedAt, drawn: { id: null, text: null } }),
    ).rejects.toThrow("does not run");
  });

  test("Play Again puts scores to zero and counts the next game as another one", async () => {
    const table = await newTable();
    await playGame(database.fork(), table, [10, 20]);
    await reopenRoom(database.fork(), table);
    expect(await roomRow(table.roomId)).toMatchObject({ status: "waiting", started_at: null, ended_at: null });
    expect(await rows("select total_score from game_participants where room_id = ?", table.roomId)).toEqual([
      { total_score: 0 },
      { total_score: 0 },
    ]);
    await playGame(database.fork(), table, [25, 0]);
    const [counted] = await rows("select * from game_leaderboards where user_id = ?", table.memberIds[0]);
    expect(counted).toMatchObject({
      total_games: 2,
      total_score: 35,
      total_wins: 1,
      best_score: 25,
      average_score: "17.50",
    });
  });

  test("one whose end could not be kept makes way for the next, uncounted", async () => {
    const table = await newTable();
    const { roomId } = table;
    const lost = await startSession(database.fork(), { roomId });
    await startRound(database.fork(), { ...lost, round: 1, startedAt: Date.now(), drawn: { id: null, text: null } });
    await reopenRoom(database.fork(), { roomId });
    const next = await startSession(database.fork(), { roomId });
    expect(next.sessionId).not.toBe(lost.sessionId);
    await expect(
      finishSession(database.fork(), { roomId, ...lost, standings: standingsOf(table, [1, 0]) }),
    ).rejects.toThrow("is interrupted");
    expect(await rows("select * from game_leaderboards where user_id in (?)", table.memberIds)).toEqual([]);
  });
});

describe("after a server died", () => {
  test("its open rooms are interrupted, those of living servers go on, and finished games stay counted", async () => {
    const em = database.fork();
    const memberIds = await addMembers(em, "A", "B");
    const running = await seatTable(em, memberIds);
    const { sessionId } = await startSession(em, running);
    const finished = await seatTable(em, memberIds);
    await playGame(em, finished, [70, 0]);
    const elsewhere = await seatTable(em, memberIds);
    await em.execute("update game_rooms set server_id = 8 where id = ?", [elsewhere.roomId]);
    const gone = await seatTable(em, memberIds);
    await closeRoom(em, { roomId: gone.roomId, reason: "host-left" });

    const isServerAlive = vi.fn(async (serverId: number) => serverId === 8);
    expect(await markInterrupted(database.fork(), isServerAlive)).toBeGreaterThanOrEqual(2);
    expect(isServerAlive.mock.calls.toSorted()).toEqual([[TEST_SERVER_ID], [8]]);
    expect(await roomRow(running.roomId)).toMatchObject({ status: "interrupted", closed_at: expect.anything() });
    expect(await roomRow(finished.roomId)).toMatchObject({ status: "closed", closed_at: expect.anything() });
    expect(await roomRow(elsewhere.roomId)).toMatchObject({ status: "waiting", closed_at: null });
    expect(await roomRow(gone.roomId)).toMatchObject({ status: "closed" });
    expect(await rows("select status from game_sessions where id = ?", sessionId)).toEqual([{ status: "interrupted" }]);
    const counted = "select total_games, total_score from game_leaderboards where user_id = ?";
    expect(await rows(counted, memberIds[0])).toEqual([{ total_games: 1, total_score: 70 }]);
    expect(await markInterrupted(database.fork(), isServerAlive)).toBe(0);
  });
});

describe("the answers of all tables together", () => {
  const listening = { roomsChanged: () => undefined, log: { error: () => undefined } };
  async function playingTables(count: number) {
    const tables = [];
    for (let index = 0; index < count; index++) {
      const table = await newTable();
      tables.push({ ...table, ...(await startSession(database.fork(), table)) });
    }
    return tables;
  }
  const scoresOf = async (roomId: string) =>
    (await rows("select total_score from game_participants where room_id = ? order by seat", roomId)).map(
      (row) => row.total_score,
    );

  test("answers that arrive at once at ten tables are one statement, each counted at its own table", async () => {
    const tables = await playingTables(10);
    const ports = gamePorts(database, TEST_SERVER_ID, listening);
    const run = vi.spyOn(database, "run");
    const kept = tables.flatMap(({ sessionId, participantIds }, table) =>
      participantIds.map((id, player) => ports.keepResult(resultOf(sessionId, id, 1, 10 * table + player))),
    );
    expect(await Promise.all(kept)).toEqual(Array(20).fill({ kept: true }));
    expect(run).toHaveBeenCalledOnce();
    for (const [index, { roomId }] of tables.entries()) {
      expect(await scoresOf(roomId)).toEqual([10 * index, 10 * index + 1]);
    }
  });

  test("GAME-16 of 50 copies of one answer that arrive at once, one is kept", async () => {
    const [table] = (await playingTables(1)) as [Awaited<ReturnType<typeof playingTables>>[0]];
    const ports = gamePorts(database, TEST_SERVER_ID, listening);
    const result = resultOf(table.sessionId, table.participantIds[0] as string, 1, 90);
    const outcomes = await many(50, () => ports.keepResult(result));
    const others = await many(5, () => ports.keepResult({ ...result, requestId: randomUUID() }));
    expect([...outcomes, ...others].filter(({ kept }) => kept)).toHaveLength(1);
    expect(await scoresOf(table.roomId)).toEqual([90, 0]);
  });

  test("an answer that cannot be kept fails alone, whatever is wrong with it", async () => {
    const [table, over] = (await playingTables(2)) as Awaited<ReturnType<typeof playingTables>>;
    if (!table || !over) throw new Error("no tables");
    await finishSession(database.fork(), { ...over, standings: standingsOf(over, [0, 0]) });
    const ports = gamePorts(database, TEST_SERVER_ID, listening);
    const [first, second] = table.participantIds as [string, string];
    const outcomes = await Promise.allSettled([
      ports.keepResult(resultOf(table.sessionId, first, 1, 10)),
      ports.keepResult(resultOf(table.sessionId, "", 1, 10)),
      ports.keepResult(resultOf(table.sessionId, randomUUID(), 1, 10)),
      ports.keepResult(resultOf(over.sessionId, over.participantIds[0] as string, 1, 10)),
      ports.keepResult(resultOf(table.sessionId, second, 1, 20)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "rejected",
      "rejected",
      "fulfilled",
    ]);
    expect([await scoresOf(table.roomId), await scoresOf(over.roomId)]).toEqual([
      [10, 20],
      [0, 0],
    ]);
  });

  test("an answer whose game is being changed waits for that, and the others do not", async () => {
    const [table, busy] = (await playingTables(2)) as Awaited<ReturnType<typeof playingTables>>;
    if (!table || !busy) throw new Error("no tables");
    const ports = gamePorts(database, TEST_SERVER_ID, listening);
    const waiting = await database.fork().transactional(async (em) => {
      await em.execute("select id from game_sessions where id = ? for update", [busy.sessionId]);
      const late = ports.keepResult(resultOf(busy.sessionId, busy.participantIds[0] as string, 1, 5));
      expect(await ports.keepResult(resultOf(table.sessionId, table.participantIds[0] as string, 1, 7))).toEqual({
        kept: true,
      });
      expect(await scoresOf(busy.roomId)).toEqual([0, 0]);
      return { late };
    });
    expect(await waiting.late).toEqual({ kept: true });
    expect([await scoresOf(table.roomId), await scoresOf(busy.roomId)]).toEqual([
      [7, 0],
      [5, 0],
    ]);
  });

  test("rounds that begin at once are written for every table, and one whose game is over fails alone", async () => {
    const tables = await playingTables(5);
    const over = tables[0] as (typeof tables)[0];
    await finishSession(database.fork(), { ...over, standings: standingsOf(over, [0, 0]) });
    const ports = gamePorts(database, TEST_SERVER_ID, listening);
    const startedAt = Date.parse("2026-11-20T18:00:00.123Z");
    const begun = await Promise.allSettled(
      tables.map(({ sessionId }) =>
        ports.startRound({ sessionId, round: 3, startedAt, drawn: { id: null, text: null } }),
      ),
    );
    expect(begun.map(({ status }) => status)).toEqual(["rejected", ...Array(4).fill("fulfilled")]);
    const written = await rows(
      `select session.round_number, extract(epoch from started_at)::float8 as epoch
       from game_sessions session join game_rounds round on round.session_id = session.id where session.id in (?)`,
      tables.map(({ sessionId }) => sessionId),
    );
    expect(written).toEqual(Array(4).fill({ round_number: 3, epoch: startedAt / 1000 }));
  });
});

test("the ports are what a trivia room asks for, and tell when the room list may have changed", async () => {
  const roomsChanged = vi.fn();
  const log = { error: vi.fn() };
  const ports: TriviaPorts = gamePorts(database, TEST_SERVER_ID, { roomsChanged, log });
  const [hostId, guestId] = (await addMembers(database.fork(), "Host", "Guest")) as [string, string];
  const roomId = randomUUID();
  await ports.openRoom({ roomId, hostId, settings });
  const host = participantOf(await ports.keepSeat({ roomId, memberId: hostId, displayName: "Host", seat: 0 }));
  await ports.keepSeat({ roomId, memberId: guestId, displayName: "Guest", seat: 1 });
  await ports.passHost({ roomId, hostId: guestId });
  const { sessionId } = await ports.startSession({ roomId });
  expect(roomsChanged).toHaveBeenCalledTimes(5);
  const [drawn] = await ports.drawQuestions({ difficulty: "easy", count: 5, memberIds: [hostId, guestId] });
  await ports.startRound({
    sessionId,
    round: 1,
    startedAt: Date.now(),
    drawn: { id: drawn?.questionId ?? null, text: null },
  });
  expect(await ports.keepResult(resultOf(sessionId, host, 1, 75))).toEqual({ kept: true });
  const standings = [{ memberId: hostId, participantId: host, score: 75, rank: 1 }];
  await ports.finishSession({ roomId, sessionId, standings });
  await ports.reopenRoom({ roomId });
  await ports.releaseSeat({ roomId, memberId: guestId });
  await ports.closeRoom({ roomId, reason: "empty" });
  expect(roomsChanged).toHaveBeenCalledTimes(8);
  const error = new Error("lost");
  ports.reportFailure({ roomId, doing: "keepSeat", error });
  expect(log.error).toHaveBeenCalledWith({ roomId, doing: "keepSeat", error }, expect.any(String));
});
