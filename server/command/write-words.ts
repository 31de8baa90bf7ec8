import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findNames, readVerses } from "../word/bible-name.ts";
import { readScowl, readScowlNotice } from "../word/english-word.ts";
import { listFile, readList } from "../word/list-file.ts";

const usage = `npm run words -- folder

Regenerates the word lists of word battle: English from Debian's package scowl, names from the bundled Bible.

  apt-get download scowl && dpkg -x scowl_*.deb folder`;

const notice = `The words in english.txt are chosen from SCOWL (Spell Checker Oriented Word Lists) as Debian packages it, and have been
modified: English, American and British spellings with their first two variants up to size 70, only entries of 2 to 7 plain
lower-case letters with a vowel, in upper case, with those of added.txt and without those of left-out.txt, which are ours.
bible-names.txt was found in the King James text, which is in the public domain. What follows is SCOWL's own.

`;

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error(usage);
  process.exit(2);
}
const leftOut = new Set(readList("left-out"));
const english = new Set([...readScowl(folder).filter((word) => !leftOut.has(word)), ...readList("added")]);
const notNames = new Set(readList("not-names"));
const names = findNames(readVerses()).filter((name) => !notNames.has(name));
write("english", [...english].sort());
write("bible-names", names);
writeFileSync(join(listFile("english"), "../NOTICE"), notice + readScowlNotice(folder));

function write(name: "english" | "bible-names", words: readonly string[]): void {
  writeFileSync(listFile(name), `${words.join("\n")}\n`);
  console.log(`${words.length} words in ${listFile(name)}`);
}
