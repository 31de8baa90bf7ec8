import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";

/** One entry of a module: a verse, or what stands before a book or a chapter, in OSIS. */
export type SwordEntry = string;

const MODULE = "usr/share/sword/modules/texts/ztext/engWEB2015eb";
const BLOCK_BYTES = 12;
const ENTRY_BYTES = 10;

/**
 * The entries of one testament, in their order, from the folder into which Debian's package was unpacked. Its driver, zText, keeps
 * compressed blocks (`bzz`), where each block begins (`bzs`), and where each entry is in its block (`bzv`).
 */
export function readSwordModule(folder: string, testament: "ot" | "nt"): SwordEntry[] {
  const read = (ending: string) => readFileSync(join(folder, MODULE, `${testament}.${ending}`));
  const [starts, places, packed] = [read("bzs"), read("bzv"), read("bzz")];
  const blocks: Buffer[] = [];
  for (let at = 0; at < starts.length; at += BLOCK_BYTES) {
    const from = starts.readUInt32LE(at);
    const size = starts.readUInt32LE(at + 4);
    blocks.push(size === 0 ? Buffer.alloc(0) : inflateSync(packed.subarray(from, from + size)));
  }
  const entries: SwordEntry[] = [];
  for (let at = 0; at < places.length; at += ENTRY_BYTES) {
    const from = places.readUInt32LE(at + 4);
    const size = places.readUInt16LE(at + 8);
    entries.push(blocks[places.readUInt32LE(at)]?.subarray(from, from + size).toString("utf8") ?? "");
  }
  return entries;
}

/** Debian's notice: who made the text, and that it is in the public domain. */
export const readSwordNotice = (folder: string): string =>
  readFileSync(join(folder, "usr/share/doc/sword-text-web/copyright"), "utf8");

/** The words of an entry, without notes, titles, names of speakers, marks, and the glossary that follows the last verse. */
export const wordsOf = (entry: SwordEntry): string =>
  entry
    .replace(/<div\b[^>]* type="glossary"[\s\S]*$/, "")
    .replace(/<(note|title|speaker)\b[^>]*>[\s\S]*?<\/\1>/g, " ")
    .replace(/<\/?(?:w|q|seg|catchWord)\b[^>]*>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .replace(/ ?— ?/g, "—")
    .replace(/ ([,.;:!?’”)])/g, "$1")
    .replace(/([“‘(]) /g, "$1")
    .trim();
