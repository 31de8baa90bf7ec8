import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"trivia"> = {
  "trivia/no-questions": { title: "No questions", message: "No questions dey for this difficulty yet." },
};

export type Holds = Translates<typeof import("./trivia-errors.ts"), typeof import("./trivia-errors.pcm.ts")>;
