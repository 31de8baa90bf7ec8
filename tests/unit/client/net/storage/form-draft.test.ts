import { expect, test } from "vitest";
import { createFormDraft } from "../../../../../client/net/storage/form-draft.ts";
import { clearSaved } from "../../../../../client/net/storage/local-storage.ts";
import { fakeStorage } from "../../../../support/browser/fake-storage.ts";

const HOUR = 60 * 60 * 1000;

test("a form draft is only read by its owner and its form, and saving an empty one removes it", () => {
  const store = fakeStorage();
  const draft = createFormDraft(store, "ada", "request");
  draft.save({ message: "Good evening" });
  expect(createFormDraft(store, "ada", "request").read()).toEqual({ message: "Good evening" });
  expect(createFormDraft(store, "visitor", "request").read()).toEqual({});
  expect(createFormDraft(store, "ada", "report").read()).toEqual({});
  draft.save({});
  expect(Object.keys(store)).toEqual([]);
});

test("a form draft expires after a day", () => {
  let now = 0;
  const draft = createFormDraft(fakeStorage(), "visitor", "request", () => now);
  draft.save({ name: "Ada" });
  now = 23 * HOUR;
  expect(draft.read()).toEqual({ name: "Ada" });
  now = 24 * HOUR;
  expect(draft.read()).toEqual({});
});

test("signing out removes form drafts too", () => {
  const store = fakeStorage();
  createFormDraft(store, "ada", "report.profile.1").save({ note: "He asked for money" });
  clearSaved(store);
  expect(Object.keys(store)).toEqual([]);
});

test("an unreadable form draft is ignored; without storage a draft lasts as long as the page", () => {
  const store = fakeStorage();
  const draft = createFormDraft(store, "ada", "request");
  for (const text of ["{", "null", '"x"', '{"name":7}']) {
    store.setItem("lampstand.draft.form.ada.request", text);
    expect(draft.read()).toEqual({});
  }
  const forbid = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const forbidden = createFormDraft({ getItem: forbid, setItem: forbid, removeItem: forbid }, "ada", "request");
  forbidden.save({ name: "Ada" });
  expect(forbidden.read()).toEqual({ name: "Ada" });
});
