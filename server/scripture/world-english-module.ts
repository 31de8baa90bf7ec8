import { books } from "../../schema/scripture/book.ts";
import { readSwordModule, wordsOf } from "./sword-module.ts";

/** The module's short names of our 66 books. The deuterocanonical ones, which it has too, are left out. */
const shortNames = [
  ..."Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov Eccl Song".split(
    " ",
  ),
  ..."Isa Jer Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal".split(" "),
  ..."Matt Mark Luke John Acts Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb Jas".split(" "),
  ..."1Pet 2Pet 1John 2John 3John Jude Rev".split(" "),
];
const names = new Map(shortNames.map((short, at) => [short, books[at]?.name ?? ""]));

/**
 * The module has the verse numbers of another translation, so three verses that it cannot place stand in the one before. They
 * begin like this.
 */
const joined: Readonly<Record<string, readonly string[]>> = {
  "Romans 14:23": ["Now to him who is able to establish you", "but now is revealed", "to the only wise God"],
};

/** The World English Bible's verses by chapter: "Romans 14". A verse that it has only in a note is empty. */
export function readWorldEnglish(folder: string): Map<string, string[]> {
  const chapters = new Map<string, string[]>();
  for (const testament of ["ot", "nt"] as const) {
    let verses: string[] | undefined;
    for (const entry of readSwordModule(folder, testament)) {
      const [, short = "", chapter] = /<chapter n="\d+" osisID="(\w+)\.(\d+)"/.exec(entry) ?? [];
      if (chapter !== undefined || /<div canonical="true" osisID="\w+" sID/.test(entry)) {
        const book = names.get(short);
        verses = book === undefined ? undefined : [];
        if (verses) chapters.set(`${book} ${chapter}`, verses);
      } else verses?.push(wordsOf(entry));
    }
  }
  for (const [chapter, verses] of chapters) chapters.set(chapter, wholeVerses(chapter, verses));
  return chapters;
}

function wholeVerses(chapter: string, found: readonly string[]): string[] {
  const verses = found.flatMap((words, at) => splitAt(words, joined[`${chapter}:${at + 1}`] ?? []));
  while (verses.at(-1) === "") verses.pop();
  return verses;
}

function splitAt(words: string, starts: readonly string[]): string[] {
  const places = starts.map((start) => words.indexOf(start));
  if (places.includes(-1)) throw new Error(`a verse that begins with “${starts[places.indexOf(-1)]}” is missing`);
  const ends = [0, ...places, words.length];
  return ends.slice(0, -1).map((from, at) => words.slice(from, ends[at + 1]).trim());
}
