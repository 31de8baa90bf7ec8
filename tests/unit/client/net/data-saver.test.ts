// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { chooseDataSaving, isDataSaving } from "../../../../client/net/data-saver.ts";
import { clearSaved, localStore } from "../../../../client/net/storage/local-storage.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const browserSays = (saveData: boolean) => vi.stubGlobal("navigator", { connection: { saveData } });

test("without a choice, the browser says whether this device saves data", () => {
  expect(isDataSaving()).toBe(false);
  browserSays(true);
  expect(isDataSaving()).toBe(true);
});

test("the choice made here comes before what the browser says", () => {
  browserSays(true);
  chooseDataSaving(false);
  expect(isDataSaving()).toBe(false);
  browserSays(false);
  chooseDataSaving(true);
  expect(isDataSaving()).toBe(true);
});

test("the choice belongs to the device: signing out keeps it", () => {
  chooseDataSaving(true);
  clearSaved(localStore());
  expect(isDataSaving()).toBe(true);
});

test("a choice lasts for a year", () => {
  vi.useFakeTimers({ now: 0 });
  chooseDataSaving(true);
  vi.setSystemTime(365 * 86_400_000 - 1);
  expect(isDataSaving()).toBe(true);
  vi.setSystemTime(365 * 86_400_000);
  expect(isDataSaving()).toBe(false);
  vi.useRealTimers();
});
