import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"trivia"> = {
  "trivia/no-questions": { title: "No questions", message: "There are no questions at this difficulty yet." },
};
