import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";

const pathOf = (name: string) => fileURLToPath(new URL(`text/${name}`, import.meta.url));

/** The text, and the notice that belongs to it. `npm run bible` writes both. */
export const textFile = pathOf("world-english-bible.txt.br");
export const noticeFile = pathOf("NOTICE");

const LINE_END = "\n".charCodeAt(0);
const TAB = "\t".charCodeAt(0);

/** One line per chapter: "Genesis 1", and after a tab each its verses. A verse that is not in the text is empty. */
export const packChapters = (chapters: ReadonlyMap<string, readonly string[]>): string =>
  [...chapters].map(([chapter, verses]) => `${[chapter, ...verses].join("\t")}\n`).join("");

let opened: { text: Buffer; lines: ReadonlyMap<string, readonly [from: number, to: number]> } | undefined;

/**
 * Read on first use. The bytes of all chapters need half the memory of their strings, because the text has
 * typographic quotes.
 */
function open() {
  if (opened) return opened;
  const text = brotliDecompressSync(readFileSync(textFile));
  const lines = new Map<string, readonly [number, number]>();
  for (let from = 0; from < text.length; ) {
    const [tab, to] = [text.indexOf(TAB, from), text.indexOf(LINE_END, from)];
    lines.set(text.toString("utf8", from, tab), [tab + 1, to]);
    from = to + 1;
  }
  opened = { text, lines };
  return opened;
}

/** The chapter's verses, by this Bible's own numbers. Empty if there is no such chapter. */
export function worldEnglishChapter(chapter: string): readonly string[] {
  const { text, lines } = open();
  const line = lines.get(chapter);
  return line ? text.toString("utf8", ...line).split("\t") : [];
}
