import type { Loaded } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { COURSES_MAX, type CourseGeneration, type CourseRequest } from "../../schema/course/api.ts";
import type { FinishedCourse } from "../../schema/course/finished.ts";
import { topicKeyOf } from "../../schema/course/level.ts";
import { expiredGeneration, failedNow, generationQueue, recentGeneration, statusOf } from "../ai/ai.ts";
import type { Jobs } from "../platform/job.ts";
import { Refusal } from "../platform/refusal.ts";
import { CourseEntity } from "./course.entity.ts";
import { finishedOf } from "./finished.ts";
import { CourseDraftEntity, CourseGenerationEntity } from "./generation.entity.ts";
import { saveCourse } from "./save-course.ts";

export const generateCourseQueue = generationQueue("course/generate");

type Generation = Loaded<InstanceType<typeof CourseGenerationEntity.class>>;

/**
 * COURSE-2, COURSE-3, COURSE-4: starts making a course, or takes a draft that somebody else asked for. Refuses with
 * `course/in-progress` while another course is being made for the member, and with `course/too-many`.
 */
export async function startGeneration(
  em: EntityManager,
  jobs: Jobs,
  memberId: string,
  wanted: CourseRequest,
): Promise<CourseGeneration> {
  return await em.transactional(async (tx) => {
    // COURSE-7.
    await tx.nativeUpdate(CourseGenerationEntity, expiredGeneration(memberId), failedNow("ai/unavailable"));
    if ((await tx.count(CourseEntity, { user: memberId })) >= COURSES_MAX) throw new Refusal("course/too-many");
    const buildsOn = await finishedOf(tx, memberId, wanted.topic);
    const started = await insertGeneration(tx, memberId, wanted, buildsOn);
    if (!started) return viewOf(await sameGeneration(tx, memberId, wanted));
    // COURSE-16.
    const draft = buildsOn.length === 0 ? await findDraft(tx, memberId, wanted) : null;
    if (draft) await saveCourse(tx, started, draft.content, draft);
    else await jobs.enqueue(generateCourseQueue, { generationId: started.id }, { tx });
    return viewOf(started);
  });
}

/** COURSE-5: the member's last generation, if it is recent. */
export async function readGeneration(em: EntityManager, memberId: string): Promise<CourseGeneration | null> {
  const last = await em.findOne(CourseGenerationEntity, recentGeneration(memberId), { orderBy: { startedAt: "desc" } });
  return last && viewOf(last);
}

/** Null if one is running already: a unique index decides between requests at the same time. */
async function insertGeneration(
  tx: EntityManager,
  memberId: string,
  { topic, currentLevel, contentType }: CourseRequest,
  buildsOn: readonly FinishedCourse[],
): Promise<Generation | null> {
  const [row] = await tx.execute<{ id: string }[]>(
    `insert into course_generations (user_id, topic, level, content_type, builds_on, started_at)
     values (?, ?, ?, ?, ?::jsonb, clock_timestamp())
     on conflict (user_id) where ended_at is null do nothing returning id`,
    [memberId, topic, currentLevel, contentType, JSON.stringify(buildsOn)],
  );
  return row ? await tx.findOneOrFail(CourseGenerationEntity, row.id) : null;
}

/** The generation that is running, if it is for the same course: the phone may have sent its request twice. */
async function sameGeneration(tx: EntityManager, memberId: string, wanted: CourseRequest): Promise<Generation> {
  const last = await tx.findOneOrFail(CourseGenerationEntity, { user: memberId }, { orderBy: { startedAt: "desc" } });
  const { topic, currentLevel, contentType } = viewOf(last);
  const isSame = topic === wanted.topic && currentLevel === wanted.currentLevel && contentType === wanted.contentType;
  if (!isSame) throw new Refusal("course/in-progress");
  return last;
}

/** COURSE-9: a draft for the same topic, level and focus that this member has not had yet. */
async function findDraft(tx: EntityManager, memberId: string, { topic, currentLevel, contentType }: CourseRequest) {
  const had = await tx.find(
    CourseGenerationEntity,
    { user: memberId, draft: { $ne: null } },
    { fields: ["draft"], orderBy: { startedAt: "desc" } },
  );
  return await tx.findOne(
    CourseDraftEntity,
    {
      id: { $nin: had.flatMap(({ draft }) => draft?.id ?? []) },
      topicKey: topicKeyOf(topic),
      level: currentLevel,
      contentType,
    },
    { orderBy: { createdAt: "desc" } },
  );
}

function viewOf(generation: Generation): CourseGeneration {
  const { topic, level, contentType = null, buildsOn, course } = generation;
  return { ...statusOf(generation), topic, currentLevel: level, contentType, buildsOn, courseId: course?.id ?? null };
}
