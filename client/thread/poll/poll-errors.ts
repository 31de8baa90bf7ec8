import type { ErrorTexts } from "../../frame/error-text.ts";

export const errorTexts: ErrorTexts<"poll"> = {
  "poll/choices": {
    title: "Failed to send poll",
    message: "A poll has two to six different answers, each with at most 80 characters.",
  },
  "poll/ended": { title: "Too late", message: "This poll has ended." },
  "poll/not-a-choice": { title: "Failed to vote", message: "Choose one of the poll’s answers." },
  "poll/not-editable": { title: "You can’t edit this", message: "A poll can’t be edited. You can delete it instead." },
  "poll/secret": { title: "Secret vote", message: "Nobody can see who voted for what." },
};
