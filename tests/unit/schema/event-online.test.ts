import { expect, test } from "vitest";
import { isWebAddress } from "../../../schema/event/event-state.ts";

test("EVENT-78 a place is a web address if it is one and nothing else", () => {
  expect(isWebAddress(" https://zoom.us/j/123 ")).toBe(true);
  const places = ["Hall, Yaba", "", "zoom.us/j/123", "https://zoom.us/j/123 and the hall", "javascript:alert(1)"];
  expect(places.map(isWebAddress)).toEqual(places.map(() => false));
});
