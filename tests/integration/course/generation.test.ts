import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import * as courseApi from "../../../schema/course/api.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { beginnerCourse, endedGeneration, makeCourse } from "../../support/ai/courses.ts";
import { type FakeModel, startFakeModel } from "../../support/ai/fake-model.ts";
import { sampleCourse } from "../../support/ai/sample-course.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let fake: FakeModel;
let server: TestServer;
beforeAll(async () => {
  fake = await startFakeModel();
  server = await bootServer(fake.environment);
});
afterEach(() => fake.reset());
afterAll(async () => {
  await server.stop();
  await fake.close();
});

const rows = (sql: string, values: readonly unknown[] = []) => server.database.fork().execute(sql, [...values]);
const start = (person: Person, topic: string) => person.call(courseApi.generateCourse, { body: beginnerCourse(topic) });
const courses = async (person: Person) => (await person.must(courseApi.listCourses)).courses;

const runningJobs = () =>
  rows(
    "select id from pgboss.job where name = 'course/generate' and state not in ('completed', 'failed', 'cancelled')",
  );

/** Lets the model wait until the returned function is called. */
function holdModel(): () => void {
  const held = Promise.withResolvers<void>();
  fake.reply({ heldUntil: held.promise });
  return held.resolve;
}

test("COURSE-2 COURSE-5 a course is made in the background, found again meanwhile, and saved", async () => {
  const ngozi = await newMember(server.url, "Ngozi Ade");
  const release = holdModel();
  const { body: started } = await start(ngozi, "Forgiveness");
  expect(started).toMatchObject({ state: "running", topic: "Forgiveness", courseId: null, failure: null });
  expect((await ngozi.must(courseApi.readGeneration)).generation).toEqual(started);
  release();
  const ended = await endedGeneration(ngozi);
  expect(ended).toMatchObject({ generationId: started.generationId, state: "ready" });
  const saved = await ngozi.must(courseApi.readCourse, { params: { courseId: ended.courseId ?? "" } });
  expect(saved.course).toEqual(sampleCourse("Forgiveness", "beginner"));
  expect(await courses(ngozi)).toMatchObject([{ title: saved.course.title, sectionCount: 2, doneCount: 0 }]);
});

test("AI-7 a request to the model holds the topic, the level and the focus, and nothing about the member", async () => {
  const ada = await newMember(server.url, "Ada Unmistakable");
  await makeCourse(ada, { topic: "Prayer", currentLevel: "expert", contentType: "video" });
  const [request] = fake.requests;
  expect(request?.messages[1]?.content).toBe('{"topic":"Prayer","level":"expert","content_focus":"video"}');
  const sent = JSON.stringify(request);
  for (const own of ["Unmistakable", ada.me?.email, ada.me?.memberId]) expect(sent).not.toContain(own);
});

test("COURSE-3 the same request twice makes one course, and another one meanwhile is refused", async () => {
  const ngozi = await newMember(server.url);
  const release = holdModel();
  const started = await Promise.all(Array.from({ length: 5 }, () => start(ngozi, "Patience")));
  expect(new Set(started.map(({ body }) => body.generationId)).size).toBe(1);
  expect((await start(ngozi, "Money")).error?.code).toBe("course/in-progress");
  release();
  await endedGeneration(ngozi);
  expect(await courses(ngozi)).toHaveLength(1);
  expect(fake.requests).toHaveLength(1);
});

test("COURSE-9 others get the draft without a request; the same member gets another course each time", async () => {
  const [ngozi, emeka] = [await newMember(server.url), await newMember(server.url)];
  await makeCourse(ngozi, beginnerCourse("Courage"));
  const { body: reused } = await start(emeka, "courage");
  expect(reused.state).toBe("ready");
  expect(fake.requests).toHaveLength(1);
  fake.reply({ course: { title: "A second course" } });
  await makeCourse(emeka, beginnerCourse("Courage"));
  expect((await courses(emeka)).map(({ title }) => title)).toEqual(["A second course", "Walking through: Courage"]);
  const other = { topic: "Courage", currentLevel: "beginner", contentType: "text" } as const;
  await makeCourse(ngozi, other);
  expect(fake.requests).toHaveLength(3);
});

test("COURSE-6 a failed generation says why and stores nothing", async () => {
  const ngozi = await newMember(server.url);
  fake.replyAlways({ refusal: "No." });
  await start(ngozi, "Something the model declines");
  expect(await endedGeneration(ngozi)).toMatchObject({ state: "failed", failure: "ai/refused", courseId: null });
  fake.replyAlways({ course: { difficulty_level: "expert" } });
  await start(ngozi, "A wrong level");
  expect(await endedGeneration(ngozi)).toMatchObject({ state: "failed", failure: "ai/unusable-reply" });
  expect(await courses(ngozi)).toEqual([]);
  expect(
    await rows("select id from course_drafts where topic_key in ('something the model declines', 'a wrong level')"),
  ).toEqual([]);
});

test("COURSE-7 a generation that never ended counts as failed after five minutes, and another one starts", async () => {
  const ngozi = await newMember(server.url);
  const release = holdModel();
  const { body: lost } = await start(ngozi, "Hope");
  await until(() => fake.requests.length === 1);
  await rows("update course_generations set started_at = now() - interval '5 minutes' where id = ?", [
    lost.generationId,
  ]);
  expect((await ngozi.must(courseApi.readGeneration)).generation).toMatchObject({ state: "failed" });
  await makeCourse(ngozi, beginnerCourse("Joy"));
  release();
  await until(async () => (await runningJobs()).length === 0);
  expect((await courses(ngozi)).map(({ title }) => title)).toEqual(["Walking through: Joy"]);
});

test("COURSE-4 the hundred-and-first course and the eleventh request in an hour are refused", async () => {
  const ngozi = await newMember(server.url);
  await rows(
    `insert into courses (user_id, topic, level, content) select ?, 'Old', 'beginner', ?::jsonb from generate_series(1, 100)`,
    [ngozi.me?.memberId, JSON.stringify(sampleCourse("Old", "beginner"))],
  );
  expect((await start(ngozi, "New")).error?.code).toBe("course/too-many");
  for (let n = 2; n <= 10; n += 1) await start(ngozi, "New");
  expect((await start(ngozi, "New")).error).toMatchObject({ code: "request/too-many", retryAfter: expect.any(Number) });
});

test("a topic that is blank, hidden or too long is refused with its field", async () => {
  const ngozi = await newMember(server.url);
  for (const topic of ["  ", "a\u200bb", "x".repeat(201)]) {
    const { status, error } = await start(ngozi, topic);
    expect([status, error?.code, Object.keys(error?.fields ?? {})]).toEqual([422, "request/invalid", ["topic"]]);
  }
});
