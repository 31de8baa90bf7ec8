import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { findBook } from "../../schema/scripture/book.ts";

/** These verses of a chapter in the words of the King James Version. Empty if there is no such chapter. */
export const kingJamesVerses = (book: string, chapter: number, first: number, last: number): readonly string[] =>
  readChapters()
    .get(`${book} ${chapter}`)
    ?.split("\n")
    .slice(first - 1, last)
    .map(withoutMarks) ?? [];

/** How many verses the chapter has. 0 if there is no such chapter. */
export function verseCountOf(book: string, chapter: number): number {
  const text = readChapters().get(`${book} ${chapter}`);
  if (text === undefined) return 0;
  let count = 1;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}

/** How many chapters the book has. */
export function chaptersOf(book: string): number {
  let chapters = 0;
  while (readChapters().has(`${book} ${chapters + 1}`)) chapters += 1;
  return chapters;
}

let chapters: ReadonlyMap<string, string> | undefined;

/**
 * Reads the text on first use. One string per chapter needs a third of the memory of the package's object of verses.
 */
function readChapters(): ReadonlyMap<string, string> {
  if (chapters) return chapters;
  const file = createRequire(import.meta.url).resolve("kjv/json/verses-1769.json");
  const verses: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
  const read = new Map<string, string[]>();
  for (const [place, words] of Object.entries(verses)) {
    const chapter = place.slice(0, place.lastIndexOf(":"));
    const chapterSoFar = read.get(chapter);
    if (chapterSoFar) chapterSoFar.push(words);
    else read.set(chapter, [words]);
  }
  chapters = new Map([...read].map(([chapter, found]) => [ourKey(chapter), found.join("\n")]));
  return chapters;
}

/** The package says "Solomon's Song 2" where we say "Song of Solomon 2". */
function ourKey(chapter: string): string {
  const space = chapter.lastIndexOf(" ");
  return `${findBook(chapter.slice(0, space))?.name}${chapter.slice(space)}`;
}

/** The package marks paragraphs with `#` and words that the translators added with brackets. */
const withoutMarks = (verse: string) =>
  verse
    .replace(/[[\]#]/g, "")
    .replace(/\s+/g, " ")
    .trim();
