import { Protocol } from "@colyseus/sdk";
import type { EveningQuestion } from "./questions.ts";

/** The part of the room's state that shows a question and its solution. */
export interface ShownSolution {
  readonly phase: string;
  readonly question: string;
  readonly correctOption: number;
  readonly verse: string;
  readonly scriptureReference: string;
}

/** Phases in which the question of the round is open or has not been asked. */
const secretPhases: readonly string[] = ["waiting", "starting", "round"];
/** Names of solutions, as a message to one player would contain them. */
const secretFields = ["correctOption", "choiceCounts", "scriptureReference", "verse", "isCorrect", "pointsEarned"];

/** Looks at every frame of one connection for solutions that it must not contain yet. */
export class SolutionWatch {
  /** What arrived too early; empty if nothing did. */
  readonly leaks: string[] = [];
  readonly #questions: readonly EveningQuestion[];
  readonly #revealed = new Set<string>();

  constructor(questions: readonly EveningQuestion[]) {
    this.#questions = questions;
  }

  /** `shown` is the state after this frame; undefined before the first. */
  look(bytes: Buffer, shown: ShownSolution | undefined): void {
    if (!shown) return;
    const isSecret = secretPhases.includes(shown.phase);
    if (!isSecret) this.#revealed.add(shown.question);
    for (const { question, verse, scriptureReference } of this.#questions) {
      if (this.#revealed.has(question)) continue;
      if (bytes.includes(verse)) this.#note(shown, `the verse of "${question}"`);
      if (bytes.includes(scriptureReference)) this.#note(shown, `the reference of "${question}"`);
    }
    if (!isSecret) return;
    const { correctOption, verse, scriptureReference } = shown;
    if (correctOption !== -1 || verse !== "" || scriptureReference !== "") this.#note(shown, "a solution in the state");
    if (bytes[0] !== Protocol.ROOM_DATA) return;
    for (const name of secretFields) if (bytes.includes(name)) this.#note(shown, `${name} in a message`);
  }

  #note({ phase }: ShownSolution, what: string): void {
    this.leaks.push(`${what}, while ${phase}`);
  }
}
