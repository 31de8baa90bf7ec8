import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { findBook } from "./book.ts";
import { type CitedReference, findCitations } from "./cited-references.ts";

/** Some verses of one chapter, in the words of the King James Version, which is in the public domain. */
interface Passage {
  /** As people cite it: "Song of Solomon 2:1", "Psalm 23:1-3". */
  readonly reference: string;
  readonly verses: readonly string[];
  readonly text: string;
}

/** Finds "Book C:V" or "Book C:V-W"; null if the book, the chapter or a verse does not exist. */
export function findPassage(reference: string): Passage | null {
  const [, name, chapter, first, last] =
    /^\s*(.+?)\s+(\d{1,3}):(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*$/.exec(reference) ?? [];
  const book = findBook(name ?? "");
  if (!book) return null;
  const from = Number(first);
  const to = Number(last ?? first);
  const verses =
    readChapters()
      .get(`${book.name} ${Number(chapter)}`)
      ?.split("\n") ?? [];
  if (from < 1 || to < from || to > verses.length) return null;
  const found = verses.slice(from - 1, to).map(withoutMarks);
  return {
    reference: `${book.name} ${Number(chapter)}:${from}${to > from ? `-${to}` : ""}`,
    verses: found,
    text: found.join(" "),
  };
}

/** The references in these texts, each once, and whether such a passage exists. */
export const citedReferences = (texts: readonly string[]): CitedReference[] =>
  findCitations(texts, (reference) => findPassage(reference) !== null);

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
