import { createHash } from "node:crypto";
import { score } from "../../../rooms/trivia/rules.ts";
import type { EveningQuestion } from "./questions.ts";

/** The longest time of a round. */
export const TIME_LIMIT_SECONDS = 60;
/** A right answer within this time earns all points of a question of at most ten: the rule rounds the rest away. */
const FULL_POINTS_MS = 5_900;
/** The least and the most that a player knows of all questions. */
const SKILL = { least: 0.2, most: 0.95 };

export interface Pace {
  /** When the first and the last player answers, after the round has opened. */
  readonly leastMs: number;
  readonly mostMs: number;
}

export interface Move {
  readonly option: number;
  /** After the round has opened. */
  readonly afterMs: number;
}

interface ScriptParts {
  readonly seed: string;
  readonly questions: readonly EveningQuestion[];
  readonly pace: Pace;
}

/** Who answers what and when. It follows from the seed alone, and so do the scores in the end. */
export class Script {
  readonly questions: readonly EveningQuestion[];
  readonly #seed: string;
  readonly #pace: Pace;
  readonly #byText: ReadonlyMap<string, EveningQuestion>;

  constructor({ seed, questions, pace }: ScriptParts) {
    this.#seed = seed;
    this.questions = questions;
    this.#pace = pace;
    this.#byText = new Map(questions.map((each) => [each.question, each]));
    for (const { points } of questions) {
      const slow = { points, isCorrect: true, responseMs: FULL_POINTS_MS, timeLimitSeconds: TIME_LIMIT_SECONDS };
      if (score(slow) !== points) throw new Error(`the score for ${points} points depends on the time`);
    }
  }

  questionOf(text: string): EveningQuestion {
    const question = this.#byText.get(text);
    if (!question) throw new Error(`"${text}" is none of the evening's questions`);
    return question;
  }

  /** The player's answer to the question that is shown. */
  move(player: number, text: string, options: readonly string[]): Move {
    const question = this.questionOf(text);
    const isWanted = (option: string) => (option === question.right) === this.isRight(player, question);
    const wanted = [...options.keys()]
      .filter((at) => isWanted(options[at] ?? ""))
      .toSorted((a, b) => byText(options, a, b));
    return {
      option: wanted[Math.floor(this.#share("option", player, text) * wanted.length)] ?? 0,
      afterMs: this.#pauseMs(player, text),
    };
  }

  isRight(player: number, { question }: EveningQuestion): boolean {
    const skill = SKILL.least + this.#share("skill", player) * (SKILL.most - SKILL.least);
    return this.#share("knows", player, question) < skill;
  }

  /** How many of the questions the player answers right. */
  rightAnswers(player: number): number {
    return this.#known(player).length;
  }

  /** The score of the player in the end. */
  score(player: number): number {
    return this.#known(player).reduce((sum, { points }) => sum + points, 0);
  }

  /** The first player answers at once: at an event that is the host, and a round does not wait for a host (GAME-125). */
  #pauseMs(player: number, text: string): number {
    const { leastMs, mostMs } = this.#pace;
    return player === 0 ? leastMs : leastMs + this.#share("pause", player, text) * (mostMs - leastMs);
  }

  #known(player: number): EveningQuestion[] {
    return this.questions.filter((question) => this.isRight(player, question));
  }

  /** A number from 0 up to, not including, 1. */
  #share(...words: readonly (string | number)[]): number {
    return (
      createHash("sha256")
        .update([this.#seed, ...words].join("\n"))
        .digest()
        .readUInt32BE() /
      2 ** 32
    );
  }
}

/** Each game shuffles the options anew. */
const byText = (options: readonly string[], a: number, b: number) =>
  (options[a] ?? "").localeCompare(options[b] ?? "", "en");
