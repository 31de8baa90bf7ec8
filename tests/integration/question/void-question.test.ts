import { afterAll, beforeAll, expect, test } from "vitest";
import { readLeaderboard } from "../../../schema/leaderboard/api.ts";
import { listNotifications } from "../../../schema/notification/api.ts";
import * as questionAdminApi from "../../../schema/question/admin-api.ts";
import { finishSession } from "../../../server/game/game-session.ts";
import { drawQuestions } from "../../../server/question/question.ts";
import type { Person } from "../../support/account/people.ts";
import { addMembers, createTableRows, playRounds } from "../../support/game/game-rows.ts";
import { answerRound, openGameRoom, playGame, type SeatedPlayer } from "../../support/game/player.ts";
import { idOf, newGuardian } from "../../support/post/posts.ts";
import { addQuestion, questionForm } from "../../support/question.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await bootServer();
  admin = await newGuardian(server, "admin", "Mama Grace");
});
afterAll(() => server.stop());

const rows = <T extends object>(sql: string, ...values: unknown[]) => server.database.fork().execute<T[]>(sql, values);
// Games of this file draw only easy questions.
const newQuestion = () => addQuestion(admin, { difficulty: "hard" });
const voidIt = (questionId: string, reason = "Its answer is wrong.") =>
  admin.call(questionAdminApi.voidQuestion, { params: { questionId }, body: { reason } });
const read = (questionId: string) => admin.must(questionAdminApi.readQuestion, { params: { questionId } });

async function untilCorrected(questionId: string, games: number): Promise<void> {
  await until(async () => (await read(questionId)).voiding?.corrected === games);
}

test("QUESTION-12 voiding asks for a reason, happens once, and is recorded", async () => {
  const { questionId, question } = await newQuestion();
  expect((await voidIt(questionId, " ")).error?.fields?.reason).toBeDefined();
  const answers = await Promise.all([voidIt(questionId), voidIt(questionId), voidIt(questionId)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(answers.find(({ error }) => error)?.error?.code).toBe("trivia-question/voided");
  expect((await read(questionId)).voiding).toMatchObject({ reason: "Its answer is wrong.", games: 0, corrected: 0 });
  expect(
    await rows("select actor_id, reason from audit_log where kind = 'question-voided' and item_id = ?", questionId),
  ).toEqual([{ actor_id: idOf(admin), reason: "Its answer is wrong." }]);
  const drawn = await drawQuestions(server.database.fork(), { difficulty: "hard", count: 1000, memberIds: [] });
  expect(drawn.map((each) => each.questionId)).not.toContain(questionId);
  expect((await voidIt(crypto.randomUUID())).error?.code).toBe("trivia-question/not-found");
  expect((await addQuestion(admin, { question, difficulty: "hard" })).state).toBe("active");
});

test("QUESTION-12 a voided question can be neither changed nor activated", async () => {
  const { questionId, version } = await newQuestion();
  await voidIt(questionId);
  const params = { questionId };
  const answers = [
    await admin.call(questionAdminApi.updateQuestion, { params, body: { ...questionForm(), version: version + 1 } }),
    await admin.call(questionAdminApi.setQuestionActive, { params, body: { isActive: true } }),
  ];
  expect(answers.map(({ error }) => error?.code)).toEqual(["trivia-question/voided", "trivia-question/voided"]);
});

test("QUESTION-14 a room that shows its results shows the new ones, and its players are notified", async () => {
  const table = await openGameRoom(server.url, 2);
  const [host, guest] = table as [SeatedPlayer, SeatedPlayer];
  // The host is right in the first two rounds, the guest in the last one.
  await playGame(table, (player, round) => (player === 0 ? round <= 2 : round === 5));
  const shown = () => [host, guest].map(({ memberId }) => host.room.state.players.get(memberId));
  expect(shown().map((player) => player?.rank)).toEqual([1, 2]);
  for (const round of [1, 2]) {
    const [played] = await rows<{ question_id: string }>(
      `select round.question_id from game_rounds round join game_sessions session on session.id = round.session_id
       where session.room_id = ? and round.round_number = ?`,
      host.seat.roomId,
      round,
    );
    await until(async () => (await read(played?.question_id ?? "")).statistics.answered === 2);
    expect((await voidIt(played?.question_id ?? "")).status).toBe(200);
  }
  await until(() => shown().every((player, at) => player?.rank === 2 - at));
  expect(shown()[0]?.score).toBe(0);
  expect(guest.room.state.players.get(guest.memberId)?.rank).toBe(1);
  const { rows: board } = await host.person.must(readLeaderboard, { params: { gameType: "trivia" } });
  expect(board.find(({ isMine }) => isMine)).toMatchObject({
    total_score: 0,
    total_wins: 0,
    best_score: 0,
    total_games: 1,
  });
  const { notifications, unread } = await guest.person.must(listNotifications, { query: {} });
  expect(unread).toBe(2);
  expect(notifications[0]).toMatchObject({
    kind: "question_voided",
    place: { kind: "games" },
    actorName: "",
    count: 1,
  });
  expect(notifications[0]?.text).not.toBe("");
});

test("QUESTION-14 a question that is voided during its game is taken from the results of that game", async () => {
  const table = await openGameRoom(server.url, 2);
  const [host, guest] = table as [SeatedPlayer, SeatedPlayer];
  host.room.send("start", {});
  await Promise.all([answerRound(host, 1, true), answerRound(guest, 1, false)]);
  const question = () =>
    rows<{ question_id: string }>(
      `select round.question_id from game_rounds round join game_sessions session on session.id = round.session_id
       where session.room_id = ? and round.round_number = 1`,
      host.seat.roomId,
    );
  await until(async () => (await question()).length === 1);
  await voidIt((await question())[0]?.question_id ?? "");
  for (let round = 2; round <= 5; round += 1) {
    await Promise.all([answerRound(host, round, false), answerRound(guest, round, round === 2)]);
  }
  const player = ({ memberId }: SeatedPlayer) => host.room.state.players.get(memberId);
  await until(() => player(guest)?.rank === 1 && player(host)?.score === 0);
  const { notifications } = await host.person.must(listNotifications, { query: {} });
  expect(notifications.map(({ kind }) => kind)).toEqual(["question_voided"]);
});

test("QUESTION-16 games that end while questions are voided are corrected once, whatever comes first", async () => {
  const em = server.database.fork();
  const memberIds = await addMembers(em, "Ada", "Ben");
  const [one, other] = [await newQuestion(), await newQuestion()];
  const right = await newQuestion();
  const games = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const table = await createTableRows(server.database.fork(), memberIds, { isPrivate: true });
      const sessionId = await playRounds(server.database, table, [
        { questionId: one.questionId, points: [60, 10] },
        { questionId: other.questionId, points: [50, 10] },
        { questionId: right.questionId, points: [5, 7] },
      ]);
      return { roomId: table.roomId, sessionId };
    }),
  );
  const finishing = games.map((game) => finishSession(server.database.fork(), game));
  await Promise.all([...finishing, voidIt(one.questionId), voidIt(other.questionId)]);
  await untilCorrected(one.questionId, 12);
  await untilCorrected(other.questionId, 12);
  const board = await rows("select * from game_leaderboards where user_id in (?) order by total_score", memberIds);
  expect(board).toMatchObject([
    { total_games: 12, total_score: 60, total_wins: 0, best_score: 5, average_score: "5.00" },
    { total_games: 12, total_score: 84, total_wins: 12, best_score: 7, average_score: "7.00" },
  ]);
  const notified = await rows("select count from notifications where user_id in (?)", memberIds);
  expect(notified).toEqual(Array.from({ length: 4 }, () => ({ count: 12 })));
});

test("QUESTION-10 QUESTION-11 statistics are those of real rounds, and voiding keeps them", async () => {
  const { questionId } = await addQuestion(admin, { question: "Who has statistics?", difficulty: "hard" });
  const table = await createTableRows(server.database.fork(), await addMembers(server.database.fork(), "Ada", "Ben"));
  for (const points of [
    [60, 0],
    [40, null],
    [null, null],
  ]) {
    const sessionId = await playRounds(server.database, table, [{ questionId, points }]);
    await finishSession(server.database.fork(), { roomId: table.roomId, sessionId });
  }
  await rows(
    "update game_round_results set answer = 'Lot', response_time = 4.5 where points_earned = 0 and participant_id = ?",
    table.participantIds[1],
  );
  const expected = {
    timesShown: 3,
    answered: 3,
    correct: 2,
    medianSeconds: 1.5,
    answers: [
      { answer: "Noah", count: 2 },
      { answer: "Lot", count: 1 },
    ],
  };
  const { questions } = await admin.must(questionAdminApi.listQuestions, { query: { search: "Who has statistics" } });
  expect(questions[0]?.statistics).toEqual(expected);
  await voidIt(questionId);
  await untilCorrected(questionId, 3);
  expect((await read(questionId)).statistics).toEqual(expected);
});

test("QUESTION-10 a question that no game has asked has empty statistics", async () => {
  const { questionId } = await newQuestion();
  const { statistics } = await read(questionId);
  expect(statistics).toEqual({ timesShown: 0, answered: 0, correct: 0, medianSeconds: null, answers: [] });
});
