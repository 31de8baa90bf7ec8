import fc from "fast-check";
import { expect, test } from "vitest";
import { parseSettings } from "../../../../bin/settings-file.mjs";
import { settingsText } from "../../../../server/setup/wizard/settings-text.ts";

const readBack = (text: string) =>
  Object.fromEntries([...parseSettings(text).entries].map(([name, { value }]) => [name, value]));

test("SETUP-7 what is written is read again as it was, whatever signs it has", () => {
  const value = fc.string({ minLength: 1, maxLength: 60 }).filter((text) => {
    const marks = ['"', "'", "`"].filter((mark) => text.includes(mark));
    return !/[\r\n]/.test(text) && text.trim() === text && marks.length < 2 && !text.includes("\\n");
  });
  fc.assert(
    fc.property(value, (COMMUNITY_NAME) => {
      const text = settingsText({ COMMUNITY_NAME, PORT: "80", EMPTY: "" });
      expect(parseSettings(text).faults).toEqual([]);
      expect(readBack(text)).toEqual({ COMMUNITY_NAME, PORT: "80" });
    }),
  );
});

test.each([
  ["a # and spaces", "two # words"],
  ["a line feed as two signs", "C:\\new"],
  ["two kinds of quotation marks", `"Peter's house"`],
])("SETUP-7 %s stay as they are", (_, COMMUNITY_NAME) => {
  expect(readBack(settingsText({ COMMUNITY_NAME }))).toEqual({ COMMUNITY_NAME });
});

test.each([
  ["a line break", "one\ntwo", "has a line break"],
  ["every kind of quotation mark", "a\"b'c`d", "every kind of quotation mark"],
])("SETUP-7 a value with %s is refused", (_, COMMUNITY_NAME, text) => {
  expect(() => settingsText({ COMMUNITY_NAME })).toThrow(text);
});
