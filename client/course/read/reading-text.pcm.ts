import type { Translates } from "../../../schema/language/translation.ts";

export const loading = "The course dey load...";
export const backLink = "Your courses";
export const printButton = "Print";
export const deleteButton = "Delete course";
export const deleteTitle = "Delete this course?";
export const deleteQuestion = "The course and your progress inside am go comot for good.";
export const keepButton = "Keep am";
export const deletedToast = { title: "Course don delete" };
export const deleteFailed = { title: "E no delete", message: "We no fit delete the course. Abeg try am again." };
export const tickFailed = { title: "E no save", message: "We no fit save your progress. Abeg try am again." };
export const doneLabel = "I don finish";
/** For screen readers. */
export const doneWith = (section: string): string => `I don finish ${section}`;

export type Holds = Translates<typeof import("./reading-text.ts"), typeof import("./reading-text.pcm.ts")>;
