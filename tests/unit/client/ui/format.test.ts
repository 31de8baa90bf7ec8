import { expect, test } from "vitest";
import { countOf, listOf, pluralOf } from "../../../../client/ui/text/format.ts";

test("a number is written with its noun in the singular for one, in the plural otherwise", () => {
  expect([0, 1, 2].map((count) => countOf(count, "member"))).toEqual(["0 members", "1 member", "2 members"]);
  expect(countOf(2, "person", "people")).toBe("2 people");
  expect(pluralOf(1, "safeguarding lead")).toBe("safeguarding lead");
});

test("names are listed as a sentence has them", () => {
  expect(listOf(["Ada"])).toBe("Ada");
  expect(listOf(["Ada", "Chidi", "Tunde"])).toBe("Ada, Chidi and Tunde");
});
