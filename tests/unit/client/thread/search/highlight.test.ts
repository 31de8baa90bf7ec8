import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { highlight } from "../../../../../client/thread/search/highlight.ts";

const marked = (text: string, words: string) =>
  highlight(text, words)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join("");

describe("highlighting of searched words", () => {
  test.each([
    ["Bread and bread", "bread", "[Bread] and [bread]"],
    ["breadcrumbs, inbred", "bre", "[bre]adcrumbs, inbred"],
    ["Ẹ jẹ́ ká lọ", "je ka", "Ẹ [jẹ́] [ká] lọ"],
    ["Ẹ jẹ́ ká lọ", "JẸ́", "Ẹ [jẹ́] ká lọ"],
    ["one two", "two one", "[one] [two]"],
    ["nothing", "else", "nothing"],
    ["a+b (c)", "( +", "a[+]b [(]c)"],
    ["x", "", "x"],
  ])("in %j the search for %j is highlighted", (text, words, shown) => expect(marked(text, words)).toBe(shown));

  test("highlighting keeps every character as it was written", () => {
    const letters = fc.constantFrom("a", "á", "a\u0301", "b", " ", "🙂", "Ṣ", "\u0323", ".");
    const text = fc.array(letters, { maxLength: 20 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, text, (written, words) => {
        const shown = highlight(written, words).map((piece) => piece.text);
        expect(shown.join("")).toBe(written);
      }),
    );
  });
});
