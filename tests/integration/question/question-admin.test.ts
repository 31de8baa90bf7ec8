import { afterAll, beforeAll, expect, test } from "vitest";
import type { TriviaQuestion } from "../../../schema/question/admin-api.ts";
import * as questionAdminApi from "../../../schema/question/admin-api.ts";
import { drawQuestions } from "../../../server/question/question.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { newGuardian } from "../../support/post/posts.ts";
import { addQuestion, questionForm } from "../../support/question.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { statementsDuring } from "../../support/server/statements.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await bootServer();
  admin = await newGuardian(server, "admin", "Mama Grace");
});
afterAll(() => server.stop());

const list = (query: Record<string, string | number>) => admin.must(questionAdminApi.listQuestions, { query });
const textsOf = ({ questions }: { questions: readonly TriviaQuestion[] }) => questions.map(({ question }) => question);
const change = (question: TriviaQuestion, fields: Parameters<typeof questionForm>[0], version = question.version) =>
  admin.call(questionAdminApi.updateQuestion, {
    params: { questionId: question.questionId },
    body: { ...questionForm({ question: question.question, ...fields }), version },
  });

async function drawnTexts(): Promise<string[]> {
  const drawn = await drawQuestions(server.database.fork(), { difficulty: "easy", count: 1000, memberIds: [] });
  return drawn.map(({ question }) => question);
}

test("QUESTION-1 the list has pages of 25 without gaps, and two statements read one", async () => {
  const first = await list({});
  expect(first.questions).toHaveLength(25);
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(first.total / 25) }, (_, at) => list({ page: at + 1, sort: "question" })),
  );
  const texts = pages.flatMap(textsOf);
  expect(new Set(texts).size).toBe(first.total);
  expect(texts).toEqual(texts.toSorted());
  expect((await list({ page: 9999 })).questions).toEqual([]);
  const sent = await statementsDuring(server.database, () => list({ search: "ark" }));
  expect(sent.filter((text) => text.includes("trivia_questions"))).toHaveLength(2);
});

test("QUESTION-1 the newest questions come first, or last", async () => {
  const { question } = await addQuestion(admin);
  expect(textsOf(await list({}))[0]).toBe(question);
  expect(textsOf(await list({ sort: "created" }))).not.toContain(question);
});

test("QUESTION-1 mentors, leads and members can’t list questions", async () => {
  const lead = await newGuardian(server, "safeguarding_lead", "Emeka Obi");
  for (const person of [lead, await newMember(server.url)]) {
    expect((await person.call(questionAdminApi.listQuestions)).error?.code).toBe("account/not-allowed");
  }
});

test("QUESTION-2 every word of a search has to occur in the question, its answer or its verse", async () => {
  const { question } = await addQuestion(admin, { question: "Who wept over 100% of_it?", correct_answer: "Jeremiah" });
  for (const search of ["WEPT jeremiah", "100%", "of_it", "wept 6:14"]) {
    expect(textsOf(await list({ search })), search).toEqual([question]);
  }
  for (const search of ["wept Moses", "1%0", "of.it", "\\"])
    expect(textsOf(await list({ search })), search).toEqual([]);
});

test("QUESTION-2 difficulty, category and state narrow the list", async () => {
  const hard = await addQuestion(admin, { question: "Which narrow place?", difficulty: "hard", category: "places" });
  await admin.must(questionAdminApi.setQuestionActive, {
    params: { questionId: hard.questionId },
    body: { isActive: false },
  });
  const query = { difficulty: "hard", category: "places", state: "inactive" };
  expect(textsOf(await list(query))).toEqual([hard.question]);
  expect(textsOf(await list({ ...query, state: "active" }))).not.toContain(hard.question);
  expect((await list({ ...query, difficulty: "easy" })).total).toBe(0);
});

test("QUESTION-3 a new question is active at once, and a known text is refused at its field", async () => {
  const added = await addQuestion(admin, { question: "Who climbed the sycamore tree once?" });
  expect(added).toMatchObject({ state: "active", version: 1, scripture_reference: "Genesis 6:14", points: 100 });
  expect(await drawnTexts()).toContain(added.question);
  const again = questionForm({ question: "who climbed the “sycamore” tree once" });
  const { error } = await admin.call(questionAdminApi.createQuestion, { body: again });
  expect(error?.code).toBe("trivia-question/known");
  expect(error?.fields?.question).toContain("There is a question");
});

test("QUESTION-3 of two admins who add the same question at once, one is refused", async () => {
  const body = questionForm();
  const answers = await Promise.all([1, 2, 3].map(() => admin.call(questionAdminApi.createQuestion, { body })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

const invalid: readonly [Parameters<typeof questionForm>[0], string][] = [
  [{ question: " " }, "question"],
  [{ question: "x".repeat(141) }, "question"],
  [{ incorrect_answer_2: " NOAH " }, "incorrect_answer_2"],
  [{ incorrect_answer_3: "Lot" }, "incorrect_answer_3"],
  [{ scripture_reference: "Genesis 6:99" }, "scripture_reference"],
  [{ scripture_reference: "Genesis 6:1-22" }, "scripture_reference"],
  [{ points: 0 }, "points"],
  [{ time_limit: 4 }, "time_limit"],
];

test.each(invalid)("QUESTION-4 a question with %j is refused at its field", async (fields, name) => {
  const { status, error } = await admin.call(questionAdminApi.createQuestion, { body: questionForm(fields) });
  expect(status).toBe(422);
  expect(Object.keys(error?.fields ?? {})).toEqual([name]);
});

test("QUESTION-5 the second of two changes at once is refused, and the first one stands", async () => {
  const question = await addQuestion(admin);
  const answers = await Promise.all([change(question, { points: 150 }), change(question, { points: 200 })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ error }) => error)?.error?.code).toBe("trivia-question/changed");
  const params = { questionId: question.questionId };
  const latest = await admin.must(questionAdminApi.readQuestion, { params });
  expect(latest).toMatchObject(answers.find(({ error }) => !error)?.body ?? {});
  expect((await change(question, { points: 300 }, latest.version)).status).toBe(200);
});

test("QUESTION-5 a question keeps its own text, but can’t take that of another", async () => {
  const [one, other] = [await addQuestion(admin), await addQuestion(admin)];
  expect((await change(one, { question: other.question })).error?.code).toBe("trivia-question/known");
  expect((await change(one, { question: one.question.toUpperCase() })).status).toBe(200);
});

test("QUESTION-6 an inactive question is in no new game until it is activated again", async () => {
  const { questionId, question } = await addQuestion(admin);
  for (const isActive of [false, false, true]) {
    await admin.must(questionAdminApi.setQuestionActive, { params: { questionId }, body: { isActive } });
    expect((await drawnTexts()).includes(question)).toBe(isActive);
  }
  const missing = { params: { questionId: crypto.randomUUID() }, body: { isActive: true } };
  const { error } = await admin.call(questionAdminApi.setQuestionActive, missing);
  expect(error?.code).toBe("trivia-question/not-found");
});
