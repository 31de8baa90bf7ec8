import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast } from "../../../../client/ui/theme/color-math.ts";
import { themeWith } from "../../../../client/ui/theme/theme-with.ts";
import { contrastPairs, day, night, type Theme } from "../../../../client/ui/tokens.ts";

function failuresOf({ color }: Theme): string[] {
  return contrastPairs.flatMap(({ front, grounds, least }) =>
    grounds
      .map((ground) => ({ ground, ratio: contrast(color[front], color[ground]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ ground, ratio }) => `${front} on ${ground}: ${ratio.toFixed(2)} < ${least}`),
  );
}

test("contrast agrees with the two ends of the standard", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test.each([night, day])("every pair of the $name theme can be read", (theme) => {
  expect(failuresOf(theme)).toEqual([]);
});

test.each([night, day])("in the $name theme any accent a community chooses can be read", (theme) => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(hex, (accent) => {
      expect(failuresOf(themeWith(theme, { accent }))).toEqual([]);
    }),
    { numRuns: 500, examples: [["#000000"], ["#ffffff"], ["#808080"], ["#ffff00"], ["#0000ff"]] },
  );
});

test("an accent that already passes is left alone", () => {
  expect(themeWith(night, { accent: "#4ccbc0" }).color.accent).toBe("#4ccbc0");
});

test("a setting that is no colour changes nothing", () => {
  expect(themeWith(day, { accent: "blue; }" })).toBe(day);
});
