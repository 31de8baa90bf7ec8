import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearDraft, saveDraft, savedDraft } from "../../../../../client/word-battle/board/draft-store.ts";

const at = { roomId: "room", round: 2, letters: "TEETHXY" };

beforeEach(() => {
  const saved = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => saved.set(key, value),
    removeItem: (key: string) => saved.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("a draft is saved for its own round, and an empty one differs from none", () => {
  expect(savedDraft(at)).toBeNull();
  saveDraft({ ...at, word: "TEE" });
  expect(savedDraft(at)).toBe("TEE");
  saveDraft({ ...at, word: "" });
  expect(savedDraft(at)).toBe("");
  for (const other of [{ roomId: "other" }, { round: 3 }, { letters: "TEETHXZ" }]) {
    expect(savedDraft({ ...at, ...other })).toBeNull();
  }
});

test("a cleared or unreadable draft counts as none", () => {
  saveDraft({ ...at, word: "TEE" });
  clearDraft();
  expect(savedDraft(at)).toBeNull();
  for (const written of ["{", "7", JSON.stringify({ ...at, word: 7 })]) {
    sessionStorage.setItem("word-battle-draft", written);
    expect(savedDraft(at)).toBeNull();
  }
});

test("without storage no draft is saved, and nothing fails", () => {
  vi.stubGlobal("sessionStorage", undefined);
  saveDraft({ ...at, word: "TEE" });
  clearDraft();
  expect(savedDraft(at)).toBeNull();
});
