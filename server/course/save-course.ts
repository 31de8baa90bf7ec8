import type { EntityManager } from "@mikro-orm/postgresql";
import type { GeneratedCourse } from "../../schema/course/course.ts";
import { CourseEntity } from "./course.entity.ts";
import type { CourseDraftEntity, CourseGenerationEntity } from "./generation.entity.ts";

type Generation = InstanceType<typeof CourseGenerationEntity.class>;
type Draft = InstanceType<typeof CourseDraftEntity.class>;

/**
 * COURSE-8: saves what the model wrote to the member's courses and ends the generation, in the same transaction. `draft` is null
 * if it is not kept for others.
 */
export async function saveCourse(
  tx: EntityManager,
  generation: Generation,
  content: GeneratedCourse,
  draft: Draft | null,
): Promise<void> {
  const { user, topic, level, contentType, buildsOn } = generation;
  const course = tx.create(CourseEntity, { user, topic, level, contentType, buildsOn, content });
  tx.assign(generation, { endedAt: new Date(), draft, course });
  await tx.flush();
}
