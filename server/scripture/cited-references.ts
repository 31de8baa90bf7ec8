import { books, findBook } from "../../schema/scripture/book.ts";
import { parseReference } from "./reference.ts";

/** A reference to the Bible as a text writes it, and whether there is such a passage. */
interface CitedReference {
  readonly text: string;
  readonly exists: boolean;
}

/** A name of a book as written, such as "1 John", "Ps.", "II Cor" or "Song of Songs". */
const BOOK = String.raw`(?:(?:[1-3]|I{1,3})\s?)?\p{Lu}[\p{L}’']+(?:\s(?:of(?:\sthe)?)\s\p{Lu}\p{L}+)?\.?`;
const withVerse = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${BOOK})\s(\d{1,3}:\d{1,3}(?:[-–]\d{1,3}(?![\d:]))?)(?!\d|:\d|\s?[apAP]\.?[mM]\b)`,
  "gu",
);

/** Names of books after which a number usually counts something else: "Numbers 40 to 50", "Mark 20 points". */
const ordinaryWords = new Set(["Numbers", "Job", "Mark", "Acts", "Judges"]);
const names = books.map(({ name }) => name).filter((name) => !ordinaryWords.has(name));
const wholeChapter = new RegExp(
  String.raw`(?<![\p{L}\p{N}])((?:${names.join("|")}|Psalms) \d{1,3})(?![\d:]|\.\d|[-–]\d)`,
  "gu",
);

/** Words before a time of day, a ratio or a part of something else, which look like a chapter and a verse: "At 6:30". */
const wordsBeforeTimes = new Set([
  ..."at,by,from,until,till,to,before,after,around,about,between,and,or,the,starts,ends".split(","),
  ..."time,ratio,score,odds,chapter,verse,verses,section,step,day,week,lesson,module,part,page".split(","),
]);
const weekday = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?$/i;

/** The references in these texts, each once. A name that no book has counts as a reference to something that does not exist. */
export function citedReferences(texts: readonly string[]): CitedReference[] {
  const found = new Map<string, boolean>();
  for (const text of texts) {
    for (const [whole, book = "", verses = ""] of text.matchAll(withVerse)) {
      if (isBookLike(book)) found.set(whole, exists(`${book} ${verses}`));
    }
    for (const [whole] of text.matchAll(wholeChapter)) found.set(whole, exists(whole));
  }
  return [...found].map(([text, isFound]) => ({ text, exists: isFound }));
}

const exists = (reference: string): boolean => parseReference(reference) !== null;

function isBookLike(written: string): boolean {
  if (findBook(written)) return true;
  const word = written.replace(/\.$/, "").toLowerCase();
  return /^(?:\d|\p{Lu})/u.test(written) && !wordsBeforeTimes.has(word) && !weekday.test(word);
}
