import { bcv_parser } from "bible-passage-reference-parser";
import * as english from "bible-passage-reference-parser/esm/lang/en.js";
import type { Verse } from "../../schema/scripture/api.ts";
import { books } from "../../schema/scripture/book.ts";
import type { Translation } from "../../schema/scripture/translation.ts";
import { chaptersOf, verseCountOf, versesOf } from "./bible.ts";

/** A verse of a book, by their numbers. */
interface Place {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
}

/** The verses of one book from one place to another. */
export interface Span {
  readonly from: Place;
  readonly to: Place;
  /** Cited without verses: "Psalm 23". */
  readonly isWholeChapters: boolean;
}

/** The package writes the end of a chapter ("Luke 15:11ff") like this. */
const TO_THE_END = 999;

type Parser = { parse(text: string): { osis_and_indices(): { osis: string; indices: number[] }[] } };
let opened: { parser: Parser; names: ReadonlyMap<string, string> } | undefined;

/** Opened on first use: building the parser takes some 40 ms. */
function open() {
  if (opened) return opened;
  const parser = new bcv_parser(english);
  // Otherwise it would silently shorten a range to the verses that exist.
  parser.set_options({ passage_existence_strategy: "none" });
  const names = new Map(books.map(({ name }) => [codeOf(parser, name), name]));
  opened = { parser, names };
  return opened;
}

/** The package's short name of a book: "1Cor". */
const codeOf = (parser: Parser, book: string): string =>
  parser.parse(`${book} 1:1`).osis_and_indices()[0]?.osis.split(".")[0] ?? "";

/**
 * SCRIPTURE-1, SCRIPTURE-2: reads a reference in any usual English form. Null if there is any other text in it, if a
 * book, a chapter or a verse does not exist, or if a range leads into another book.
 */
export function parseReference(written: string): readonly Span[] | null {
  const text = written.trim();
  const { parser, names } = open();
  const found = parser.parse(text).osis_and_indices();
  const [only] = found;
  if (!only || found.length > 1 || only.indices[0] !== 0 || only.indices[1] !== text.length) return null;
  const spans = only.osis.split(",").map((osis) => spanOf(osis, names));
  return spans.every((span) => span !== null) ? spans : null;
}

/** "John.3.16-John.3.18", "Ps.23" or "Gen.1-Gen.2". */
function spanOf(osis: string, names: ReadonlyMap<string, string>): Span | null {
  const [first = "", last = first] = osis.split("-");
  const [from, to] = [first, last].map((place) => {
    const [code = "", chapter, verse] = place.split(".");
    return { book: names.get(code), chapter: Number(chapter), verse: verse === undefined ? null : Number(verse) };
  });
  if (!from?.book || !to?.book || from.book !== to.book) return null;
  const end = verseCountOf(to.book, to.chapter);
  const isToTheEnd = to.verse === null || to.verse === TO_THE_END;
  const span = {
    from: { book: from.book, chapter: from.chapter, verse: from.verse ?? 1 },
    to: { book: to.book, chapter: to.chapter, verse: isToTheEnd ? end : (to.verse ?? end) },
    isWholeChapters: from.verse === null && to.verse === null,
  };
  return isPlace(span.from) && isPlace(span.to) && isInOrder(span) ? span : null;
}

const isPlace = ({ book, chapter, verse }: Place): boolean =>
  verse >= 1 && chapter >= 1 && chapter <= chaptersOf(book) && verse <= verseCountOf(book, chapter);

const isInOrder = ({ from, to }: Span): boolean =>
  from.chapter < to.chapter || (from.chapter === to.chapter && from.verse <= to.verse);

/** The numbers of the first and the last verse of each chapter of the span. */
function* chaptersIn({ from, to }: Span) {
  for (let chapter = from.chapter; chapter <= to.chapter; chapter += 1) {
    const first = chapter === from.chapter ? from.verse : 1;
    const last = chapter === to.chapter ? to.verse : verseCountOf(from.book, chapter);
    yield { chapter, first, last };
  }
}

/** How many verses the span has. */
export function countVerses(span: Span): number {
  let count = 0;
  for (const { first, last } of chaptersIn(span)) count += last - first + 1;
  return count;
}

/** The verses of the span in this translation, at most so many. */
export function versesIn(span: Span, most: number, translation: Translation): Verse[] {
  const verses: Verse[] = [];
  for (const { chapter, first, last } of chaptersIn(span)) {
    if (verses.length >= most) break;
    const found = versesOf(span.from.book, chapter, [first, last], translation);
    verses.push(...found.map((each, at) => ({ chapter, verse: first + at, ...each })));
  }
  return verses.slice(0, most);
}

/** As people cite it: "John 3:16", "John 3:16-18", "Genesis 1:31-2:3", "Psalm 23", "Ruth 1-2". */
export function spanName({ from, to, isWholeChapters }: Span): string {
  const start = `${from.book} ${from.chapter}`;
  if (isWholeChapters) return from.chapter === to.chapter ? start : `${start}-${to.chapter}`;
  if (from.chapter !== to.chapter) return `${start}:${from.verse}-${to.chapter}:${to.verse}`;
  return from.verse === to.verse ? `${start}:${from.verse}` : `${start}:${from.verse}-${to.verse}`;
}
