import type { ErrorTexts } from "../../frame/error-text.ts";

export const errorTexts: ErrorTexts<"announcement"> = {
  "announcement/not-found": { title: "Not found", message: "There is no such notification." },
  "announcement/finished": {
    title: "Too late",
    message: "This notification has already been sent or cancelled.",
  },
};
