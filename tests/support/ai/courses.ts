import type { CourseGeneration, CourseRequest } from "../../../schema/course/api.ts";
import * as courseApi from "../../../schema/course/api.ts";
import type { Person } from "../account/people.ts";
import { until } from "../until.ts";

export const beginnerCourse = (topic: string): CourseRequest => ({
  topic,
  currentLevel: "beginner",
  contentType: null,
});

/** Waits until the member's last generation has ended. */
export async function endedGeneration(person: Person): Promise<CourseGeneration> {
  let last: CourseGeneration | null = null;
  await until(async () => {
    last = (await person.must(courseApi.readGeneration)).generation;
    return last !== null && last.state !== "running";
  });
  return last as unknown as CourseGeneration;
}

/** Has a course made and returns its id. */
export async function makeCourse(person: Person, wanted: CourseRequest): Promise<string> {
  await person.must(courseApi.generateCourse, { body: wanted });
  const { courseId, failure } = await endedGeneration(person);
  if (!courseId) throw new Error(`the generation failed: ${failure}`);
  return courseId;
}
