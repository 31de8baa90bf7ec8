import { afterAll, beforeAll, expect, test } from "vitest";
import * as courseApi from "../../../schema/course/api.ts";
import { newMember } from "../../support/account/people.ts";
import { beginnerCourse } from "../../support/ai/courses.ts";
import { sampleCourse } from "../../support/ai/sample-course.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

test("COURSE-1 without a key the generator refuses, and saved courses work", async () => {
  const ngozi = await newMember(server.url);
  const { error } = await ngozi.call(courseApi.generateCourse, { body: beginnerCourse("Hope") });
  expect(error?.code).toBe("ai/not-set-up");
  const course = sampleCourse("Hope", "beginner");
  await server.database
    .fork()
    .execute("insert into courses (user_id, topic, level, content) values (?, 'Hope', 'beginner', ?::jsonb)", [
      ngozi.me?.memberId,
      JSON.stringify(course),
    ]);
  const [own] = (await ngozi.must(courseApi.listCourses)).courses;
  const saved = await ngozi.must(courseApi.readCourse, { params: { courseId: own?.courseId ?? "" } });
  expect(saved.course).toEqual(course);
});
