import { expect, test } from "vitest";
import { isFewEmojis } from "../../../../../client/thread/emoji/emoji-only.ts";

test.each(["🙏", "👍🏽", "👍🏽 😂", "❤️", "☝🏽", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🇳🇬", "1️⃣2️⃣3️⃣", "❤️‍🔥", " 🙏\n"])(
  "%s is shown large",
  (text) => expect(isFewEmojis(text)).toBe(true),
);

test.each(["", " ", "Amen 🙏", "🙏🙏🙏🙏", "1", "123", "#", "©", "™", "☎", "🇳", "\u{1f3fd}a", "\u200d"])(
  "%j is shown as text",
  (text) => expect(isFewEmojis(text)).toBe(false),
);

test("a long text of emojis is judged at once", () => {
  expect(isFewEmojis("👨‍👩‍👧‍👦".repeat(500))).toBe(false);
});
