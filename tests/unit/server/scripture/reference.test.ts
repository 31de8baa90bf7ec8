import { describe, expect, test } from "vitest";
import { books } from "../../../../schema/scripture/book.ts";
import { readVerses, referenceExists, tidyReference } from "../../../../server/scripture/scripture.ts";

describe("references", () => {
  test.each([
    ["John 3:16", "John 3:16"],
    ["Jn 3:16-18", "John 3:16-18"],
    ["  jn 3 : 16 – 18 ", "John 3:16-18"],
    ["Phil 4:13", "Philippians 4:13"],
    ["Ps. 119:105", "Psalm 119:105"],
    ["1st Corinthians 13", "1 Corinthians 13"],
    ["1 Cor 13:4-7, 13", "1 Corinthians 13:4-7; 1 Corinthians 13:13"],
    ["Genesis 1:31-2:3", "Genesis 1:31-2:3"],
    ["Ruth 1-2", "Ruth 1-2"],
    ["Luke 15:11ff", "Luke 15:11-32"],
    ["Jude 3", "Jude 1:3"],
    ["Song of Songs 2:1", "Song of Solomon 2:1"],
    ["Romans 8:28 (KJV)", "Romans 8:28"],
    ["Gen 1:1; John 1:1", "Genesis 1:1; John 1:1"],
  ])("SCRIPTURE-1 the reference %j is understood as %s", (written, reference) => {
    expect(tidyReference(written)).toBe(reference);
  });

  test.each([
    "",
    "John",
    "John 3:99",
    "John 3:10-99",
    "John 99:1",
    "John 3:0",
    "Psalm 151",
    "Hezekiah 3:4",
    "Tobit 1:1",
    "Gen 1 - Rev 22",
    "see John 3:16",
    "John 3:16 and so on",
    "<b>John 3:16</b>",
    "John 3:16; Hezekiah 1:1",
    "constructor 1:1",
    "__proto__",
  ])("SCRIPTURE-2 %j is not a reference", (written) => {
    expect(referenceExists(written)).toBe(false);
  });

  test("SCRIPTURE-1 every book is understood by its own name", () => {
    for (const { name } of books) expect(tidyReference(`${name} 1:1`), name).toBe(`${name} 1:1`);
  });
});

describe("readVerses", () => {
  test("SCRIPTURE-3 a reading has the verses with their numbers", () => {
    expect(readVerses("Ps 117", "kjv")).toEqual({
      reference: "Psalm 117",
      translation: "kjv",
      passages: [
        {
          reference: "Psalm 117",
          verses: [
            { chapter: 117, verse: 1, text: "O praise the LORD, all ye nations: praise him, all ye people." },
            {
              chapter: 117,
              verse: 2,
              text: expect.stringMatching(/^For his merciful kindness .* Praise ye the LORD\.$/),
            },
          ],
        },
      ],
      total: 2,
    });
  });

  test("SCRIPTURE-3 a reading goes on in the next chapter", () => {
    const [passage] = readVerses("Genesis 1:31-2:2", "kjv").passages;
    expect(passage?.verses.map(({ chapter, verse }) => `${chapter}:${verse}`)).toEqual(["1:31", "2:1", "2:2"]);
  });

  test("SCRIPTURE-3 a reading shows 40 verses and says how many there are", () => {
    const { passages, total } = readVerses("Psalm 119; John 11:35", "kjv");
    expect(passages.map(({ verses }) => verses.length)).toEqual([40]);
    expect(total).toBe(177);
  });

  test("SCRIPTURE-2 a reference that does not exist is refused", () => {
    expect(() => readVerses("John 99", "kjv")).toThrow("scripture/unknown-reference");
  });
});
