import { z } from "zod";
import { courseLevel } from "./course.ts";

/** What a member has finished of one of their courses. */
export const finishedCourse = z.strictObject({
  title: z.string(),
  level: courseLevel,
  /** The titles of the sections that they have ticked off, in order. */
  sections: z.array(z.string()),
  /** How many sections the course has. */
  sectionCount: z.int(),
});
export type FinishedCourse = z.infer<typeof finishedCourse>;
