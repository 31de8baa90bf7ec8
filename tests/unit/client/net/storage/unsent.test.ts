import { expect, test } from "vitest";
import { writeSaved } from "../../../../../client/net/storage/local-storage.ts";
import { hasUnsent, hasWaitingScans } from "../../../../../client/net/storage/unsent.ts";
import { fakeStorage } from "../../../../support/browser/fake-storage.ts";

test.each([
  [{ waiting: [{ nonce: "1" }], takenBack: [] }, true],
  [{ waiting: [], takenBack: [{ nonce: "1" }] }, true],
  [{ waiting: [{ nonce: "1" }] }, true],
  [{ waiting: [], takenBack: [] }, false],
  [{ waiting: "ada" }, false],
  ["waiting", false],
  [null, false],
  [undefined, false],
])("APP-12 a door waits to send check-ins if it has some, or some that were taken back: %j", (gate, expected) => {
  expect(hasWaitingScans(gate)).toBe(expected);
});

test.each([
  "outbox.ada.channel.choir",
  "changes.ada.channel.choir",
  "reads.ada",
  "draft.ada choir",
  "draft.form.ada.1",
])("APP-12 what waits under %s is unsent, for its own member, until it has expired", (key) => {
  const store = fakeStorage();
  expect(hasUnsent(store, "ada")).toBe(false);
  writeSaved(store, `lampstand.${key}.old`, "x", 1, 0);
  expect(hasUnsent(store, "ada")).toBe(false);
  writeSaved(store, `lampstand.${key}`, "x", 1);
  expect([hasUnsent(store, "ada"), hasUnsent(store, "bola")]).toEqual([true, false]);
});

test("APP-12 one door with waiting check-ins is enough, and one of another member does not count", () => {
  const store = fakeStorage();
  writeSaved(store, "lampstand.gate.ada.1", { waiting: [] }, 1);
  writeSaved(store, "lampstand.gate.bola.1", { waiting: [{ nonce: "1" }] }, 1);
  expect(hasUnsent(store, "ada")).toBe(false);
  writeSaved(store, "lampstand.gate.ada.2", { waiting: [{ nonce: "1" }] }, 1);
  expect(hasUnsent(store, "ada")).toBe(true);
});
