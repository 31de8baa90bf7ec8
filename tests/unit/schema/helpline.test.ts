import { expect, test } from "vitest";
import { defaultHelplines } from "../../../schema/safety/default-helplines.ts";
import { helplineOf, helplines } from "../../../schema/safety/helpline.ts";
import { helplinesOf, helplineText, settingShape } from "../../../schema/setting/setting.ts";

test.each([
  ["Fire: 199", { name: "Fire", number: "199" }],
  [" Childline : 0800 123 4567 ", { name: "Childline", number: "0800 123 4567" }],
  ["Home: 112, day, night: all of it", { name: "Home", number: "112", purpose: "day, night: all of it" }],
  ["Lagos: DSVA: +234 (0)1", { name: "Lagos: DSVA", number: "+234 (0)1" }],
  ["Fire: 199,", { name: "Fire", number: "199" }],
  ["Childline 0800", undefined],
  ["Childline: call us", undefined],
  [": 112", undefined],
  [`Fire: 199, ${"x".repeat(81)}`, undefined],
])("SETTING-18 the line %j is read as a helpline, or refused", (line, expected) => {
  expect(helplineOf(line)).toEqual(expected);
});

test("SETTING-18 the default helplines begin with 112, and fit the setting and its form", () => {
  expect(defaultHelplines[0]?.number).toBe("112");
  expect(helplines.safeParse(defaultHelplines).success).toBe(true);
  expect(defaultHelplines.every(({ purpose }) => purpose)).toBe(true);
  const text = helplineText(defaultHelplines);
  expect(settingShape.helplines.parse(text)).toBe(text);
  expect(helplinesOf(text)).toEqual(defaultHelplines);
});
