import type { Difficulty } from "../../schema/game/common-settings.ts";
import type { GamePorts } from "../support/game/ports.ts";

/** A question as the room holds it; nothing of it but text and options leaves before the reveal. */
export interface DrawnQuestion {
  readonly questionId: string;
  readonly question: string;
  readonly correctAnswer: string;
  /** Three. */
  readonly incorrectAnswers: readonly string[];
  readonly category: string;
  readonly points: number;
  readonly scriptureReference: string;
  /** The words of the verse. */
  readonly verse: string;
}

export interface DrawQuestions {
  readonly difficulty: Difficulty;
  readonly count: number;
  /** Who sits at the table; questions that they met in their last games come last. */
  readonly memberIds: readonly string[];
}

/** What a trivia room needs from outside. */
export interface TriviaPorts extends GamePorts {
  /** Draws without replacement; fewer than asked only where the bank holds fewer. */
  drawQuestions(draw: DrawQuestions): Promise<readonly DrawnQuestion[]>;
}
