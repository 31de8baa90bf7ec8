import type { FinishedCourse } from "../../schema/course/finished.ts";
import type { ContentType, CourseLevel } from "../../schema/course/level.ts";
import type { Translates } from "../../schema/language/translation.ts";

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
  title: "Generation no work",
  message: "We no fit write the course. Abeg try am again.",
};

// A course
export const draftedByAi = "Na AI draft am";
export const draftedHint =
  "AI dey make mistake. Use Bible check wetin you read here, and talk about am with person wey you trust.";
export const levelLabel = "Level";
export const durationLabel = "How long";
export const objectivesTitle = "Wetin you go learn";
export const activitiesTitle = "Activities";
export const assessmentTitle = "How to check wetin you don learn";
export const nextStepsTitle = "Next steps";
export const passagesTitle = "Bible passages";
/** Beside a reference to the Bible that doesn’t exist. */
export const notInBible = "E no dey for Bible";

/** "E build on top wetin you don finish: Walking in faith (2 out of 5 sections)". */
export const buildsOn = (courses: readonly FinishedCourse[]): string => {
  const named = courses.map(
    ({ title, sections, sectionCount }) => `${title} (${partOf(sections.length, sectionCount)})`,
  );
  return `E build on top wetin you don finish: ${named.join("; ")}`;
};

// Progress
export const progressLabel = "Your progress";
const partOf = (done: number, all: number): string => `${done} out of ${all} ${all === 1 ? "section" : "sections"}`;
export const doneOf = (done: number, all: number): string => `You don finish ${partOf(done, all)}`;

// The list
export const coursesTitle = "Your courses";
export const loadingCourses = "Courses dey load...";
export const noCoursesTitle = "No course dey yet";
export const noCoursesHint = "Name one topic, and the course generator go write course for you.";
export const newCourseLink = "Make course";
export const allCoursesLink = "All courses";

export type Holds = Translates<typeof import("./course-text.ts"), typeof import("./course-text.pcm.ts")>;
