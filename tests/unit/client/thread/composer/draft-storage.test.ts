import { beforeEach, describe, expect, test, vi } from "vitest";
import { clearSaved } from "../../../../../client/net/storage/local-storage.ts";
import { createDraftStorage, emptyDraft } from "../../../../../client/thread/composer/draft-storage.ts";
import { forbiddenStorage, memoryStorage } from "../../../../support/browser/fake-storage.ts";

const store = memoryStorage();
const { saved } = store;

beforeEach(() => {
  saved.clear();
});

describe("drafts", () => {
  const draft = {
    text: "yes @Bola",
    replyTo: { seq: 7, senderId: "bola", senderName: "Bola", text: "are you in?", isDeleted: false },
    mentions: [{ memberId: "bola", displayName: "Bola" }],
  };

  test("a draft survives a reload with its reply and its mentions", () => {
    createDraftStorage(store).save("ada 1", draft);
    expect(createDraftStorage(store).read("ada 1")).toEqual(draft);
    expect(createDraftStorage(store).read("ada 2")).toEqual(emptyDraft);
  });

  test("sending a draft removes it from storage, and so does signing out", () => {
    const storage = createDraftStorage(store);
    storage.save("ada 1", draft);
    storage.save("ada 1", emptyDraft);
    expect(saved.size).toBe(0);
    storage.save("ada 1", draft);
    const page: Record<string, string> = Object.fromEntries(saved);
    clearSaved({ ...page, removeItem: (key: string) => delete page[key] } as unknown as Storage);
    expect(page).toEqual({});
  });

  test("signing out also removes a draft that the browser refused to save", () => {
    const storage = createDraftStorage(forbiddenStorage);
    storage.save("ada 1", draft);
    clearSaved(forbiddenStorage);
    expect(storage.read("ada 1")).toEqual(emptyDraft);
  });

  test("a draft expires after thirty days", () => {
    vi.useFakeTimers({ now: 0 });
    const storage = createDraftStorage(store);
    storage.save("ada 1", draft);
    vi.setSystemTime(29 * 86_400_000);
    expect(storage.read("ada 1")).toEqual(draft);
    vi.setSystemTime(30 * 86_400_000);
    expect(storage.read("ada 1")).toEqual(emptyDraft);
    vi.useRealTimers();
  });

  test("an unreadable draft is ignored; without storage a draft lasts as long as the page", () => {
    saved.set("lampstand.draft.x", '{"text":1,"replyTo":{"seq":"1"},"mentions":[null]}');
    expect(createDraftStorage(store).read("x")).toEqual(emptyDraft);
    const storage = createDraftStorage(forbiddenStorage);
    storage.save("ada 1", draft);
    expect(storage.read("ada 1")).toEqual(draft);
    expect(storage.read("ada 2")).toEqual(emptyDraft);
  });
});
