import { beforeEach, describe, expect, test, vi } from "vitest";
import { clearSaved } from "../../../../../client/net/storage/local-storage.ts";
import { createDraftStorage, emptyDraft } from "../../../../../client/thread/composer/draft-storage.ts";

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
