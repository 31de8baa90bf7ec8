import type { CommunitySettings } from "../../schema/community/settings.ts";
import type { Reading } from "../../schema/scripture/api.ts";
import { VERSES_SHOWN } from "../../schema/scripture/api.ts";
import { books, findBook } from "../../schema/scripture/book.ts";
import { missingVerseNotice, type Translation } from "../../schema/scripture/translation.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Member } from "../platform/session.ts";
import { type TranslatedVerse, verseCountOf, versesOf } from "./bible.ts";
import { countVerses, parseReference, type Span, spanName, versesIn } from "./reference.ts";

export { citedReferences } from "./cited-references.ts";

/** Some verses of one chapter, in one translation. */
interface Passage {
  /** As people cite it: "Song of Solomon 2:1", "Psalm 23:1-3". */
  readonly reference: string;
  readonly verses: readonly string[];
  readonly text: string;
}

/** SCRIPTURE-8: in which translation the member reads. */
export const translationOf = (
  { translation }: Pick<Member, "translation">,
  community: Pick<CommunitySettings, "translation">,
): Translation => translation ?? community.translation;

/** The 66 books, in order. */
export const bookNames: readonly string[] = books.map(({ name }) => name);

/** The book of a reference such as "1 Samuel 16:7". Null if there is no such book. */
export function bookOf(reference: string): string | null {
  const [, name] = /^\s*(.+?)\s+\d{1,3}(?::|\s*$)/.exec(reference) ?? [];
  return findBook(name ?? "")?.name ?? null;
}

/**
 * Finds "Book C:V" or "Book C:V-W"; null if the book, the chapter or a verse does not exist. A verse that the translation does
 * not have says so (SCRIPTURE-6).
 */
export function findPassage(reference: string, translation: Translation = "kjv"): Passage | null {
  const [, name, chapter, first, last] =
    /^\s*(.+?)\s+(\d{1,3}):(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*$/.exec(reference) ?? [];
  const book = findBook(name ?? "");
  if (!book) return null;
  const from = Number(first);
  const to = Number(last ?? first);
  if (from < 1 || to < from || to > verseCountOf(book.name, Number(chapter))) return null;
  const found = versesOf(book.name, Number(chapter), [from, to], translation).map((verse) => shown(verse, translation));
  return {
    reference: `${book.name} ${Number(chapter)}:${from}${to > from ? `-${to}` : ""}`,
    verses: found,
    text: found.join(" "),
  };
}

const shown = ({ text, instead }: TranslatedVerse, translation: Translation): string =>
  instead ? `${missingVerseNotice(translation, instead)} ${text}` : text;

/**
 * SCRIPTURE-1, SCRIPTURE-2: whether this is a reference in any usual form ("Jn 3:16", "Psalm 23", "1 Cor 13:4-7, 13") to
 * verses that exist.
 */
export const referenceExists = (reference: string): boolean => parseReference(reference) !== null;

/** The reference as people cite it: "John 3:16" for "Jn 3:16". Null if it does not exist. */
export const tidyReference = (reference: string): string | null => {
  const spans = parseReference(reference);
  return spans && nameOf(spans);
};

/** SCRIPTURE-3: the verses of a reference, at most {@link VERSES_SHOWN}. Refuses a reference that does not exist. */
export function readVerses(reference: string, translation: Translation): Reading {
  const spans = parseReference(reference);
  if (!spans) throw new Refusal("scripture/unknown-reference");
  let left = VERSES_SHOWN;
  let total = 0;
  const passages: Reading["passages"] = [];
  for (const span of spans) {
    const verses = versesIn(span, left, translation);
    total += countVerses(span);
    left -= verses.length;
    if (verses.length > 0) passages.push({ reference: spanName(span), verses });
  }
  return { reference: nameOf(spans), translation, passages, total };
}

const nameOf = (spans: readonly Span[]): string => spans.map(spanName).join("; ");
