import type { GeneratedCourse } from "../../../schema/course/course.ts";
import type { CourseLevel } from "../../../schema/course/level.ts";

/** A course as a good model writes it, with one reference that does not exist. */
export const sampleCourse = (
  topic: string,
  level: CourseLevel,
  title = `Walking through: ${topic}`,
): GeneratedCourse => ({
  title,
  description: `Four meetings about ${topic}, with time to think and to talk.`,
  difficulty_level: level,
  estimated_duration: "4 sessions of 45 minutes",
  learning_objectives: ["Say in your own words what it is about.", "Name one thing that you will try this week."],
  content_sections: [
    {
      section_title: "Where we start",
      content_type: "text",
      content: "Read John 3:16 slowly.\n\nWhat does it say about you, and about your neighbour?",
    },
    {
      section_title: "What it costs",
      content_type: "discussion",
      content: "Some quote Hezekiah 4:12 here. Talk about what it would cost you to forgive somebody.",
    },
  ],
  interactive_elements: [
    { title: "Two lists", type: "exercise", content: "Write down what helps you, and what gets in the way." },
  ],
  assessment_criteria: "You can explain it to a younger friend in three sentences.",
  next_steps: "Ask somebody older how they learned it. Then read Psalm 23.",
});
