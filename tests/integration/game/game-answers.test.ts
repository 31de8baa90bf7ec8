import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { finishSession, startSession } from "../../../server/game/game-session.ts";
import { roundBatches } from "../../../server/game/round-batch.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import { addMembers, createTableRows, resultOf } from "../../support/game/game-rows.ts";
import { testDatabase } from "../../support/server/database.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
afterEach(() => {
  vi.restoreAllMocks();
});

const many = <T>(count: number, call: () => Promise<T>) => Promise.all(Array.from({ length: count }, call));
const rows = (sql: string, ...params: unknown[]) => database.fork().execute<Record<string, unknown>[]>(sql, params);

async function newTable(players = 2) {
  const em = database.fork();
  return createTableRows(
    em,
    await addMembers(em, ...Array.from({ length: players }, (_, index) => `Player ${index + 1}`)),
  );
}

describe("the answers and rounds of all tables", () => {
  async function playingTables(count: number) {
    const tables = [];
    for (let index = 0; index < count; index++) {
      const table = await newTable();
      tables.push({ ...table, ...(await startSession(database.fork(), { roomId: table.roomId, rounds: 5 })) });
    }
    return tables;
  }
  const scoresOf = async (roomId: string) =>
    (await rows("select total_score from game_participants where room_id = ? order by seat", roomId)).map(
      (row) => row.total_score,
    );

  test("answers that arrive at once in ten rooms take one statement, and each counts in its own room", async () => {
    const tables = await playingTables(10);
    const store = roundBatches(database);
    const run = vi.spyOn(database, "run");
    const outcomes = tables.flatMap(({ sessionId, participantIds }, table) =>
      participantIds.map((id, player) => store.saveResult(resultOf(sessionId, id, 1, 10 * table + player))),
    );
    expect(await Promise.all(outcomes)).toEqual(Array(20).fill({ saved: true }));
    expect(run).toHaveBeenCalledOnce();
    for (const [index, { roomId }] of tables.entries()) {
      expect(await scoresOf(roomId)).toEqual([10 * index, 10 * index + 1]);
    }
  });

  test("one player's answers to two rounds that arrive at once both add to the score", async () => {
    const [table] = (await playingTables(1)) as [Awaited<ReturnType<typeof playingTables>>[0]];
    const store = roundBatches(database);
    const [first, second] = table.participantIds as [string, string];
    const given = [resultOf(table.sessionId, first, 1, 10), resultOf(table.sessionId, first, 2, 7)];
    const outcomes = await Promise.all([...given, resultOf(table.sessionId, second, 2, 0)].map(store.saveResult));
    expect(outcomes).toEqual(Array(3).fill({ saved: true }));
    expect(await scoresOf(table.roomId)).toEqual([17, 0]);
  });

  test("GAME-16 of 50 simultaneous copies of one answer, one is saved", async () => {
    const [table] = (await playingTables(1)) as [Awaited<ReturnType<typeof playingTables>>[0]];
    const store = roundBatches(database);
    const result = resultOf(table.sessionId, table.participantIds[0] as string, 1, 90);
    const outcomes = await many(50, () => store.saveResult(result));
    const others = await many(5, () => store.saveResult({ ...result, requestId: randomUUID() }));
    expect([...outcomes, ...others].filter(({ saved }) => saved)).toHaveLength(1);
    expect(await scoresOf(table.roomId)).toEqual([90, 0]);
  });

  test("an answer that can't be saved fails without affecting others", async () => {
    const [table, over] = (await playingTables(2)) as Awaited<ReturnType<typeof playingTables>>;
    if (!table || !over) throw new Error("no tables");
    await finishSession(database.fork(), { ...over });
    const store = roundBatches(database);
    const [first, second] = table.participantIds as [string, string];
    const outcomes = await Promise.allSettled([
      store.saveResult(resultOf(table.sessionId, first, 1, 10)),
      store.saveResult(resultOf(table.sessionId, "", 1, 10)),
      store.saveResult(resultOf(table.sessionId, randomUUID(), 1, 10)),
      store.saveResult(resultOf(over.sessionId, over.participantIds[0] as string, 1, 10)),
      store.saveResult(resultOf(table.sessionId, second, 1, 20)),
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

  test("an answer waits while its game is being changed, and answers of other games do not", async () => {
    const [table, busy] = (await playingTables(2)) as Awaited<ReturnType<typeof playingTables>>;
    if (!table || !busy) throw new Error("no tables");
    const store = roundBatches(database);
    const waiting = await database.fork().transactional(async (em) => {
      await em.execute("select id from game_sessions where id = ? for update", [busy.sessionId]);
      const late = store.saveResult(resultOf(busy.sessionId, busy.participantIds[0] as string, 1, 5));
      expect(await store.saveResult(resultOf(table.sessionId, table.participantIds[0] as string, 1, 7))).toEqual({
        saved: true,
      });
      expect(await scoresOf(busy.roomId)).toEqual([0, 0]);
      return { late };
    });
    expect(await waiting.late).toEqual({ saved: true });
    expect([await scoresOf(table.roomId), await scoresOf(busy.roomId)]).toEqual([
      [7, 0],
      [5, 0],
    ]);
  });

  test("rounds that begin at once are stored for every game, and that of an ended game fails alone", async () => {
    const tables = await playingTables(5);
    const over = tables[0] as (typeof tables)[0];
    await finishSession(database.fork(), { ...over });
    const store = roundBatches(database);
    const startedAt = Date.parse("2026-11-20T18:00:00.123Z");
    const begun = await Promise.allSettled(
      tables.map(({ sessionId }) =>
        store.startRound({ sessionId, round: 3, startedAt, content: { id: null, text: null } }),
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
