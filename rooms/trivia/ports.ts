import type { Difficulty } from "../../schema/game/common-settings.ts";
import type { GamePorts } from "../support/game/ports.ts";

/** A question inside the room. Players see only its text and options before the reveal. */
export interface DrawnQuestion {
  readonly questionId: string;
  readonly question: string;
  readonly correctAnswer: string;
  /** Exactly three. */
  readonly incorrectAnswers: readonly string[];
  readonly category: string;
  readonly points: number;
  readonly scriptureReference: string;
  /** The text of the verse. */
  readonly verse: string;
}

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
