import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"devotion"> = {
  "devotion/not-found": {
    title: "We no see the devotion",
    message: "E fit be say dem don take am back. The newest ones dey for the Daily Devotions page.",
  },
  "devotion/day-not-accepted": {
    title: "Wrong day",
    message: "Abeg check the date for your phone, then try am again.",
  },
  "devotion/not-yet": {
    title: "E never reach",
    message: "The day for this devotion never start. Abeg check the date for your phone.",
  },
  "devotion/answered": {
    title: "You don answer am",
    message: "You don answer this question. Delete your answer if you wan write another one.",
  },
  "devotion/answer-not-found": { title: "We no see the answer", message: "E fit be say dem don delete am." },
  "devotion/day-taken": {
    title: "Another one dey that day",
    message: "This day don get devotion wey dem publish. Abeg choose another day, or unpublish that one first.",
  },
  "devotion/changed": { title: "E don change", message: "Somebody else don change this devotion." },
  "devotion/unknown-reference": {
    title: "We no see the verse",
    message: "The verse for this devotion no dey for Bible. Edit the devotion and correct am, then publish am.",
  },
  "devotion/in-progress": {
    title: "Generation no work",
    message: "Another devotion dey draft for you. Abeg wait make e ready.",
  },
};

export type Holds = Translates<typeof import("./devotion-errors.ts"), typeof import("./devotion-errors.pcm.ts")>;
