import { describe, expect, test } from "vitest";
import { batchLoader } from "../../../../../server/platform/async/batch-loader.ts";

/** Loads the lengths of words, and records which words were loaded together. */
function lengths() {
  const questions: string[][] = [];
  const lengthOf = batchLoader(async (words: readonly string[]) => {
    questions.push([...words]);
    if (words.includes("broken")) throw new Error("no answer");
    return new Map(words.filter(Boolean).map((word) => [word, word.length]));
  });
  return { questions, lengthOf };
}

describe("batchLoader", () => {
  test("lookups of one turn share one query with distinct keys, and each caller gets its own result", async () => {
    const { questions, lengthOf } = lengths();
    expect(await Promise.all(["a", "bb", "a", ""].map(lengthOf))).toEqual([1, 2, 1, undefined]);
    expect(questions).toEqual([["a", "bb", ""]]);
  });

  test("a later lookup runs a new query, so that its result is never older than the call", async () => {
    const { questions, lengthOf } = lengths();
    const first = lengthOf("a");
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([first, lengthOf("a")]);
    expect(questions).toEqual([["a"], ["a"]]);
  });

  test("a failed lookup rejects only the callers of that turn", async () => {
    const { lengthOf } = lengths();
    const together = await Promise.allSettled([lengthOf("broken"), lengthOf("a")]);
    expect(together.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await lengthOf("a")).toBe(1);
  });
});
