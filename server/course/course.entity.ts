import { defineEntity, p } from "@mikro-orm/core";
import type { GeneratedCourse } from "../../schema/course/course.ts";
import type { FinishedCourse } from "../../schema/course/finished.ts";
import { CONTENT_TYPES, COURSE_LEVELS } from "../../schema/course/level.ts";
import { UserEntity } from "../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../platform/database/data-decision.ts";

/** A course that a member keeps. */
export const CourseEntity = defineEntity({
  name: "Course",
  tableName: "courses",
  indexes: [
    {
      name: "courses_user",
      properties: ["user", "createdAt"],
      columns: [{ name: "user" }, { name: "createdAt", sort: "DESC" }],
    },
  ],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    user: () => p.manyToOne(UserEntity).deleteRule("cascade"),
    /** As the member typed it. */
    topic: p.text(),
    level: p.enum(COURSE_LEVELS),
    /** Null for all kinds of content. */
    contentType: p.enum(CONTENT_TYPES).nullable(),
    content: p.json<GeneratedCourse>(),
    /** What the member had finished of the topic when they asked for it. */
    buildsOn: p.json<FinishedCourse[]>().defaultRaw(`'[]'::jsonb`),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

/** A section that the member has finished. Without a row, it is not finished. */
export const CourseSectionDoneEntity = defineEntity({
  name: "CourseSectionDone",
  tableName: "course_sections_done",
  checks: [{ name: "course_sections_done_section_index_check", expression: "section_index >= 0" }],
  properties: {
    course: () => p.manyToOne(CourseEntity).primary().updateRule("no action").deleteRule("cascade"),
    sectionIndex: p.smallint().primary(),
    doneAt: p.datetime().defaultRaw(`now()`),
  },
});

export const erasure = {
  "courses.builds_on": "redacted",
  "courses.content": "redacted",
  "courses.content_type": "goes",
  "courses.level": "goes",
  "courses.topic": "redacted",
} satisfies ErasureDecisions;

export const ownData = {
  "course_sections_done.course_id": "own",
  "courses.user_id": "own",
} satisfies OwnDataDecisions;
