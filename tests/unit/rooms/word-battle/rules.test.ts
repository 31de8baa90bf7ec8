import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bestKnownOf,
  bestKnownWords,
  bestOf,
  isDealt,
  masked,
  score,
  upperCase,
  wordError,
} from "../../../../rooms/word-battle/rules.ts";
import { openWordList } from "../../../../server/word/word.ts";

const words = openWordList();
const letter = fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const wordOf = (minLength: number, maxLength: number) =>
  fc.array(letter, { minLength, maxLength }).map((letters) => letters.join(""));

describe("the score", () => {
  test("WORD-2 a word scores the sum of its letters' values", () => {
    expect(["CAT", "QUIZ", "DOG", "JAX", "FLY", "KIN"].map(score)).toEqual([5, 22, 5, 17, 9, 7]);
  });

  test("WORD-2 the score doubles from five letters on, and triples again at seven", () => {
    expect(["RATE", "RATES", "RETAIL", "RELATES"].map(score)).toEqual([4, 10, 12, 42]);
  });

  test("WORD-2 the score of any word equals an independent calculation", () => {
    // The values of A to Z, written independently of the rules.
    const values = [1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10];
    fc.assert(
      fc.property(wordOf(3, 7), (word) => {
        let expected = 0;
        for (let at = 0; at < word.length; at += 1) expected += values[word.charCodeAt(at) - 65] ?? Number.NaN;
        if (word.length > 4) expected += expected;
        if (word.length > 6) expected = expected + expected + expected;
        expect(score(word)).toBe(expected);
      }),
      { numRuns: 5000 },
    );
  });
});

describe("a word", () => {
  test("WORD-1 a word may use each dealt letter only as often as it was dealt", () => {
    expect(wordError("TEETH", "TEETHXY")).toBeUndefined();
    expect(wordError("TEETH", "TETHXYZ")).toBe("word-battle/not-dealt");
    for (const other of ["C4T", "CAFÉ", "CAT😀", "CATS CA", "ſAT", "CATSDOGS"]) {
      expect(wordError(upperCase(other), "CATSDOG"), other).toBe("word-battle/not-dealt");
    }
  });

  test("WORD-1 any part of a rack in any order is accepted, and one letter too many is not", () => {
    fc.assert(
      fc.property(wordOf(7, 7), fc.nat(), fc.integer({ min: 1, max: 7 }), letter, (rack, seed, length, extra) => {
        const part = [...rack].sort((a, b) => ((a.charCodeAt(0) * seed) % 97) - ((b.charCodeAt(0) * seed) % 97));
        const word = part.slice(0, length).join("");
        expect(isDealt(word, rack)).toBe(true);
        const has = [...rack].filter((one) => one === extra).length;
        expect(isDealt(extra.repeat(has + 1), rack)).toBe(false);
      }),
    );
  });

  test("WORD-1 letters a to z count as upper case, and other characters stay unchanged", () => {
    expect(["cat", "Cat", "ß", "ı", "é"].map(upperCase)).toEqual(["CAT", "CAT", "ß", "ı", "é"]);
  });

  test("WORD-5 a word of fewer than three letters is refused", () => {
    expect(["A", "AT", "CAT"].map((word) => wordError(word, "CATSDOG"))).toEqual([
      "word-battle/too-short",
      "word-battle/too-short",
      undefined,
    ]);
  });
});

test("WORD-9 the best word has the most points; ties go to the longest, then alphabetically", () => {
  expect(bestOf(["CAT", "QUIZ", "TAX"])).toBe("QUIZ");
  expect(bestOf(["DOG", "TEAR", "RATE"])).toBe("DOG");
  expect(bestOf(["DOG", "READ"])).toBe("READ");
  expect(bestOf(["READ", "DOG"])).toBe("READ");
  expect(bestOf(["GOD", "DOG"])).toBe("DOG");
  expect(bestOf(["GAB", "RATED", "LUNGE", "BAG"])).toBe("LUNGE");
  expect(bestOf([])).toBe("");
});

test("WORD-21 the best known word is one that teenagers know, even if another word earns more", () => {
  expect(bestKnownOf(["KEX", "SCUTA", "BIZE", "CAT", "ACT"], words)).toBe("ACT");
  expect(bestKnownOf(["KEX", "CAT"], { ...words, isKnown: () => true })).toBe("KEX");
});

test("WORD-10 WORD-21 a rude word is never the best, known or not", () => {
  expect([words.isKnown("CRIPPLE"), words.isKnown("FATSO")]).toEqual([true, false]);
  expect(bestKnownOf(["CRIPPLE", "RIPE"], words)).toBe("RIPE");
  expect(bestKnownOf(["CRIPPLE", "FATSO", "KEX"], words)).toBe("KEX");
});

test("WORD-21 without a known word, the best of the other words is taken", () => {
  expect([bestKnownOf(["KEX", "BIZE"], words), bestKnownOf([], words)]).toEqual(["BIZE", ""]);
});

test("GAME-61 the best known words come with their points, best first, without rude ones", () => {
  expect(bestKnownWords(["CAT", "RIPE", "KEX", "CRIPPLE", "ACT", "RATES"], words, 3)).toEqual([
    { word: "RATES", points: 10 },
    { word: "RIPE", points: 6 },
    { word: "ACT", points: 5 },
  ]);
  expect(bestKnownWords(["KEX"], words, 3)).toEqual([]);
});

test("WORD-10 a masked word shows only its first letter", () => {
  expect(masked("DAMN")).toBe("D***");
});
