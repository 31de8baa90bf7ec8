import type { ErrorTexts } from "../../frame/error-text.ts";

export const errorTexts: ErrorTexts<"trivia-question"> = {
  "trivia-question/not-found": {
    title: "Question not found",
    message: "It may have been removed. The list has all questions.",
  },
  "trivia-question/known": { title: "Already there", message: "There is a question with this text." },
  "trivia-question/changed": { title: "Changed meanwhile", message: "Someone else has changed this question." },
  "trivia-question/not-played": {
    title: "Not flagged",
    message: "You can only flag questions of games that you played.",
  },
  "trivia-question/flagged": { title: "Already flagged", message: "You’ve told us about this question before." },
  "trivia-question/voided": {
    title: "Voided",
    message: "This question was voided, so it stays as it was played. Add a corrected one instead.",
  },
};
