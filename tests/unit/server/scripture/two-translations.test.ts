import { expect, test } from "vitest";
import { books } from "../../../../schema/scripture/book.ts";
import { chaptersOf, versesOf } from "../../../../server/scripture/bible.ts";
import { verseDifferences } from "../../../../server/scripture/verse-differences.ts";
import { worldEnglishChapter } from "../../../../server/scripture/world-english.ts";

/** More verses than any chapter has. */
const ALL = [1, 200] as const;

const chapters = books.flatMap(({ name }) =>
  Array.from({ length: chaptersOf(name) }, (_, at) => ({ book: name, chapter: at + 1, title: `${name} ${at + 1}` })),
);
/** Every verse that references name, in both translations. */
const verses = chapters.flatMap(({ book, chapter, title }) => {
  const kingJames = versesOf(book, chapter, ALL, "kjv");
  const worldEnglish = versesOf(book, chapter, ALL, "web");
  return kingJames.map(({ text }, at) => ({ verse: `${title}:${at + 1}`, text, web: worldEnglish[at] }));
});

const missing = Object.keys(verseDifferences).filter((verse) => verseDifferences[verse] === null);
const elsewhere = Object.keys(verseDifferences).filter((verse) => verseDifferences[verse] !== null);

test("SCRIPTURE-5 every verse has words in both translations, or the list says that it is missing", () => {
  expect(verses).toHaveLength(31_102);
  expect(verses.filter(({ text, web }) => text === "" || !web?.text)).toEqual([]);
  expect(verses.filter(({ web }) => web?.instead).map(({ verse }) => verse)).toEqual(missing);
  expect(verses.filter(({ web }) => web?.place).map(({ verse }) => verse)).toEqual(elsewhere);
});

test("SCRIPTURE-5 the list names only verses that are really missing, and is needed for each", () => {
  for (const verse of missing) expect(ownWords(verse), verse).toBe("");
  expect(missing).toHaveLength(4);
  expect(elsewhere).toHaveLength(5);
});

test("SCRIPTURE-5 each verse of the World English Bible is reached from exactly one", () => {
  const reached = verses
    .filter(({ web }) => !web?.instead)
    .map(({ verse }) => verseDifferences[verse] ?? verse)
    .sort();
  const own = chapters.flatMap(({ title }) =>
    worldEnglishChapter(title).flatMap((words, at) => (words === "" ? [] : [`${title}:${at + 1}`])),
  );
  expect(own).toHaveLength(31_098);
  expect(reached).toEqual(own.sort());
});

test("SCRIPTURE-5 no verse says what another one near it says in the other translation", () => {
  const strangers = verses.filter(({ text, web }, at) => {
    const own = likeness(text, web?.text);
    const near = [at - 2, at - 1, at + 1, at + 2].map((other) => verses[other]);
    return near.some((other) => {
      const likes = likeness(text, other?.web?.text);
      // A neighbour that repeats these words says them in both.
      return likes > own + 0.2 && likes > likeness(other?.text, other?.web?.text);
    });
  });
  expect(strangers.map(({ verse }) => verse)).toEqual([]);
});

test("SCRIPTURE-5 the World English Bible is the words of its verses, without notes, marks and titles", () => {
  for (const { title } of chapters) {
    for (const words of worldEnglishChapter(title)) expect(words, title).not.toMatch(/[<>[\]{}&\d\t]|^\s|\s$|\s{2}/);
  }
  expect(worldEnglishChapter("Psalm 23")[0]).toBe("Yahweh is my shepherd; I shall lack nothing.");
  expect(worldEnglishChapter("Revelation 22").at(-1)).toBe(
    "The grace of the Lord Jesus Christ be with all the saints. Amen.",
  );
  expect(worldEnglishChapter("Tobit 1")).toEqual([]);
});

function ownWords(verse: string): string | undefined {
  const [, chapter = "", number] = /^(.+):(\d+)$/.exec(verse) ?? [];
  return worldEnglishChapter(chapter)[Number(number) - 1];
}

const longWords = (text: string) => new Set(text.toLowerCase().match(/[a-z]{4,}/g));

/** How many of their long words two verses share, from 0 to 1. */
function likeness(one = "", other = ""): number {
  const [first, second] = [longWords(one), longWords(other)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.sqrt(Math.max(1, first.size) * Math.max(1, second.size));
}
