import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { SavedGame } from "../../../rooms/index.ts";
import { crashRecovery } from "../../../server/game/crash-recovery.ts";
import { closeRoom, releaseSeat } from "../../../server/game/game.ts";
import { finishSession, shortenSession, startSession } from "../../../server/game/game-session.ts";
import { NO_SERVER } from "../../../server/game/held-room.ts";
import { skipRound } from "../../../server/game/void/skip-round.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import {
  addMembers,
  createTableRows,
  playGame,
  resultOf,
  type StoredTable,
  saveResult,
  startRound,
} from "../../support/game/game-rows.ts";
import { announcedBy } from "../../support/server/announced.ts";
import { testDatabase } from "../../support/server/database.ts";

/** The server that died, one that lives, and the one that recovers. */
const [DEAD, LIVING, OWN] = [21, 22, 23];
const ROUND_SECONDS = 30;

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await rows("delete from game_rooms");
  await rows("delete from servers");
  await rows("insert into servers (id) values (?), (?)", DEAD, LIVING);
});

const rows = (sql: string, ...params: unknown[]) => database.fork().execute<Record<string, unknown>[]>(sql, params);
const roomRow = async (roomId: string) => (await rows("select * from game_rooms where id = ?", roomId))[0];
const leaderboard = (memberIds: readonly string[]) =>
  rows(
    `select total_games, total_score, total_wins from game_leaderboards where user_id in (?)
     order by total_score desc`,
    memberIds,
  );

/** Starts a recovery that finds these servers ended. */
function recoveryAfter(...ended: number[]) {
  const endedAmong = vi.fn(async (ids: readonly number[]) => new Set(ids.filter((id) => ended.includes(id))));
  const log = { error: vi.fn() };
  const restore = vi.fn<(saved: SavedGame) => Promise<void>>(async () => {});
  return { ...crashRecovery(database, { serverId: OWN, endedAmong }, log, restore), endedAmong, log, restore };
}

async function newTable(players = 2, serverId = DEAD, settings = {}): Promise<StoredTable> {
  const em = database.fork();
  const names = Array.from({ length: players }, (_, index) => `Player ${index + 1}`);
  return createTableRows(em, await addMembers(em, ...names), { timeLimit: ROUND_SECONDS, ...settings }, serverId);
}

/** Stores a game whose last round began this long ago; `scores` are what each player earned in the two rounds. */
async function playedTable(
  scores: readonly (readonly [number?, number?])[],
  { begunSecondsAgo = 1, rounds = 2, settings = {} } = {},
) {
  const table = await newTable(scores.length, DEAD, settings);
  const { roomId, participantIds } = table;
  const { sessionId } = await startSession(database.fork(), { roomId, rounds });
  await startRound(database, { sessionId, round: 1 });
  await startRound(database, { sessionId, round: 2, startedAt: Date.now() - begunSecondsAgo * 1000 });
  const store = (player: number, round: number, points?: number) =>
    points === undefined
      ? undefined
      : saveResult(database, resultOf(sessionId, participantIds[player] as string, round, points));
  await Promise.all(scores.flatMap(([first, second], player) => [store(player, 1, first), store(player, 2, second)]));
  return { ...table, sessionId };
}

describe("recovery after a server died", () => {
  test("recovery ends the dead server's open rooms; a live server's rooms and finished games stay", async () => {
    const running = await playedTable([[10], [0]]);
    const waiting = await newTable();
    const finished = await newTable();
    await playGame(database, finished, [70, 0]);
    const elsewhere = await newTable(2, LIVING);
    const own = await newTable(2, OWN);
    const closed = await newTable();
    await closeRoom(database.fork(), { roomId: closed.roomId, reason: "host-left" });

    const recovery = recoveryAfter(DEAD);
    const announced = async (recovered: number) =>
      announcedBy(database, "rooms_changed", async () => expect(await recovery.recoverGames()).toBe(recovered));
    expect(await announced(3)).toEqual(["rooms"]);
    expect(recovery.endedAmong.mock.calls[0]?.[0].toSorted()).toEqual([DEAD, LIVING, OWN]);
    expect(await roomRow(running.roomId)).toMatchObject({
      status: "interrupted",
      closed_at: expect.anything(),
      ended_at: expect.anything(),
    });
    expect(await roomRow(waiting.roomId)).toMatchObject({ status: "closed", closed_at: expect.anything() });
    expect(await roomRow(finished.roomId)).toMatchObject({ status: "closed", closed_at: expect.anything() });
    expect(await roomRow(elsewhere.roomId)).toMatchObject({ status: "waiting", closed_at: null });
    expect(await roomRow(own.roomId)).toMatchObject({ status: "waiting", closed_at: null });
    expect(await rows("select status, ended_at from game_sessions where id = ?", running.sessionId)).toEqual([
      { status: "interrupted", ended_at: expect.anything() },
    ]);
    expect(await leaderboard(running.memberIds)).toEqual([]);
    expect(await leaderboard(finished.memberIds)).toMatchObject([
      { total_games: 1, total_score: 70 },
      { total_score: 0 },
    ]);
    expect(await rows("select id from servers")).toEqual([{ id: LIVING }]);

    expect(await announced(0)).toEqual([]);
  });

  test("GAME-19 GAME-20 a game whose last round everyone had answered is finished with its ranks", async () => {
    const { roomId, sessionId, memberIds } = await playedTable([
      [40, 30],
      [0, 70],
      [60, 0],
    ]);
    expect(await recoveryAfter(DEAD).recoverGames()).toBe(1);
    expect(await roomRow(roomId)).toMatchObject({
      status: "closed",
      ended_at: expect.anything(),
      closed_at: expect.anything(),
    });
    expect(await rows("select status from game_sessions where id = ?", sessionId)).toEqual([{ status: "finished" }]);
    expect(await leaderboard(memberIds)).toEqual([
      { total_games: 1, total_score: 70, total_wins: 1 },
      { total_games: 1, total_score: 70, total_wins: 1 },
      { total_games: 1, total_score: 60, total_wins: 0 },
    ]);
    const scores = await rows("select total_score from game_participants where room_id = ? order by seat", roomId);
    expect(scores.map(({ total_score }) => total_score)).toEqual([70, 70, 60]);
  });

  test("GAME-125 GAME-126 the last round of an event's game does not wait for its host, who only led", async () => {
    const [event] = await rows(
      `insert into events (title, description, location, event_date)
       values ('Game night', 'We play.', 'Hall', now()) returning id`,
    );
    const settings = { eventId: String(event?.id), isPrivate: true };
    const { sessionId, memberIds } = await playedTable([[], [40, 30], [0, 70]], { settings });
    await recoveryAfter(DEAD).recoverGames();
    expect(await rows("select status from game_sessions where id = ?", sessionId)).toEqual([{ status: "finished" }]);
    expect(await leaderboard(memberIds)).toMatchObject([{ total_score: 70 }, { total_score: 70 }]);
  });

  test("GAME-71 a game whose last round was skipped is finished without it", async () => {
    const { roomId, sessionId, memberIds } = await playedTable([[40, 30], [50]]);
    const skipped = {
      roomId,
      sessionId,
      round: 2,
      rounds: 2,
      startedAt: Date.now(),
      content: { id: null, text: null },
    };
    await skipRound(database.fork(), skipped);
    await recoveryAfter(DEAD).recoverGames();
    expect(await leaderboard(memberIds)).toEqual([
      { total_games: 1, total_score: 50, total_wins: 1 },
      { total_games: 1, total_score: 40, total_wins: 0 },
    ]);
  });

  test("GAME-78 a game that its host ended after the round that everyone had answered is finished", async () => {
    const { roomId, sessionId, memberIds } = await playedTable(
      [
        [40, 30],
        [50, 0],
      ],
      { rounds: 5 },
    );
    await shortenSession(database.fork(), { roomId, sessionId, rounds: 2 });
    await recoveryAfter(DEAD).recoverGames();
    expect(await leaderboard(memberIds)).toEqual([
      { total_games: 1, total_score: 70, total_wins: 1 },
      { total_games: 1, total_score: 50, total_wins: 0 },
    ]);
  });

  test("GAME-12 recovery does not require an answer of a player who left, and that player's score counts", async () => {
    const { roomId, memberIds } = await playedTable([[90], [0, 20]]);
    await releaseSeat(database.fork(), { roomId, memberId: memberIds[0] as string });
    await recoveryAfter(DEAD).recoverGames();
    expect(await leaderboard(memberIds)).toEqual([
      { total_games: 1, total_score: 90, total_wins: 1 },
      { total_games: 1, total_score: 20, total_wins: 0 },
    ]);
  });

  test.each([
    ["an answer of the last round is missing", { scores: [[40, 30], [10]], begunSecondsAgo: 1, rounds: 2 }],
    [
      "a round was still to come",
      {
        scores: [
          [40, 30],
          [10, 10],
        ],
        begunSecondsAgo: 60,
        rounds: 3,
      },
    ],
    [
      "the last round could still take answers",
      { scores: [[40], [10]], begunSecondsAgo: ROUND_SECONDS - 2, rounds: 2 },
    ],
  ] as const)("a game is interrupted and counts nowhere if %s", async (_, { scores, ...course }) => {
    const { roomId, memberIds } = await playedTable(scores, course);
    await recoveryAfter(DEAD).recoverGames();
    expect(await roomRow(roomId)).toMatchObject({ status: "interrupted" });
    expect(await leaderboard(memberIds)).toEqual([]);
  });

  test("a game whose last round ended while its server lived is finished, even without all answers", async () => {
    const { roomId, memberIds } = await playedTable([[40], [10]], { begunSecondsAgo: ROUND_SECONDS + 5 });
    await recoveryAfter(DEAD).recoverGames();
    expect(await roomRow(roomId)).toMatchObject({ status: "closed" });
    expect(await leaderboard(memberIds)).toMatchObject([{ total_score: 40, total_wins: 1 }, { total_score: 10 }]);
  });

  test("a game whose last round ended after its server's last heartbeat is interrupted", async () => {
    const [late, unknown] = [
      await playedTable([[40], [10]], { begunSecondsAgo: ROUND_SECONDS + 5 }),
      await playedTable([[40], [10]], { begunSecondsAgo: ROUND_SECONDS + 5 }),
    ];
    await rows("update servers set beat_at = now() - interval '20 seconds' where id = ?", DEAD);
    await rows("update game_rooms set server_id = 99 where id = ?", unknown.roomId);
    await recoveryAfter(DEAD, 99).recoverGames();
    expect(await roomRow(late.roomId)).toMatchObject({ status: "interrupted" });
    expect(await roomRow(unknown.roomId)).toMatchObject({ status: "interrupted" });
  });

  test("a game that accepted answers after its server's last heartbeat is interrupted", async () => {
    // Answers still count for a few seconds after the round's time.
    const begunSecondsAgo = ROUND_SECONDS + 5;
    const { roomId, memberIds } = await playedTable([[40], [10]], { begunSecondsAgo });
    await rows("update servers set beat_at = now() - interval '5 seconds' where id = ?", DEAD);
    await recoveryAfter(DEAD).recoverGames();
    expect(await roomRow(roomId)).toMatchObject({ status: "interrupted" });
    expect(await leaderboard(memberIds)).toEqual([]);
  });

  test("a game that everyone had left is interrupted", async () => {
    const { roomId, memberIds } = await playedTable([
      [40, 10],
      [10, 10],
    ]);
    for (const memberId of memberIds) await releaseSeat(database.fork(), { roomId, memberId });
    await recoveryAfter(DEAD).recoverGames();
    expect(await roomRow(roomId)).toMatchObject({ status: "interrupted" });
    expect(await leaderboard(memberIds)).toEqual([]);
  });

  test("a game that had started but had no round yet is interrupted", async () => {
    const { roomId } = await newTable();
    await startSession(database.fork(), { roomId, rounds: 1 });
    await recoveryAfter(DEAD).recoverGames();
    expect(await roomRow(roomId)).toMatchObject({ status: "interrupted" });
  });

  test("GAME-20 a game that is recovered and finished by many at once counts once", async () => {
    for (let game = 0; game < 5; game += 1) {
      const { roomId, sessionId, memberIds } = await playedTable([
        [40, 30],
        [0, 10],
      ]);
      await Promise.all([
        ...Array.from({ length: 5 }, () => recoveryAfter(DEAD).recoverGames()),
        ...Array.from({ length: 5 }, () => finishSession(database.fork(), { roomId, sessionId })),
        ...Array.from({ length: 5 }, () => recoveryAfter(DEAD).recoverRoom({ roomId, serverId: DEAD })),
      ]);
      expect(await leaderboard(memberIds)).toEqual([
        { total_games: 1, total_score: 70, total_wins: 1 },
        { total_games: 1, total_score: 10, total_wins: 0 },
      ]);
      expect(await finishSession(database.fork(), { roomId, sessionId })).toEqual({ saved: true });
    }
  });

  test("a room that cannot be recovered is logged and retried, and others are recovered", async () => {
    const [first, broken, last] = [await newTable(), await playedTable([[40], [10]]), await newTable()];
    const { sessionId, roomId } = broken;
    await rows(`create function refuse() returns trigger language plpgsql as $$
      begin if new.id = '${roomId}' then raise 'cannot be stored'; end if; return new; end $$`);
    await rows("create trigger refuse before update on game_rooms for each row execute function refuse()");
    const recovery = recoveryAfter(DEAD);
    try {
      expect(await recovery.recoverGames()).toBe(2);
    } finally {
      await rows("drop function refuse cascade");
    }
    expect(recovery.log.error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ roomId }), expect.anything());
    for (const { roomId } of [first, last]) expect(await roomRow(roomId)).toMatchObject({ status: "closed" });
    expect(await rows("select status from game_sessions where id = ?", sessionId)).toEqual([{ status: "active" }]);
    expect(await rows("select id from servers where id = ?", DEAD)).toEqual([{ id: DEAD }]);
    expect(await recovery.recoverGames()).toBe(1);
    expect(await roomRow(roomId)).toMatchObject({ status: "interrupted" });
    expect(await rows("select id from servers where id = ?", DEAD)).toEqual([]);
  });

  test("PROCESS-25 the row of a server that ended long ago goes, even if a room cannot be recovered", async () => {
    const { roomId } = await newTable();
    await rows("update servers set beat_at = now() - interval '11 minutes' where id = ?", DEAD);
    await rows(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'cannot be stored'; end $$`,
    );
    await rows("create trigger refuse before update on game_rooms for each row execute function refuse()");
    try {
      expect(await recoveryAfter(DEAD).recoverGames()).toBe(0);
    } finally {
      await rows("drop function refuse cascade");
    }
    expect(await rows("select id from servers where id = ?", DEAD)).toEqual([]);
    expect(await recoveryAfter(DEAD).recoverGames()).toBe(1);
    expect(await roomRow(roomId)).toMatchObject({ status: "closed" });
  });

  test("a missing room's server is recovered, unless it may still be running", async () => {
    const { roomId } = await newTable();
    const other = await newTable(2, LIVING);
    expect(await recoveryAfter().recoverRoom({ roomId, serverId: DEAD })).toBe(false);
    expect(await roomRow(roomId)).toMatchObject({ status: "waiting", closed_at: null });
    expect(await recoveryAfter(DEAD, LIVING).recoverRoom({ roomId, serverId: DEAD })).toBe(true);
    expect(await roomRow(roomId)).toMatchObject({ status: "closed" });
    expect(await roomRow(other.roomId)).toMatchObject({ closed_at: null });
  });

  test("a missing room of this server itself cannot be recovered", async () => {
    const { roomId } = await newTable(2, OWN);
    const { recoverRoom, endedAmong } = recoveryAfter(OWN);
    expect(await recoverRoom({ roomId, serverId: OWN })).toBe(true);
    expect(endedAmong).not.toHaveBeenCalled();
    expect(await roomRow(roomId)).toMatchObject({ closed_at: null });
  });

  test("GAME-162 a room that was handed over is taken up at once, by one of several servers", async () => {
    const { roomId } = await newTable(2, NO_SERVER);
    const recoveries = Array.from({ length: 5 }, () => recoveryAfter());
    const counts = await Promise.all(recoveries.map(({ recoverGames }) => recoverGames()));
    expect(counts.toSorted()).toEqual([0, 0, 0, 0, 1]);
    expect(await roomRow(roomId)).toMatchObject({ status: "closed" });
    const next = await newTable(2, NO_SERVER);
    expect(await recoveryAfter().recoverRoom({ roomId: next.roomId, serverId: NO_SERVER })).toBe(true);
    expect(await roomRow(next.roomId)).toMatchObject({ status: "closed" });
  });

  test("GAME-160 a server that is about to end takes no rooms up", async () => {
    const { roomId } = await newTable();
    const { recoverGames, recoverRoom, stop } = recoveryAfter(DEAD);
    stop();
    expect(await recoverGames()).toBe(0);
    await expect(recoverRoom({ roomId, serverId: DEAD })).rejects.toMatchObject({ code: "server/draining" });
    expect(await roomRow(roomId)).toMatchObject({ server_id: DEAD, closed_at: null });
    expect(await rows("select id from servers where id = ?", DEAD)).toEqual([{ id: DEAD }]);
  });
});
