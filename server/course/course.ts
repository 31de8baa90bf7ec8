import type { Loaded } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { COURSES_MAX, type CourseSummary, type SavedCourse } from "../../schema/course/api.ts";
import type { GeneratedCourse } from "../../schema/course/course.ts";
import { Refusal } from "../platform/refusal.ts";
import { citedReferences } from "../scripture/scripture.ts";
import { CourseEntity, CourseSectionDoneEntity } from "./course.entity.ts";

type Course = Loaded<InstanceType<typeof CourseEntity.class>>;

/** COURSE-10: the member's own course. Refuses with `course/not-found` for all others. */
export async function readCourse(em: EntityManager, memberId: string, courseId: string): Promise<SavedCourse> {
  const course = await findOwn(em, memberId, courseId);
  return {
    courseId: course.id,
    topic: course.topic,
    currentLevel: course.level,
    contentType: course.contentType ?? null,
    buildsOn: course.buildsOn,
    createdAt: course.createdAt.getTime(),
    course: course.content,
    sectionsDone: await sectionsDone(em, courseId),
    references: citedReferences(textsOf(course.content)),
  };
}

/** The member's courses, newest first, with their progress. */
export async function listCourses(em: EntityManager, memberId: string): Promise<CourseSummary[]> {
  return await em.execute<CourseSummary[]>(
    `select course.id as "courseId", content->>'title' as title, level as difficulty_level,
       content->>'estimated_duration' as estimated_duration,
       floor(extract(epoch from course.created_at) * 1000)::float8 as "createdAt",
       jsonb_array_length(content->'content_sections') as "sectionCount",
       (select count(*)::int from course_sections_done done where done.course_id = course.id) as "doneCount"
     from courses course where user_id = ? order by course.created_at desc, course.id limit ?`,
    [memberId, COURSES_MAX],
  );
}

/** COURSE-11: ticks off a section, or takes the tick back. Returns the finished sections. */
export async function saveSectionDone(
  em: EntityManager,
  memberId: string,
  { courseId, index, isDone }: { courseId: string; index: number; isDone: boolean },
): Promise<number[]> {
  const { content } = await findOwn(em, memberId, courseId);
  if (index >= content.content_sections.length) throw new Refusal("course/not-found");
  const row = { course: courseId, sectionIndex: index };
  if (isDone) await em.upsert(CourseSectionDoneEntity, row, { onConflictAction: "ignore" });
  else await em.nativeDelete(CourseSectionDoneEntity, row);
  return await sectionsDone(em, courseId);
}

/** COURSE-12: deletes the member's own course with its progress. */
export async function deleteCourse(em: EntityManager, memberId: string, courseId: string): Promise<void> {
  const deleted = await em.nativeDelete(CourseEntity, { id: courseId, user: memberId });
  if (deleted === 0) throw new Refusal("course/not-found");
}

async function findOwn(em: EntityManager, memberId: string, courseId: string): Promise<Course> {
  const course = await em.findOne(CourseEntity, { id: courseId, user: memberId });
  if (!course) throw new Refusal("course/not-found");
  return course;
}

async function sectionsDone(em: EntityManager, courseId: string): Promise<number[]> {
  const rows = await em
    .fork()
    .find(CourseSectionDoneEntity, { course: courseId }, { orderBy: { sectionIndex: "asc" } });
  return rows.map(({ sectionIndex }) => sectionIndex);
}

/** AI-10: every text of a course. */
function textsOf(course: GeneratedCourse): string[] {
  return [
    course.title,
    course.description,
    course.estimated_duration,
    ...course.learning_objectives,
    ...course.content_sections.flatMap(({ section_title, content }) => [section_title, content]),
    ...course.interactive_elements.flatMap(({ title, type, content }) => [title, type, content]),
    course.assessment_criteria,
    course.next_steps,
  ];
}
