import { expect, test } from "vitest";
import { createOutboxStorage } from "../../../../../client/thread/pending/pending-storage.ts";
import { forbiddenStorage } from "../../../../support/browser/fake-storage.ts";

test("without storage an unsent message lasts as long as the page, for its own member", () => {
  const key = (memberId: string) => ({ memberId, kind: "channel", threadId: "choir" }) as const;
  const unsent = { id: "one", content: "On my way", writtenAt: 1, refusal: null };
  createOutboxStorage(forbiddenStorage, key("ada")).put(unsent);
  expect(createOutboxStorage(forbiddenStorage, key("ada")).all()).toEqual([unsent]);
  expect(createOutboxStorage(forbiddenStorage, key("bola")).all()).toEqual([]);
  createOutboxStorage(forbiddenStorage, key("ada")).remove("one");
  expect(createOutboxStorage(forbiddenStorage, key("ada")).all()).toEqual([]);
});
