import { LetterTree } from "./letter-tree.ts";
import { readList } from "./list-file.ts";

interface WordOptions {
  /** Whether names of people, peoples and places in the Bible count as words. */
  readonly bibleNames: boolean;
}

/** The words that the game accepts: upper-case A to Z, 2 to 7 letters. Any other string is not a word. No method throws. */
export interface WordList {
  /** Whether this is an English word, British or American; with `bibleNames` also a name of the Bible. */
  has(word: string, options: WordOptions): boolean;
  /** Every acceptable word of at least three letters that up to seven letters make, each letter used at most as often as it occurs. */
  wordsIn(letters: string, options: WordOptions): string[];
  /** Whether there are at least `count` such words. Stops searching as soon as there are. */
  hasAtLeast(count: number, letters: string, options: WordOptions): boolean;
  /** Whether a word scores but is shown only to its own player. */
  isRude(word: string): boolean;
  /** Whether a sixteen-year-old knows this word. */
  isKnown(word: string): boolean;
  /** The known English words of seven letters that are not rude. */
  readonly longWords: readonly string[];
}

const MIN_LENGTH = 3;
const MAX_LETTERS = 7;
const [ENGLISH, BIBLE_NAME, RUDE, KNOWN] = [1, 2, 4, 8];

/** Reads the bundled lists synchronously, for the start of the server. Throws if one is missing. */
export function openWordList(): WordList {
  const known = readList("known");
  const tree = buildTree(known);
  const accepted = ({ bibleNames }: WordOptions) => (bibleNames ? ENGLISH | BIBLE_NAME : ENGLISH);
  return {
    has: (word, options) => (tree.marksOf(word) & accepted(options)) !== 0,
    wordsIn(letters, options) {
      const into: string[] = [];
      if (isRack(letters)) tree.search(letters, { marks: accepted(options), shortest: MIN_LENGTH, into });
      return into;
    },
    hasAtLeast(count, letters, options) {
      if (!isRack(letters)) return count <= 0;
      const search = { marks: accepted(options), shortest: MIN_LENGTH, enough: count, into: undefined };
      return tree.search(letters, search) >= count;
    },
    isRude: (word) => (tree.marksOf(word) & RUDE) !== 0,
    isKnown: (word) => (tree.marksOf(word) & KNOWN) !== 0,
    longWords: known.filter(
      (word) => word.length === MAX_LETTERS && (tree.marksOf(word) & (ENGLISH | RUDE)) === ENGLISH,
    ),
  };
}

function buildTree(known: readonly string[]): LetterTree {
  const marks = new Map<string, number>();
  const mark = (words: readonly string[], bit: number) => {
    for (const word of words) marks.set(word, (marks.get(word) ?? 0) | bit);
  };
  mark(readList("english"), ENGLISH);
  mark(readList("bible-names"), BIBLE_NAME);
  mark(readList("rude"), RUDE);
  mark(known, KNOWN);
  return new LetterTree([...marks.keys()].sort(), (word) => marks.get(word) ?? 0);
}

/** Limits the search, which would take arbitrarily long with more letters. */
const isRack = (letters: string) => letters.length <= MAX_LETTERS;
