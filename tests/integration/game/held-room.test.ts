import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { GameSnapshot } from "../../../schema/game/snapshot.ts";
import { closeRoom, NO_SERVER, releaseRoom, reopenRoom } from "../../../server/game/game.ts";
import { finishSession, startSession } from "../../../server/game/game-session.ts";
import { roundBatches } from "../../../server/game/round-batch.ts";
import { snapshotBatch } from "../../../server/game/snapshot/snapshot-batch.ts";
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

describe("GAME-163 a server from which a room was taken", () => {
  test("stores neither rounds nor answers in it, and the holder does", async () => {
    const answer = () => resultOf(table.sessionId, table.participantIds[0] as string, 1, 50);
    const [former, holder] = [roundBatches(database, FORMER), roundBatches(database, HOLDER)];
    await expect(former.startRound(round(1))).rejects.toThrow("does not run");
    await expect(former.saveResult(answer())).rejects.toThrow("does not run");
    expect(await rows("select from game_round_results where session_id = ?", table.sessionId)).toEqual([]);
    await holder.startRound(round(1));
    expect(await holder.saveResult(answer())).toEqual({ saved: true });
  });

  test("does not end its game, start it again, close it or give it up", async () => {
    const { roomId, sessionId } = table;
    const game = { roomId, sessionId };
    expect(await finishSession(database.fork(), game, FORMER)).toEqual({ refused: "not-running" });
    await expect(startSession(database.fork(), { roomId, rounds: 5 }, FORMER)).rejects.toThrow("another server");
    await expect(reopenRoom(database.fork(), { roomId }, FORMER)).rejects.toThrow("another server");
    await closeRoom(database.fork(), { roomId, reason: "empty" }, FORMER);
    await releaseRoom(database.fork(), { roomId }, FORMER);
    expect(await roomRow()).toMatchObject({ status: "playing", closed_at: null, server_id: HOLDER });
    expect(await finishSession(database.fork(), game, HOLDER)).toMatchObject({ saved: true });
    await releaseRoom(database.fork(), { roomId }, HOLDER);
    expect(await roomRow()).toMatchObject({ server_id: NO_SERVER });
  });

  test("learns that it has lost the room, and stores no snapshot", async () => {
    const { roomId } = table;
    const [former, holder] = [snapshotBatch(database, FORMER), snapshotBatch(database, HOLDER)];
    const both = await Promise.all([
      holder({ roomId, snapshot: snapshotOf("round") }),
      holder({ roomId: randomUUID(), snapshot: snapshotOf("round") }),
    ]);
    expect(both).toEqual([{ isHeld: true }, { isHeld: false }]);
    expect(await former({ roomId, snapshot: snapshotOf("finished") })).toEqual({ isHeld: false });
    expect(await storedPhase()).toBe("round");
  });

  test("stores no snapshot that was on its way while the room was taken", async () => {
    const { roomId } = table;
    const held = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    const taking = database.fork().transactional(async (em) => {
      await em.execute("select from game_rooms where id = ? for update", [roomId]);
      await em.execute("update game_rooms set server_id = ? where id = ?", [FORMER, roomId]);
      held.resolve();
      await taken.promise;
    });
    await held.promise;
    const late = snapshotBatch(database, HOLDER)({ roomId, snapshot: snapshotOf("reveal") });
    await lockWaited(database);
    taken.resolve();
    await taking;
    expect(await late).toEqual({ isHeld: false });
    expect(await storedPhase()).toBeUndefined();
  });
});
