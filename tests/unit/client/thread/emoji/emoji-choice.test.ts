import { beforeEach, describe, expect, test } from "vitest";
import { emojisFor, noteUsed, recentEmojis } from "../../../../../client/thread/emoji/emoji-choice.ts";
import { emojiGroups } from "../../../../../client/thread/emoji/emoji-list.ts";

let saved: Map<string, string>;
const store = {
  getItem: (key: string) => saved.get(key) ?? null,
  setItem: (key: string, value: string) => void saved.set(key, value),
  removeItem: (key: string) => void saved.delete(key),
};
const forbidden = {
  getItem(): string | null {
    throw new Error("forbidden");
  },
  setItem() {
    throw new Error("forbidden");
  },
  removeItem() {
    throw new Error("forbidden");
  },
};

beforeEach(() => {
  saved = new Map();
});

describe("emojis", () => {
  const shown = (typed: string) => emojisFor(typed, []).flatMap(({ emojis }) => emojis.map(({ emoji }) => emoji));

  test("are found by the beginning of any word of their names", () => {
    expect(shown("pray")).toEqual(["🙏"]);
    expect(shown("Thumbs u")).toEqual(["👍"]);
    expect(shown("xyz")).toEqual([]);
  });

  test("stand in the list once each, with a name", () => {
    const all = emojiGroups.flatMap(({ emojis }) => emojis);
    expect(new Set(all.map(({ emoji }) => emoji)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(140);
    for (const { emoji, name } of all) expect([emoji, name].join(" ")).toMatch(/^\P{L}+ \p{Lu}/u);
  });

  test("that were used last come first, once each, on this device", () => {
    for (const emoji of ["🙏", "🔥", "🙏"]) noteUsed(emoji, store);
    expect(recentEmojis(store).map(({ emoji }) => emoji)).toEqual(["🙏", "🔥"]);
    expect(emojisFor("", recentEmojis(store))[0]?.name).toBe("Recently used");
    expect(emojisFor("", [])).toEqual(emojiGroups);
  });

  test("are offered where nothing may be kept, or nonsense was", () => {
    noteUsed("🙏", forbidden);
    expect(recentEmojis(forbidden)).toEqual([]);
    saved.set("lampstand.emoji", '[1,null,"<b>"]');
    expect(recentEmojis(store)).toEqual([]);
  });
});
