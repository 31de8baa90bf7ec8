import { expect, test } from "vitest";
import { sampleQuestions } from "../../../../../client/trivia/sample/sample-questions.ts";
import { readBank } from "../../../../../server/question/question.ts";
import { findPassage } from "../../../../../server/scripture/scripture.ts";

test.each(sampleQuestions)("HOME-2 the sample “$question” is a bundled question with its verse", (sample) => {
  const bundled = readBank().find(({ question }) => question === sample.question);
  expect(bundled).toMatchObject({
    correct_answer: sample.options[sample.correctOption],
    scripture_reference: sample.reference,
  });
  expect([...sample.options].sort()).toEqual([bundled?.correct_answer, ...(bundled?.incorrect_answers ?? [])].sort());
  expect(findPassage(sample.reference)?.text).toBe(sample.verse);
});

test("HOME-2 the right answers of the samples stand in different places", () => {
  expect(new Set(sampleQuestions.map(({ correctOption }) => correctOption)).size).toBe(sampleQuestions.length);
});
