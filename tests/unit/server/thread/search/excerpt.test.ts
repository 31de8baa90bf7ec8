import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { MESSAGE_MAX_LENGTH, QUOTE_LENGTH } from "../../../../../schema/limits.ts";
import { excerpt } from "../../../../../server/thread/search/excerpt.ts";

const scripts = ["a", "Ẹ́", "e\u0323\u0301", "İ", "ß", "한", "ह", "م", "😀", "Σ", "1", " ", "\u0301"];

describe("THREAD-14 excerpt", () => {
  test("THREAD-14 the excerpt of a short text is the whole text on one line", () => {
    expect(excerpt("Where\nshall  we meet?", ["meet"])).toBe("Where shall we meet?");
  });

  test("THREAD-14 the excerpt of a long text surrounds the first word that begins with a search word", () => {
    const lead = "àwọn ènìyàn, ".repeat(30);
    for (const [content, word] of [
      ["KÁÀÁRỌ̀", "kaaaro"],
      ["Ɓarawo", "barawo"],
      ["ΟΔΟΣ", "οδο"],
      ["İstanbul", "istan"],
      ["한국어", "한국"],
      ["@home", "@home"],
      ["😀smile", "smile"],
    ] as const) {
      const found = excerpt(`${lead}un${content} ${content} ${lead}`, ["absent", word]);
      const at = found.indexOf(content.normalize("NFC"));
      expect([content, found.startsWith("…"), at > 0 && at < 40]).toEqual([content, true, true]);
    }
  });

  test("THREAD-14 an excerpt never exceeds its maximum length", () => {
    const texts = fc.array(fc.oneof(fc.constantFrom(...scripts), fc.string({ unit: "grapheme" })), { maxLength: 400 });
    fc.assert(
      fc.property(texts, fc.array(fc.string({ unit: "grapheme" }), { maxLength: 4 }), (pieces, words) => {
        const content = pieces.join("");
        const line = content.normalize("NFC").replace(/\s+/gu, " ");
        const text = excerpt(content, words);
        expect([...text].length).toBeLessThanOrEqual(QUOTE_LENGTH + 2);
        expect(line).toContain(text.replace(/^…|…$/g, ""));
      }),
    );
  });

  test("THREAD-14 an excerpt folds the longest message as a whole, in any script", () => {
    const normalize = vi.spyOn(String.prototype, "normalize");
    try {
      for (const letter of scripts.filter((script) => script.trim() !== "")) {
        normalize.mockClear();
        excerpt(`${letter.repeat(MESSAGE_MAX_LENGTH)} end`, ["end", "absent"]);
        expect(normalize.mock.calls.length).toBeLessThanOrEqual(5);
      }
    } finally {
      normalize.mockRestore();
    }
  });
});
