import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"scripture"> = {
  "scripture/unknown-reference": {
    title: "Not found in the Bible",
    message: "There are no verses at this place. Perhaps a number is wrong: look it up in your own Bible.",
  },
};
