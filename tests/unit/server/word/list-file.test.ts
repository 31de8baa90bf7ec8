import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findNames, readVerses } from "../../../../server/word/bible-name.ts";
import { type ListName, listFile, readList } from "../../../../server/word/list-file.ts";
import { readSpoken } from "../../../../server/word/spoken-word.ts";

const lists: readonly [ListName, RegExp][] = [
  ["english", /^[A-Z]{2,7}$/],
  ["bible-names", /^[A-Z]{3,7}$/],
  ["known", /^[A-Z]{2,7}$/],
  ["added", /^[A-Z]{2,7}$/],
  ["nigerian", /^[A-Z]{2,7}$/],
  ["left-out", /^[A-Z]{2,7}$/],
  ["not-known", /^[A-Z]{2,7}$/],
  ["not-names", /^[A-Z]{3,7}$/],
  ["rude", /^[A-Z]{3,7}$/],
];
const english = new Set(readList("english"));

describe.each(lists)("the word list %s", (name, shape) => {
  const words = readList(name);

  test("a word list is sorted, without duplicates, and its words have the allowed form", () => {
    expect(words).toEqual([...new Set(words)].sort());
    expect(words.filter((word) => !shape.test(word))).toEqual([]);
    expect(words).not.toEqual([]);
  });

  test("a word list contains only words and comments, one per line", () => {
    const remarks = readFileSync(listFile(name), "utf8").match(/^#.*\n/gm) ?? [];
    expect(readFileSync(listFile(name), "utf8")).toBe(`${remarks.join("")}${words.join("\n")}\n`);
  });
});

describe("the English list", () => {
  test("the English list contains every added word and no left-out word", () => {
    expect([...readList("added"), ...readList("nigerian")].filter((word) => !english.has(word))).toEqual([]);
    expect(readList("left-out").filter((word) => english.has(word))).toEqual([]);
  });

  test("every word without a vowel in the English list was added by hand", () => {
    const added = new Set(readList("added"));
    expect([...english].filter((word) => !/[AEIOUY]/.test(word) && !added.has(word))).toEqual([]);
  });

  test("the English list contains every rude word", () => {
    expect(readList("rude").filter((word) => !english.has(word))).toEqual([]);
  });

  test("the English list has the notice that its licence requires", () => {
    const notice = readFileSync(join(listFile("english"), "../NOTICE"), "utf8");
    expect(notice).toContain("Copyright 2000-2018 by Kevin Atkinson");
    expect(notice).toContain("PROVIDED BY GEOFF KUENNING AND CONTRIBUTORS");
    for (const list of ["known.txt", "nigerian.txt", "SUBTLEX-US"]) expect(notice).toContain(list);
  });
});

describe("the known words", () => {
  const known = new Set(readList("known"));
  const notKnown = new Set(readList("not-known"));
  const added = new Set([...readList("added"), ...readList("nigerian")]);

  test("WORD-21 every known word is English, and people say it in films or we have added it", () => {
    const spoken = readSpoken();
    expect([...known].filter((word) => !english.has(word))).toEqual([]);
    expect([...known].filter((word) => !spoken.has(word) && !added.has(word))).toEqual([]);
    expect(known.size).toBeGreaterThan(10_000);
  });

  test("WORD-21 every word that we added is known, except those that few know", () => {
    expect([...added].filter((word) => known.has(word) === notKnown.has(word))).toEqual([]);
  });

  test("WORD-21 no word that few know is known, and each is English", () => {
    expect([...notKnown].filter((word) => known.has(word) || !english.has(word))).toEqual([]);
  });

  test("WORD-23 there are at least 150 words of everyday Nigeria, none of them rude", () => {
    const rude = new Set(readList("rude"));
    expect(readList("nigerian").length).toBeGreaterThanOrEqual(150);
    expect(readList("nigerian").filter((word) => rude.has(word))).toEqual([]);
  });
});

describe("the Bible names", () => {
  const verses = readVerses();

  test("every Bible name appears in the bundled text with a capital letter", () => {
    const said = new Set(
      verses
        .join(" ")
        .match(/[A-Z][A-Za-z]*/g)
        ?.map((word) => word.toUpperCase()),
    );
    expect(readList("bible-names").filter((name) => !said.has(name))).toEqual([]);
  });

  test("every word excluded from the Bible names is one that the rule finds", () => {
    const found = new Set(findNames(verses));
    expect(readList("not-names").filter((word) => !found.has(word))).toEqual([]);
  });

  test("the Bible names are what the rule finds in the text, without the excluded words", () => {
    const notNames = new Set(readList("not-names"));
    expect(readList("bible-names")).toEqual(findNames(verses).filter((name) => !notNames.has(name)));
    expect(readList("bible-names").length).toBeGreaterThan(2000);
  });
});
