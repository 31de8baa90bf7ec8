import { afterAll, beforeAll, expect, test } from "vitest";
import * as courseApi from "../../../schema/course/api.ts";
import { clearGenerations } from "../../../server/course/run-generation.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { beginnerCourse, makeCourse } from "../../support/ai/courses.ts";
import { type FakeModel, startFakeModel } from "../../support/ai/fake-model.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let fake: FakeModel;
let server: TestServer;
let ngozi: Person;
beforeAll(async () => {
  fake = await startFakeModel();
  server = await bootServer(fake.environment);
  ngozi = await newMember(server.url);
});
afterAll(async () => {
  await server.stop();
  await fake.close();
});

const rows = (sql: string, values: readonly unknown[] = []) => server.database.fork().execute(sql, [...values]);
const tick = (person: Person, courseId: string, index: number, isDone = true) =>
  person.call(courseApi.saveSectionDone, { params: { courseId, index: String(index) }, body: { isDone } });

test("COURSE-11 sections are ticked off and back, each once, and the list counts them", async () => {
  const courseId = await makeCourse(ngozi, beginnerCourse("Kindness"));
  await Promise.all([tick(ngozi, courseId, 1), tick(ngozi, courseId, 1), tick(ngozi, courseId, 1)]);
  expect((await tick(ngozi, courseId, 0)).body).toEqual({ sectionsDone: [0, 1] });
  expect((await tick(ngozi, courseId, 1, false)).body).toEqual({ sectionsDone: [0] });
  expect((await ngozi.must(courseApi.readCourse, { params: { courseId } })).sectionsDone).toEqual([0]);
  const { courses } = await ngozi.must(courseApi.listCourses);
  expect(courses.find((course) => course.courseId === courseId)).toMatchObject({ doneCount: 1, sectionCount: 2 });
  expect((await tick(ngozi, courseId, 2)).error?.code).toBe("course/not-found");
});

test("COURSE-10 nobody reads, ticks or deletes the course of another member", async () => {
  const courseId = await makeCourse(ngozi, beginnerCourse("Trust"));
  const other = await newMember(server.url);
  const params = { courseId };
  expect((await other.call(courseApi.readCourse, { params })).error?.code).toBe("course/not-found");
  expect((await tick(other, courseId, 0)).error?.code).toBe("course/not-found");
  expect((await other.call(courseApi.deleteCourse, { params })).error?.code).toBe("course/not-found");
  expect((await other.must(courseApi.listCourses)).courses).toEqual([]);
  expect((await ngozi.must(courseApi.readCourse, { params })).sectionsDone).toEqual([]);
});

test("COURSE-12 a deleted course is gone with its progress", async () => {
  const courseId = await makeCourse(ngozi, beginnerCourse("Rest"));
  await tick(ngozi, courseId, 0);
  await ngozi.must(courseApi.deleteCourse, { params: { courseId } });
  expect((await ngozi.call(courseApi.readCourse, { params: { courseId } })).error?.code).toBe("course/not-found");
  expect(await rows("select 1 from course_sections_done where course_id = ?", [courseId])).toEqual([]);
  expect((await ngozi.must(courseApi.readGeneration)).generation).toMatchObject({ state: "ready", courseId: null });
});

test("COURSE-14 references in a course are listed, with those that do not exist", async () => {
  const courseId = await makeCourse(ngozi, beginnerCourse("Truth"));
  const { references } = await ngozi.must(courseApi.readCourse, { params: { courseId } });
  expect(references).toEqual([
    { text: "John 3:16", exists: true },
    { text: "Hezekiah 4:12", exists: false },
    { text: "Psalm 23", exists: true },
  ]);
});

test("AI-10 COURSE-14 references in titles, headings and activities are checked too", async () => {
  fake.reply({
    course: {
      title: "What Romans 99:1 says",
      content_sections: [{ section_title: "Before Genesis 51:2", content_type: "text", content: "Read." }],
      interactive_elements: [{ title: "Draw Psalm 151", type: "exercise", content: "Draw." }],
    },
  });
  const courseId = await makeCourse(ngozi, beginnerCourse("Titles"));
  const { references } = await ngozi.must(courseApi.readCourse, { params: { courseId } });
  const missing = references.flatMap(({ text, exists }) => (exists ? [] : [text]));
  expect(missing).toEqual(["Romans 99:1", "Genesis 51:2", "Psalm 151"]);
});

test("COURSE-13 drafts and generations are deleted after seven days, and courses stay", async () => {
  const courseId = await makeCourse(ngozi, beginnerCourse("Time"));
  await rows("update course_generations set started_at = now() - interval '8 days' where course_id = ?", [courseId]);
  await rows("update course_drafts set created_at = now() - interval '8 days' where topic_key = 'time'");
  await clearGenerations(server.database.fork());
  expect(await rows("select 1 from course_drafts where topic_key = 'time'")).toEqual([]);
  expect(await rows("select 1 from course_generations where course_id = ?", [courseId])).toEqual([]);
  expect(await rows("select 1 from course_drafts where topic_key = 'truth'")).toHaveLength(1);
  await ngozi.must(courseApi.readCourse, { params: { courseId } });
});
