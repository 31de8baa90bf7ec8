import type { Translates } from "../../schema/language/translation.ts";
import type { SoloMarks, SolvedStep } from "../../schema/solo/solo.ts";
import { countOf } from "../ui/format/format.ts";

export const loading = "Your game dey load...";
/** "Part 2 of 6" */
export const partOf = (step: number, steps: number): string => `Part ${step} of ${steps}`;
export const timeLeft = "Time wey remain";
/** If what was sent when the time was up did not arrive. */
export const timeUpButton = "Time don finish. Go on";
export const rackTitle = "Use these letters make one word";
export const nextButton = "Next question";
export const rackButton = "Go to the letters";
export const firstButton = "Show the first question";
export const resultButton = "See your result";
export const readyTitle = "You don ready?";
export const readyHint =
  "Thirty seconds for each question, one minute for the letters. The time go start when you see dem.";

/** For the answer that another phone gave first. */
export const answeredElsewhere = "You don already answer this one for another phone or tab. Na that answer count.";
export const timeWasUp = "Time don finish before your answer reach.";

const points = (count: number) => countOf(count, "point", "points");

export function verdict(solved: SolvedStep): string {
  if (solved.kind === "rack") return rackVerdict(solved);
  if (solved.isRight) return `Correct. ${points(solved.points)}.`;
  const right = `The correct answer na ${solved.options[solved.correctOption] ?? ""}.`;
  return `${solved.option === null ? "No answer this time." : "Not this time."} ${right}`;
}

function rackVerdict({ word, isRight, points: earned }: Extract<SolvedStep, { kind: "rack" }>): string {
  if (word === null) return "No word this time.";
  return isRight ? `${word}, ${points(earned)} for you.` : `${word} no dey for our list.`;
}

export const score = (count: number): string => points(count);

const RIGHT = "●";
const WRONG = "○";

/** The game as shapes, without an answer: "● ● ○ ● ● · 6 letters". */
export function shapesOf({ marks, wordLength }: SoloMarks): string {
  const questions = marks.map((isRight) => (isRight ? RIGHT : WRONG)).join(" ");
  return wordLength === null ? questions : `${questions} · ${wordOf(wordLength)}`;
}

const wordOf = (length: number): string => (length === 0 ? "no word" : countOf(length, "letter", "letters"));

/** The same for screen readers. */
export function spokenShapes({ marks, wordLength }: SoloMarks): string {
  const right = marks.filter(Boolean).length;
  const questions = `${right} out of ${marks.length} questions correct`;
  return wordLength === null
    ? questions
    : `${questions}, ${wordLength === 0 ? "no word" : `one word of ${wordOf(wordLength)}`}`;
}

// Sharing
export const shareButton = "Share";
export const copiedTitle = "E don copy!";
export const copiedMessage = "Your result dey your clipboard. Paste am where your friends dey.";
export const notCopiedTitle = "E no gree copy";

export type Holds = Translates<typeof import("./solo-text.ts"), typeof import("./solo-text.pcm.ts")>;
