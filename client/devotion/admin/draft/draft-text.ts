import type { AiFailure } from "../../../../schema/ai/failure.ts";
import type { ErrorText } from "../../../frame/error-text.ts";

export const title = "Draft with AI";
export const intro =
  "Name a theme, an occasion or a verse, and a language model drafts a devotion. You check it, correct it and decide if it’s published.";
export const notSetUp = "The generator isn’t set up on this server. You can write devotions by hand.";
export const themeLabel = "Theme";
export const themeHint = "Such as: courage before exams";
export const occasionLabel = "Occasion";
export const occasionHint = "Such as: first Sunday of Advent";
export const verseLabel = "Scripture reference";
export const verseHint = "Such as: Psalm 121 or John 3:16-18";
export const generateButton = "Draft a devotion";
export const inputRequired = {
  title: "Input Required",
  message: "Please provide at least one parameter (theme, occasion, or scripture reference).",
};

export const runningTitle = "Drafting a devotion…";
export const runningHint = "This can take up to two minutes. You may leave this page: the draft will be saved.";
export const connectionLost = "No connection right now. The devotion is still being drafted.";
export const readyToast = { title: "Devotion drafted", message: "Please check it before you publish it." };
export const lastTitle = "Your last draft is ready";
export const lastHint = "It’s in the list, too.";
export const openLink = "Open the draft";

const failedTitle = "Generation Failed";
export const notSetUpToast: ErrorText = { title: failedTitle, message: notSetUp };
export const generationFailed: ErrorText = {
  title: failedTitle,
  message: "Failed to generate devotion. Please try again.",
};
/** Why there is no draft, for each failure of a model. */
export const failureTexts: Readonly<Record<AiFailure, ErrorText>> = {
  "ai/refused": { title: failedTitle, message: "The AI declined this. Put it another way, or try something else." },
  "ai/busy": { title: failedTitle, message: "The AI is very busy. Please try again in a few minutes." },
  "ai/misconfigured": {
    title: failedTitle,
    message: "The generator isn’t set up correctly on this server. Please tell whoever runs it.",
  },
  "ai/unavailable": generationFailed,
  "ai/unusable-reply": generationFailed,
};
