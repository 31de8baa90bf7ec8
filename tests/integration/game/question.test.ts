import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "../../../server/platform/database/database.ts";
import { importQuestionFile } from "../../../server/question/import-question-file.ts";
import { SeededQuestionEntity, TriviaQuestionEntity } from "../../../server/question/question.entity.ts";
import { drawQuestions, importQuestions, readBank, seedQuestions } from "../../../server/question/question.ts";
import { addMembers, createTableRows, playGame } from "../../support/game/game-rows.ts";
import { testDatabase } from "../../support/server/database.ts";
import { statementsDuring } from "../../support/server/statements.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const countQuestions = async () => {
  const rows = await database
    .fork()
    .execute<{ count: number }[]>("select count(*)::int as count from trivia_questions");
  return rows[0]?.count;
};
const idsOf = (drawn: readonly { questionId: string }[]) => drawn.map(({ questionId }) => questionId);

describe("drawing questions", () => {
  test("a draw contains the requested number of different questions of its difficulty, with their verses", async () => {
    const drawn = await drawQuestions(database.fork(), { difficulty: "hard", count: 15, memberIds: [] });
    expect(new Set(idsOf(drawn)).size).toBe(15);
    const hard = new Set(readBank().flatMap(({ question, difficulty }) => (difficulty === "hard" ? [question] : [])));
    for (const each of drawn) {
      expect(hard).toContain(each.question);
      expect(each.incorrectAnswers).toHaveLength(3);
      expect(each.points).toBe(100);
      expect(each.scriptureReference).toMatch(/ \d+:\d+/);
      expect(each.verse).not.toBe("");
    }
  });

  test("two draws differ, and every question is drawn sooner or later", async () => {
    const met = new Set<string>();
    for (let draw = 0; draw < 60; draw++) {
      const drawn = await drawQuestions(database.fork(), { difficulty: "easy", count: 200, memberIds: [] });
      for (const id of idsOf(drawn)) met.add(id);
    }
    expect(met.size).toBe(readBank().filter(({ difficulty }) => difficulty === "easy").length);
  });

  test("questions from players' last games are drawn only when no others are left, the oldest first", async () => {
    const em = database.fork();
    const [anna, ben, carl] = (await addMembers(em, "Anna", "Ben", "Carl")) as [string, string, string];
    const table = await createTableRows(em, [anna, ben]);
    const all = idsOf(await drawQuestions(em, { difficulty: "medium", count: 1000, memberIds: [] }));
    const older = all.slice(0, 10);
    const newer = all.slice(10, -10);
    await playGame(database, table, [100, 0], older);
    const perGame = Math.ceil(newer.length / 15);
    for (let from = 0; from < newer.length; from += perGame)
      await playGame(database, table, [0, 0], newer.slice(from, from + perGame));
    const first = idsOf(await drawQuestions(em, { difficulty: "medium", count: 10, memberIds: [carl, ben] }));
    expect(first.toSorted()).toEqual(all.slice(-10).toSorted());
    const more = idsOf(await drawQuestions(em, { difficulty: "medium", count: 20, memberIds: [carl, ben] }));
    expect(more.toSorted()).toEqual([...all.slice(-10), ...older].toSorted());
    const stranger = idsOf(await drawQuestions(em, { difficulty: "medium", count: 1000, memberIds: [carl] }));
    expect(stranger).toHaveLength(all.length);
  });

  test("inactive questions are never drawn", async () => {
    const em = database.fork();
    const [off] = await drawQuestions(em, { difficulty: "easy", count: 1, memberIds: [] });
    await em.execute("update trivia_questions set is_active = false where id = ?", [off?.questionId]);
    const all = await drawQuestions(em, { difficulty: "easy", count: 1000, memberIds: [] });
    expect(idsOf(all)).not.toContain(off?.questionId);
  });

  test("a draw takes one query", async () => {
    const draw = () => drawQuestions(database.fork(), { difficulty: "easy", count: 15, memberIds: [] });
    expect(await statementsDuring(database, draw)).toHaveLength(1);
  });
});

describe("the bundled questions", () => {
  const [first, second, third] = readBank();
  const ask = (question: string | undefined) =>
    database.fork().findOne(TriviaQuestionEntity, { question: question ?? "" });

  test("the bundled questions are added once", async () => {
    expect(await countQuestions()).toBe(readBank().length);
    expect(await seedQuestions(database.fork())).toBe(0);
    expect(await countQuestions()).toBe(readBank().length);
  });

  test("a bundled question that an admin reworded is not added again at the next start", async () => {
    const reworded = { question: "Which book begins with the first day?" };
    await database.fork().nativeUpdate(TriviaQuestionEntity, { question: first?.question ?? "" }, reworded);
    expect(await seedQuestions(database.fork())).toBe(0);
    expect(await ask(first?.question)).toBeNull();
    expect(await ask(reworded.question)).not.toBeNull();
    await database.fork().nativeUpdate(TriviaQuestionEntity, reworded, { question: first?.question ?? "" });
  });

  test("a deleted bundled question isn't added again, and an inactive one isn't activated", async () => {
    const em = database.fork();
    await em.nativeDelete(TriviaQuestionEntity, { question: second?.question ?? "" });
    await em.nativeUpdate(TriviaQuestionEntity, { question: third?.question ?? "" }, { isActive: false });
    expect(await seedQuestions(database.fork())).toBe(0);
    expect(await ask(second?.question)).toBeNull();
    expect((await ask(third?.question))?.isActive).toBe(false);
    await em.nativeDelete(SeededQuestionEntity, { id: second?.id ?? "" });
    expect(await seedQuestions(database.fork())).toBe(1);
  });

  test("a database from before ids were stored gets no question twice", async () => {
    const before = await countQuestions();
    await database.fork().nativeDelete(SeededQuestionEntity, {});
    expect(await seedQuestions(database.fork())).toBe(0);
    expect(await countQuestions()).toBe(before);
    expect(await database.fork().count(SeededQuestionEntity)).toBe(readBank().length);
  });

  test("a question of a new release is added once, even if several servers start at once", async () => {
    const added = { ...(first as NonNullable<typeof first>), id: crypto.randomUUID(), question: "Who is new here?" };
    const bank = [...readBank(), added];
    const counts = await Promise.all(Array.from({ length: 4 }, () => seedQuestions(database.fork(), bank)));
    expect(counts.toSorted()).toEqual([0, 0, 0, 1]);
    await database.fork().nativeDelete(TriviaQuestionEntity, { question: added.question });
  });
});

describe("importing a file", () => {
  const written = (question: string) => ({
    question,
    correct_answer: 'Noah\'s \\ "ark" ?',
    incorrect_answers: ["Moses", "Lot", "Abraham"],
    difficulty: "easy",
    category: "people",
    scripture_reference: "Genesis 6:14",
  });
  const importRows = (...rows: unknown[]) => importQuestions(database.fork(), JSON.stringify(rows));

  test("a valid file is imported word for word", async () => {
    const before = (await countQuestions()) as number;
    expect(await importRows(written("Import one?"), written("Import 'two'?"))).toEqual({ imported: 2, problems: [] });
    expect(await countQuestions()).toBe(before + 2);
    const [row] = await database.fork().execute("select * from trivia_questions where question = ?", ["Import 'two'?"]);
    expect(row).toMatchObject({ ...written("Import 'two'?"), is_active: true, points: 100 });
  });

  test("a reply of the Open Trivia Database is imported without verses", async () => {
    const found = { ...written("Import three &amp; more?"), type: "multiple", category: "General Knowledge" };
    const reply = JSON.stringify({ response_code: 0, results: [found] });
    expect(await importQuestions(database.fork(), reply)).toEqual({ imported: 1, problems: [] });
    const drawn = await drawQuestions(database.fork(), { difficulty: "easy", count: 1000, memberIds: [] });
    expect(drawn.find(({ question }) => question === "Import three & more?")).toMatchObject({
      scriptureReference: "",
      verse: "",
      category: "teachings",
    });
  });

  test("a file with one invalid row is not imported at all", async () => {
    const before = await countQuestions();
    const report = await importRows(written("Import four?"), { ...written("Import five?"), difficulty: "fiendish" });
    expect(report.imported).toBe(0);
    expect(report.problems).toMatchObject([{ row: 2 }]);
    expect(await countQuestions()).toBe(before);
  });

  test("every row of a file that is already in the database is reported", async () => {
    const [known] = readBank();
    const report = await importRows(
      written("Import six?"),
      written(known?.question.toUpperCase() ?? ""),
      written("import ONE"),
    );
    expect(report).toEqual({
      imported: 0,
      problems: [2, 3].map((row) => ({ row, reason: "is already in the database" })),
    });
  });

  test("simultaneous imports of one file store it once, and the others report why they didn't", async () => {
    const rows = Array.from({ length: 50 }, (_, index) => written(`Import at once ${index}?`));
    const reports = await Promise.all(Array.from({ length: 8 }, () => importRows(...rows)));
    expect(reports.map(({ imported }) => imported).toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 50]);
    for (const { imported, problems } of reports) expect(problems).toHaveLength(imported === 0 ? 50 : 0);
  });

  test("the command prints how many questions it imported, or the problems with exit code 1", async () => {
    const path = join(tmpdir(), `questions-${process.pid}.json`);
    onTestFinished(() => rmSync(path, { force: true }));
    const run = async (...args: string[]) => {
      const lines: string[] = [];
      const exitCode = await importQuestionFile(args, database.fork(), (line) => lines.push(line));
      return { exitCode, text: lines.join("\n") };
    };
    writeFileSync(path, JSON.stringify([written("Import eight?")]));
    expect(await run(path)).toMatchObject({ exitCode: 0, text: expect.stringMatching(/1 question imported/) });
    expect(await run(path)).toMatchObject({
      exitCode: 1,
      text: expect.stringMatching(/nothing was imported.*\n {2}Row 1: /),
    });
    expect(await run()).toMatchObject({ exitCode: 1, text: expect.stringMatching(/npm run questions/) });
    expect(await run("/nowhere.json")).toMatchObject({ exitCode: 1, text: expect.stringMatching(/cannot be read/) });
  });
});
