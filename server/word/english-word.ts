import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** British and American spellings. */
const spellings = ["english", "american", "british", "british_z"];
/** Their common variants, without rarer variants and other countries' spellings. */
const variants = ["variant_1", "variant_2", "british_variant_1", "british_variant_2"];
/** SCOWL's "large", the size of a desk dictionary. The next size adds words that no player knows. */
const LARGE = 70;
/** SCOWL's "small", the words of everyday life. The next sizes add words that few teenagers know. */
const SMALL = 35;

const shape = /^[a-z]{2,7}$/;
const vowel = /[AEIOUY]/;

/**
 * The English words of Debian's package `scowl`, unpacked in this folder, in upper case and sorted. SCOWL keeps abbreviations,
 * names, Roman numerals and jargon in separate files, which are not read. Some unit symbols remain, so words without a vowel
 * are left out; the few real ones are in our own list.
 */
export const readScowl = (folder: string): string[] => readWords(folder, [...spellings, ...variants], LARGE);

/** The most common of these words. */
export const readCommonScowl = (folder: string): string[] => readWords(folder, spellings, SMALL);

function readWords(folder: string, wanted: readonly string[], largest: number): string[] {
  const dictionary = join(folder, "usr/share/dict/scowl");
  const files = readdirSync(dictionary).filter((file) => {
    const [, spelling = "", size] = /^(\w+)-words\.(\d+)$/.exec(file) ?? [];
    return wanted.includes(spelling) && Number(size) <= largest;
  });
  if (files.length === 0) throw new Error(`${dictionary} has no lists of words.`);
  const lines = files.flatMap((file) => readFileSync(join(dictionary, file), "latin1").split("\n"));
  const words = lines.filter((line) => shape.test(line)).map((line) => line.toUpperCase());
  return [...new Set(words)].filter((word) => vowel.test(word)).sort();
}

/** The notice that SCOWL's licence requires: the head of its README with the version, and the notices at its end. */
export function readScowlNotice(folder: string): string {
  const readme = gunzipSync(readFileSync(join(folder, "usr/share/doc/scowl/README.gz"))).toString("latin1");
  const [head] = readme.split("\n\n");
  const notices = /^COPYRIGHT, SOURCES, and CREDITS:\n[\s\S]*$/m.exec(readme)?.[0];
  if (!head || !notices) throw new Error("SCOWL's README has no notices where they used to be.");
  return `${head}\n\n${notices.trimEnd()}\n`;
}
