import { type EntityManager, LockMode } from "@mikro-orm/postgresql";
import type { GeneratedCourse } from "../../schema/course/course.ts";
import { retention } from "../../schema/retention.ts";
import { failedNow, type GenerationTools, generationBefore, ModelFailure, runningGeneration } from "../ai/ai.ts";
import { deleteInBatches } from "../platform/database/delete-in-batches.ts";
import { daysAgo } from "../platform/date.ts";
import { draftCourse } from "./course-draft.ts";
import { CourseDraftEntity, CourseGenerationEntity } from "./generation.entity.ts";
import { topicKeyOf } from "./generation.ts";
import { saveCourse } from "./save-course.ts";

/** Makes the course of a running generation. Does nothing if it has ended. Rejects if it has to be run again. */
export async function runGeneration(
  em: EntityManager,
  { model, log, draining }: GenerationTools,
  generationId: string,
): Promise<void> {
  const generation = await em.fork().findOne(CourseGenerationEntity, runningGeneration(generationId));
  if (!generation) return;
  const { topic, level, contentType } = generation;
  try {
    const wanted = { topic, currentLevel: level, contentType: contentType ?? null };
    await saveDraft(em, generationId, await draftCourse(model, wanted, draining));
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    log.warn({ error, generationId }, "the model made no course");
    const running = { id: generationId, endedAt: null };
    await em.fork().nativeUpdate(CourseGenerationEntity, running, failedNow(error.code));
  }
}

/** COURSE-8: saves the draft for others too, unless the generation has ended meanwhile. */
async function saveDraft(em: EntityManager, generationId: string, content: GeneratedCourse): Promise<void> {
  await em.fork().transactional(async (tx) => {
    const running = runningGeneration(generationId);
    // Locked, so that a job that runs twice saves once.
    const generation = await tx.findOne(CourseGenerationEntity, running, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!generation) return;
    const { topic, level, contentType } = generation;
    const draft = tx.create(CourseDraftEntity, { topicKey: topicKeyOf(topic), level, contentType, content });
    await saveCourse(tx, generation, draft);
  });
}

/** COURSE-13: deletes old drafts and generations. Courses stay. */
export async function clearGenerations(em: EntityManager): Promise<void> {
  await deleteInBatches(em, CourseGenerationEntity, generationBefore(retention.courseGenerations.days));
  await deleteInBatches(em, CourseDraftEntity, { createdAt: { $lt: daysAgo(retention.courseDrafts.days) } });
}
