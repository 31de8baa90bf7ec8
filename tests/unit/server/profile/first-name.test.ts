import { expect, test } from "vitest";
import { firstName } from "../../../../server/profile/profile.ts";

test.each([
  ["Ada Nwosu", "Ada"],
  ["Túndé\tAdébáyọ̀ Okafor", "Túndé"],
  ["Ngozi", "Ngozi"],
  ["Mary-Jane O'Neil", "Mary-Jane"],
])("of %s visitors see %s", (fullName, first) => {
  expect(firstName(fullName)).toBe(first);
});
