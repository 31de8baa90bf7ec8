import type { FlagReason } from "../../../schema/question/question.ts";

export const reasonLabels: Readonly<Record<FlagReason, string>> = {
  "wrong-answer": "The answer is wrong",
  "two-right-answers": "Two answers are right",
  unclear: "It’s unclear",
  "wrong-verse": "The verse doesn’t fit",
  other: "Something else",
};

export const title = "Something wrong with a question?";
export const hint = "Choose the question. Our admins will look at it.";
export const loading = "Loading the questions...";
export const empty = "There are no questions of this game to show yet. Please try again in a moment.";
export const flagged = (reason: FlagReason): string => `You told us: ${reasonLabels[reason]}`;
export const reasonLegend = "What’s wrong with it?";
export const reasonRequired = "Please choose what’s wrong.";
export const sendButton = "Send";
export const backButton = "Back";
export const sentToast = { title: "Thank you", message: "Our admins will look at this question." };
export const failed = { title: "Not sent", message: "That didn’t reach us. Please try again." };
