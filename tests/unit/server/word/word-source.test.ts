import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findNames } from "../../../../server/word/bible-name.ts";
import { readCommonScowl, readScowl, readScowlNotice } from "../../../../server/word/english-word.ts";
import { readSpoken } from "../../../../server/word/spoken-word.ts";

describe("reading an unpacked package of SCOWL", () => {
  let folder: string;
  const put = (file: string, ...words: string[]) =>
    writeFileSync(join(folder, "usr/share/dict/scowl", file), Buffer.from(`${words.join("\n")}\n`, "latin1"));
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "scowl-"));
    mkdirSync(join(folder, "usr/share/dict/scowl"), { recursive: true });
    mkdirSync(join(folder, "usr/share/doc/scowl"), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("readScowl reads plain British and American words once, sorted, and nothing else", () => {
    put("english-words.10", "word", "a", "toolongs", "it's", "Bible", "café", "kph", "at");
    put("american-words.50", "color", "word");
    put("british_variant_1-words.70", "connexion", "gaol");
    expect(readScowl(folder)).toEqual(["AT", "COLOR", "GAOL", "WORD"]);
  });

  test("readScowl skips larger sizes, other countries, third variants, abbreviations and names", () => {
    put("english-words.10", "word");
    for (const file of ["english-words.80", "australian-words.10", "variant_3-words.35"]) put(file, "strange");
    for (const file of ["english-abbreviations.10", "english-upper.10", "special-hacker.50"]) put(file, "short");
    expect(readScowl(folder)).toEqual(["WORD"]);
  });

  test("readCommonScowl reads only the small sizes, without variants", () => {
    put("english-words.10", "word");
    put("american-words.35", "color");
    put("english-words.40", "vibe");
    put("variant_1-words.35", "ikon");
    put("british_variant_1-words.35", "gaol");
    expect(readCommonScowl(folder)).toEqual(["COLOR", "WORD"]);
  });

  test("readScowl refuses a folder without lists, and readScowlNotice a README without notices", () => {
    expect(() => readScowl(folder)).toThrow("no lists");
    writeFileSync(join(folder, "usr/share/doc/scowl/README.gz"), gzipSync("Words.\n"));
    expect(() => readScowlNotice(folder)).toThrow("no notices");
  });

  test("readScowlNotice finds the version and the notices in the README", () => {
    const readme = "Lists\nVersion 1\n\nHistory.\n\nCOPYRIGHT, SOURCES, and CREDITS:\n\nMine.\n\nYours.\n\n";
    writeFileSync(join(folder, "usr/share/doc/scowl/README.gz"), gzipSync(readme));
    expect(readScowlNotice(folder)).toBe("Lists\nVersion 1\n\nCOPYRIGHT, SOURCES, and CREDITS:\n\nMine.\n\nYours.\n");
  });
});

test("readSpoken finds words and names of film subtitles in upper case, without rare ones", () => {
  const spoken = readSpoken();
  expect(["CAT", "QUICKLY", "COLOUR", "LONDON"].filter((word) => !spoken.has(word))).toEqual([]);
  expect(["cat", "WRYER", "BAULK", "KEX"].filter((word) => spoken.has(word))).toEqual([]);
});

describe("finding names in a text", () => {
  test("findNames finds words of three to seven letters that always have a capital", () => {
    const verses = [
      "and Noah begat Shem, and Ham.",
      "Mark: mark Nebuchadnezzar, the ark, O Og.",
      "Jude, the servant of JAH",
    ];
    expect(findNames(verses)).toEqual(["HAM", "JAH", "JUDE", "NOAH", "SHEM"]);
  });

  test("findNames finds names before an apostrophe, but no part of a hyphenated name", () => {
    expect(findNames(["from Baal-peor unto Aaron's tent, and to Beth-el"])).toEqual(["AARON"]);
  });
});
