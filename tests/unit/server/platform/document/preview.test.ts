import { expect, test } from "vitest";
import { previewOf } from "../../../../../server/platform/document/preview.ts";

test("a text that fits is shown whole, on one line", () => {
  expect(previewOf("First.\n\n  Second.", 17)).toBe("First. Second.");
  expect(previewOf("", 5)).toBe("");
});

test("a longer text ends with an ellipsis, without a blank before it", () => {
  expect(previewOf("One two three", 8)).toBe("One two…");
});

test("no letter beyond the basic plane is cut in two", () => {
  expect(previewOf("🎉🎉🎉", 2)).toBe("🎉🎉…");
});
