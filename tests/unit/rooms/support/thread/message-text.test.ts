import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { messageText } from "../../../../../rooms/support/thread/message-text.ts";

describe("THREAD-1 a message", () => {
  test("a message is saved as typed, without surrounding space", () => {
    for (const text of [
      "Ẹ káàárọ̀",
      "a\nb\tc",
      "<b>not bold</b> & *not* markup",
      "👩🏾‍🚀 family 👨‍👩‍👧 ❤️ 1️⃣ 🇳🇬 🏴󠁧󠁢󠁥󠁮󠁧󠁿",
      "می‌خواهم",
      "שלום",
      "e\u0301".normalize("NFC"),
    ]) {
      expect(messageText(`  ${text}\n `)).toEqual({ content: text.normalize("NFC") });
    }
    expect(messageText("a\r\nb")).toEqual({ content: "a\nb" });
  });

  test("a message of any blank characters is refused", () => {
    for (const text of ["", "   ", "\n\t", "\u00a0", "\u200b\u200d", "\u2800", "\u3164"]) {
      expect(messageText(text), JSON.stringify(text)).toEqual({ refused: "thread/blank" });
    }
  });

  test("a message has at most 4,000 characters, and an emoji counts as one", () => {
    expect(messageText("x".repeat(4000))).toHaveProperty("content");
    expect(messageText("x".repeat(4001))).toEqual({ refused: "thread/too-long" });
    expect(messageText("😀".repeat(4000))).toHaveProperty("content");
    expect(messageText("😀".repeat(4001))).toEqual({ refused: "thread/too-long" });
  });

  test("THREAD-30 a message with invisible characters or too many marks is refused", () => {
    const odd = [
      "\u200b",
      "\u3164",
      "\u2800",
      "\ufeff",
      "\u00ad",
      "\ufe0f",
      " \u0301",
      "e\u0301\u0301\u0301\u0301",
      "\u0000",
      "\u0007",
      "\u001b[31m",
      "\u007f",
      "\u0085",
      "\u202e",
      "\u202a",
      "\u2066",
      "\ud83d",
    ];
    for (const sign of odd) {
      expect(messageText(`a${sign}b`), JSON.stringify(sign)).toEqual({ refused: "thread/not-plain-text" });
    }
  });

  test("any message is saved as plain text or refused with a code", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (typed) => {
        const text = messageText(typed);
        if ("refused" in text) expect(text.refused).toMatch(/^thread\//);
        else {
          expect(text.content).toBe(text.content.trim());
          expect(messageText(text.content)).toEqual(text);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
