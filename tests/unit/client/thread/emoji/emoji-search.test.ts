import { beforeEach, describe, expect, test } from "vitest";
import { emojiGroups } from "../../../../../client/thread/emoji/emoji-content.ts";
import { recentEmojis, saveRecentEmoji, searchEmojis } from "../../../../../client/thread/emoji/emoji-search.ts";
import { forbiddenStorage, memoryStorage } from "../../../../support/browser/fake-storage.ts";

const store = memoryStorage();
const { saved } = store;

beforeEach(() => {
  saved.clear();
});

describe("emojis", () => {
  const shown = (typed: string) => searchEmojis(typed, []).flatMap(({ emojis }) => emojis.map(({ emoji }) => emoji));

  test("emojis are found by the beginning of any word of their names", () => {
    expect(shown("pray")).toEqual(["🙏"]);
    expect(shown("Thumbs u")).toEqual(["👍"]);
    expect(shown("xyz")).toEqual([]);
  });

  test("each emoji is in the list once, with a name", () => {
    const all = emojiGroups.flatMap(({ emojis }) => emojis);
    expect(new Set(all.map(({ emoji }) => emoji)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(140);
    for (const { emoji, name } of all) expect([emoji, name].join(" ")).toMatch(/^\P{L}+ \p{Lu}/u);
  });

  test("the emojis used last on this device come first, once each", () => {
    for (const emoji of ["🙏", "🔥", "🙏"]) saveRecentEmoji(emoji, store);
    expect(recentEmojis(store).map(({ emoji }) => emoji)).toEqual(["🙏", "🔥"]);
    expect(searchEmojis("", recentEmojis(store))[0]?.name).toBe("Recently used");
    expect(searchEmojis("", [])).toEqual(emojiGroups);
  });

  test("recent emojis are empty without storage and with unreadable values", () => {
    saveRecentEmoji("🙏", forbiddenStorage);
    expect(recentEmojis(forbiddenStorage)).toEqual([]);
    saved.set("lampstand.emoji", '[1,null,"<b>"]');
    expect(recentEmojis(store)).toEqual([]);
  });
});
