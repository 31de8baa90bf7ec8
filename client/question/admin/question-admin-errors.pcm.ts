import type { Translates } from "../../../schema/language/translation.ts";
import type { ErrorTexts } from "../../frame/error-text.ts";

export const errorTexts: ErrorTexts<"trivia-question"> = {
  "trivia-question/not-found": {
    title: "We no see the question",
    message: "Somebody fit don remove am. The list get all the questions.",
  },
  "trivia-question/known": { title: "E dey there already", message: "One question don already get this text." },
  "trivia-question/changed": { title: "E don change", message: "Somebody else don change this question." },
  "trivia-question/not-played": {
    title: "E no flag",
    message: "You fit flag only questions of games wey you play.",
  },
  "trivia-question/flagged": {
    title: "You don flag am before",
    message: "You don tell us about this question before.",
  },
  "trivia-question/voided": {
    title: "E don void",
    message: "This question don void, so e go stay as people play am. Add corrected one instead.",
  },
};

export type Holds = Translates<
  typeof import("./question-admin-errors.ts"),
  typeof import("./question-admin-errors.pcm.ts")
>;
