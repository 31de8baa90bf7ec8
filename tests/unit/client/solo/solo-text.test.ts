import { expect, test } from "vitest";
import * as text from "../../../../client/solo/solo-text.ts";
import type { SolvedStep } from "../../../../schema/solo/solo.ts";

const question = (step: number, isRight: boolean): SolvedStep => ({
  kind: "question",
  step,
  question: "Who built the ark?",
  category: "people",
  options: ["Noah", "Moses", "Lot", "Abraham"],
  isRight,
  points: isRight ? 70 : 0,
  option: isRight ? 0 : 1,
  correctOption: 0,
  scriptureReference: "Genesis 6:14",
  verse: "Make thee an ark",
  translation: "kjv",
});
const rack = (word: string | null, isRight = word !== null): SolvedStep => ({
  kind: "rack",
  step: 3,
  letters: "TRAINES",
  isRight,
  points: isRight ? 12 : 0,
  word,
  bestWord: "TRAINS",
  bestPoints: 12,
});

test("DAILY-10 shapes show right and wrong and the length of the word, and no answer", () => {
  const marks = text.marksOf([question(1, true), question(2, false), rack("TRAINS")]);
  expect(text.shapesOf(marks)).toBe("● ○ · 6 letters");
  expect(text.spokenShapes(marks)).toBe("1 of 2 questions right, a word of 6 letters");
  expect(text.shapesOf(marks)).not.toMatch(/noah|trains/i);
});

test("DAILY-10 a word that does not count, and none, look the same", () => {
  expect(text.shapesOf(text.marksOf([question(1, true), rack("NTS", false)]))).toBe("● · no word");
  expect(text.shapesOf(text.marksOf([question(1, true), rack(null)]))).toBe("● · no word");
});

test("a verdict says what was right", () => {
  expect(text.verdict(question(1, true))).toBe("Correct. 70 points.");
  expect(text.verdict(question(1, false))).toBe("Not this time. The right answer is Noah.");
  expect(text.verdict(rack("NTS", false))).toBe("NTS isn’t on our list.");
  expect(text.verdict(rack(null))).toBe("No word this time.");
});
