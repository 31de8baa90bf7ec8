import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"word-battle"> = {
  "word-battle/not-dealt": {
    title: "Submission Failed",
    message: "Use only your own letters, and each one only as often as you have it.",
  },
  "word-battle/too-short": { title: "Submission Failed", message: "A word needs at least 3 letters." },
};
