import { type EntityManager, LockMode } from "@mikro-orm/postgresql";
import type { AiFailure } from "../../schema/ai/failure.ts";
import type { GeneratedCourse } from "../../schema/course/course.ts";
import { DAY_MS } from "../../schema/time.ts";
import { type Model, ModelFailure } from "../ai/ai.ts";
import { deleteInBatches } from "../platform/database/delete-in-batches.ts";
import type { Log } from "../platform/log.ts";
import { draftCourse } from "./course-draft.ts";
import { CourseDraftEntity, CourseGenerationEntity } from "./generation.entity.ts";
import { runningGeneration, topicKeyOf } from "./generation.ts";
import { saveCourse } from "./save-course.ts";

/** How long drafts are offered to others, and how long it is remembered who had which. */
const KEPT_DAYS = 7;

export interface GenerationTools {
  readonly model: Model;
  readonly log: Pick<Log, "warn">;
  /** Aborts when the server starts to shut down: another one makes the course. */
  readonly draining: AbortSignal;
}

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
    await saveFailure(em, generationId, error.code);
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

const saveFailure = (em: EntityManager, generationId: string, failure: AiFailure) =>
  em.fork().nativeUpdate(CourseGenerationEntity, { id: generationId, endedAt: null }, { endedAt: new Date(), failure });

/** COURSE-13: deletes old drafts and generations. Courses stay. */
export async function clearGenerations(em: EntityManager): Promise<void> {
  const before = new Date(Date.now() - KEPT_DAYS * DAY_MS);
  await deleteInBatches(em, CourseGenerationEntity, { startedAt: { $lt: before } });
  await deleteInBatches(em, CourseDraftEntity, { createdAt: { $lt: before } });
}
