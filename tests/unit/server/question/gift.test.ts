import { expect, test } from "vitest";
import { giftQuestion } from "../../../../server/question/admin/gift.ts";

const question = {
  question: "What is {love}: a ~ or a \\ = #1?",
  correctAnswer: "John: 3 = 16",
  incorrectAnswers: ["%50% off", "#2", "Nothing"],
  difficulty: "easy",
  category: "sayings",
  scriptureReference: "John 3:16",
} as const;

test("QUESTION-9 a question in GIFT has its special characters escaped and its verse as feedback", () => {
  expect(giftQuestion({ ...question, incorrectAnswers: [...question.incorrectAnswers] })).toBe(
    [
      "// easy, sayings",
      "[plain]What is \\{love\\}\\: a \\~ or a \\\\ \\= \\#1? {",
      "\t=John\\: 3 \\= 16",
      "\t~%0%%50% off",
      "\t~\\#2",
      "\t~Nothing",
      "\t####John 3\\:16",
      "}",
      "",
      "",
    ].join("\n"),
  );
});

test("QUESTION-9 a question without a verse has no feedback", () => {
  const text = giftQuestion({ ...question, incorrectAnswers: ["a", "b", "c"], scriptureReference: null });
  expect(text).not.toContain("####");
});
