import { expect, test } from "vitest";
import { emptyValues } from "../../../../../client/event/manage/form/form-values.ts";
import { mergeChanges } from "../../../../../client/frame/form/merge-changes.ts";

const base = { ...emptyValues, title: "Carols", location: "Yaba" };

test("EVENT-43 what only somebody else changed is taken, what the reader typed is kept", () => {
  const mine = { ...base, title: "Carols and candles" };
  const theirs = { ...base, title: "Carol night", location: "Lekki" };
  const { values, changes } = mergeChanges(base, mine, theirs);
  expect(values).toEqual({ ...base, title: "Carols and candles", location: "Lekki" });
  expect(changes).toEqual([
    { field: "title", theirs: "Carol night", isKept: true },
    { field: "location", theirs: "Lekki", isKept: false },
  ]);
});

test("EVENT-43 the same change by both is no difference", () => {
  const both = { ...base, title: "Carol night" };
  expect(mergeChanges(base, both, both)).toEqual({ values: both, changes: [] });
});

test("EVENT-43 what only the reader has changed is theirs alone, and no difference", () => {
  const mine = { ...base, title: "Carols and candles" };
  expect(mergeChanges(base, mine, base)).toEqual({ values: mine, changes: [] });
});
