import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"daily"> = {
  "daily/still-running": {
    title: "Not over for you yet",
    message:
      "You’re in the middle of yesterday’s five. You can finish it until one o’clock; then its answers are here.",
  },
};
