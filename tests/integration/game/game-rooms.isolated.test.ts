import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { TriviaPorts } from "../../../rooms/trivia/ports.ts";
import { gameSettings } from "../../../schema/game/settings.ts";
import { closeRoom, openRoom, passHost, releaseSeat, reopenRoom, storeSeat } from "../../../server/game/game.ts";
import { gamePorts } from "../../../server/game/game-ports.ts";
import { startSession } from "../../../server/game/game-session.ts";
import * as roomCodes from "../../../server/game/room/room-code.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import {
  addMembers,
  createTableRows,
  participantOf,
  resultOf,
  saveResult,
  TEST_SERVER_ID,
} from "../../support/game/game-rows.ts";
import { announcedBy } from "../../support/server/announced.ts";
import { testDatabase } from "../../support/server/database.ts";

vi.mock("../../../server/game/room/room-code.ts", { spy: true });

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
  return createTableRows(
    em,
    await addMembers(em, ...Array.from({ length: players }, (_, index) => `Player ${index + 1}`)),
  );
}

describe("a room", () => {
  test("a room is stored with its settings, under a code that no open room has", async () => {
    const em = database.fork();
    const [hostId] = (await addMembers(em, "Host")) as [string];
    const taken = (await openRoom(em, TEST_SERVER_ID, { roomId: randomUUID(), hostId, settings })).roomCode;
    vi.mocked(roomCodes.newRoomCode)
      .mockReturnValueOnce(taken)
      .mockReturnValueOnce(taken)
      .mockReturnValueOnce("ABCDEF");
    const roomId = randomUUID();
    expect(await openRoom(em, TEST_SERVER_ID, { roomId, hostId, settings })).toEqual({
      roomCode: "ABCDEF",
      replaced: [],
    });
    expect(await roomRow(roomId)).toMatchObject({
      room_code: "ABCDEF",
      host_id: hostId,
      status: "waiting",
      max_players: settings.maxPlayers,
      settings,
      server_id: TEST_SERVER_ID,
    });
  });

  test("a room code is free again once its room is closed", async () => {
    const { roomId, roomCode, memberIds } = await newTable();
    await closeRoom(database.fork(), { roomId, reason: "host-left" });
    vi.mocked(roomCodes.newRoomCode).mockReturnValueOnce(roomCode);
    const again = { roomId: randomUUID(), hostId: memberIds[0] as string, settings };
    expect(await openRoom(database.fork(), TEST_SERVER_ID, again)).toEqual({ roomCode, replaced: [] });
  });

  test("opening a room 20 times at once creates one room with one code", async () => {
    const [hostId] = (await addMembers(database.fork(), "Host")) as [string];
    const room = { roomId: randomUUID(), hostId, settings };
    const opened = await many(20, () => openRoom(database.fork(), TEST_SERVER_ID, room));
    expect(new Set(opened.map(({ roomCode }) => roomCode)).size).toBe(1);
  });

  test("if no code is free, opening a room fails instead of retrying forever", async () => {
    const { roomCode, memberIds } = await newTable();
    vi.mocked(roomCodes.newRoomCode).mockReturnValue(roomCode);
    const room = { roomId: randomUUID(), hostId: memberIds[0] as string, settings };
    await expect(openRoom(database.fork(), TEST_SERVER_ID, room)).rejects.toThrow("no free code");
  });

  test("a room is closed as interrupted only if the server shuts down during a game", async () => {
    const [waiting, playing, leftAlone] = [await newTable(), await newTable(), await newTable()];
    for (const { roomId } of [playing, leftAlone]) await startSession(database.fork(), { roomId, rounds: 5 });
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

  test("a closed room stays closed, and accepts no seat, host or game", async () => {
    const { roomId, memberIds } = await newTable();
    await closeRoom(database.fork(), { roomId, reason: "host-left" });
    const closed = await roomRow(roomId);
    await closeRoom(database.fork(), { roomId, reason: "draining" });
    expect(await roomRow(roomId)).toEqual(closed);
    const memberId = memberIds[1] as string;
    const em = () => database.fork();
    await expect(storeSeat(em(), { roomId, memberId, displayName: "B", seat: 1 })).rejects.toThrow("is closed");
    await expect(passHost(em(), { roomId, hostId: memberId })).rejects.toThrow("is closed");
    await expect(startSession(em(), { roomId, rounds: 5 })).rejects.toThrow("is closed");
    await expect(reopenRoom(em(), { roomId })).rejects.toThrow("is closed");
    await expect(storeSeat(em(), { roomId: randomUUID(), memberId, displayName: "B", seat: 1 })).rejects.toThrow(
      "no room",
    );
  });

  test("a member can have only three public rooms waiting, even if twenty are opened at once", async () => {
    const [hostId, otherId] = (await addMembers(database.fork(), "Host", "Other")) as [string, string];
    const open = (isPrivate = false, host = hostId) => {
      const roomId = randomUUID();
      const room = { roomId, hostId: host, settings: { ...settings, isPrivate } };
      return openRoom(database.fork(), TEST_SERVER_ID, room).then(
        () => roomId,
        (error: { code?: string }) => error.code,
      );
    };
    const outcomes = await many(20, () => open());
    const opened = outcomes.filter((outcome) => outcome !== "game/too-many-waiting") as [string, string, string];
    expect(opened).toHaveLength(3);
    const waiting = "select id from game_rooms where host_id = ? and status = 'waiting' and closed_at is null";
    expect(await rows(waiting, hostId)).toHaveLength(3);
    for (const other of [await open(true), await open(false, otherId)]) expect(other).toMatch(/^[0-9a-f-]{36}$/);
    await closeRoom(database.fork(), { roomId: opened[0], reason: "host-left" });
    expect(await open()).toMatch(/^[0-9a-f-]{36}$/);
    expect(await open()).toBe("game/too-many-waiting");
    await startSession(database.fork(), { roomId: opened[1], rounds: 5 });
    expect(await open()).toMatch(/^[0-9a-f-]{36}$/);
    expect(await open()).toBe("game/too-many-waiting");
  });

  test("a room opened again by a retry keeps its code, even if its host has three rooms waiting", async () => {
    const [hostId] = (await addMembers(database.fork(), "Host")) as [string];
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    const open = (roomId: string) => openRoom(database.fork(), TEST_SERVER_ID, { roomId, hostId, settings });
    const codes = [];
    for (const roomId of ids) codes.push(await open(roomId));
    expect(await open(ids[0] as string)).toEqual(codes[0]);
  });

  test("the database refuses two open rooms with one code", async () => {
    const [one, other] = [await newTable(), await newTable()];
    const copy = rows("update game_rooms set room_code = ? where id = ?", one.roomCode, other.roomId);
    await expect(copy).rejects.toMatchObject({ code: "23505" });
  });

  test("a waiting room accepts a new host", async () => {
    const { roomId, memberIds } = await newTable();
    await passHost(database.fork(), { roomId, hostId: memberIds[1] as string });
    expect(await roomRow(roomId)).toMatchObject({ host_id: memberIds[1], status: "waiting" });
  });
});

describe("a seat", () => {
  test("a seat saved 50 times at once is one row, and the room counts one player", async () => {
    const { roomId } = await newTable(1);
    const [memberId] = (await addMembers(database.fork(), "Late")) as [string];
    const seat = { roomId, memberId, displayName: "Late", seat: 1 };
    const outcomes = await many(50, () => storeSeat(database.fork(), seat));
    expect(new Set(outcomes.map(participantOf)).size).toBe(1);
    expect(await roomRow(roomId)).toMatchObject({ current_players: 2 });
  });

  test("eight members who sit down at once are counted as eight", async () => {
    const { roomId } = await newTable(1);
    const memberIds = await addMembers(database.fork(), ..."ABCDEFG".split(""));
    await Promise.all(
      memberIds.map((memberId, seat) => storeSeat(database.fork(), { roomId, memberId, displayName: "X", seat })),
    );
    expect(await roomRow(roomId)).toMatchObject({ current_players: 8 });
  });

  test("a seat given up and taken again is the same row with the same score", async () => {
    const table = await newTable();
    const { roomId } = table;
    const memberId = table.memberIds[1] as string;
    const { sessionId } = await startSession(database.fork(), { roomId, rounds: 5 });
    await saveResult(database, resultOf(sessionId, table.participantIds[1] as string, 1, 80));
    await releaseSeat(database.fork(), { roomId, memberId });
    await releaseSeat(database.fork(), { roomId, memberId });
    expect(await roomRow(roomId)).toMatchObject({ current_players: 1 });
    expect(await rows("select is_active, left_at from game_participants where user_id = ?", memberId)).toEqual([
      { is_active: false, left_at: expect.anything() },
    ]);
    const back = participantOf(await storeSeat(database.fork(), { roomId, memberId, displayName: "Renamed", seat: 1 }));
    expect(back).toBe(table.participantIds[1]);
    expect(await rows("select * from game_participants where id = ?", back)).toMatchObject([
      { is_active: true, left_at: null, total_score: 80, display_name: "Renamed" },
    ]);
  });
});

test("the database announces each change of a room that changes the list of public rooms, and no round", async () => {
  const ports: TriviaPorts = gamePorts(database, TEST_SERVER_ID, {
    messagingPolicy: { isOpenToAll: false, today: () => "2026-12-01" },
    community: { translation: "kjv" },
    gameCorrected: vi.fn(),
    practiceReplaced: vi.fn(),
  });
  const [hostId, guestId] = (await addMembers(database.fork(), "Host", "Guest")) as [string, string];
  const roomId = randomUUID();
  const announced = async <Result>(work: () => Promise<Result>, changes: boolean): Promise<Result> => {
    let result: Result | undefined;
    const payloads = await announcedBy(database, "rooms_changed", async () => {
      result = await work();
    });
    expect(payloads, String(work)).toEqual(changes ? ["rooms"] : []);
    return result as Result;
  };
  await announced(() => ports.openRoom({ roomId, hostId, settings }), true);
  const seat = (memberId: string, at: number) => ({ roomId, memberId, displayName: `Seat ${at}`, seat: at });
  const host = participantOf(await announced(() => ports.storeSeat(seat(hostId, 0)), true));
  await announced(() => ports.storeSeat(seat(guestId, 1)), true);
  await announced(() => ports.passHost({ roomId, hostId: guestId }), true);
  const { sessionId } = await announced(() => ports.startSession({ roomId, rounds: 5 }), true);
  const [content] = await ports.drawQuestions({ difficulty: "easy", count: 5, memberIds: [hostId, guestId] });
  const drawn = { id: content?.questionId ?? null, text: null };
  await announced(() => ports.startRound({ sessionId, round: 1, startedAt: Date.now(), content: drawn }), false);
  const result = resultOf(sessionId, host, 1, 75);
  expect(await announced(() => ports.saveResult(result), false)).toEqual({ saved: true });
  const finished = { roomId, sessionId, standings: [] };
  expect(await announced(() => ports.finishSession(finished), false)).toEqual({ saved: true });
  await announced(() => ports.reopenRoom({ roomId }), true);
  await announced(() => ports.releaseSeat({ roomId, memberId: guestId }), true);
  await announced(() => ports.closeRoom({ roomId, reason: "empty" }), true);
});
