import { describe, expect, test } from "vitest";
import { soloRules } from "../../../../rooms/solo-rules.ts";
import { ANSWER_CREDIT_MAX_MS } from "../../../../schema/limits.ts";
import { SOLO_GRACE_MS, SOLO_SECONDS } from "../../../../schema/solo/solo.ts";
import { seededRandom } from "../../../../server/solo/seeded-random.ts";
import { judgeOption, judgeWord, timingOf } from "../../../../server/solo/solo-rules.ts";
import { openWordList } from "../../../../server/word/word.ts";

const words = openWordList();
const table = { rules: soloRules, words, community: { translation: "kjv" as const } };
const shown = { question: "?", options: ["A", "B", "C", "D"], correctOption: 2, scriptureReference: "" };
const question = { shown, points: 100 };

describe("an answer to a question", () => {
  test("DAILY-6 a right answer earns what it earns in a room", () => {
    const judged = judgeOption(table, question, { kind: "option", option: 2 }, 3000);
    const points = soloRules.questionScore({ points: 100, isCorrect: true, responseMs: 3000, timeLimitSeconds: 30 });
    expect(judged).toEqual({ option: 2, word: null, isRight: true, points });
  });

  test("DAILY-5 a wrong answer and none earn nothing", () => {
    expect(judgeOption(table, question, { kind: "option", option: 0 }, 0)).toMatchObject({ isRight: false, points: 0 });
    expect(judgeOption(table, question, { kind: "none" }, 0)).toMatchObject({
      option: null,
      isRight: false,
      points: 0,
    });
  });

  test("DAILY-5 a word, or an option that does not exist, is no answer to a question", () => {
    expect(judgeOption(table, question, { kind: "word", word: "ARK" }, 0)).toBe("request/invalid");
    const two = { shown: { ...shown, options: ["A", "B"] }, points: 100 };
    expect(judgeOption(table, two, { kind: "option", option: 3 }, 0)).toBe("request/invalid");
  });
});

describe("a word", () => {
  const judge = (word: string) => judgeWord(table, "TRAINES", { kind: "word", word });

  test("DAILY-6 a word earns what it earns in a room, whatever its case", () => {
    expect(judge("trains")).toEqual({
      option: null,
      word: "TRAINS",
      isRight: true,
      points: soloRules.wordScore("TRAINS"),
    });
  });

  test("DAILY-7 letters that are not dealt, or too few, are refused", () => {
    expect(judge("TREE")).toBe("word-battle/not-dealt");
    expect(judge("AT")).toBe("word-battle/too-short");
  });

  test("DAILY-5 a word that is not on the list earns nothing, and an option is no word", () => {
    expect(judge("NTS")).toMatchObject({ word: "NTS", isRight: false, points: 0 });
    expect(judgeWord(table, "TRAINES", { kind: "option", option: 1 })).toBe("request/invalid");
  });
});

test.each(["question", "rack"] as const)("DAILY-7 the answer to a %s may arrive a little after its time", (kind) => {
  const end = SOLO_SECONDS[kind] * 1000 + SOLO_GRACE_MS;
  expect(timingOf(kind, 1000, 1000 + end).isLate).toBe(false);
  expect(timingOf(kind, 1000, 1001 + end).isLate).toBe(true);
});

test("DAILY-6 half a second of each answer is the network’s", () => {
  expect(timingOf("question", 1000, 1000 + ANSWER_CREDIT_MAX_MS + 700).responseMs).toBe(700);
  expect(timingOf("question", 1000, 1100).responseMs).toBe(0);
});

test("DAILY-2 a seed always gives the same numbers, and another one others", () => {
  const drawn = (seed: string) => Array.from({ length: 200 }, seededRandom(seed));
  expect(drawn("2026-11-27")).toEqual(drawn("2026-11-27"));
  expect(drawn("2026-11-27")).not.toEqual(drawn("2026-11-28"));
  expect(drawn("x").every((each) => each >= 0 && each < 1)).toBe(true);
  expect(new Set(drawn("x")).size).toBe(200);
});
