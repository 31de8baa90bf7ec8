import type { FieldTypes, StateOf } from "../game/state.ts";

/** A trivia room's state. The right answer and the verse are empty until the reveal. */
export const triviaFields = (t: FieldTypes) => ({
  question: t.string().default(""),
  category: t.string().default(""),
  /** The four answers in the order shown to everyone. */
  options: t.array("string"),
  /** Index into `options`, set at the reveal; -1 before. */
  correctOption: t.int8().default(-1),
  /** How many chose each option, set at the reveal. */
  choiceCounts: t.array("uint8"),
  scriptureReference: t.string().default(""),
  verse: t.string().default(""),
  /** SCRIPTURE-9: the translation of the verse, the community's default. Stays from one reveal to the next. */
  translation: t.string().default("kjv"),
  /** Whether the host has skipped this question. */
  isSkipped: t.boolean().default(false),
});
export type TriviaState = StateOf<typeof triviaFields>;
