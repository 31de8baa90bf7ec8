import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { fitText } from "../../../../client/devotion/picture/fit-text.ts";
import { drawVerse } from "../../../../client/devotion/picture/verse-picture.ts";
import { night } from "../../../../client/ui/tokens.ts";

/** Every letter is half as wide as it is high. */
const measure = (words: string, size: number) => (words.length * size) / 2;
const box = { width: 400, height: 300, sizes: [60, 40, 20], leading: 1.2 };

describe("a text in a box", () => {
  test("a short text is as large as it can be, a longer one smaller", () => {
    expect(fitText("God is light", measure, box)).toEqual({ size: 60, lines: ["God is light"] });
    const longer = fitText("word ".repeat(24), measure, box);
    expect(longer.size).toBe(40);
  });

  test("no line is too wide, and all of them fit", () => {
    const words = fc.array(fc.string({ minLength: 1, maxLength: 12 }).filter((word) => !/\s/.test(word)));
    fc.assert(
      fc.property(words, (all) => {
        const { size, lines } = fitText(all.join(" "), measure, box);
        for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(box.width);
        expect(lines.length * size * box.leading).toBeLessThanOrEqual(box.height);
        if (size > 20) expect(lines.join(" ")).toBe(all.join(" "));
      }),
    );
  });

  test("what is too long for the smallest type ends with a sign that more follows", () => {
    const { size, lines } = fitText("In the beginning, God created. ".repeat(60), measure, box);
    expect(size).toBe(20);
    expect(lines.at(-1)).toMatch(/\w…$/);
  });
});

test("DEVOTION-22 the verse, its reference and the community’s name are drawn, and no other words", () => {
  vi.stubGlobal("Path2D", class {});
  const words: string[] = [];
  const none = () => {};
  const canvas = {
    ...{ fillStyle: "", strokeStyle: "", lineWidth: 1, font: "", textAlign: "start" as const, globalAlpha: 1 },
    ...{ fillRect: none, beginPath: none, arc: none, fill: none, stroke: none },
    ...{ save: none, restore: none, translate: none, scale: none },
    measureText: (text: string) => ({ width: text.length * 40 }) as TextMetrics,
    fillText: (word: string) => words.push(word),
  };
  const picture = { community: "Lampstand", verse: "Thy word is a lamp unto my feet.", reference: "Psalm 119:105" };
  drawVerse(canvas, picture, night.color);
  expect(words.join(" ")).toBe("“Thy word is a lamp unto my feet.” Psalm 119:105 Lampstand");
  expect(canvas.globalAlpha).toBe(1);
});
