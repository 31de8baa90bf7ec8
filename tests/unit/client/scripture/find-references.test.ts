import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findReferences } from "../../../../client/scripture/find-references.ts";
import { books } from "../../../../schema/scripture/book.ts";
import { chaptersOf, verseCountOf } from "../../../../server/scripture/bible.ts";
import { parseReference, spanName } from "../../../../server/scripture/reference.ts";

const found = (text: string) =>
  findReferences(text).flatMap(({ text: typed, reference }) => (reference === undefined ? [] : [[typed, reference]]));

/** Any verse of the Bible: its book, chapter and number. */
const anyVerse = fc
  .constantFrom(...books)
  .chain(({ name, chapters }) => fc.tuple(fc.constant(name), fc.integer({ min: 1, max: chapters })))
  .chain(([name, chapter]) =>
    fc.tuple(fc.constant(name), fc.constant(chapter), fc.integer({ min: 1, max: verseCountOf(name, chapter) })),
  );

describe("references to the Bible in a message", () => {
  test.each([
    ["I love John 3:16.", "John 3:16", "John 3:16"],
    ["read 1 Cor 13:4-7, 13.", "1 Cor 13:4-7, 13", "1 Corinthians 13:4-7,13"],
    ["Psalm 23", "Psalm 23", "Psalm 23"],
    ["(see Psalms 91).", "Psalms 91", "Psalm 91"],
    ["Ps 23 is short", "Ps 23", "Psalm 23"],
    ["psalm 23 vs 1", "psalm 23 vs 1", "Psalm 23:1"],
    ["John 3 vs 16", "John 3 vs 16", "John 3:16"],
    ["John 3v16", "John 3v16", "John 3:16"],
    ["John 3 verse 16-18 tonight", "John 3 verse 16-18", "John 3:16-18"],
    ["JOHN chapter 3 verses 16 – 18", "JOHN chapter 3 verses 16 – 18", "John 3:16-18"],
    ["Job chapter 3", "Job chapter 3", "Job 3"],
    ["Matt. 5:3", "Matt. 5:3", "Matthew 5:3"],
    ["Mathew 5:3", "Mathew 5:3", "Matthew 5:3"],
    ["Mt 5:3", "Mt 5:3", "Matthew 5:3"],
    ["Jn 3:16", "Jn 3:16", "John 3:16"],
    ["Phil 4:13", "Phil 4:13", "Philippians 4:13"],
    ["Prov 3:5&6", "Prov 3:5&6", "Proverbs 3:5,6"],
    ["Prov 3:5,6 is my favourite", "Prov 3:5,6", "Proverbs 3:5,6"],
    ["1st Cor 13:4", "1st Cor 13:4", "1 Corinthians 13:4"],
    ["First Corinthians 13 v 4", "First Corinthians 13 v 4", "1 Corinthians 13:4"],
    ["II Tim 2:2", "II Tim 2:2", "2 Timothy 2:2"],
    ["1John4:8", "1John4:8", "1 John 4:8"],
    ["Rom.8:28", "Rom.8:28", "Romans 8:28"],
    ["Rom 8.28", "Rom 8.28", "Romans 8:28"],
    ["Gen 1:31-2:3", "Gen 1:31-2:3", "Genesis 1:31-2:3"],
    ["Genesis 1-3", "Genesis 1-3", "Genesis 1-3"],
    ["Luke 15:11ff", "Luke 15:11ff", "Luke 15:11ff"],
    ["John 3:16b", "John 3:16b", "John 3:16"],
    ["John 3 : 16", "John 3 : 16", "John 3:16"],
    ["Song of Songs 2:1", "Song of Songs 2:1", "Song of Solomon 2:1"],
    ["John 3:16, 20 people came", "John 3:16", "John 3:16"],
    ["Isaiah 40:31 NKJV", "Isaiah 40:31", "Isaiah 40:31"],
    ["- Heb 11:1", "Heb 11:1", "Hebrews 11:1"],
    ["Amen.John 3:16", "John 3:16", "John 3:16"],
    ["1 Kings 19", "1 Kings 19", "1 Kings 19"],
    ["Ẹ ka Romans 8", "Romans 8", "Romans 8"],
  ])("THREAD-32 the text %j has the reference %j to %s", (text, typed, reference) =>
    expect(found(text)).toEqual([[typed, reference]]),
  );

  test("THREAD-32 a text has several references", () => {
    expect(found("Rom 8:28,1 John 4:8; John 3:16 and hebrews 11").map(([, reference]) => reference)).toEqual([
      "Romans 8:28",
      "1 John 4:8",
      "John 3:16",
      "Hebrews 11",
    ]);
  });

  test.each([
    "Mark 5 people",
    "Job 3 times",
    "Numbers 40 to 50",
    "Acts 2",
    "Daniel 3, Ruth 2",
    "1 Peter 5 points",
    "Mark 4.5 points",
    "Meet Mark 5:30pm",
    "Meet Mark 5:30 PM",
    "Mark 5:30:20",
    "PS 5 games",
    "my ps5",
    "a ROM 8 GB",
    "Luke 2-1",
    "at 3:16",
    "Joe 3:16",
    "my son 3:16",
    "Is 5:30 fine?",
    "John 33:1",
    "1 John 6:5",
    "Psalm 151",
    "Psalm 0",
    "John 0:1",
    "John 3:0",
    "John 3:1645",
    "John 3:177",
    "Romans 8th",
    "2 Kings",
    "someone@john 3:16",
    "#john 3:16",
    "Kings 5",
    "ŃJohn 3:16",
    "",
  ])("THREAD-32 the text %j has no reference", (text) => expect(found(text)).toEqual([]));

  test("THREAD-32 every verse of the Bible is found, and is one for the server", () => {
    fc.assert(
      fc.property(anyVerse, fc.constantFrom(":", " : ", " vs ", " v", " verse "), ([name, chapter, verse], colon) => {
        const reference = `${name} ${chapter}:${verse}`;
        expect(found(`See ${name} ${chapter}${colon}${verse}!`).map(([, place]) => place)).toEqual([reference]);
        expect(parseReference(reference)?.map(spanName)).toEqual([reference]);
      }),
    );
  });

  test("THREAD-32 the pieces of a text, joined, are the text", () => {
    const part = fc.oneof(
      fc.constantFrom("John", "1 ", "Ps", "3", "16", ":", " vs ", ".", ",", "-", "&", " ", "\n", "chapter", "é", "@"),
      fc.string({ unit: "binary", maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const text = parts.join("");
        const pieces = findReferences(text);
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
        for (const { reference = "" } of pieces) expect(reference.length).toBeLessThanOrEqual(100);
      }),
    );
  });

  test("THREAD-32 the server understands whatever is found, if its verses exist", () => {
    const parts = fc.array(fc.constantFrom("1", "2", "3", "-", ",", "&", ":", "ff", "a", " ", "–"), { maxLength: 8 });
    fc.assert(
      fc.property(parts, (verses) => {
        for (const [, reference = ""] of found(`Psalm 119:1${verses.join("")}`)) {
          const numbers = reference.match(/\d+/g)?.map(Number) ?? [];
          const isInOrder = numbers.every((number, at) => at < 2 || number > (numbers[at - 1] ?? 0));
          if (isInOrder && !/:.*:/.test(reference)) expect(parseReference(reference), reference).not.toBeNull();
        }
      }),
    );
  });

  test("THREAD-32 a long text is read in no time", () => {
    for (const part of ["John ", "1 ", "a1", "3:16,", "John 3:16,", "I I ", " : "]) {
      const text = part.repeat(4000);
      expect(
        findReferences(text)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }
  });
});

test("each book has as many chapters as in the text", () => {
  expect(books.map(({ name, chapters }) => [name, chapters])).toEqual(
    books.map(({ name }) => [name, chaptersOf(name)]),
  );
});
