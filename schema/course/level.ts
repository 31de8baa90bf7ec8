/** In order of difficulty. */
export const COURSE_LEVELS = ["beginner", "intermediate", "advanced", "expert"] as const;
export type CourseLevel = (typeof COURSE_LEVELS)[number];

/** What a course, or a section of it, mainly consists of. */
export const CONTENT_TYPES = ["text", "video", "interactive", "discussion"] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

export const COURSE_TOPIC_MAX_LENGTH = 200;

/** COURSE-15: a course builds on so many of the latest ones at most, so that a request to the model stays short. */
export const MOST_BUILT_ON = 5;

/** Topics that differ only in upper and lower case, and in the spaces around them, count as the same. */
export const topicKeyOf = (topic: string): string => topic.trim().toLowerCase();

/** The level above this one. Expert is the highest. */
export const harderLevel = (level: CourseLevel): CourseLevel =>
  COURSE_LEVELS[COURSE_LEVELS.indexOf(level) + 1] ?? "expert";
