import type { FinishedCourse } from "../../schema/course/finished.ts";
import type { ContentType, CourseLevel } from "../../schema/course/level.ts";

export const levelNames: Readonly<Record<CourseLevel, string>> = {
  beginner: "Beginner",
  intermediate: "Intermediate",
  advanced: "Advanced",
  expert: "Expert",
};

export const contentTypeNames: Readonly<Record<ContentType, string>> = {
  text: "Text",
  video: "Video",
  interactive: "Interactive",
  discussion: "Discussion",
};

export const generationFailed = {
  title: "Generation Failed",
  message: "Failed to generate course content. Please try again.",
};

// A course
export const draftedByAi = "Drafted by AI";
export const draftedHint =
  "AI makes mistakes. Check what you read here against the Bible, and talk about it with someone you trust.";
export const levelLabel = "Level";
export const durationLabel = "Duration";
export const objectivesTitle = "Learning objectives";
export const activitiesTitle = "Activities";
export const assessmentTitle = "How to check what you’ve learned";
export const nextStepsTitle = "Next steps";
export const passagesTitle = "Bible passages";
/** Beside a reference to the Bible that doesn’t exist. */
export const notInBible = "Not found in the Bible";

/** "Builds on what you’ve finished: Walking in faith (2 of 5 sections)". */
export const buildsOn = (courses: readonly FinishedCourse[]): string => {
  const named = courses.map(
    ({ title, sections, sectionCount }) => `${title} (${partOf(sections.length, sectionCount)})`,
  );
  return `Builds on what you’ve finished: ${named.join("; ")}`;
};

// Progress
export const progressLabel = "Your progress";
const partOf = (done: number, all: number): string => `${done} of ${all} ${all === 1 ? "section" : "sections"}`;
export const doneOf = (done: number, all: number): string => `${partOf(done, all)} done`;

// The list
export const coursesTitle = "Your courses";
export const loadingCourses = "Loading courses...";
export const noCoursesTitle = "No courses yet";
export const noCoursesHint = "Name a topic, and the course generator writes a course for you.";
export const newCourseLink = "Create a course";
export const allCoursesLink = "All courses";
