import type { SoloMarks, SolvedStep } from "../../schema/solo/solo.ts";
import { countOf } from "../ui/format/format.ts";

export const loading = "Loading your game...";
/** "Part 2 of 6" */
export const partOf = (step: number, steps: number): string => `Part ${step} of ${steps}`;
export const timeLeft = "Time left";
/** If what was sent when the time was up did not arrive. */
export const timeUpButton = "Time’s up. Go on";
export const rackTitle = "Make a word of these letters";
export const nextButton = "Next question";
export const rackButton = "On to the letters";
export const firstButton = "Show the first question";
export const resultButton = "See your result";
export const readyTitle = "Ready?";
export const readyHint =
  "Thirty seconds for each question, a minute for the letters. The time starts when you see them.";

/** For the answer that another phone gave first. */
export const answeredElsewhere = "You’ve already answered this on another phone or tab. That answer counts.";
export const timeWasUp = "Time was up before your answer arrived.";

const points = (count: number) => countOf(count, "point");

export function verdict(solved: SolvedStep): string {
  if (solved.kind === "rack") return rackVerdict(solved);
  if (solved.isRight) return `Correct. ${points(solved.points)}.`;
  const right = `The right answer is ${solved.options[solved.correctOption] ?? ""}.`;
  return `${solved.option === null ? "No answer this time." : "Not this time."} ${right}`;
}

function rackVerdict({ word, isRight, points: earned }: Extract<SolvedStep, { kind: "rack" }>): string {
  if (word === null) return "No word this time.";
  return isRight ? `${word}, ${points(earned)} for you.` : `${word} isn’t on our list.`;
}

export const score = (count: number): string => points(count);

const RIGHT = "●";
const WRONG = "○";

/** DAILY-10: the game as shapes, without an answer: "● ● ○ ● ● · 6 letters". */
export function shapesOf({ marks, wordLength }: SoloMarks): string {
  const questions = marks.map((isRight) => (isRight ? RIGHT : WRONG)).join(" ");
  return wordLength === null ? questions : `${questions} · ${wordOf(wordLength)}`;
}

const wordOf = (length: number): string => (length === 0 ? "no word" : countOf(length, "letter"));

/** The same for screen readers. */
export function spokenShapes({ marks, wordLength }: SoloMarks): string {
  const right = marks.filter(Boolean).length;
  const questions = `${right} of ${marks.length} questions right`;
  return wordLength === null
    ? questions
    : `${questions}, ${wordLength === 0 ? "no word" : `a word of ${wordOf(wordLength)}`}`;
}

/** What a finished game comes to. */
export function marksOf(solved: readonly SolvedStep[]): SoloMarks {
  const rack = solved.find((step) => step.kind === "rack");
  return {
    marks: solved.filter(({ kind }) => kind === "question").map(({ isRight }) => isRight),
    wordLength: rack?.kind === "rack" ? (rack.isRight ? (rack.word?.length ?? 0) : 0) : null,
  };
}

// Sharing
export const shareButton = "Share";
export const copiedTitle = "Copied!";
export const copiedMessage = "Your result is on your clipboard. Paste it where your friends are.";
export const notCopiedTitle = "Couldn’t copy";
