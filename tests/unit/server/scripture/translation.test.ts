import { expect, test } from "vitest";
import { findPassage, readVerses, translationOf } from "../../../../server/scripture/scripture.ts";

const NOTICE = "This verse is not in the World English Bible’s main text. King James Version:";

const versesOf = (reference: string) => readVerses(reference, "web").passages.flatMap(({ verses }) => verses);

test("a passage is read in the translation that is asked for", () => {
  expect(findPassage("John 11:35", "web")?.text).toBe("Jesus wept.");
  expect(findPassage("Psalm 119:105", "web")?.text).toBe("Your word is a lamp to my feet, and a light for my path.");
  expect(findPassage("Psalm 119:105")?.text).toBe("Thy word is a lamp unto my feet, and a light unto my path.");
});

test.each(["Luke 17:36", "Acts 8:37", "Acts 15:34", "Acts 24:7"])(
  "SCRIPTURE-6 in place of %s stand a sentence that says so and the words of the King James Version",
  (reference) => {
    const { text } = findPassage(reference) ?? {};
    expect(findPassage(reference, "web")?.text).toBe(`${NOTICE} ${text}`);
    expect(versesOf(reference)).toMatchObject([{ text, instead: "kjv" }]);
    expect(readVerses(reference, "kjv").passages[0]?.verses[0]).not.toHaveProperty("instead");
  },
);

test("SCRIPTURE-6 a missing verse within a passage does not move the others", () => {
  expect(versesOf("Acts 8:36-38").map(({ verse, text, instead }) => [verse, text.slice(0, 17), instead])).toEqual([
    [36, "As they went on t", undefined],
    [37, "And Philip said, ", "kjv"],
    [38, "He commanded the ", undefined],
  ]);
});

test("SCRIPTURE-7 a verse with another number is shown where the reference names it, with that number", () => {
  const verses = versesOf("Romans 16:24-27");
  expect(verses.map(({ chapter, verse, place }) => [`${chapter}:${verse}`, place])).toEqual([
    ["16:24", undefined],
    ["16:25", "14:24"],
    ["16:26", "14:25"],
    ["16:27", "14:26"],
  ]);
  expect(verses.at(-1)?.text).toMatch(/^to the only wise God, through Jesus Christ/);
  expect(findPassage("Matthew 23:13", "web")?.text).toContain("you shut up the Kingdom of Heaven");
  expect(findPassage("Matthew 23:14", "web")?.text).toContain("devour widows’ houses");
});

test("SCRIPTURE-4 a number that only the World English Bible has is no reference", () => {
  expect(findPassage("Romans 14:24", "web")).toBeNull();
  expect(() => readVerses("Romans 14:24", "web")).toThrow("scripture/unknown-reference");
  expect(readVerses("Romans 14", "web").total).toBe(23);
  expect(() => readVerses("3 John 1:15", "web")).toThrow("scripture/unknown-reference");
  expect(findPassage("3 John 1:14", "web")?.text).toMatch(/Greet the friends by name\.$/);
});

test("SCRIPTURE-8 who has chosen no translation reads that of the community", () => {
  expect(translationOf({ translation: null }, { translation: "web" })).toBe("web");
  expect(translationOf({ translation: "kjv" }, { translation: "web" })).toBe("kjv");
});
