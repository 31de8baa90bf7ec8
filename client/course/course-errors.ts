import { COURSES_MAX } from "../../schema/course/api.ts";
import type { ErrorTexts } from "../frame/error-text.ts";
import { generationFailed } from "./course-text.ts";

const { title } = generationFailed;

export const errorTexts: ErrorTexts<"ai" | "course"> = {
  "ai/not-set-up": { title, message: "The course generator isn’t set up on this server." },
  "ai/misconfigured": {
    title,
    message: "The course generator isn’t set up correctly on this server. Please tell one of your leaders.",
  },
  "ai/refused": { title, message: "The AI declined this topic. Put it another way, or try another topic." },
  "ai/busy": { title, message: "The AI is very busy. Please try again in a few minutes." },
  "ai/unavailable": generationFailed,
  "ai/unusable-reply": generationFailed,
  "course/in-progress": { title, message: "Another course is being made for you. Please wait until it’s ready." },
  "course/too-many": { title, message: `You have ${COURSES_MAX} courses. Please delete one that you no longer need.` },
  "course/not-found": { title: "Course not found", message: "It may have been deleted, or it isn’t yours." },
};
