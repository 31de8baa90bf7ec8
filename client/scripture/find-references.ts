import { findBook } from "../../schema/scripture/book.ts";

/** A piece of text as typed. With `reference` it is a place in the Bible, as people cite it: "1 Corinthians 13:4-7". */
interface Piece {
  text: string;
  reference?: string;
}

const NUMBER = String.raw`(?:[1-3](?:st|nd|rd)?|I{1,3}|i{1,3}|[Ff]irst|[Ss]econd|[Tt]hird)\s?`;
const NAME = "[Ss]ong of [Ss](?:olomon|ongs)|[Aa]cts of the [Aa]postles|[A-Za-z]{2,15}";
const CHAPTER_WORD = String.raw`\s?(?:[Cc]hapter|[Cc]hap|[Cc]h)\.?\s?`;
/** Between chapter and verse: "3:16", "3 : 16", "3 vs 16", "3v16", "3 verse 16", "3 verses 16". */
const COLON = String.raw`\s?:\s?|\s?[Vv](?:v|s|erses?)?\.?\s?`;
const RANGE = String.raw`\s?[-–—]\s?\d{1,3}(?::\d{1,3})?(?![\d:])`;
/** Further verses: "13:4,13", "13:4, 13", "3:5&6". After a space a number may count what follows: "3:16, 20 people". */
const FURTHER = String.raw`(?:,(?=\d)(?!\d+\s?[\p{Lu}&])|(?:,\s|\s?&\s?)(?!\d+\s?[\p{L}&]))\d{1,3}(?:[-–—]\d{1,3})?(?![\d:\p{L}])`;
const VERSES = String.raw`\d{1,3}(?:[a-c](?![\p{L}\p{N}]))?(?:${RANGE}|ff(?![\p{L}\p{N}]))?(?:${FURTHER}){0,9}`;

/** Where a word begins, but not that of an address or a mention. */
const START = String.raw`(^|[^\p{L}\p{N}@#/_])`;
/** "3:16pm" is a time, "3:16:20" a duration, "3.5" a number. */
const END = String.raw`(?![\p{L}\p{N}]|[:.]\d|\s?[apAP]\.?[mM]\b)`;

const pattern = new RegExp(
  `${START}((${NUMBER})?(${NAME})\\.?(${CHAPTER_WORD}|\\s?)(\\d{1,3})(?:(${COLON}|\\.)(${VERSES})|(\\s?[-–]\\s?\\d{1,3}(?![\\d:]))?)${END})`,
  "gu",
);

/** What a chapter without a verse is cited by. All other names are those of people too, or words before any number: "Mark 5". */
const standsAlone = new Set(
  (
    "genesis exodus leviticus deuteronomy psalm psalms proverbs ecclesiastes lamentations romans galatians ephesians " +
    "philippians colossians hebrews revelation corinthians cor thessalonians thess kings chronicles"
  ).split(" "),
);
/** Written otherwise they are a console and a disk: "PS 5", "ROM 8 GB". */
const shortAlone = new Set(["Ps", "Rom", "Prov", "Heb"]);
/** Words that begin the name of a book, too. */
const ordinaryWords = new Set("act ex joe jon lam mal mar mic num pro rut son tit jam".split(" "));

/** What people mean by "Phil", which begins Philemon too. */
const PHIL = "Philippians";
/** The longest psalm. */
const VERSES_MOST = 176;

/** The name of the place, or null if there is no such chapter, or if the words mean something else. */
function referenceOf([
  ,
  ,
  ,
  number = "",
  name = "",
  chapterWord = "",
  chapter,
  colon,
  verses,
  range,
]: RegExpMatchArray) {
  const plain = name.toLowerCase();
  const book = findBook(plain === "phil" ? PHIL : `${number}${name}`);
  if (!book || Number(chapter) < 1 || Number(chapter) > book.chapters) return null;
  if (ordinaryWords.has(plain) && name !== "Ex") return null;
  const isAlone = (standsAlone.has(plain) || shortAlone.has(name)) && chapterWord !== "";
  if (verses === undefined) {
    const isChapter = isAlone || chapterWord.trim() !== "";
    return isChapter ? `${book.name} ${Number(chapter)}${plainRange(range)}` : null;
  }
  // "Mark 4.5" is a number.
  if (colon === "." && !isAlone) return null;
  const cited = plainVerses(verses);
  return isInBible(cited) ? `${book.name} ${Number(chapter)}:${cited}` : null;
}

const plainRange = (range = ""): string => range.replace(/\s/g, "").replace("–", "-");

const plainVerses = (verses: string): string =>
  verses.replace(/\s/g, "").replace(/[–—]/g, "-").replaceAll("&", ",").replace(/[a-c]/g, "");

const isInBible = (verses: string): boolean =>
  verses.match(/\d+/g)?.every((verse) => Number(verse) >= 1 && Number(verse) <= VERSES_MOST) ?? false;

/**
 * Splits a text into pieces, some of them references to the Bible as people type them: "John 3:16", "1 Cor 13 vs 4-7", "Psalm 23".
 * Joined together, the pieces are the text again. Whether a verse exists only the server knows.
 */
export function findReferences(text: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const [, before = "", typed = ""] = match;
    const from = match.index + before.length;
    const reference = referenceOf(match);
    if (reference === null) {
      // "Read 1 John 4:8" has a reference after its first word. That of "1 John 9:1" is no letter of John.
      pattern.lastIndex = from + (match[3]?.length ?? 0) + 1;
      continue;
    }
    if (from > done) pieces.push({ text: text.slice(done, from) });
    pieces.push({ text: typed, reference });
    done = from + typed.length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done) });
  return pieces;
}
