import type { Translates } from "../../../schema/language/translation.ts";
import type { FlagReason } from "../../../schema/question/question.ts";

export const reasonLabels: Readonly<Record<FlagReason, string>> = {
  "wrong-answer": "The answer dey wrong",
  "two-right-answers": "Two answers dey right",
  unclear: "E no clear",
  "wrong-verse": "The verse no match",
  other: "Another thing",
};

export const title = "Something dey wrong with one question?";
export const hint = "Choose the question. Our admins go look am.";
export const loading = "The questions dey load...";
export const empty = "No questions of this game dey to show yet. Abeg try am again soon.";
export const flagged = (reason: FlagReason): string => `You tell us: ${reasonLabels[reason]}`;
export const reasonLegend = "Wetin dey wrong with am?";
export const reasonRequired = "Abeg choose wetin dey wrong.";
export const sendButton = "Send";
export const backButton = "Go back";
export const sentToast = { title: "Thank you", message: "Our admins go look this question." };
export const failed = { title: "E no go", message: "That one no reach us. Abeg try am again." };

export type Holds = Translates<typeof import("./flag-text.ts"), typeof import("./flag-text.pcm.ts")>;
