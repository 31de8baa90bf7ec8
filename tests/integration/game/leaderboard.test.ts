import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { leaderboardRow } from "../../../schema/leaderboard/api.ts";
import { LEADERBOARD_ROWS } from "../../../schema/limits.ts";
import { countGame, readLeaderboard } from "../../../server/leaderboard/leaderboard.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import { addMembers } from "../../support/game/game-rows.ts";
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
