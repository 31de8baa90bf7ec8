import { afterAll, beforeAll, expect, test } from "vitest";
import { clearFlags, listQuestions, readQuestion, updateQuestion } from "../../../schema/question/admin-api.ts";
import { FLAGS_PER_DAY, flagQuestion, listPlayedQuestions } from "../../../schema/question/flag-api.ts";
import type { FlagReason } from "../../../schema/question/question.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { createTableRows, playGame, playRounds, type StoredTable } from "../../support/game/game-rows.ts";
import { newGuardian } from "../../support/post/posts.ts";
import { addQuestion, questionForm } from "../../support/question.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await bootServer();
  admin = await newGuardian(server, "admin", "Mama Grace");
});
afterAll(() => server.stop());

const rows = <T extends object>(sql: string, ...values: unknown[]) => server.database.fork().execute<T[]>(sql, values);
const idOf = ({ me }: Person) => me?.memberId ?? "";
const flag = (person: Person, questionId: string, reason: FlagReason = "unclear") =>
  person.call(flagQuestion, { params: { questionId }, body: { reason } });
const played = async (person: Person, { roomId }: StoredTable) =>
  (await person.must(listPlayedQuestions, { params: { roomId } })).questions;
const read = (questionId: string) => admin.must(readQuestion, { params: { questionId } });
const clear = (questionId: string) => admin.must(clearFlags, { params: { questionId } });

async function newTable(...people: Person[]): Promise<StoredTable> {
  return await createTableRows(server.database.fork(), people.map(idOf));
}

/** Two members have played these questions, by default a new one. */
async function twoPlayers(count = 1) {
  const [ada, ben] = [await newMember(server.url, "Ada"), await newMember(server.url, "Ben")];
  const questions = await Promise.all(Array.from({ length: count }, () => addQuestion(admin)));
  const table = await newTable(ada, ben);
  await playGame(
    server.database,
    table,
    [10, 0],
    questions.map(({ questionId }) => questionId),
  );
  return { ada, ben, table, questions, questionId: questions[0]?.questionId ?? "" };
}

test("QUESTION-17 QUESTION-19 players flag a question of their game, and admins see how often and why", async () => {
  const { ada, ben, table, questionId } = await twoPlayers();
  expect(await played(ada, table)).toMatchObject([{ questionId, flag: null }]);
  expect((await flag(ada, questionId, "wrong-answer")).status).toBe(200);
  expect((await flag(ben, questionId, "wrong-answer")).status).toBe(200);
  expect(await played(ada, table)).toMatchObject([{ questionId, flag: "wrong-answer" }]);
  expect((await read(questionId)).flags).toEqual([{ reason: "wrong-answer", count: 2 }]);
  const { questions } = await admin.must(listQuestions, { query: { state: "flagged" } });
  expect(questions.map((each) => [each.questionId, each.flags])).toEqual([
    [questionId, [{ reason: "wrong-answer", count: 2 }]],
  ]);
  expect(JSON.stringify(await read(questionId))).not.toContain(idOf(ada));
});

test("QUESTION-17 the list has the questions of the last game that has ended, in their order", async () => {
  const { ada, table, questions } = await twoPlayers(3);
  expect((await played(ada, table)).map(({ question }) => question)).toEqual(questions.map(({ question }) => question));
  const later = await addQuestion(admin);
  await rows("update game_rooms set status = 'waiting' where id = ?", table.roomId);
  await playRounds(server.database, table, [{ questionId: later.questionId, points: [5, 0] }]);
  expect(await played(ada, table)).toHaveLength(3);
  expect((await flag(ada, later.questionId)).error?.code).toBe("trivia-question/not-played");
});

test("QUESTION-17 a question that the member did not play is refused", async () => {
  const { table, questionId } = await twoPlayers();
  const stranger = await newMember(server.url, "Chi");
  expect(await played(stranger, table)).toEqual([]);
  const unplayed = await addQuestion(admin);
  for (const id of [questionId, unplayed.questionId, crypto.randomUUID()])
    expect((await flag(stranger, id)).error?.code).toBe("trivia-question/not-played");
});

test("QUESTION-17 a player who left is not asked about later rounds", async () => {
  const { ada, ben, table, questions } = await twoPlayers(2);
  const [first, second] = questions.map(({ questionId }) => questionId) as [string, string];
  await rows("update game_rounds set started_at = now() - interval '5 minutes' where question_id = ?", first);
  await rows("update game_participants set joined_at = now() - interval '9 minutes' where room_id = ?", table.roomId);
  await rows(
    "update game_participants set is_active = false, left_at = now() - interval '4 minutes' where user_id = ?",
    idOf(ben),
  );
  expect((await played(ben, table)).map((each) => each.questionId)).toEqual([first]);
  expect((await flag(ben, second)).error?.code).toBe("trivia-question/not-played");
  expect((await flag(ada, second)).status).toBe(200);
});

test("QUESTION-18 a member flags a question once: the same changes nothing, another reason is refused", async () => {
  const { ada, questionId } = await twoPlayers();
  const replies = await Promise.all([1, 2, 3].map(() => flag(ada, questionId)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await flag(ada, questionId, "other")).error?.code).toBe("trivia-question/flagged");
  expect((await read(questionId)).flags).toEqual([{ reason: "unclear", count: 1 }]);
});

test("QUESTION-18 a member flags at most 20 questions a day", async () => {
  const { ada, questionId } = await twoPlayers();
  for (let count = 0; count < FLAGS_PER_DAY; count++) await flag(ada, questionId);
  expect((await flag(ada, questionId)).error?.code).toBe("request/too-many");
});

test("QUESTION-20 an admin clears flags after an edit, which is recorded once, and they stay cleared", async () => {
  const { ada, questionId } = await twoPlayers();
  await flag(ada, questionId);
  const { version } = await read(questionId);
  await admin.must(updateQuestion, { params: { questionId }, body: { ...questionForm(), version } });
  expect((await read(questionId)).flags).toHaveLength(1);
  expect((await clear(questionId)).flags).toEqual([]);
  await clear(questionId);
  expect(
    await rows(
      "select actor_id, kind from audit_log where item_id = ? and kind = 'question-flags-cleared'",
      questionId,
    ),
  ).toEqual([{ actor_id: idOf(admin), kind: "question-flags-cleared" }]);
  expect((await flag(ada, questionId)).status).toBe(200);
  expect((await read(questionId)).flags).toEqual([]);
  const missing = { params: { questionId: crypto.randomUUID() } };
  expect((await admin.call(clearFlags, missing)).error?.code).toBe("trivia-question/not-found");
});

test("QUESTION-19 a voided question is not among the flagged ones", async () => {
  const { ada, questionId } = await twoPlayers();
  await flag(ada, questionId);
  await rows(
    "update trivia_questions set voided_at = now(), void_reason = 'Wrong', is_active = false where id = ?",
    questionId,
  );
  const { questions } = await admin.must(listQuestions, { query: { state: "flagged" } });
  expect(questions.map((each) => each.questionId)).not.toContain(questionId);
});
