import { defineEntity, p } from "@mikro-orm/core";
import { AI_FAILURES } from "../../schema/ai/failure.ts";
import type { GeneratedCourse } from "../../schema/course/course.ts";
import type { FinishedCourse } from "../../schema/course/finished.ts";
import { CONTENT_TYPES, COURSE_LEVELS } from "../../schema/course/level.ts";
import { UserEntity } from "../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../platform/database/data-decision.ts";
import { CourseEntity } from "./course.entity.ts";

/** A checked course of the model. Other members who ask for the same get it without a request. */
export const CourseDraftEntity = defineEntity({
  name: "CourseDraft",
  tableName: "course_drafts",
  indexes: [{ name: "course_drafts_wanted", properties: ["topicKey", "level"] }],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    /** The topic in lower case. */
    topicKey: p.text(),
    level: p.enum(COURSE_LEVELS),
    contentType: p.enum(CONTENT_TYPES).nullable(),
    content: p.json<GeneratedCourse>(),
    createdAt: p.datetime().defaultRaw(`now()`).index("course_drafts_created"),
  },
});

/** What a member asked the generator for, and how that ended. */
export const CourseGenerationEntity = defineEntity({
  name: "CourseGeneration",
  tableName: "course_generations",
  indexes: [
    {
      name: "course_generations_user",
      properties: ["user", "startedAt"],
      columns: [{ name: "user" }, { name: "startedAt", sort: "DESC" }],
    },
  ],
  uniques: [{ name: "course_generations_running", where: "ended_at is null", properties: ["user"] }],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    user: () => p.manyToOne(UserEntity).deleteRule("cascade"),
    topic: p.text(),
    level: p.enum(COURSE_LEVELS),
    contentType: p.enum(CONTENT_TYPES).nullable(),
    /** What the member had finished of the topic then. */
    buildsOn: p.json<FinishedCourse[]>().defaultRaw(`'[]'::jsonb`),
    startedAt: p.datetime().defaultRaw(`now()`).index("course_generations_started"),
    /** Null while it is running. */
    endedAt: p.datetime().nullable(),
    failure: p.enum(AI_FAILURES).nullable(),
    draft: () => p.manyToOne(CourseDraftEntity).deleteRule("set null").nullable().index("course_generations_draft"),
    course: () => p.manyToOne(CourseEntity).deleteRule("set null").nullable().index("course_generations_course"),
  },
});

export const erasure = {
  "course_drafts.content": "redacted",
  "course_drafts.content_type": "impersonal",
  "course_drafts.level": "impersonal",
  "course_drafts.topic_key": "redacted",
  "course_generations.builds_on": "redacted",
  "course_generations.content_type": "goes",
  "course_generations.failure": "goes",
  "course_generations.level": "goes",
  "course_generations.topic": "redacted",
} satisfies ErasureDecisions;

export const ownData = {
  "course_generations.course_id": "withheld",
  "course_generations.user_id": "own",
} satisfies OwnDataDecisions;
