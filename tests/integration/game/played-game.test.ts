import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bestKnownWords } from "../../../rooms/index.ts";
import { listOwnGames as listEndpoint, playedGame } from "../../../schema/game/played-api.ts";
import { OWN_GAMES_PER_PAGE } from "../../../schema/limits.ts";
import type { Translation } from "../../../schema/scripture/translation.ts";
import { releaseSeat, reopenRoom } from "../../../server/game/game.ts";
import { finishSession, startSession } from "../../../server/game/game-session.ts";
import { listOwnGames, readBookProgress } from "../../../server/game/played/own-games.ts";
import { readLastPlayed, readPlayedGame } from "../../../server/game/played/played-game.ts";
import { correctGame } from "../../../server/game/void/correct-game.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import { openWordList } from "../../../server/word/word.ts";
import {
  addMembers,
  createTableRows,
  playGame,
  resultOf,
  type StoredTable,
  saveResult,
  startRound,
} from "../../support/game/game-rows.ts";
import { testDatabase } from "../../support/server/database.ts";

const list = openWordList();
const words = {
  isRude: list.isRude,
  best: (letters: string, options: { bibleNames: boolean }) => bestKnownWords(list.wordsIn(letters, options), list, 3),
};

let database: Database;
let ada = "";
let ben = "";
let stranger = "";
beforeAll(async () => {
  database = await testDatabase();
  [ada, ben, stranger] = (await addMembers(database.fork(), "Ada Nwosu", "Ben", "Stranger")) as [
    string,
    string,
    string,
  ];
});
afterAll(() => database.close());

const read = (memberId: string, sessionId: string, translation: Translation = "kjv") =>
  readPlayedGame(database.fork(), { memberId, translation }, sessionId, words);
const refusedWith = (code: string) => expect.objectContaining({ code });

const question = {
  question: "Who built the ark?",
  options: ["Moses", "Noah", "Abel", "Job"],
  correctOption: 1,
  scriptureReference: "Genesis 6:14",
};

async function addQuestion(reference: string | null = "Genesis 6:14", text = `Who? ${randomUUID()}`): Promise<string> {
  const id = randomUUID();
  await database.fork().execute(
    `insert into trivia_questions (id, question, correct_answer, incorrect_answers, difficulty, category, scripture_reference)
     values (?, ?, 'Noah', '["Moses", "Abel", "Job"]', 'easy', 'People', ?)`,
    [id, text, reference],
  );
  return id;
}

/** A finished game of one trivia round: Ada knew the answer, Ben did not. */
async function playTrivia(table: StoredTable, id: string, shown: typeof question | undefined = question) {
  const { roomId } = table;
  const { sessionId } = await startSession(database.fork(), { roomId, rounds: 1 });
  await startRound(database, { sessionId, round: 1, content: { id, text: null, ...(shown && { question: shown }) } });
  const [first = "", second = ""] = table.participantIds;
  await saveResult(database, resultOf(sessionId, first, 1, 80));
  await saveResult(database, { ...resultOf(sessionId, second, 1, 0), answer: "Moses", responseTimeSeconds: 2.25 });
  await finishSession(database.fork(), { roomId, sessionId });
  return sessionId;
}

test("GAME-61 a recap has standings, every question as it was asked, its verse, and who chose what", async () => {
  const table = await createTableRows(database.fork(), [ada, ben], { difficulty: "easy", timeLimit: 15 });
  const id = await addQuestion();
  const sessionId = await playTrivia(table, id);
  await database
    .fork()
    .execute("update trivia_questions set question = 'Changed', correct_answer = 'Seth' where id = ?", [id]);
  const game = playedGame.parse(await read(ben, sessionId));
  expect(game).toMatchObject({ gameType: "trivia", roomName: "Friday evening", difficulty: "easy", timeLimit: 15 });
  expect(game.players).toEqual([
    { displayName: "Ada Nwosu", roles: [], isMine: false, seat: 0, score: 80, rank: 1 },
    { displayName: "Ben", roles: [], isMine: true, seat: 1, score: 0, rank: 2 },
  ]);
  const [round] = game.rounds;
  expect(round?.question?.question).toBe("Who built the ark?");
  expect(
    round?.question?.options.map(({ text, isCorrect, isOwn, chosenBy }) => [text, isCorrect, isOwn, chosenBy]),
  ).toEqual([
    ["Moses", false, true, 1],
    ["Noah", true, false, 1],
    ["Abel", false, false, 0],
    ["Job", false, false, 0],
  ]);
  expect(round?.question?.verse).toContain("Make thee an ark of gopher wood");
  expect(round?.own).toEqual({ answer: "Moses", isCorrect: false, points: 0, seconds: 2.25 });
});

test("GAME-61 a recap of a game from before questions were stored shows them as they are today", async () => {
  const table = await createTableRows(database.fork(), [ada, ben]);
  const sessionId = await playTrivia(table, await addQuestion(null, "Who built a boat?"), null as never);
  const [round] = (await read(ada, sessionId)).rounds;
  expect(round?.question).toMatchObject({ question: "Who built a boat?", scriptureReference: "", verse: "" });
  expect(round?.question?.options[0]).toEqual({ text: "Noah", isCorrect: true, isOwn: true, chosenBy: 1 });
});

test("GAME-61 a recap of word battle has each rack with one's own word and the best words", async () => {
  const table = await createTableRows(database.fork(), [ada, ben], { gameType: "word_battle" });
  const { roomId } = table;
  const { sessionId } = await startSession(database.fork(), { roomId, rounds: 1 });
  await startRound(database, { sessionId, round: 1, content: { id: null, text: "EISTRNG" } });
  await saveResult(database, { ...resultOf(sessionId, table.participantIds[0] as string, 1, 12), answer: "RESTING" });
  await finishSession(database.fork(), { roomId, sessionId });
  const [round] = (await read(ada, sessionId)).rounds;
  expect(round?.own).toMatchObject({ answer: "RESTING", points: 12 });
  expect(round?.rack?.letters).toBe("EISTRNG");
  expect(round?.rack?.bestWords).toHaveLength(3);
  const points = round?.rack?.bestWords.map((each) => each.points) ?? [];
  expect(points).toEqual([...points].sort((a, b) => b - a));
  const [other] = (await read(ben, sessionId)).rounds;
  expect(other?.own).toBeNull();
});

test("GAME-60 only those who played a game read it; to others it does not exist", async () => {
  const table = await createTableRows(database.fork(), [ada, ben]);
  const sessionId = await playGame(database, table, [50, 10]);
  await expect(read(stranger, sessionId)).rejects.toEqual(refusedWith("game/not-found"));
  await expect(read(ada, randomUUID())).rejects.toEqual(refusedWith("game/not-found"));
  await releaseSeat(database.fork(), { roomId: table.roomId, memberId: ben });
  // Ben left after the first game, so the second one is not his.
  await reopenRoom(database.fork(), { roomId: table.roomId });
  const second = await startSession(database.fork(), { roomId: table.roomId, rounds: 1 });
  await finishSession(database.fork(), { roomId: table.roomId, sessionId: second.sessionId });
  expect((await read(ben, sessionId)).players).toHaveLength(2);
  await expect(read(ben, second.sessionId)).rejects.toEqual(refusedWith("game/not-found"));
});

test("GAME-60 a game that runs or broke off is refused with the reason", async () => {
  const table = await createTableRows(database.fork(), [ada, ben]);
  const { roomId } = table;
  const { sessionId } = await startSession(database.fork(), { roomId, rounds: 1 });
  await expect(read(ada, sessionId)).rejects.toEqual(refusedWith("game/still-running"));
  await expect(readLastPlayed(database.fork(), ada, roomId, words)).rejects.toEqual(refusedWith("game/still-running"));
  await reopenRoom(database.fork(), { roomId });
  await expect(read(ada, sessionId)).rejects.toEqual(refusedWith("game/no-result"));
});

test("GAME-60 a round of a voided question is marked and counts for nobody", async () => {
  const table = await createTableRows(database.fork(), [ada, ben]);
  const id = await addQuestion();
  const sessionId = await playTrivia(table, id);
  await database
    .fork()
    .execute("update trivia_questions set voided_at = now(), void_reason = 'Wrong', is_active = false where id = ?", [
      id,
    ]);
  await correctGame(database.fork(), { roomId: table.roomId, sessionId });
  const game = await read(ada, sessionId);
  expect(game.rounds[0]).toMatchObject({ state: "voided", own: { points: 0 } });
  expect(game.players.map(({ score, rank }) => [score, rank])).toEqual([
    [0, 1],
    [0, 1],
  ]);
  expect(game.awards).toEqual([]);
});

test("GAME-71 a round that the host skipped is marked, and counts for no award and no book", async () => {
  const table = await createTableRows(database.fork(), [ada, ben]);
  const sessionId = await playTrivia(table, await addQuestion());
  const before = await readBookProgress(database.fork(), ada);
  await database.fork().execute("update game_rounds set skipped_at = now() where session_id = ?", [sessionId]);
  const game = await read(ada, sessionId);
  expect(game.rounds[0]).toMatchObject({ state: "skipped" });
  expect(game.awards).toEqual([]);
  const answered = (books: typeof before) => books.reduce((sum, book) => sum + book.answered, 0);
  expect(answered(before) - answered(await readBookProgress(database.fork(), ada))).toBe(1);
});

test("GAME-61 names are those of today, with roles, and an erased player is anonymous", async () => {
  const [grace, gone] = (await addMembers(database.fork(), "Grace Old", "Gone")) as [string, string];
  const table = await createTableRows(database.fork(), [grace, gone]);
  const sessionId = await playGame(database, table, [50, 10]);
  await database.fork().execute("update profiles set full_name = 'Grace New' where user_id = ?", [grace]);
  await database.fork().execute("insert into user_roles (user_id, role) values (?, 'mentor')", [grace]);
  await database.fork().execute("update game_participants set user_id = null where user_id = ?", [gone]);
  const { players } = await read(grace, sessionId);
  expect(players.map(({ displayName, roles }) => [displayName, roles])).toEqual([
    ["Grace New", ["mentor"]],
    ["Anonymous Player", []],
  ]);
});

test("GAME-62 the results name the last game of the room and its awards", async () => {
  const table = await createTableRows(database.fork(), [ada, ben]);
  await playGame(database, table, [10, 50]);
  await reopenRoom(database.fork(), { roomId: table.roomId });
  const last = await playGame(database, table, [50, 0]);
  const result = await readLastPlayed(database.fork(), ben, table.roomId, words);
  expect(result).toEqual({
    sessionId: last,
    awards: [
      {
        kind: "fastest",
        value: 1.5,
        word: null,
        holders: [{ displayName: "Ada Nwosu", roles: [], isMine: false }],
      },
    ],
  });
  await expect(readLastPlayed(database.fork(), stranger, table.roomId, words)).rejects.toEqual(
    refusedWith("game/not-found"),
  );
});

test("GAME-65 one's own games are listed newest first, in pages, with place and points", async () => {
  const [chi, dan] = (await addMembers(database.fork(), "Chi", "Dan")) as [string, string];
  const table = await createTableRows(database.fork(), [chi, dan], { roomName: "Long night" });
  const ids: string[] = [];
  for (let game = 0; game <= OWN_GAMES_PER_PAGE; game += 1) {
    ids.push(await playGame(database, table, [game, 5]));
    await reopenRoom(database.fork(), { roomId: table.roomId });
  }
  const first = await listOwnGames(database.fork(), chi, { after: undefined });
  expect(first.games.map(({ sessionId }) => sessionId)).toEqual(ids.slice(1).reverse());
  expect(first.games[0]).toMatchObject({ roomName: "Long night", players: 2, score: OWN_GAMES_PER_PAGE, rank: 1 });
  const { after } = listEndpoint.query.parse({ after: first.next });
  const second = await listOwnGames(database.fork(), chi, { after });
  expect(second).toMatchObject({ games: [{ sessionId: ids[0], score: 0, rank: 2 }], next: null });
  expect((await listOwnGames(database.fork(), stranger, { after: undefined })).games).toEqual([]);
});

test("GAME-66 progress counts the member's answers by book, without voided rounds", async () => {
  const [eve, fay] = (await addMembers(database.fork(), "Eve", "Fay")) as [string, string];
  await database.fork().execute("update trivia_questions set is_active = false");
  await addQuestion("Amos 5:24");
  const table = await createTableRows(database.fork(), [eve, fay]);
  await playTrivia(table, await addQuestion("Ruth 1:16"), { ...question, scriptureReference: "Ruth 1:16" });
  await reopenRoom(database.fork(), { roomId: table.roomId });
  const voided = await playTrivia(table, await addQuestion("Job 1:1"), { ...question, scriptureReference: "Job 1:1" });
  await database.fork().execute("update game_rounds set voided_at = now() where session_id = ?", [voided]);
  expect(await readBookProgress(database.fork(), fay)).toEqual([
    { book: "Ruth", answered: 1, right: 0 },
    { book: "Job", answered: 0, right: 0 },
    { book: "Amos", answered: 0, right: 0 },
  ]);
  expect((await readBookProgress(database.fork(), eve))[0]).toEqual({ book: "Ruth", answered: 1, right: 1 });
});

test("GAME-137 a recap lists the twenty best and its reader, and says how many played", async () => {
  const memberIds = await addMembers(database.fork(), ...Array.from({ length: 30 }, (_, at) => `Player ${at}`));
  // A table has fewer seats; the rows are those of an event.
  const table = await createTableRows(database.fork(), memberIds, { isPrivate: true });
  const sessionId = await playGame(
    database,
    table,
    memberIds.map((_, at) => 300 - at),
  );
  const last = await read(memberIds[29] ?? "", sessionId);
  expect(last.players.map(({ rank }) => rank)).toEqual([...Array.from({ length: 20 }, (_, at) => at + 1), 30]);
  expect([last.playerCount, last.players.at(-1)?.isMine]).toEqual([30, true]);
  expect((await read(memberIds[0] ?? "", sessionId)).players).toHaveLength(20);
});
