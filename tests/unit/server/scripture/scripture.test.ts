import { describe, expect, test } from "vitest";
import { books, findBook } from "../../../../schema/scripture/book.ts";
import { findPassage } from "../../../../server/scripture/scripture.ts";

describe("findPassage", () => {
  test("findPassage returns one verse without the marks of the edition", () => {
    expect(findPassage("Psalm 23:1")).toEqual({
      reference: "Psalm 23:1",
      verses: ["The LORD is my shepherd; I shall not want."],
      text: "The LORD is my shepherd; I shall not want.",
    });
    expect(findPassage("John 3:16")?.text).toMatch(/^For God so loved the world, .* everlasting life\.$/);
  });

  test("findPassage returns several verses one by one and as one text", () => {
    const passage = findPassage("Psalm 117:1-2");
    expect(passage?.verses).toHaveLength(2);
    expect(passage?.text).toBe(passage?.verses.join(" "));
  });

  test.each([
    ["Psalms 150:6", "Psalm 150:6"],
    ["Solomon's Song 2:1", "Song of Solomon 2:1"],
    ["Song of Songs 2:1", "Song of Solomon 2:1"],
    ["1 samuel 3:10", "1 Samuel 3:10"],
    ["II Kings 2:11", "2 Kings 2:11"],
    ["1Cor. 13:13", "1 Corinthians 13:13"],
    ["  Rev 22:21 ", "Revelation 22:21"],
    ["Luke 2:11 – 12", "Luke 2:11-12"],
    ["Luke 2:11-11", "Luke 2:11"],
    ["Luke 02:011", "Luke 2:11"],
  ])("findPassage understands %s as %s", (written, reference) => {
    expect(findPassage(written)?.reference).toBe(reference);
  });

  test.each([
    "",
    "John",
    "John 3",
    "John 3:99",
    "John 99:1",
    "John 3:0",
    "John 3:16-15",
    "John 3:36-37",
    "Jude 1:26",
    "Hezekiah 1:1",
    "Phil 1:1",
    "Jo 1:1",
    "constructor 1:1",
  ])("findPassage finds no passage for %j", (written) => {
    expect(findPassage(written)).toBeNull();
  });

  test("findPassage finds the first verse of every book, without marks", () => {
    expect(books).toHaveLength(66);
    for (const { name } of books) {
      const text = findPassage(`${name} 1:1`)?.text ?? "";
      expect(text, name).not.toBe("");
      expect(text, name).not.toMatch(/[[\]#]|^\s|\s$|\s{2}/);
      expect(findBook(name)?.name).toBe(name);
    }
  });
});
