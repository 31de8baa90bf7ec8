import { CONTENT_TYPES, COURSE_LEVELS } from "../../../schema/course/level.ts";
import type { Translates } from "../../../schema/language/translation.ts";
import { contentTypeNames, levelNames } from "../course-text.ts";

export const title = "AI Course Generator";
export const intro = "Name one topic, and you go get course on am wey you fit keep, with tick for every section.";
export const notSetUp = "Dem never set up the course generator for this server.";
export const topicLabel = "Topic";
export const topicHint = "Like: how to forgive friend, or how to manage my money. Abeg no put people name.";
export const levelLegend = "Level";
export const focusLegend = "Kind of content";
export const generateButton = "Generate Course";
export const harderButton = "Generate Harder Course";
export const newButton = "Generate New Course";
export const coursesLink = "Your courses";
export const openLink = "Open am and tick am";

export const topicRequired = { title: "You never put topic", message: "Abeg put topic for the course." };
export const generated = { title: "Course don ready!", message: "The course wey AI write for you don ready." };
export const pleaseSignIn = { title: "Abeg sign in", message: "You need to sign in to generate courses" };

export const runningTitle = "Your course dey come…";
export const runningHint = "E fit take up to two minutes. You fit leave this page: the course go save.";
export const connectionLost = "Network no dey now. Your course still dey come.";
export const loadingCourse = "The course dey load...";

export const levelOptions = COURSE_LEVELS.map((value) => ({ value, label: levelNames[value] }));
/** All kinds of content are sent as null. */
export const focusOptions = [
  { value: "all" as const, label: "All" },
  ...CONTENT_TYPES.map((value) => ({ value, label: contentTypeNames[value] })),
];

export type Holds = Translates<typeof import("./generator-text.ts"), typeof import("./generator-text.pcm.ts")>;
