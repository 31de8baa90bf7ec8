import { CONTENT_TYPES, COURSE_LEVELS } from "../../../schema/course/level.ts";
import { contentTypeNames, levelNames } from "../course-text.ts";

export const title = "AI Course Generator";
export const intro = "Name a topic, and get a course on it that is yours to keep, with a tick for every section.";
export const notSetUp = "The course generator isn’t set up on this server.";
export const topicLabel = "Topic";
export const topicHint = "For instance: forgiving a friend, or managing my money. Please leave out names.";
export const levelLegend = "Level";
export const focusLegend = "Content focus";
export const generateButton = "Generate Course";
export const harderButton = "Generate Harder Course";
export const newButton = "Generate New Course";
export const coursesLink = "Your courses";
export const openLink = "Open and tick off";

export const topicRequired = { title: "Topic Required", message: "Please provide a topic for the course." };
export const generated = { title: "Course Generated!", message: "Your AI-generated course module is ready." };
export const pleaseSignIn = { title: "Please sign in", message: "You need to sign in to generate courses" };

export const runningTitle = "Writing your course…";
export const runningHint = "This can take up to two minutes. You may leave this page: the course will be saved.";
export const connectionLost = "No connection right now. Your course is still being written.";
export const loadingCourse = "Loading the course...";

export const levelOptions = COURSE_LEVELS.map((value) => ({ value, label: levelNames[value] }));
/** All kinds of content are sent as null. */
export const focusOptions = [
  { value: "all" as const, label: "All" },
  ...CONTENT_TYPES.map((value) => ({ value, label: contentTypeNames[value] })),
];
