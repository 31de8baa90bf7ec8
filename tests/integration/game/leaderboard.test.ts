import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fastestRow, leaderboardRow, weekRow } from "../../../schema/leaderboard/api.ts";
import { LEADERBOARD_ROWS } from "../../../schema/limits.ts";
import { countGame, mondayOf, readLeaderboard, readWeekBoard } from "../../../server/leaderboard/leaderboard.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import { addMembers, createTableRows, playGame } from "../../support/game/game-rows.ts";
import { testDatabase } from "../../support/server/database.ts";
import { statementsDuring } from "../../support/server/statements.ts";

const messagingPolicy = { isOpenToAll: false, today: () => "2026-11-22" };

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.fork().execute("delete from game_leaderboards"));

const count = (memberId: string, score: number, isWon = false) =>
  countGame(database.fork(), "trivia", [{ memberId, score, isWon }]);
const read = (memberId?: string) =>
  readLeaderboard(database, messagingPolicy, memberId === undefined ? null : { memberId }, "trivia");

describe("the leaderboard", () => {
  test("the leaderboard ranks by total score, then wins, then who came first, and shows only names", async () => {
    const ids = await addMembers(database.fork(), "Early", "Late", "Winner", null);
    const [early, late, winner, nameless] = ids as [string, string, string, string];
    await count(early, 100);
    await count(late, 60);
    await count(late, 40);
    await count(winner, 100, true);
    await count(nameless, 200);
    const board = await read(late);
    expect(board.map(({ rank, displayName, isMine }) => [rank, displayName, isMine])).toEqual([
      [1, "Anonymous Player", false],
      [2, "Winner", false],
      [3, "Early", false],
      [4, "Late", true],
    ]);
    expect(board[3]).toEqual({
      rank: 4,
      displayName: "Late",
      roles: [],
      memberId: late,
      total_games: 2,
      total_wins: 0,
      best_score: 60,
      average_score: 50,
      total_score: 100,
      isMine: true,
    });
    for (const row of board) leaderboardRow.parse(row);
  });

  test("PROFILE-30 PROFILE-32 members see the roles of players, and visitors do not", async () => {
    const [grace, ada] = (await addMembers(database.fork(), "Mama Grace", "Ada Nwosu")) as [string, string];
    await database.fork().execute("insert into user_roles (user_id, role) values (?, 'mentor')", [grace]);
    await count(grace, 100);
    await count(ada, 50);
    expect((await read(ada)).map(({ roles }) => roles)).toEqual([["mentor"], []]);
    expect((await read()).map(({ roles }) => roles)).toEqual([[], []]);
  });

  test("visitors see only first names on the leaderboard", async () => {
    const ids = await addMembers(database.fork(), "Ada Nwosu", "Túndé", null);
    for (const [at, id] of ids.entries()) await count(id, 100 - at);
    expect((await read()).map(({ displayName }) => displayName)).toEqual(["Ada", "Túndé", "Anonymous Player"]);
    expect((await read(ids[1]))[0]?.displayName).toBe("Ada Nwosu");
  });

  test("the leaderboard has fifty rows, plus the caller's own row if it is further down", async () => {
    const ids = await addMembers(database.fork(), ...Array.from({ length: LEADERBOARD_ROWS + 10 }, () => "Somebody"));
    for (const [index, id] of ids.entries()) await count(id, 1000 - index);
    expect(await read()).toHaveLength(LEADERBOARD_ROWS);
    const mine = await read(ids.at(-1));
    expect(mine).toHaveLength(LEADERBOARD_ROWS + 1);
    expect(mine.at(-1)).toMatchObject({ rank: LEADERBOARD_ROWS + 10, isMine: true });
    const first = await read(ids[0]);
    expect(first).toHaveLength(LEADERBOARD_ROWS);
    expect(first[0]).toMatchObject({ rank: 1, isMine: true });
    expect((await read()).some(({ isMine }) => isMine)).toBe(false);
  });

  test("the leaderboard leaves suspended members and their ranks out", async () => {
    const [gone, stays] = (await addMembers(database.fork(), "Gone", "Stays")) as [string, string];
    await count(gone, 200);
    await count(stays, 100);
    await database.fork().execute("update users set suspended_at = now() where id = ?", [gone]);
    expect(await read(stays)).toMatchObject([{ rank: 1, displayName: "Stays", isMine: true }]);
  });

  test("a member who has not played sees the leaderboard without a row of their own", async () => {
    const [player, onlooker] = (await addMembers(database.fork(), "Player", "Onlooker")) as [string, string];
    await count(player, 10);
    expect(await read(onlooker)).toMatchObject([{ isMine: false }]);
  });

  test("a visitor reads the leaderboard with one query", async () => {
    const sent = await statementsDuring(database, () => readLeaderboard(database, messagingPolicy, null, "trivia"));
    expect(sent).toHaveLength(1);
  });
});

describe("the leaderboard of the week", () => {
  const week = (memberId: string | null = null, timeZone = "Africa/Lagos") =>
    readWeekBoard(database, messagingPolicy, memberId === null ? null : { memberId }, { gameType: "trivia", timeZone });
  /** Sets when a game ended. The tests' day, 22 November 2026, is a Sunday. */
  const endGame = (sessionId: string, at: string) =>
    database.fork().execute("update game_sessions set ended_at = ? where id = ?", [at, sessionId]);

  let ids: string[] = [];
  beforeEach(async () => {
    await database.fork().execute("delete from game_rooms");
    ids = await addMembers(database.fork(), "Ada Nwosu", "Ben Obi");
  });

  const play = async (scores: readonly number[], at: string, settings = {}) => {
    const table = await createTableRows(database.fork(), ids, { isPrivate: true, ...settings });
    const sessionId = await playGame(database, table, scores);
    await endGame(sessionId, at);
    return sessionId;
  };

  test.each([
    ["2026-11-22", "2026-11-16"],
    ["2026-11-23", "2026-11-23"],
    ["2026-11-28", "2026-11-23"],
  ])("LEADERBOARD-1 the week of %s begins on Monday %s", (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  test("LEADERBOARD-1 a game counts from Monday midnight in the community's time zone", async () => {
    // Midnight in Lagos is 23:00 UTC on Sunday.
    await play([90, 0], "2026-11-15T22:59:59Z");
    await play([10, 20], "2026-11-15T23:00:00Z");
    const board = await week();
    expect(board.firstDay).toBe("2026-11-16");
    expect(
      board.rows.map(({ rank, displayName, score, games, wins }) => [rank, displayName, score, games, wins]),
    ).toEqual([
      [1, "Ben", 20, 1, 1],
      [2, "Ada", 10, 1, 0],
    ]);
    expect((await week(null, "UTC")).rows).toEqual([]);
  });

  test("LEADERBOARD-2 a row has the member's best game with its difficulty and time limit", async () => {
    await play([30, 0], "2026-11-17T10:00:00Z", { difficulty: "easy", timeLimit: 60 });
    await play([40, 0], "2026-11-18T10:00:00Z", { difficulty: "hard", timeLimit: 15 });
    const [first] = (await week()).rows;
    expect(first).toMatchObject({ displayName: "Ada", score: 70, games: 2, wins: 2 });
    expect(first?.best).toEqual({ score: 40, difficulty: "hard", timeLimit: 15 });
  });

  test("LEADERBOARD-3 the quickest right answers are listed, without wrong ones and voided rounds", async () => {
    const counted = await play([30, 30], "2026-11-17T10:00:00Z", { difficulty: "easy" });
    await database.fork().execute("update game_round_results set response_time = 4.5 where session_id = ?", [counted]);
    const voided = await play([30, 0], "2026-11-17T10:00:00Z");
    await database.fork().execute("update game_rounds set voided_at = now() where session_id = ?", [voided]);
    const { fastest } = await week();
    expect(fastest.map(({ rank, displayName, seconds }) => [rank, displayName, seconds]).sort()).toEqual([
      [1, "Ada", 4.5],
      [1, "Ben", 4.5],
    ]);
    expect(fastest[0]).toMatchObject({ difficulty: "easy", timeLimit: 30 });
  });

  test("LEADERBOARD-4 members see names, roles and their row, visitors first names; suspended have no rank", async () => {
    const [ada, ben] = ids as [string, string];
    await play([30, 20], "2026-11-17T10:00:00Z");
    await database.fork().execute("insert into user_roles (user_id, role) values (?, 'mentor')", [ada]);
    const own = await week(ben);
    for (const row of own.rows) weekRow.parse(row);
    for (const row of own.fastest) fastestRow.parse(row);
    expect(own.rows.map(({ displayName, roles, isMine }) => [displayName, roles, isMine])).toEqual([
      ["Ada Nwosu", ["mentor"], false],
      ["Ben Obi", [], true],
    ]);
    expect((await week()).rows.map(({ displayName, roles, memberId }) => [displayName, roles, memberId])).toEqual([
      ["Ada", [], null],
      ["Ben", [], null],
    ]);
    await database.fork().execute("update users set suspended_at = now() where id = ?", [ada]);
    const left = await week();
    expect(left.rows.map(({ rank, displayName }) => [rank, displayName])).toEqual([[1, "Ben"]]);
    expect(left.fastest.map(({ displayName }) => displayName)).toEqual(["Ben"]);
  });
});
