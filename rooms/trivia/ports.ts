import { z } from "zod";
import type { Difficulty } from "../../schema/game/common-settings.ts";
import { translations } from "../../schema/scripture/translation.ts";
import type { GamePorts } from "../support/game/ports.ts";

const drawnQuestion = z.object({
  questionId: z.string(),
  question: z.string(),
  correctAnswer: z.string(),
  /** Exactly three. */
  incorrectAnswers: z.array(z.string()).readonly(),
  category: z.string(),
  points: z.number(),
  scriptureReference: z.string(),
  /** The text of the verse, in this translation. Release 1.0.0 had only one. */
  verse: z.string(),
  translation: z.enum(translations).default("kjv"),
});
/** A question inside the room. Players see only its text and options before the reveal. */
export type DrawnQuestion = Readonly<z.output<typeof drawnQuestion>>;
/** As they are stored for a process that takes the game up. */
export const drawnQuestions = z.array(drawnQuestion);

export interface DrawQuestions {
  readonly difficulty: Difficulty;
  readonly count: number;
  /** The players. Questions from their recent games are drawn last. */
  readonly memberIds: readonly string[];
}

/** The ports of a trivia room. */
export interface TriviaPorts extends GamePorts {
  /** Draws without replacement. Returns fewer questions than requested only if the bank has fewer. */
  drawQuestions(draw: DrawQuestions): Promise<readonly DrawnQuestion[]>;
}
