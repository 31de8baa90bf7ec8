import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { gameTypes } from "../../../schema/game/settings.ts";
import { openRoom, storeSeat } from "../../../server/game/game.ts";
import { listOwnGames, readBookProgress } from "../../../server/game/played/own-games.ts";
import { deleteOldGames } from "../../../server/game/retention.ts";
import { practiceSettings } from "../../../server/game/room/practice.ts";
import { correctGame } from "../../../server/game/void/correct-game.ts";
import { skipRound } from "../../../server/game/void/skip-round.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import { boardReaders } from "../../support/game/game-readers.ts";
import {
  addMembers,
  createTableRows,
  participantOf,
  playGame,
  type StoredTable,
  TEST_SERVER_ID,
} from "../../support/game/game-rows.ts";
import { testDatabase } from "../../support/server/database.ts";

let database: Database;
let ada = "";
let ben = "";
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.fork().execute("delete from game_rooms");
  await database.fork().execute("delete from game_leaderboards");
  [ada, ben] = (await addMembers(database.fork(), "Ada Nwosu", "Ben")) as [string, string];
});

type GameType = (typeof gameTypes)[number];

async function createPractice(memberId: string, gameType: GameType = "trivia"): Promise<StoredTable> {
  const em = database.fork();
  const roomId = crypto.randomUUID();
  const settings = practiceSettings(gameType);
  const { roomCode } = await openRoom(em, TEST_SERVER_ID, { roomId, hostId: memberId, settings });
  const seat = await storeSeat(em, { roomId, memberId, displayName: "Ada", seat: 0 });
  return { roomId, roomCode, memberIds: [memberId], participantIds: [participantOf(seat)] };
}

async function addQuestion(): Promise<string> {
  const id = crypto.randomUUID();
  await database.fork().execute(
    `insert into trivia_questions (id, question, correct_answer, incorrect_answers, difficulty, category, scripture_reference)
     values (?, ?, 'Noah', '["Moses", "Abel", "Job"]', 'easy', 'People', 'Genesis 6:14')`,
    [id, `Who? ${id}`],
  );
  return id;
}

/** Everything that adds up games, as this member and as a visitor read it. */
async function boards(memberId: string) {
  const policy = { isOpenToAll: false, today: () => new Date().toISOString().slice(0, 10) };
  const run = database.fork();
  const read = Object.entries(boardReaders).map(async ([name, reader]) => [
    name,
    await reader(database, policy, memberId),
  ]);
  const rows = await run.execute("select * from game_leaderboards order by id");
  return { ...Object.fromEntries(await Promise.all(read)), rows };
}

describe.each(gameTypes)("GAME-172 practice of %s", (gameType) => {
  test("changes nothing that adds up games, for a newcomer and for a player", async () => {
    const table = await createTableRows(database.fork(), [ben, ada], { gameType });
    await playGame(database, table, [40, 10]);
    const [newcomer] = (await addMembers(database.fork(), "Newcomer")) as [string];
    for (const memberId of [newcomer, ada]) {
      const before = await boards(memberId);
      await playGame(database, await createPractice(memberId, gameType), [500]);
      expect(await boards(memberId)).toEqual(before);
    }
  });
});

test("GAME-172 a game with others counts in all of these, so the comparison would notice practice", async () => {
  const before = await boards(ada);
  for (const gameType of gameTypes)
    await playGame(database, await createTableRows(database.fork(), [ada, ben], { gameType }), [40, 10]);
  const after = await boards(ada);
  const unchanged = Object.keys(after).filter((name) => JSON.stringify(after[name]) === JSON.stringify(before[name]));
  expect(unchanged).toEqual([]);
});

test("GAME-172 a question that is voided later, or skipped at the end, changes no totals through practice", async () => {
  const id = await addQuestion();
  await playGame(database, await createTableRows(database.fork(), [ada, ben]), [40, 10]);
  const practice = await createPractice(ada);
  const sessionId = await playGame(database, practice, [500], [id]);
  const before = await boards(ada);
  const content = { id, text: null };
  const skipped = { roomId: practice.roomId, sessionId, round: 1, rounds: 1, startedAt: Date.now(), content };
  expect((await skipRound(database.fork(), skipped)).scores).toEqual({ [ada]: 0 });
  expect(await boards(ada)).toEqual(before);
});

test("GAME-172 the best score that is left after a correction, or is kept for old games, is none of practice", async () => {
  const id = await addQuestion();
  const table = await createTableRows(database.fork(), [ada, ben]);
  const sessionId = await playGame(database, table, [40, 10], [id]);
  const practice = await createPractice(ada);
  await playGame(database, practice, [500]);
  await database
    .fork()
    .execute("update trivia_questions set voided_at = now(), void_reason = 'Wrong', is_active = false where id = ?", [
      id,
    ]);
  await correctGame(database.fork(), { roomId: table.roomId, sessionId });
  const best = async () =>
    await database
      .fork()
      .execute("select best_score, expired_best_score from game_leaderboards where user_id = ?", [ada]);
  expect(await best()).toEqual([{ best_score: 0, expired_best_score: 0 }]);
  const long = "update game_rooms set status = 'closed', closed_at = now() - interval '400 days' where id = ?";
  await database.fork().execute(long, [practice.roomId]);
  expect(await deleteOldGames(database.fork())).toBe(1);
  expect(await best()).toEqual([{ best_score: 0, expired_best_score: 0 }]);
});

test("GAME-176 a member's own games have practice, marked, and its answers are part of what they know", async () => {
  const id = await addQuestion();
  await playGame(database, await createTableRows(database.fork(), [ada, ben]), [40, 10], [id]);
  await playGame(database, await createPractice(ada), [80], [id]);
  const { games } = await listOwnGames(database.fork(), ada, {});
  expect(games.map(({ roomName, isPractice, players, score }) => [roomName, isPractice, players, score])).toEqual([
    ["Practice", true, 1, 80],
    ["Friday evening", false, 2, 40],
  ]);
  const genesis = (await readBookProgress(database.fork(), ada)).find(({ book }) => book === "Genesis");
  expect(genesis).toMatchObject({ answered: 2, right: 2 });
});

test("GAME-173 the database holds one open practice room of a member, without an event, private, with one seat", async () => {
  const { roomId } = await createPractice(ada);
  const insert = (values: string) =>
    database.fork().execute(
      `insert into game_rooms (id, room_code, host_id, game_type, settings, server_id, is_practice, max_players)
       values (gen_random_uuid(), 'ZZZZZZ', ?, 'trivia', ${values})`,
      [ada],
    );
  await expect(insert(`'{"isPrivate": true}', 1, true, 1`)).rejects.toThrow("game_rooms_open_practice");
  await database.fork().execute("update game_rooms set closed_at = now() where id = ?", [roomId]);
  await expect(insert(`'{"isPrivate": true}', 1, true, 2`)).rejects.toThrow("game_rooms_max_players_check");
  await expect(insert(`'{"isPrivate": false}', 1, true, 1`)).rejects.toThrow("game_rooms_practice_check");
  await expect(insert(`'{"isPrivate": true}', 1, false, 1`)).rejects.toThrow("game_rooms_max_players_check");
});
