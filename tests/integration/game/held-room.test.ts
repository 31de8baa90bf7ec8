import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { GameSnapshot } from "../../../schema/game/snapshot.ts";
import {
  closeRoom,
  passHost,
  releaseRoom,
  releaseSeat,
  reopenRoom,
  setVacant,
  storeSeat,
  storeWatchers,
} from "../../../server/game/game.ts";
import { finishSession, shortenSession, startSession } from "../../../server/game/game-session.ts";
import { NO_SERVER } from "../../../server/game/held-room.ts";
import { roundBatches } from "../../../server/game/round-batch.ts";
import { snapshotBatch } from "../../../server/game/snapshot/snapshot-batch.ts";
import { skipRound } from "../../../server/game/void/skip-round.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import { addMembers, createTableRows, resultOf, type StoredTable } from "../../support/game/game-rows.ts";
import { testDatabase } from "../../support/server/database.ts";
import { lockWaited } from "../../support/server/lock-wait.ts";

/** The server that holds the room, and one from which it was taken. */
const HOLDER = 7;
const FORMER = 8;

let database: Database;
let table: StoredTable & { sessionId: string };
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  const stored = await createTableRows(database.fork(), await addMembers(database.fork(), "Ada", "Ben"), {}, HOLDER);
  const { sessionId } = await startSession(database.fork(), { roomId: stored.roomId, rounds: 5 }, HOLDER);
  table = { ...stored, sessionId };
});

const rows = (sql: string, ...params: unknown[]) => database.fork().execute<Record<string, unknown>[]>(sql, params);
const roomRow = async () => (await rows("select * from game_rooms where id = ?", table.roomId))[0];
/** What a room stores; the column takes any object. */
const snapshotOf = (phase: string) => ({ phase }) as unknown as GameSnapshot;
const storedPhase = async () =>
  (await rows("select snapshot ->> 'phase' as phase from game_snapshots where room_id = ?", table.roomId))[0]?.phase;
const round = (number: number) => ({
  sessionId: table.sessionId,
  round: number,
  startedAt: Date.now(),
  content: { id: null, text: null },
});

/** Stores this answer of Ada in the first round. */
const answer = () => resultOf(table.sessionId, table.participantIds[0] as string, 1, 50);
const answers = () => rows("select from game_round_results where session_id = ?", table.sessionId);
/** Everything that a room stores in its own transaction. */
const writes: [string, (server: number) => Promise<unknown>][] = [
  ["a seat", (by) => storeSeat(database.fork(), { ...seat(1), displayName: "Ben", seat: 1 }, by)],
  ["that a seat is free", (by) => releaseSeat(database.fork(), seat(1), by)],
  ["its watchers", (by) => storeWatchers(database.fork(), { ...room(), memberIds: [member(0)] }, by)],
  ["that nobody is there", (by) => setVacant(database.fork(), { ...room(), isVacant: true }, by)],
  ["its host", (by) => passHost(database.fork(), { ...room(), hostId: member(1) }, by)],
  ["its game", (by) => startSession(database.fork(), { ...room(), rounds: 5 }, by)],
  ["fewer rounds", (by) => shortenSession(database.fork(), { ...room(), sessionId: table.sessionId, rounds: 2 }, by)],
  ["a skipped round", (by) => skipRound(database.fork(), { ...round(1), ...room(), rounds: 4 }, by)],
  ["its result", (by) => finishSession(database.fork(), { ...room(), sessionId: table.sessionId }, by)],
  ["that it waits again", (by) => reopenRoom(database.fork(), room(), by)],
  ["that it is closed", (by) => closeRoom(database.fork(), { ...room(), reason: "empty" }, by)],
];
const room = () => ({ roomId: table.roomId });
const member = (at: number) => table.memberIds[at] as string;
const seat = (at: number) => ({ ...room(), memberId: member(at) });

/** All that is stored of the room. */
const stored = async () => [
  await rows("select * from game_rooms where id = ?", table.roomId),
  await rows("select * from game_participants where room_id = ? order by id", table.roomId),
  await rows("select * from game_watchers where room_id = ?", table.roomId),
  await rows("select * from game_sessions where room_id = ?", table.roomId),
  await rows("select * from game_rounds where session_id = ?", table.sessionId),
];

/** Takes the room from its holder while `write` is on its way, and returns what became of that. */
async function whileTaken<T>(write: () => Promise<T>): Promise<PromiseSettledResult<T>> {
  const held = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const taking = database.fork().transactional(async (em) => {
    await em.execute("select from game_rooms where id = ? for update", [table.roomId]);
    await em.execute("select from game_sessions where id = ? for update", [table.sessionId]);
    await em.execute("update game_rooms set server_id = ? where id = ?", [FORMER, table.roomId]);
    held.resolve();
    await taken.promise;
  });
  await held.promise;
  const late = Promise.allSettled([write()]);
  await lockWaited(database);
  taken.resolve();
  await taking;
  const [outcome] = await late;
  return outcome;
}
const refused = { status: "rejected", reason: { code: "server/other-process" } };

describe("GAME-164 a server from which a room was taken", () => {
  test("stores neither rounds nor answers in it, and the holder does", async () => {
    const [former, holder] = [roundBatches(database, FORMER), roundBatches(database, HOLDER)];
    await expect(former.startRound(round(1))).rejects.toMatchObject(refused.reason);
    await expect(former.saveResult(answer())).rejects.toMatchObject(refused.reason);
    expect(await answers()).toEqual([]);
    await holder.startRound(round(1));
    expect(await holder.saveResult(answer())).toEqual({ saved: true });
  });

  test.each(writes)("does not store %s, and the holder does", async (_, write) => {
    const before = await stored();
    await expect(write(FORMER)).rejects.toMatchObject(refused.reason);
    expect(await stored()).toEqual(before);
    await write(HOLDER);
  });

  test.each(writes)("does not store %s if that was on its way while the room was taken", async (_, write) => {
    const before = await stored();
    expect(await whileTaken(() => write(HOLDER))).toMatchObject(refused);
    await rows("update game_rooms set server_id = ? where id = ?", HOLDER, table.roomId);
    expect(await stored()).toEqual(before);
  });

  test("GAME-160 does not give it up, and the holder does", async () => {
    await releaseRoom(database.fork(), room(), FORMER);
    expect(await roomRow()).toMatchObject({ server_id: HOLDER });
    await releaseRoom(database.fork(), room(), HOLDER);
    expect(await roomRow()).toMatchObject({ server_id: NO_SERVER });
  });

  test("stores no answer and no round that was on its way while the room was taken", async () => {
    const { startRound, saveResult } = roundBatches(database, HOLDER);
    expect(await whileTaken(() => saveResult(answer()))).toMatchObject(refused);
    expect(await answers()).toEqual([]);
    await rows("update game_rooms set server_id = ? where id = ?", HOLDER, table.roomId);
    expect(await whileTaken(() => startRound(round(1)))).toMatchObject(refused);
    expect(await rows("select from game_rounds where session_id = ?", table.sessionId)).toEqual([]);
  });

  test("an answer that is stored first is there for the server that takes the room up", async () => {
    const { startRound, saveResult } = roundBatches(database, HOLDER);
    await startRound(round(1));
    // The row of the seat is locked, so the answer is stored only when that ends.
    const locked = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    const locking = database.fork().transactional(async (em) => {
      await em.execute("select from game_participants where id = ? for update", [table.participantIds[0]]);
      locked.resolve();
      await over.promise;
    });
    await locked.promise;
    const saved = saveResult(answer());
    await lockWaited(database);
    const taking = rows("update game_rooms set server_id = ? where id = ? returning id", FORMER, table.roomId);
    await lockWaited(database, 2);
    over.resolve();
    await Promise.all([locking, taking]);
    expect(await saved).toEqual({ saved: true });
    expect(await answers()).toHaveLength(1);
  });

  test("learns that it has lost the room, and stores no snapshot", async () => {
    const { roomId } = table;
    const [former, holder] = [snapshotBatch(database, FORMER), snapshotBatch(database, HOLDER)];
    const both = await Promise.allSettled([
      holder({ roomId, snapshot: snapshotOf("round") }),
      holder({ roomId: randomUUID(), snapshot: snapshotOf("round") }),
    ]);
    expect(both).toMatchObject([{ status: "fulfilled" }, refused]);
    await expect(former({ roomId, snapshot: snapshotOf("finished") })).rejects.toMatchObject(refused.reason);
    expect(await storedPhase()).toBe("round");
  });

  test("GAME-173 stores no snapshot of a room that is closed, and learns of its end as members do", async () => {
    await closeRoom(database.fork(), { ...room(), reason: "empty" }, HOLDER);
    const store = snapshotBatch(database, HOLDER);
    await expect(store({ ...room(), snapshot: snapshotOf("round") })).resolves.toBeUndefined();
    expect(await storedPhase()).toBeUndefined();
  });

  test("stores no snapshot that was on its way while the room was taken", async () => {
    const store = snapshotBatch(database, HOLDER);
    expect(await whileTaken(() => store({ ...room(), snapshot: snapshotOf("reveal") }))).toMatchObject(refused);
    expect(await storedPhase()).toBeUndefined();
  });
});
