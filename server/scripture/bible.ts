import type { Translation } from "../../schema/scripture/translation.ts";
import { kingJamesVerses } from "./king-james.ts";
import { verseDifferences } from "./verse-differences.ts";
import { worldEnglishChapter } from "./world-english.ts";

export { chaptersOf, verseCountOf } from "./king-james.ts";

/** A verse in one translation. References have the numbers of the King James Version. */
export interface TranslatedVerse {
  readonly text: string;
  /** SCRIPTURE-7: where this translation has it, if not there: "14:24". */
  readonly place?: string;
  /** SCRIPTURE-6: whose words these are, if this translation does not have the verse. */
  readonly instead?: Translation;
}

/** These verses of a chapter in this translation. Empty if there is no such chapter. */
export function versesOf(
  book: string,
  chapter: number,
  [first, last]: readonly [first: number, last: number],
  translation: Translation,
): readonly TranslatedVerse[] {
  const kingJames = kingJamesVerses(book, chapter, first, last);
  if (translation === "kjv") return kingJames.map((text) => ({ text }));
  const own = worldEnglishChapter(`${book} ${chapter}`);
  return kingJames.map((text, at) => inWorldEnglish(`${book} ${chapter}:${first + at}`, text, own[first + at - 1]));
}

function inWorldEnglish(verse: string, kingJames: string, own: string | undefined): TranslatedVerse {
  const elsewhere = verseDifferences[verse];
  const text = typeof elsewhere === "string" ? worldEnglishVerse(elsewhere) : own;
  if (elsewhere === null || !text) return { text: kingJames, instead: "kjv" };
  return elsewhere ? { text, place: placeOf(elsewhere) } : { text };
}

function worldEnglishVerse(verse: string): string | undefined {
  const [, chapter = "", number] = /^(.+):(\d+)$/.exec(verse) ?? [];
  return worldEnglishChapter(chapter)[Number(number) - 1];
}

/** "14:24" of "Romans 14:24". */
const placeOf = (verse: string): string => verse.slice(verse.lastIndexOf(" ") + 1);
