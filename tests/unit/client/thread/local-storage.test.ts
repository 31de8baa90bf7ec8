import { beforeEach, describe, expect, test, vi } from "vitest";
import { clearSaved } from "../../../../client/net/local-storage.ts";
import { createDraftStorage, emptyDraft } from "../../../../client/thread/draft-storage.ts";
import { emojisFor, noteUsed, recentEmojis } from "../../../../client/thread/emoji/emoji-choice.ts";
import { emojiGroups } from "../../../../client/thread/emoji/emoji-list.ts";
import { createOutboxStorage } from "../../../../client/thread/pending/pending-storage.ts";

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

describe("a draft", () => {
  const draft = {
    text: "yes @Bola",
    replyTo: { seq: 7, senderId: "bola", senderName: "Bola", text: "are you in?", isDeleted: false },
    mentions: [{ memberId: "bola", displayName: "Bola" }],
  };

  test("is there again after a reload, with what it answers and who is meant", () => {
    createDraftStorage(store).save("ada 1", draft);
    expect(createDraftStorage(store).of("ada 1")).toEqual(draft);
    expect(createDraftStorage(store).of("ada 2")).toEqual(emptyDraft);
  });

  test("leaves nothing behind when it was sent, nor when its writer signs out", () => {
    const storage = createDraftStorage(store);
    storage.save("ada 1", draft);
    storage.save("ada 1", emptyDraft);
    expect(saved.size).toBe(0);
    storage.save("ada 1", draft);
    const page: Record<string, string> = Object.fromEntries(saved);
    clearSaved({ ...page, removeItem: (key: string) => delete page[key] } as unknown as Storage);
    expect(page).toEqual({});
  });

  test("that the browser refused to save is gone too when its writer signs out", () => {
    const storage = createDraftStorage(forbidden);
    storage.save("ada 1", draft);
    clearSaved(forbidden);
    expect(storage.of("ada 1")).toEqual(emptyDraft);
  });

  test("is gone after thirty days", () => {
    vi.useFakeTimers({ now: 0 });
    const storage = createDraftStorage(store);
    storage.save("ada 1", draft);
    vi.setSystemTime(29 * 86_400_000);
    expect(storage.of("ada 1")).toEqual(draft);
    vi.setSystemTime(30 * 86_400_000);
    expect(storage.of("ada 1")).toEqual(emptyDraft);
    vi.useRealTimers();
  });

  test("that cannot be read is none; where nothing may be kept it lasts as long as the page", () => {
    saved.set("lampstand.draft.x", '{"text":1,"replyTo":{"seq":"1"},"mentions":[null]}');
    expect(createDraftStorage(store).of("x")).toEqual(emptyDraft);
    const storage = createDraftStorage(forbidden);
    storage.save("ada 1", draft);
    expect(storage.of("ada 1")).toEqual(draft);
    expect(storage.of("ada 2")).toEqual(emptyDraft);
  });
});

test("an unsent message is still there in the next conversation and back, where the browser keeps nothing", () => {
  const key = (memberId: string) => ({ memberId, kind: "channel", threadId: "choir" }) as const;
  const unsent = { id: "one", content: "On my way", writtenAt: 1, refusal: null };
  createOutboxStorage(forbidden, key("ada")).put(unsent);
  expect(createOutboxStorage(forbidden, key("ada")).all()).toEqual([unsent]);
  expect(createOutboxStorage(forbidden, key("bola")).all()).toEqual([]);
  createOutboxStorage(forbidden, key("ada")).remove("one");
  expect(createOutboxStorage(forbidden, key("ada")).all()).toEqual([]);
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
