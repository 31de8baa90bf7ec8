// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  clearBrowser,
  clearSaved,
  localStore,
  onSaved,
  readSaved,
  removeExpired,
  removeSaved,
  savedKeys,
  writeSaved,
} from "../../../../../client/net/storage/local-storage.ts";
import { fakeStorage, forbiddenStorage } from "../../../../support/browser/fake-storage.ts";

const DAY_MS = 24 * 60 * 60_000;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

test("a value is read until its days are over", () => {
  const store = fakeStorage();
  writeSaved(store, "lampstand.draft.ada", "Dear all", 2, 0);
  expect(readSaved(store, "lampstand.draft.ada", 2 * DAY_MS - 1)).toBe("Dear all");
  expect(readSaved(store, "lampstand.draft.ada", 2 * DAY_MS)).toBeNull();
});

test.each([
  ["null", null],
  ['"dark"', "dark"],
  ["7", 7],
  ['{"word":"TEETH"}', { word: "TEETH" }],
  ['{"until":"Sunday","value":1}', { until: "Sunday", value: 1 }],
  ["{", null],
])("what an older version saved without a date is read as it is: %s", (text, value) => {
  const store = fakeStorage();
  store.setItem("lampstand.theme", text);
  expect(readSaved(store, "lampstand.theme")).toEqual(value);
});

test("what a full storage refuses lasts as long as the page, until it has room or the value is removed", () => {
  const store = fakeStorage();
  const setItem = vi.fn(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const full = { getItem: store.getItem, removeItem: store.removeItem, setItem };
  writeSaved(full, "lampstand.draft.ada", "first", 1);
  expect([readSaved(full, "lampstand.draft.ada"), savedKeys(full)]).toEqual(["first", ["lampstand.draft.ada"]]);
  setItem.mockImplementation(store.setItem as never);
  writeSaved(full, "lampstand.draft.ada", "second", 1);
  expect(readSaved(full, "lampstand.draft.ada")).toBe("second");
  setItem.mockImplementation(forbiddenStorage.setItem as never);
  writeSaved(full, "lampstand.draft.ada", "third", 1);
  removeSaved(full, "lampstand.draft.ada");
  expect(readSaved(full, "lampstand.draft.ada")).toBeNull();
});

test("in a browser that forbids storage, what is saved lasts as long as the page", () => {
  const forbidden = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  writeSaved(localStore(), "lampstand.device.theme", "dark", 1);
  expect(readSaved(localStore(), "lampstand.device.theme")).toBe("dark");
  removeSaved(localStore(), "lampstand.device.theme");
  expect(readSaved(localStore(), "lampstand.device.theme")).toBeNull();
  expect(() => clearBrowser()).not.toThrow();
  expect(forbidden).toHaveBeenCalled();
});

test("whoever listens hears what this tab and other tabs save and remove, until they stop", () => {
  const heard = vi.fn();
  const stop = onSaved(heard);
  writeSaved(localStore(), "lampstand.theme", "dark", 1);
  expect(heard).toHaveBeenCalledTimes(1);
  removeSaved(localStore(), "lampstand.theme");
  expect(heard).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new StorageEvent("storage", { key: "lampstand.theme" }));
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  writeSaved(localStore(), "lampstand.theme", "dark", 1);
  window.dispatchEvent(new StorageEvent("storage", { key: "lampstand.theme" }));
  expect(heard).toHaveBeenCalledTimes(3);
});

test("what has expired is removed, whoever it belonged to, and nothing else", () => {
  const store = fakeStorage();
  for (const name of ["outbox.", "changes.", "reads.", "draft.", "ticket.", "gate."]) {
    writeSaved(store, `lampstand.${name}bola`, "old", 1, 0);
    writeSaved(store, `lampstand.${name}ada`, "new", 2, 0);
  }
  writeSaved(store, "lampstand.device.queries", true, 1, 0);
  removeExpired(store, DAY_MS);
  expect(Object.keys(store).sort()).toEqual([
    "lampstand.changes.ada",
    "lampstand.device.queries",
    "lampstand.draft.ada",
    "lampstand.gate.ada",
    "lampstand.outbox.ada",
    "lampstand.reads.ada",
    "lampstand.ticket.ada",
  ]);
});

test("APP-7 Sign Out empties the browser but for the device's own settings, and the tab", () => {
  const kept = ["lampstand.device.installed", "lampstand.theme", "lampstand.gate-name", "lampstand.data-saver"];
  for (const key of [...kept, "lampstand.draft.ada", "lampstand.emoji"]) writeSaved(localStorage, key, "x", 1);
  localStorage.setItem("another-app", "x");
  sessionStorage.setItem("name", "Ada");
  clearBrowser();
  expect(Object.keys(localStorage).sort()).toEqual(["another-app", ...kept].sort());
  expect(sessionStorage).toHaveLength(0);
});

test("APP-7 Sign Out also forgets what the storage had refused", () => {
  const full = { ...forbiddenStorage, getItem: () => null };
  writeSaved(full, "lampstand.draft.ada", "Dear all", 1);
  clearSaved(full);
  expect(readSaved(full, "lampstand.draft.ada")).toBeNull();
});
