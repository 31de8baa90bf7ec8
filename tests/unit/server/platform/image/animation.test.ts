import { expect, test } from "vitest";
import { isAnimated } from "../../../../../server/platform/image/animation.ts";

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))));
const chunk = (name: string, length = 4) => bytes([0, 0, 0, length], name, new Array(length + 4).fill(0));
const png = (...names: string[]) => bytes("\x89PNG\r\n\x1a\n", ...names.map((name) => [...chunk(name)]));
const webp = (chunkName: string, flags: number) =>
  bytes("RIFF", [0, 0, 0, 0], "WEBP", chunkName, [10, 0, 0, 0], [flags]);

test("a PNG moves if it says so before its first picture", () => {
  expect(isAnimated(png("IHDR", "acTL", "IDAT"))).toBe(true);
  expect(isAnimated(png("IHDR", "IDAT", "acTL"))).toBe(false);
  expect(isAnimated(png("IHDR", "tEXt", "IDAT"))).toBe(false);
});

test("a WebP moves if its header says so", () => {
  expect(isAnimated(webp("VP8X", 0x02))).toBe(true);
  expect(isAnimated(webp("VP8X", 0x10))).toBe(false);
  expect(isAnimated(webp("VP8 ", 0x02))).toBe(false);
});

test("a file that ends before it says so, or is something else, does not move", () => {
  const whole = png("IHDR", "acTL");
  for (let length = 0; length < whole.length - 4; length += 1)
    expect(isAnimated(whole.subarray(0, length))).toBe(false);
  expect(isAnimated(bytes("\x89PNG\r\n\x1a\n", [255, 255, 255, 255], "IHDR", [0, 0, 0, 0]))).toBe(false);
  expect(isAnimated(bytes("\xff\xd8\xff"))).toBe(false);
});
