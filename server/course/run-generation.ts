import { type EntityManager, LockMode } from "@mikro-orm/postgresql";
import type { GeneratedCourse } from "../../schema/course/course.ts";
import { topicKeyOf } from "../../schema/course/level.ts";
import { retention } from "../../schema/retention.ts";
import { failedNow, type GenerationTools, generationBefore, ModelFailure, runningGeneration } from "../ai/ai.ts";
import { deleteInBatches } from "../platform/database/delete-in-batches.ts";
import { daysAgo } from "../platform/date.ts";
import { draftCourse } from "./course-draft.ts";
import { CourseDraftEntity, CourseGenerationEntity } from "./generation.entity.ts";
import { saveCourse } from "./save-course.ts";

/** Makes the course of a running generation. Does nothing if it has ended. Rejects if it has to be run again. */
export async function runGeneration(
  em: EntityManager,
  { model, log, draining }: GenerationTools,
  generationId: string,
): Promise<void> {
  const generation = await em.fork().findOne(CourseGenerationEntity, runningGeneration(generationId));
  if (!generation) return;
  const { topic, level, contentType, buildsOn } = generation;
  try {
    const wanted = { topic, currentLevel: level, contentType: contentType ?? null, buildsOn };
    await saveDraft(em, generationId, await draftCourse(model, wanted, draining));
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    log.warn({ error, generationId }, "the model made no course");
    const running = { id: generationId, endedAt: null };
    await em.fork().nativeUpdate(CourseGenerationEntity, running, failedNow(error.code));
  }
}

/** COURSE-8, COURSE-16: saves the draft, unless the generation has ended meanwhile. For others too if it builds on nothing. */
async function saveDraft(em: EntityManager, generationId: string, content: GeneratedCourse): Promise<void> {
  await em.fork().transactional(async (tx) => {
    const running = runningGeneration(generationId);
    // Locked, so that a job that runs twice saves once.
    const generation = await tx.findOne(CourseGenerationEntity, running, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!generation) return;
    const { topic, level, contentType, buildsOn } = generation;
    const shared = { topicKey: topicKeyOf(topic), level, contentType, content };
    const draft = buildsOn.length === 0 ? tx.create(CourseDraftEntity, shared) : null;
    await saveCourse(tx, generation, content, draft);
  });
}

/** COURSE-13: deletes old drafts and generations. Courses stay. */
export async function clearGenerations(em: EntityManager): Promise<void> {
  await deleteInBatches(em, CourseGenerationEntity, generationBefore(retention.courseGenerations.days));
  await deleteInBatches(em, CourseDraftEntity, { createdAt: { $lt: daysAgo(retention.courseDrafts.days) } });
}
