import { z } from "zod";
import { aiFailure } from "../ai/failure.ts";
import { endpoint } from "../endpoint.ts";
import { line } from "../text.ts";
import { contentType, courseLevel, generatedCourse } from "./course.ts";
import { finishedCourse } from "./finished.ts";
import { COURSE_TOPIC_MAX_LENGTH } from "./level.ts";

/** Courses that one member may keep. */
export const COURSES_MAX = 100;
export const COURSE_GENERATIONS_PER_HOUR = 10;

/** Milliseconds since 1970. */
const time = z.number();
const params = z.strictObject({ courseId: z.uuid() });

/** What a member asks the generator for. */
const courseRequest = z.strictObject({
  topic: line({ min: 1, max: COURSE_TOPIC_MAX_LENGTH }),
  currentLevel: courseLevel,
  /** Null for all kinds of content. */
  contentType: contentType.nullable(),
});
export type CourseRequest = z.infer<typeof courseRequest>;

/** A course that is being made, or how that ended. */
export const courseGeneration = z.strictObject({
  ...courseRequest.shape,
  topic: z.string(),
  generationId: z.uuid(),
  state: z.enum(["running", "ready", "failed"]),
  startedAt: time,
  /** What the caller had finished of the topic when they asked for it. */
  buildsOn: z.array(finishedCourse),
  /** Null unless it failed. */
  failure: aiFailure.nullable(),
  /** Null unless it is ready, and once the course is deleted. */
  courseId: z.uuid().nullable(),
});
export type CourseGeneration = z.infer<typeof courseGeneration>;

const courseSummary = z.strictObject({
  courseId: z.uuid(),
  title: z.string(),
  difficulty_level: courseLevel,
  estimated_duration: z.string(),
  createdAt: time,
  sectionCount: z.int(),
  /** Of how many sections the member has finished. */
  doneCount: z.int(),
});
export type CourseSummary = z.infer<typeof courseSummary>;

/** A reference to the Bible, as a text of the course writes it. */
const citedReference = z.strictObject({ text: z.string(), exists: z.boolean() });
export type CitedReference = z.infer<typeof citedReference>;

const savedCourse = z.strictObject({
  courseId: z.uuid(),
  ...courseRequest.shape,
  topic: z.string(),
  createdAt: time,
  /** What the caller had finished of the topic when they asked for it. */
  buildsOn: z.array(finishedCourse),
  course: generatedCourse,
  /** Indexes of the sections that the member has finished, ascending. */
  sectionsDone: z.array(z.int()),
  /** Each reference in the course once. */
  references: z.array(citedReference),
});
export type SavedCourse = z.infer<typeof savedCourse>;

export const generateCourse = endpoint("POST /api/courses/generation", "member", {
  summary:
    "Starts making a course, which takes up to some minutes, or returns the same one that is being made. The result is saved to the caller's courses.",
  // As specified. The server itself knows what the caller has finished (COURSE-15).
  body: courseRequest.extend({ userProgress: z.null().optional() }),
  output: courseGeneration,
  limit: { name: "course-generation", tries: COURSE_GENERATIONS_PER_HOUR, seconds: 60 * 60, per: "account" },
});

export const readGeneration = endpoint("GET /api/courses/generation", "member", {
  summary: "The course that the caller asked for last in the past hour, or null.",
  output: z.strictObject({ generation: courseGeneration.nullable() }),
});

export const listFinished = endpoint("GET /api/courses/finished", "member", {
  summary: "What the caller has finished of each topic, on which their next course on it builds.",
  output: z.strictObject({
    topics: z.array(
      z.strictObject({
        /** In lower case. */
        topicKey: z.string(),
        /** The latest courses, oldest first. */
        courses: z.array(finishedCourse),
      }),
    ),
  }),
});

export const listCourses = endpoint("GET /api/courses", "member", {
  summary: "The caller's own courses, newest first.",
  output: z.strictObject({ courses: z.array(courseSummary) }),
});

export const readCourse = endpoint("GET /api/courses/:courseId", "member", {
  summary: "One of the caller's own courses. Those of others and unknown ones are refused alike.",
  params,
  output: savedCourse,
});

export const saveSectionDone = endpoint("PUT /api/courses/:courseId/sections/:index", "member", {
  summary: "Ticks off a section of the caller's own course, or takes the tick back.",
  params: params.extend({ index: z.coerce.number().int().min(0).max(100) }),
  body: z.strictObject({ isDone: z.boolean() }),
  output: z.strictObject({ sectionsDone: z.array(z.int()) }),
});

export const deleteCourse = endpoint("DELETE /api/courses/:courseId", "member", {
  summary: "Deletes one of the caller's own courses with its progress.",
  params,
});
