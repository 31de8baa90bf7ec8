import { expect, test } from "vitest";
import { summaryOf } from "../../../../../client/game/practice/practice-summary.ts";
import type { PlayedRound } from "../../../../../schema/game/played-api.ts";

const asked = (question: string) => ({
  question,
  options: [],
  scriptureReference: "",
  verse: "",
  translation: "kjv" as const,
});
const round = (number: number, points: number | null, more: Partial<PlayedRound> = {}): PlayedRound => ({
  round: number,
  state: "counted",
  question: asked(`Question ${number}`),
  rack: null,
  own: points === null ? null : { answer: `Answer ${number}`, isCorrect: points > 0, points, seconds: 2 },
  ...more,
});

test("practice is summed up by the right answers of all rounds, and the first of the best ones", () => {
  const rounds = [round(1, 60), round(2, 0), round(3, 90), round(4, 90), round(5, null)];
  expect(summaryOf({ rounds })).toEqual({
    right: 3,
    rounds: 5,
    best: { round: 3, task: "Question 3", answer: "Answer 3", seconds: 2, points: 90 },
  });
});

test("rounds that count for nobody are left out, and letters have no question", () => {
  const rounds = [
    round(1, 60, { state: "skipped" }),
    round(2, 50, { state: "voided" }),
    round(3, 12, { question: null, rack: { letters: "STREAMS", bestWords: [] } }),
  ];
  expect(summaryOf({ rounds })).toMatchObject({ right: 1, rounds: 1, best: { round: 3, task: null } });
});

test("without a right answer there is no best round", () => {
  expect(summaryOf({ rounds: [round(1, 0), round(2, null)] })).toEqual({ right: 0, rounds: 2, best: null });
  expect(summaryOf({ rounds: [] })).toEqual({ right: 0, rounds: 0, best: null });
});
