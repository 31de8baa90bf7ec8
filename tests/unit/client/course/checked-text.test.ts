import { expect, test } from "vitest";
import { splitAt } from "../../../../client/course/read/checked-text.tsx";

test("a text is cut before and after each reference, and nothing is lost", () => {
  const text = "See Hezekiah 4:12, John 3:99 and Hezekiah 4:12.";
  const parts = splitAt(text, ["Hezekiah 4:12", "John 3:99"]);
  expect(parts).toEqual(["See ", "Hezekiah 4:12", ", ", "John 3:99", " and ", "Hezekiah 4:12", "."]);
  expect(splitAt(text, [])).toEqual([text]);
});

test("a reference that begins like another one is cut out whole", () => {
  const parts = splitAt("Psalm 151:12 and Psalm 151:1", ["Psalm 151:1", "Psalm 151:12"]);
  expect(parts.filter((part) => part.startsWith("Psalm"))).toEqual(["Psalm 151:12", "Psalm 151:1"]);
});
