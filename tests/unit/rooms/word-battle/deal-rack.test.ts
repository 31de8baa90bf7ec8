import { describe, expect, test } from "vitest";
import { dealRack, minWords } from "../../../../rooms/word-battle/deal-rack.ts";
import { isDealt } from "../../../../rooms/word-battle/rules.ts";
import type { Difficulty } from "../../../../schema/game/common-settings.ts";
import { openWordList } from "../../../../server/word/word.ts";

const words = openWordList();
const options = { bibleNames: false };
const difficulties: readonly Difficulty[] = ["easy", "medium", "hard"];

/** A repeatable random source: a linear congruential generator without its low bits. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 4) / 2 ** 28;
  };
}

/** Returns these numbers, then the last one again and again. */
const numbers = (values: readonly number[]) => {
  const left = [...values];
  return () => (left.length > 1 ? (left.shift() as number) : (left[0] as number));
};
const sorted = (letters: string) => [...letters].sort().join("");

test("WORD-3 WORD-4 100,000 racks contain two vowels, five consonants and at least five words each", () => {
  const random = seededRandom(7);
  let fewest = Number.POSITIVE_INFINITY;
  for (let dealt = 0; dealt < 100_000; dealt += 1) {
    const rack = dealRack(random, { words, difficulty: "hard", ...options });
    if (!/^[A-Z]{7}$/.test(rack) || rack.replace(/[^AEIOU]/g, "").length !== 2) expect(rack).toBe("a rack");
    // Finds all words, because `hasAtLeast` stops counting early.
    fewest = Math.min(fewest, words.wordsIn(rack, options).length);
  }
  expect(fewest).toBe(5);
});

test("WORD-3 WORD-23 no rack holds the letters of a word with three vowels, and some hold those of ZOBO", () => {
  const random = seededRandom(23);
  const made = new Set<string>();
  for (let dealt = 0; dealt < 20_000; dealt += 1) {
    const rack = dealRack(random, { words, difficulty: "hard", ...options });
    for (const word of ["WAHALA", "AKARA", "ZOBO"]) if (isDealt(word, rack)) made.add(word);
  }
  expect([...made]).toEqual(["ZOBO"]);
});

test("WORD-3 vowels are dealt to every position of a rack", () => {
  const random = seededRandom(3);
  const positions = new Set<number>();
  for (let dealt = 0; dealt < 1000; dealt += 1) {
    const rack = dealRack(random, { words, difficulty: "hard", ...options });
    for (const [position, one] of [...rack].entries()) if ("AEIOU".includes(one)) positions.add(position);
  }
  expect([...positions].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test("WORD-4 an easier room deals racks with more words", () => {
  expect(minWords).toEqual({ easy: 30, medium: 15, hard: 5 });
  const random = seededRandom(11);
  for (const difficulty of difficulties) {
    for (let dealt = 0; dealt < 100; dealt += 1) {
      const rack = dealRack(random, { words, difficulty, ...options });
      expect(words.wordsIn(rack, options).length, difficulty).toBeGreaterThanOrEqual(minWords[difficulty]);
    }
  }
});

describe.each(difficulties)("a rack of a room that is %s", (difficulty) => {
  const random = seededRandom(17);
  const racks = Array.from({ length: 5000 }, () => dealRack(random, { words, difficulty, ...options }));
  const shown = racks.map((rack) =>
    words.wordsIn(rack, options).filter((word) => words.isKnown(word) && !words.isRude(word)),
  );

  test("WORD-20 at least 8 % of the racks contain a known word of seven letters", () => {
    const long = shown.filter((known) => known.some((word) => word.length === 7)).length;
    expect(long / racks.length).toBeGreaterThanOrEqual(0.08);
    // Most rounds stay a search for shorter words.
    expect(long / racks.length).toBeLessThan(0.15);
  });

  test("WORD-21 every rack contains a word that may be shown as the best", () => {
    expect(racks.filter((_, index) => shown[index]?.length === 0)).toEqual([]);
  });
});

describe("a rack that is dealt from a word", () => {
  const only = (...longWords: string[]) => ({ ...words, longWords });
  /** Numbers that deal from a word, choose the first one, and leave its letters in their order. */
  const inOrder = [0, ...Array(6).fill(0.99)];

  test("WORD-20 its letters are never in the order of the word", () => {
    const random = numbers([0, ...inOrder, 0]);
    const rack = dealRack(random, { words: only("MASTERS"), difficulty: "hard", ...options });
    expect([rack === "MASTERS", sorted(rack)]).toEqual([false, sorted("MASTERS")]);
  });

  test("WORD-3 WORD-20 a word with more or fewer than two vowels is passed over", () => {
    const random = numbers([0, 0, 0.4, 0.7, 0]);
    const rack = dealRack(random, { words: only("AMERICA", "RHYTHMS", "MASTERS"), difficulty: "hard", ...options });
    expect(sorted(rack)).toBe(sorted("MASTERS"));
  });

  test("WORD-4 WORD-20 a word whose letters make too few words is passed over", () => {
    const few = words.longWords.find(
      (word) => word.replace(/[^AEIOU]/g, "").length === 2 && !words.hasAtLeast(minWords.easy, word, options),
    );
    const random = numbers([0, 0, ...Array(6).fill(0), 0.6, 0]);
    const rack = dealRack(random, { words: only(few ?? "", "MASTERS"), difficulty: "easy", ...options });
    expect([few?.length, sorted(rack)]).toEqual([7, sorted("MASTERS")]);
  });

  test("WORD-20 nine racks in ten are dealt from random letters", () => {
    const random = numbers([0.1, 0, 0.2, 0, 0.2, 0.4, 0.6, 0.8, 0.5]);
    const letters = dealRack(random, { words: { ...only(), hasAtLeast: () => true }, difficulty: "hard", ...options });
    expect(sorted(letters)).toBe(sorted("AEBGLQV"));
  });
});
