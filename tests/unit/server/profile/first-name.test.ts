import { expect, test } from "vitest";
import { firstName } from "../../../../server/profile/profile.ts";

test.each([
  ["Ada Nwosu", "Ada"],
  ["Túndé\tAdébáyọ̀ Okafor", "Túndé"],
  ["Ngozi", "Ngozi"],
  ["Mary-Jane O'Neil", "Mary-Jane"],
])("visitors see the name %s as %s", (fullName, first) => {
  expect(firstName(fullName)).toBe(first);
});
