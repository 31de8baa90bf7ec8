import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** British and American spellings and their common variants, without rarer variants and other countries' spellings. */
const spellings = ["english", "american", "british", "british_z", "variant_1", "variant_2"];
const britishVariants = ["british_variant_1", "british_variant_2"];
/** SCOWL's "large", the size of a desk dictionary. The next size adds words that no player knows. */
const LARGEST = 70;

const shape = /^[a-z]{2,7}$/;
const vowel = /[AEIOUY]/;

/**
 * The English words of Debian's package `scowl`, unpacked in this folder, in upper case and sorted. SCOWL keeps abbreviations,
 * names, Roman numerals and jargon in separate files, which are not read. Some unit symbols remain, so words without a vowel
 * are left out; the few real ones are in our own list.
 */
export function readScowl(folder: string): string[] {
  const dictionary = join(folder, "usr/share/dict/scowl");
  const files = readdirSync(dictionary).filter(isWanted);
  if (files.length === 0) throw new Error(`${dictionary} has no lists of words.`);
  const lines = files.flatMap((file) => readFileSync(join(dictionary, file), "latin1").split("\n"));
  const words = lines.filter((line) => shape.test(line)).map((line) => line.toUpperCase());
  return [...new Set(words)].filter((word) => vowel.test(word)).sort();
}

function isWanted(file: string): boolean {
  const [, spelling = "", size] = /^(\w+)-words\.(\d+)$/.exec(file) ?? [];
  return [...spellings, ...britishVariants].includes(spelling) && Number(size) <= LARGEST;
}

/** The notice that SCOWL's licence requires: the head of its README with the version, and the notices at its end. */
export function readScowlNotice(folder: string): string {
  const readme = gunzipSync(readFileSync(join(folder, "usr/share/doc/scowl/README.gz"))).toString("latin1");
  const [head] = readme.split("\n\n");
  const notices = /^COPYRIGHT, SOURCES, and CREDITS:\n[\s\S]*$/m.exec(readme)?.[0];
  if (!head || !notices) throw new Error("SCOWL's README has no notices where they used to be.");
  return `${head}\n\n${notices.trimEnd()}\n`;
}
