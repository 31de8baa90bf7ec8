import { afterAll, beforeAll, expect, test } from "vitest";
import * as questionAdminApi from "../../../schema/question/admin-api.ts";
import * as questionFileApi from "../../../schema/question/file-api.ts";
import { QUESTION_FILE_MAX_BYTES } from "../../../schema/question/file-api.ts";
import type { Person } from "../../support/account/people.ts";
import { newGuardian } from "../../support/post/posts.ts";
import { addQuestion } from "../../support/question.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await bootServer();
  admin = await newGuardian(server, "admin", "Mama Grace");
});
afterAll(() => server.stop());

const row = (question: string, fields: object = {}) => ({
  question,
  correct_answer: "Noah",
  incorrect_answers: ["Moses", "Lot", "Abraham"],
  difficulty: "hard",
  category: "people",
  scripture_reference: "Genesis 6:14",
  ...fields,
});

function formOf(content: string | Uint8Array<ArrayBuffer>, type = "application/json"): FormData {
  const form = new FormData();
  form.set("file", new File([content], "questions", { type }));
  return form;
}
const sendFile = (content: string | Uint8Array<ArrayBuffer>, type?: string) =>
  admin.call(questionFileApi.importQuestions, { body: formOf(content, type) });
const total = async () => (await admin.must(questionAdminApi.listQuestions)).total;

async function exported(query: Record<string, string>): Promise<{ text: string; name: string }> {
  const search = new URLSearchParams(query);
  const response = await fetch(`${server.url}${questionFileApi.exportQuestions.path}?${search}`, {
    headers: { Cookie: admin.cookie },
  });
  expect(response.status).toBe(200);
  const name = /filename="?([^";]+)/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "";
  return { text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer()), name };
}

test("QUESTION-7 a JSON file is imported, with points and time", async () => {
  const before = await total();
  const rows = [row("Import first?", { points: 250, time_limit: 20 }), row("Import second?")];
  expect((await sendFile(JSON.stringify(rows))).body).toEqual({ imported: 2, problems: [], problemCount: 0 });
  expect(await total()).toBe(before + 2);
  const { questions } = await admin.must(questionAdminApi.listQuestions, { query: { search: "Import first" } });
  expect(questions[0]).toMatchObject({ points: 250, time_limit: 20, state: "active" });
});

test("QUESTION-7 one broken row is named, and nothing of its file is taken", async () => {
  const before = await total();
  const rows = [row("Import third?"), row("Import fourth?", { category: "animals" }), row("import THIRD")];
  const { body } = await sendFile(JSON.stringify(rows));
  expect(body).toMatchObject({ imported: 0, problemCount: 2, problems: [{ row: 2 }, { row: 3 }] });
  expect(body.problems[0]?.reason).toMatch(/^category: /);
  expect(body.problems[1]?.reason).toBe("is the same question as row 1");
  expect(await total()).toBe(before);
});

test("QUESTION-7 a CSV file names its columns in any order, and its broken row is named", async () => {
  const head = "question,difficulty,category,correct_answer,incorrect_answer_1,incorrect_answer_2,incorrect_answer_3";
  const good = '"Import, with a comma?",easy,people,Noah,Moses,Lot,Abraham';
  expect((await sendFile(`${head}\r\n${good}\r\n`, "text/csv")).body.imported).toBe(1);
  const { body } = await sendFile(
    `${head}\nImport fifth?,easy,people,Noah,Moses,Lot,Abraham\nShort,easy\n`,
    "text/csv",
  );
  expect(body).toMatchObject({ imported: 0, problems: [{ row: 2 }] });
  const { body: other } = await sendFile("name,answer\nA,B\n", "text/csv");
  expect(other.problems).toMatchObject([{ row: null, reason: expect.stringContaining("column names: question,") }]);
});

test("QUESTION-7 at most 200 problems are listed, and all are counted", async () => {
  const rows = Array.from({ length: 250 }, () => ({}));
  const { problems, problemCount } = (await sendFile(JSON.stringify(rows))).body;
  expect([problems.length, problemCount]).toEqual([200, 250]);
});

test("QUESTION-8 a file of 50 MB is refused, and one in Latin-1 or UTF-16 is named as such", async () => {
  const large = await sendFile(new Uint8Array(50 * 1024 * 1024).fill(32)).catch(() => null);
  // The server may close the connection before everything is sent.
  if (large) expect(large.error?.code).toBe("request/too-large");
  expect((await sendFile(new Uint8Array(QUESTION_FILE_MAX_BYTES + 1).fill(32))).error?.fields?.file).toContain("2 MB");
  const text = JSON.stringify([row("Où est Noé?")]);
  const latin = (await sendFile(Uint8Array.from(Buffer.from(text, "latin1")))).body;
  expect(latin.problems).toEqual([{ row: null, reason: expect.stringContaining("Latin-1") }]);
  const utf16 = (await sendFile(Uint8Array.from(Buffer.from(`\uFEFF${text}`, "utf16le")))).body;
  expect(utf16.problems).toEqual([{ row: null, reason: expect.stringContaining("UTF-16") }]);
});

test("QUESTION-8 a file of another type is refused at its field", async () => {
  const { status, error } = await sendFile("GIF89a", "image/gif");
  expect([status, error?.fields?.file]).toEqual([422, "Please choose a JSON or CSV file."]);
});

test("QUESTION-9 an export in JSON or CSV can be imported again", async () => {
  await addQuestion(admin, {
    question: 'Which = sign, "quoted"?',
    correct_answer: "=1+1",
    incorrect_answer_1: "-5 days",
  });
  for (const [format, type] of [
    ["json", "application/json"],
    ["csv", "text/csv"],
  ] as const) {
    const { text, name } = await exported({ format, search: "Which = sign" });
    expect(name).toBe(`trivia-questions.${format}`);
    if (format === "csv") expect(text).toContain("'=1+1,'-5 days");
    await server.database.fork().execute("delete from trivia_questions where question like 'Which = sign%'");
    expect((await sendFile(text, type)).body).toEqual({ imported: 1, problems: [], problemCount: 0 });
    const { questions } = await admin.must(questionAdminApi.listQuestions, { query: { search: "Which = sign" } });
    expect(questions).toMatchObject([{ correct_answer: "=1+1", incorrect_answers: ["-5 days", "Lot", "Abraham"] }]);
  }
});

test("QUESTION-9 the whole bank is exported in every format, and filters narrow the file", async () => {
  const { text } = await exported({ format: "json" });
  expect(JSON.parse(text)).toHaveLength(await total());
  expect((await exported({ format: "csv" })).text.trim().split("\r\n")).toHaveLength((await total()) + 1);
  const { total: hard } = await admin.must(questionAdminApi.listQuestions, { query: { difficulty: "hard" } });
  expect((await exported({ format: "gift", difficulty: "hard" })).text.match(/^\t=/gm)).toHaveLength(hard);
});
