import type { EntityManager } from "@mikro-orm/postgresql";
import { CourseEntity } from "./course.entity.ts";
import type { CourseDraftEntity, CourseGenerationEntity } from "./generation.entity.ts";

type Generation = InstanceType<typeof CourseGenerationEntity.class>;
type Draft = InstanceType<typeof CourseDraftEntity.class>;

/** COURSE-8: saves a draft to the member's courses and ends the generation, in the same transaction. */
export async function saveCourse(tx: EntityManager, generation: Generation, draft: Draft): Promise<void> {
  const { user, topic, level, contentType } = generation;
  const course = tx.create(CourseEntity, { user, topic, level, contentType, content: draft.content });
  tx.assign(generation, { endedAt: new Date(), draft, course });
  await tx.flush();
}
