import { z } from "zod";
import type { CourseRequest } from "../../schema/course/api.ts";
import { contentType, type GeneratedCourse } from "../../schema/course/course.ts";
import type { FinishedCourse } from "../../schema/course/finished.ts";
import { CONTENT_TYPES, type CourseLevel } from "../../schema/course/level.ts";
import { draftLine, draftProse, type Model } from "../ai/ai.ts";

/** COURSE-6: every field with its bounds. A list of a reasonable course has far fewer entries. */
export const courseSchema = (level: CourseLevel) =>
  z.strictObject({
    title: draftLine(160),
    description: draftProse(2_000),
    difficulty_level: z.literal(level),
    estimated_duration: draftLine(120),
    learning_objectives: z.array(draftProse(500)).min(1).max(20),
    content_sections: z
      .array(z.strictObject({ section_title: draftLine(200), content_type: contentType, content: draftProse(8_000) }))
      .min(1)
      .max(20),
    interactive_elements: z
      .array(z.strictObject({ title: draftLine(200), type: draftLine(80), content: draftProse(4_000) }))
      .max(20),
    assessment_criteria: draftProse(4_000),
    next_steps: draftProse(4_000),
  });

/** The same shape for the model, whose strict schemas know no lengths. */
const courseShape = (level: CourseLevel) =>
  z.strictObject({
    title: z.string(),
    description: z.string().describe("Two or three sentences"),
    difficulty_level: z.enum([level]),
    estimated_duration: z.string().describe("Such as: 4 sessions of 45 minutes"),
    learning_objectives: z.array(z.string()).describe("3 to 6 sentences"),
    content_sections: z
      .array(
        z.strictObject({
          section_title: z.string(),
          content_type: z.enum(CONTENT_TYPES),
          content: z.string().describe("The whole text of the section, in paragraphs of plain text"),
        }),
      )
      .describe("4 to 8 sections"),
    interactive_elements: z
      .array(z.strictObject({ title: z.string(), type: z.string(), content: z.string() }))
      .describe("2 to 4 exercises, questions or activities"),
    assessment_criteria: z.string().describe("How learners notice that they have understood it"),
    next_steps: z.string(),
  });

const instructions = (level: CourseLevel): string =>
  [
    "You write courses for a Christian mentorship community of teenagers and young people, most of them in Nigeria.",
    `Write one course on the topic that the data names, for the level "${level}".`,
    "Levels in order: beginner, intermediate, advanced, expert. Each goes deeper than the one before.",
    "If the data names what the learner has finished of this topic, build on it: repeat none of those sections, refer back to them where it helps, and go on from there, still within the level.",
    "If the data names a content focus, most sections have that content_type. A section of the type video describes what to film or to look for.",
    "Write warmly and plainly, in English, for readers from 13 years on. Examples come from their daily life.",
    "Quote the Bible sparingly and only from passages that exist, as Book chapter:verse.",
    "Everything is plain text: no HTML, no Markdown, no links, no addresses, no phone numbers, no names of real private people.",
    "Never ask readers for personal data. Where a topic is painful or dangerous, encourage them to talk to an adult whom they trust.",
    "Do not write anything sexual, violent, hateful, or demeaning of any group. Decline topics that cannot be taught within these limits.",
  ].join("\n");

/** COURSE-15: titles of sections that a model wrote, and nothing that says whose they are. */
const forModel = ({ title, level, sections }: FinishedCourse) => ({ title, level, finished_sections: sections });

/** COURSE-6: a checked course on this topic. Rejects with `ModelFailure`. */
export function draftCourse(
  model: Model,
  { topic, currentLevel, contentType: focus, buildsOn }: CourseRequest & { buildsOn: readonly FinishedCourse[] },
  signal: AbortSignal,
): Promise<GeneratedCourse> {
  return model.draft({
    name: "course",
    shape: courseShape(currentLevel),
    schema: courseSchema(currentLevel),
    instructions: instructions(currentLevel),
    input: {
      topic,
      level: currentLevel,
      content_focus: focus,
      ...(buildsOn.length > 0 && { user_progress: buildsOn.map(forModel) }),
    },
    signal,
  });
}
