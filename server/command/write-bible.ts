import { writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { readSwordNotice } from "../scripture/sword-module.ts";
import { noticeFile, packChapters, textFile } from "../scripture/world-english.ts";
import { readWorldEnglish } from "../scripture/world-english-module.ts";

const usage = `npm run bible -- folder

Regenerates the text of the World English Bible from Debian's package sword-text-web: the 66 books, without notes and titles.

  apt-get download sword-text-web && dpkg -x sword-text-web_*.deb folder`;

const notice = `world-english-bible.txt.br is the World English Bible, which is in the public domain, as Debian's package sword-text-web has it:
the words of the verses of 66 books, without notes, titles and names of speakers. No word is changed. \`npm run bible\` writes
it. What follows is Debian's notice.

`;

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error(usage);
  process.exit(2);
}
const chapters = readWorldEnglish(folder);
writeFileSync(textFile, brotliCompressSync(packChapters(chapters)));
writeFileSync(noticeFile, notice + readSwordNotice(folder));
console.log(`${chapters.size} chapters in ${textFile}`);
