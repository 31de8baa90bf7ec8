import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generatedCourse } from "../../../schema/course/course.ts";
import { chatModel } from "../../../server/ai/chat-model.ts";
import { courseSchema } from "../../../server/course/course-draft.ts";
import { runGeneration } from "../../../server/course/run-generation.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import { type FakeModel, MODEL_KEY, startFakeModel } from "../../support/ai/fake-model.ts";
import type { ModelReply } from "../../support/ai/model-reply.ts";
import { sampleCourse } from "../../support/ai/sample-course.ts";
import { testDatabase } from "../../support/server/database.ts";

let fake: FakeModel;
let database: Database;
let memberId: string;
beforeAll(async () => {
  fake = await startFakeModel();
  database = await testDatabase();
  const [row] = await rows<{ id: string }>(
    "insert into users (id, email) values (gen_random_uuid(), 'faults@example.org') returning id",
  );
  memberId = row?.id ?? "";
});
afterAll(async () => {
  await database.close();
  await fake.close();
});

const rows = <Row extends object>(sql: string, values: readonly unknown[] = []) =>
  database.fork().execute<Row[]>(sql, [...values]);

const course = sampleCourse("Faults", "beginner");
const whole = JSON.stringify(course);
const fieldNames = Object.keys(course) as (keyof typeof course)[];
/** Texts that break JSON, databases, screens or schemas. */
const oddText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom("", "\u0000", "\ud800", "<script>alert(1)</script>", "x".repeat(9_000), "a\u202eb", "é̂̂̂̂"),
);
const brokenCourse = fc
  .tuple(fc.constantFrom(...fieldNames), fc.oneof(oddText, fc.jsonValue(), fc.array(oddText, { maxLength: 30 })))
  .map(([name, value]): ModelReply => ({ course: { [name]: value } }));
const otherReply: fc.Arbitrary<ModelReply> = fc.oneof(
  fc.nat(whole.length).map((end) => ({ content: whole.slice(0, end) })),
  oddText.map((content) => ({ content })),
  fc.jsonValue().map((body) => ({ body })),
  oddText.map((refusal) => ({ refusal })),
  oddText.map((html) => ({ html })),
  fc.nat(whole.length).map((end) => ({ finishReason: "length" as const, content: whole.slice(0, end) })),
  fc.constantFrom(400, 401, 429, 500, 503).map((status) => ({ status })),
  fc.nat(2_000).map((droppedAfter) => ({ droppedAfter })),
);

test("COURSE-6 COURSE-8 AI-3 whatever a model sends, only checked courses are stored, and it ends", async () => {
  const model = chatModel({ apiKey: MODEL_KEY, baseUrl: fake.baseUrl, model: "fake-model" });
  const tools = { model, log: { warn: () => {} }, draining: new AbortController().signal };
  const replies = fc.array(fc.oneof({ weight: 2, arbitrary: brokenCourse }, otherReply), {
    minLength: 1,
    maxLength: 3,
  });
  await fc.assert(
    fc.asyncProperty(replies, async (planned) => {
      fake.reset();
      fake.reply(...planned);
      const [row] = await rows<{ id: string }>(
        "insert into course_generations (user_id, topic, level) values (?, 'Faults', 'beginner') returning id",
        [memberId],
      );
      const id = row?.id ?? "";
      // A job may run twice at the same time.
      await Promise.all([1, 2].map(() => runGeneration(database.fork(), tools, id)));
      const [end] = await rows<{ ended: boolean; failure: string | null; content: unknown }>(
        `select ended_at is not null as ended, failure, course.content from course_generations generation
         left join courses course on course.id = course_id where generation.id = ?`,
        [id],
      );
      expect(end?.ended).toBe(true);
      expect(end?.failure === null).toBe(end?.content != null);
      if (end?.content == null) return;
      expect(courseSchema("beginner").parse(end.content)).toEqual(end.content);
      generatedCourse.parse(end.content);
    }),
    { numRuns: 120 },
  );
  const [counts] = await rows<{ courses: number; ready: number }>(
    `select (select count(*)::int from courses) as courses,
       (select count(*)::int from course_generations where failure is null) as ready`,
  );
  expect(counts?.courses).toBe(counts?.ready);
});
