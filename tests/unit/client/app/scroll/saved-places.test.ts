// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { savedPlace, savePlace } from "../../../../../client/app/scroll/saved-places.ts";

const placeAt = (y: number) => ({ y, part: [0, y], top: 12 });

beforeEach(() => sessionStorage.clear());

test("each entry of the history has its last place", () => {
  savePlace("first", placeAt(1));
  savePlace("second", placeAt(2));
  savePlace("first", placeAt(3));
  expect(savedPlace("first")).toEqual(placeAt(3));
  expect(savedPlace("second")).toEqual(placeAt(2));
  expect(savedPlace("third")).toBeUndefined();
});

test("only the latest 50 are kept", () => {
  for (let y = 0; y < 60; y += 1) savePlace(`entry ${y}`, placeAt(y));
  expect(savedPlace("entry 9")).toBeUndefined();
  expect(savedPlace("entry 10")).toEqual(placeAt(10));
  expect(savedPlace("entry 59")).toEqual(placeAt(59));
});

test("what cannot be read counts as nothing", () => {
  sessionStorage.setItem("lampstand.places", "{");
  expect(savedPlace("first")).toBeUndefined();
  savePlace("first", placeAt(1));
  expect(savedPlace("first")).toEqual(placeAt(1));
});
