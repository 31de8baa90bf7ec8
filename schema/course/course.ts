import { z } from "zod";
import { CONTENT_TYPES, COURSE_LEVELS } from "./level.ts";

export const courseLevel = z.enum(COURSE_LEVELS);
export const contentType = z.enum(CONTENT_TYPES);

/** A course as the model wrote it. Every text is plain. */
export const generatedCourse = z.strictObject({
  title: z.string(),
  description: z.string(),
  difficulty_level: courseLevel,
  estimated_duration: z.string(),
  learning_objectives: z.array(z.string()),
  content_sections: z.array(
    z.strictObject({ section_title: z.string(), content_type: contentType, content: z.string() }),
  ),
  interactive_elements: z.array(z.strictObject({ title: z.string(), type: z.string(), content: z.string() })),
  assessment_criteria: z.string(),
  next_steps: z.string(),
});
export type GeneratedCourse = z.infer<typeof generatedCourse>;
