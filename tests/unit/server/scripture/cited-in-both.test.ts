import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loadContent } from "../../../../client/site/resource/resource-contents.ts";
import { translations } from "../../../../schema/scripture/translation.ts";
import { readBank } from "../../../../server/question/question.ts";
import { citedReferences, findPassage, readVerses } from "../../../../server/scripture/scripture.ts";

interface Devotion {
  readonly scripture_reference: string;
  readonly content: string;
}

/** A year of them has this format, too, and each of its references is checked when it is imported. */
const devotions: readonly Devotion[] = JSON.parse(readFileSync("data/devotions/demo.json", "utf8"));
const resources = await Promise.all(Object.values(loadContent).map(async (load) => (await load()).content));

/** What comes with the product and cites the Bible. Courses are drafted, and cite what a reader finds in any chapter. */
const cited: Readonly<Record<string, readonly string[]>> = {
  "the bundled questions": readBank().map(({ scripture_reference }) => scripture_reference),
  "the devotions": devotions.map(({ scripture_reference }) => scripture_reference),
  "the texts of the devotions": citedReferences(devotions.map(({ content }) => content)).map(({ text }) => text),
  "the resources": resources.flatMap(({ passages }) => passages),
};

describe.each(Object.entries(cited))("%s", (_, references) => {
  test.each(translations)("SCRIPTURE-12 each verse that is cited has words in %s", (translation) => {
    for (const reference of new Set(references)) {
      const { passages } = readVerses(reference, translation);
      const verses = passages.flatMap((passage) => passage.verses);
      expect(verses.length, reference).toBeGreaterThan(0);
      for (const { text, instead } of verses) expect([text === "", instead], reference).toEqual([false, undefined]);
    }
  });
});

test("SCRIPTURE-12 a year of devotions may cite any verse: each chapter can be read in both translations", () => {
  const chapters = new Set(readBank().map(({ scripture_reference }) => scripture_reference.replace(/:.*/, "")));
  expect(chapters.size).toBeGreaterThan(300);
  for (const chapter of chapters) {
    const [kingJames, worldEnglish] = translations.map((translation) => readVerses(chapter, translation));
    expect(worldEnglish?.total).toBe(kingJames?.total);
    expect(worldEnglish?.passages.map(placesOf)).toEqual(kingJames?.passages.map(placesOf));
  }
});

test("SCRIPTURE-12 every verse of the questions can be read at a reveal in both translations", () => {
  for (const { scripture_reference } of readBank()) {
    for (const translation of translations) {
      const { text = "" } = findPassage(scripture_reference, translation) ?? {};
      expect(text.length, scripture_reference).toBeLessThanOrEqual(400);
      expect(text.length, scripture_reference).toBeGreaterThan(0);
    }
  }
});

const placesOf = ({ verses }: ReturnType<typeof readVerses>["passages"][number]) =>
  verses.map(({ chapter, verse }) => `${chapter}:${verse}`);
