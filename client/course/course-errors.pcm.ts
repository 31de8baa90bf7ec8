import { COURSES_MAX } from "../../schema/course/api.ts";
import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorTexts } from "../frame/error-text.ts";
import { generationFailed } from "./course-text.ts";

const { title } = generationFailed;

export const errorTexts: ErrorTexts<"ai" | "course"> = {
  "ai/not-set-up": { title, message: "Dem never set up the course generator for this server." },
  "ai/misconfigured": {
    title,
    message: "Dem no set up the course generator well for this server. Abeg tell one of your leaders.",
  },
  "ai/refused": { title, message: "The AI no gree do this topic. Put am another way, or try another topic." },
  "ai/busy": { title, message: "The AI busy well well. Abeg try am again after some minutes." },
  "ai/unavailable": generationFailed,
  "ai/unusable-reply": generationFailed,
  "course/in-progress": { title, message: "Another course dey come for you. Abeg wait make e ready." },
  "course/too-many": { title, message: `You get ${COURSES_MAX} courses. Abeg delete one wey you no need again.` },
  "course/not-found": { title: "We no see the course", message: "E fit don delete, or e no be your own." },
};

export type Holds = Translates<typeof import("./course-errors.ts"), typeof import("./course-errors.pcm.ts")>;
