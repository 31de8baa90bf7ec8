import type { EntityManager } from "@mikro-orm/postgresql";
import type { FinishedCourse } from "../../schema/course/finished.ts";
import { MOST_BUILT_ON, topicKeyOf } from "../../schema/course/level.ts";

interface FinishedRow extends FinishedCourse {
  readonly topic: string;
}

/** COURSE-15: what the member has finished of each topic, by its key: of the latest courses, oldest first. */
export async function finishedByTopic(
  em: EntityManager,
  memberId: string,
): Promise<ReadonlyMap<string, readonly FinishedCourse[]>> {
  const rows = await em.execute<FinishedRow[]>(
    `select course.topic, course.content->>'title' as title, course.level, done.sections,
       jsonb_array_length(course.content->'content_sections') as "sectionCount"
     from courses course cross join lateral (
       select jsonb_agg(course.content->'content_sections'->done.section_index::int->>'section_title'
         order by done.section_index) as sections
       from course_sections_done done where done.course_id = course.id
     ) done
     where course.user_id = ? and done.sections is not null order by course.created_at, course.id`,
    [memberId],
  );
  const topics = new Map<string, readonly FinishedCourse[]>();
  for (const { topic, ...course } of rows) {
    const key = topicKeyOf(topic);
    topics.set(key, [...(topics.get(key) ?? []), course].slice(-MOST_BUILT_ON));
  }
  return topics;
}

/** COURSE-15: what the member has finished of this topic. */
export const finishedOf = async (em: EntityManager, memberId: string, topic: string): Promise<FinishedCourse[]> => [
  ...((await finishedByTopic(em, memberId)).get(topicKeyOf(topic)) ?? []),
];
