import { describe, expect, test } from "vitest";
import { batchLoader } from "../../../../server/platform/batch-loader.ts";

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

describe("gathered questions", () => {
  test("of one turn go together, each key once, and everybody gets their own answer", async () => {
    const { questions, lengthOf } = lengths();
    expect(await Promise.all(["a", "bb", "a", ""].map(lengthOf))).toEqual([1, 2, 1, undefined]);
    expect(questions).toEqual([["a", "bb", ""]]);
  });

  test("are loaded again for later callers, so that no result is older than its request", async () => {
    const { questions, lengthOf } = lengths();
    const first = lengthOf("a");
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([first, lengthOf("a")]);
    expect(questions).toEqual([["a"], ["a"]]);
  });

  test("that fail, fail for those who asked then and for nobody later", async () => {
    const { lengthOf } = lengths();
    const together = await Promise.allSettled([lengthOf("broken"), lengthOf("a")]);
    expect(together.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await lengthOf("a")).toBe(1);
  });
});
