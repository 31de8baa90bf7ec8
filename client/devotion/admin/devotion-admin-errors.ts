import type { ErrorTexts } from "../../frame/error-text.ts";

/** What only those who write devotions can run into. */
export type DevotionAdminCode = Extract<
  keyof ErrorTexts<"devotion">,
  "devotion/day-taken" | "devotion/changed" | "devotion/unknown-reference" | "devotion/in-progress"
>;

export const devotionAdminErrors: Pick<ErrorTexts<"devotion">, DevotionAdminCode> = {
  "devotion/day-taken": {
    title: "Day taken",
    message: "This day has a published devotion already. Please choose another day, or unpublish that one first.",
  },
  "devotion/changed": { title: "Changed meanwhile", message: "Someone else has changed this devotion." },
  "devotion/unknown-reference": {
    title: "Verse not found",
    message: "The verse of this devotion isn’t in the Bible. Edit the devotion and correct it, then publish.",
  },
  "devotion/in-progress": {
    title: "Generation Failed",
    message: "Another devotion is being drafted for you. Please wait until it’s ready.",
  },
};
