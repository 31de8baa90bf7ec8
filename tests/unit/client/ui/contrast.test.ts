import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast } from "../../../../client/ui/theme/color-math.ts";
import { themeWithAccent } from "../../../../client/ui/theme/theme-with-accent.ts";
import { contrastPairs, day, night, type Theme } from "../../../../client/ui/tokens.ts";

function failuresOf({ color }: Theme): string[] {
  return contrastPairs.flatMap(({ front, backgrounds, minRatio }) =>
    backgrounds
      .map((background) => ({ background, ratio: contrast(color[front], color[background]) }))
      .filter(({ ratio }) => ratio < minRatio)
      .map(({ background, ratio }) => `${front} on ${background}: ${ratio.toFixed(2)} < ${minRatio}`),
  );
}

test("contrast ratios agree with WCAG for two known pairs", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test.each([night, day])("every color pair of the $name theme is readable", (theme) => {
  expect(failuresOf(theme)).toEqual([]);
});

test.each([night, day])("the $name theme stays readable with any accent color a community chooses", (theme) => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(hex, (accent) => {
      expect(failuresOf(themeWithAccent(theme, accent))).toEqual([]);
    }),
    { numRuns: 500, examples: [["#000000"], ["#ffffff"], ["#808080"], ["#ffff00"], ["#0000ff"]] },
  );
});

test("an accent color with enough contrast is not changed", () => {
  expect(themeWithAccent(night, "#4ccbc0").color.accent).toBe("#4ccbc0");
});

test("an accent setting that is no color changes nothing", () => {
  expect(themeWithAccent(day, "blue; }")).toBe(day);
});
