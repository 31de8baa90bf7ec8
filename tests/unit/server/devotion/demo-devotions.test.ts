import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { books } from "../../../../schema/scripture/book.ts";
import { findPassage } from "../../../../server/scripture/scripture.ts";

interface DemoDevotion {
  readonly title: string;
  readonly scripture_reference: string;
  readonly content: string;
}

const devotions: readonly DemoDevotion[] = JSON.parse(
  readFileSync(new URL("../../../../data/devotions/demo.json", import.meta.url), "utf8"),
);

/** Double quotation marks are for the Bible alone: people in the scenes speak in single ones. */
const quotations = ({ content }: DemoDevotion) => [...content.matchAll(/“([^”]*)”/g)].map(([, quoted]) => quoted ?? "");

const chapterOf = ({ scripture_reference }: DemoDevotion) =>
  scripture_reference.slice(0, scripture_reference.indexOf(":"));

/** The text of a chapter, with the apostrophes that the devotions have. */
function textOf(chapter: string): string {
  const verses: string[] = [];
  for (let passage = findPassage(`${chapter}:1`); passage; passage = findPassage(`${chapter}:${verses.length + 1}`)) {
    verses.push(passage.text);
  }
  return verses.join(" ").replaceAll("'", "’");
}

describe("the devotions of the demo data", () => {
  test("There are 60, with a title and a passage of their own each", () => {
    expect(devotions).toHaveLength(60);
    expect(new Set(devotions.map(({ title }) => title)).size).toBe(60);
    expect(new Set(devotions.map(({ scripture_reference }) => scripture_reference)).size).toBe(60);
  });

  test("They are taken from at least 30 books of the Bible", () => {
    const names = devotions.map((devotion) => chapterOf(devotion).replace(/ \d+$/, ""));
    expect(books.filter(({ name }) => names.includes(name)).length).toBeGreaterThanOrEqual(30);
  });

  test.each(devotions)("$scripture_reference: the passage exists and is cited as the product cites it", (devotion) => {
    expect(findPassage(devotion.scripture_reference)?.reference).toBe(devotion.scripture_reference);
  });

  test.each(devotions)("$title: 120 to 220 words in two to four paragraphs", ({ content }) => {
    const words = content.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(120);
    expect(words).toBeLessThanOrEqual(220);
    expect(content.split("\n\n").length).toBeGreaterThanOrEqual(2);
    expect(content.split("\n\n").length).toBeLessThanOrEqual(4);
    expect(content).not.toMatch(/\n{3}|[^\n]\n[^\n]|["']/);
  });

  test.each(devotions)("$title: quotes its chapter in the exact words of the King James Version", (devotion) => {
    const chapter = textOf(chapterOf(devotion));
    expect(quotations(devotion).length).toBeGreaterThan(0);
    for (const quoted of quotations(devotion)) {
      // A quotation may end the sentence around it.
      expect(chapter).toContain(quoted.replace(/[.,;:?]$/, ""));
    }
  });
});
