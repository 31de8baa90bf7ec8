import * as courseApi from "../../schema/course/api.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import type { Jobs } from "../platform/job.ts";
import { Refusal } from "../platform/refusal.ts";
import { deleteCourse, listCourses, readCourse, saveSectionDone } from "./course.ts";
import { finishedByTopic } from "./finished.ts";
import { readGeneration, startGeneration } from "./generation.ts";

export function courseRoutes({ jobs, hasModel }: { jobs: Jobs; hasModel: boolean }): Route[] {
  return [
    route(courseApi.generateCourse, async ({ em, member, body }) => {
      if (!hasModel) throw new Refusal("ai/not-set-up");
      return await startGeneration(em, jobs, member.memberId, body);
    }),

    route(courseApi.readGeneration, async ({ em, member }) => ({
      generation: await readGeneration(em, member.memberId),
    })),

    route(courseApi.listFinished, async ({ em, member }) => ({
      topics: [...(await finishedByTopic(em, member.memberId))].map(([topicKey, courses]) => ({
        topicKey,
        courses: [...courses],
      })),
    })),

    route(courseApi.listCourses, async ({ em, member }) => ({ courses: await listCourses(em, member.memberId) })),

    route(courseApi.readCourse, async ({ em, member, params }) => readCourse(em, member.memberId, params.courseId)),

    route(courseApi.saveSectionDone, async ({ em, member, params, body }) => ({
      sectionsDone: await saveSectionDone(em, member.memberId, { ...params, ...body }),
    })),

    route(courseApi.deleteCourse, async ({ em, member, params }) => {
      await deleteCourse(em, member.memberId, params.courseId);
    }),
  ];
}
