import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LetterTree } from "../../../../server/word/letter-tree.ts";

const words = fc
  .uniqueArray(fc.string({ unit: fc.constantFrom(..."ABYZ"), minLength: 1, maxLength: 5 }), { maxLength: 60 })
  .map((all) => all.toSorted());

describe("LetterTree", () => {
  test("a LetterTree returns the marks of its words and 0 for everything else", () => {
    fc.assert(
      fc.property(words, fc.string({ unit: fc.constantFrom(..."ABYZ"), maxLength: 6 }), (all, other) => {
        const marks = new Map(all.map((word, index) => [word, 1 + (index % 63)]));
        const tree = new LetterTree(all, (word) => marks.get(word) ?? 0);
        for (const word of [...all, other]) expect(tree.marksOf(word)).toBe(marks.get(word) ?? 0);
      }),
    );
  });

  test("a LetterTree stops counting words at `enough`", () => {
    const tree = new LetterTree(["AB", "ABC", "BA", "CAB"], () => 1);
    const into: string[] = [];
    expect(tree.search("CAB", { marks: 1, shortest: 2, enough: 2, into })).toBe(2);
    expect(into).toHaveLength(2);
    expect(tree.search("CAB", { marks: 1, shortest: 3, into: undefined })).toBe(2);
    expect(tree.search("CAB", { marks: 2, shortest: 1, into: undefined })).toBe(0);
  });

  test("a LetterTree may be empty", () => {
    const tree = new LetterTree([], () => 1);
    expect([tree.marksOf(""), tree.marksOf("A")]).toEqual([0, 0]);
    expect(tree.search("A", { marks: 1, shortest: 1, into: undefined })).toBe(0);
  });
});
