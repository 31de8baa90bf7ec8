// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { isKeyboardOpen } from "../../../../../../../client/app/shell/phone/bar/keyboard.ts";

const window = { fullHeight: 740, visibleHeight: 420 };

function field(tag: string, type?: string): Element {
  const element = document.createElement(tag);
  if (type) element.setAttribute("type", type);
  return element;
}

test("the keyboard counts as open if a text field has the focus and much of the window is gone", () => {
  for (const focused of [field("input"), field("input", "search"), field("textarea")]) {
    expect(isKeyboardOpen({ focused, ...window })).toBe(true);
  }
  for (const focused of [null, document.body, field("button"), field("input", "radio")]) {
    expect(isKeyboardOpen({ focused, ...window })).toBe(false);
  }
});

test("a focused field without a keyboard, or a browser's own bar that appears, hides nothing", () => {
  const focused = field("input");
  expect(isKeyboardOpen({ focused, fullHeight: 740, visibleHeight: 740 })).toBe(false);
  expect(isKeyboardOpen({ focused, fullHeight: 740, visibleHeight: 670 })).toBe(false);
});
