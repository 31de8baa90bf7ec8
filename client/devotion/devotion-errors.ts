import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"devotion"> = {
  "devotion/not-found": {
    title: "Devotion not found",
    message: "It may have been taken back. The newest ones are on the Daily Devotions page.",
  },
  "devotion/day-not-accepted": {
    title: "Wrong day",
    message: "Please check the date of your phone, then try again.",
  },
  "devotion/not-yet": {
    title: "Not yet",
    message: "This devotion’s day hasn’t begun. Please check the date of your phone.",
  },
  "devotion/answered": {
    title: "Answered already",
    message: "You’ve answered this question. Delete your answer to write another.",
  },
  "devotion/answer-not-found": { title: "Answer not found", message: "It may have been deleted." },
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
