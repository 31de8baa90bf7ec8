import { expect, test } from "vitest";
import { citedReferences } from "../../../../server/scripture/scripture.ts";

/** The references in a text, those that do not exist with a question mark. */
const found = (...texts: string[]) => citedReferences(texts).map(({ text, exists }) => (exists ? text : `${text}?`));

test("COURSE-14 references in a text are found as they are written", () => {
  expect(found("Read John 3:16, then 1 Cor. 13:4-7 (and Song of Songs 2:1).")).toEqual([
    "John 3:16",
    "1 Cor. 13:4-7",
    "Song of Songs 2:1",
  ]);
  expect(found("II Timothy 1:7 and Psalm 23, Psalms 24.")).toEqual(["II Timothy 1:7", "Psalm 23", "Psalms 24"]);
});

test("COURSE-14 verses, chapters and books that do not exist are marked", () => {
  expect(found("John 3:99", "Hezekiah 3:16", "Psalm 151", "Romans 25 says", "Jude 2:1")).toEqual([
    "John 3:99?",
    "Hezekiah 3:16?",
    "Psalm 151?",
    "Romans 25?",
    "Jude 2:1?",
  ]);
});

test("a reference that several texts cite is listed once", () => {
  expect(found("John 3:16 and John 3:16", "John 3:16")).toEqual(["John 3:16"]);
});

test("times, ratios and counts are no references", () => {
  const text = "At 6:30 PM, Friday 7:15, Chapter 3:16, the ratio 2:1, Mark 20 points, Numbers 40 to 50, Job 99, 12:30.";
  expect(found(text)).toEqual([]);
});
