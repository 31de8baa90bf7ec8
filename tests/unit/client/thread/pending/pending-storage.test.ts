import { expect, test } from "vitest";
import { createOutboxStorage } from "../../../../../client/thread/pending/pending-storage.ts";

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

test("without storage an unsent message lasts as long as the page, for its own member", () => {
  const key = (memberId: string) => ({ memberId, kind: "channel", threadId: "choir" }) as const;
  const unsent = { id: "one", content: "On my way", writtenAt: 1, refusal: null };
  createOutboxStorage(forbidden, key("ada")).put(unsent);
  expect(createOutboxStorage(forbidden, key("ada")).all()).toEqual([unsent]);
  expect(createOutboxStorage(forbidden, key("bola")).all()).toEqual([]);
  createOutboxStorage(forbidden, key("ada")).remove("one");
  expect(createOutboxStorage(forbidden, key("ada")).all()).toEqual([]);
});
