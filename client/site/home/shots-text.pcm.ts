import type { Translates } from "../../../schema/language/translation.ts";

export const title = "For your phone";
export const lead = "E small enough for cheap phone and small data plan.";
export const round = {
  caption: "Play: one question, four answers, thirty seconds",
  alt: "One round of Bible trivia for phone: the question, four answers for four colors, the time wey remain",
};
export const channel = {
  caption: "Talk: channels wey get leader inside each one",
  alt: "One channel for phone: messages, one poll, and note wey say safeguarding lead fit read am",
};
export const event = {
  caption: "Come: events, free or paid, with your ticket for your phone",
  alt: "The events wey dey come for phone: one card with date, place, seats and the button Register",
};

export type Holds = Translates<typeof import("./shots-text.ts"), typeof import("./shots-text.pcm.ts")>;
