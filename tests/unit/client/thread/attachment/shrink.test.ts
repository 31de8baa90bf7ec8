import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { isAnimated } from "../../../../../client/thread/attachment/choose/shrink/animated.ts";
import { fittedSize } from "../../../../../client/thread/attachment/choose/shrink/fitted-size.ts";
import { faultOf, unopenedFault } from "../../../../../client/thread/attachment/choose/shrink/photo-fault.ts";

const side = fc.integer({ min: 1, max: 12_000 });

test("THREAD-62 a photo of any size fits within the longest side, keeps its shape and never becomes larger", () => {
  fc.assert(
    fc.property(side, side, fc.integer({ min: 1, max: 4_000 }), (width, height, longest) => {
      const fitted = fittedSize({ width, height }, longest);
      expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(longest);
      expect([fitted.width <= width, fitted.height <= height]).toEqual([true, true]);
      expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
      const scale = Math.min(1, longest / Math.max(width, height));
      expect(Math.abs(fitted.width - width * scale)).toBeLessThanOrEqual(1);
      expect(Math.abs(fitted.height - height * scale)).toBeLessThanOrEqual(1);
    }),
  );
});

test.each([
  ["of a camera", { size: 4_000_000, type: "image/jpeg" }, null],
  ["without a type, as some phones give it", { size: 1, type: "" }, null],
  ["of 50 MB", { size: 50_000_000, type: "image/png" }, null],
  ["larger than 50 MB", { size: 50_000_001, type: "image/png" }, "too-large"],
  ["without bytes", { size: 0, type: "image/png" }, "unreadable"],
  ["drawn as SVG", { size: 900, type: "image/svg+xml" }, "unreadable"],
  ["that is a text", { size: 900, type: "text/plain" }, "unreadable"],
])("THREAD-61 of a file %s it is known before it is opened whether it may be a photo", (_, file, fault) => {
  expect(faultOf(file)).toBe(fault);
});

test.each([
  [{ type: "image/heic", name: "IMG_1" }, "heic"],
  [{ type: "", name: "IMG_1.HEIF" }, "heic"],
  [{ type: "image/jpeg", name: "heic.jpg" }, "unreadable"],
])("THREAD-61 a photo %j that the browser cannot open is named by what it is", (file, fault) => {
  expect(unopenedFault(file)).toBe(fault);
});

/** Pictures of 4 by 4 pixels, one above the other. */
const frames = (count: number) =>
  sharp(
    Buffer.alloc(count * 4 * 4 * 3, 90).map((_, at) => (at < 48 ? 200 : 20)),
    {
      raw: { width: 4, height: 4 * count, channels: 3, pageHeight: 4 },
    },
  );

test.each([1, 3])("THREAD-61 a GIF or WebP of %i pictures moves if there are several", async (count) => {
  expect(isAnimated(await frames(count).gif().toBuffer())).toBe(count > 1);
  expect(isAnimated(await frames(count).webp().toBuffer())).toBe(count > 1);
});

const chunk = (name: string) => [0, 0, 0, 0, ...Buffer.from(name), 0, 0, 0, 0];
const png = (...chunks: string[]) => Uint8Array.from([0x89, ...Buffer.from("PNG\r\n\x1a\n"), ...chunks.flatMap(chunk)]);

test("THREAD-61 a PNG moves if what controls an animation is before its picture", () => {
  expect(isAnimated(png("IHDR", "acTL", "IDAT"))).toBe(true);
  expect(isAnimated(png("IHDR", "IDAT", "acTL"))).toBe(false);
});

test("THREAD-61 other files do not move, not even cut short", async () => {
  const jpeg = await frames(1).jpeg().toBuffer();
  for (const bytes of [jpeg, Buffer.from("acTL"), Buffer.from("RIFF"), Buffer.from("GIF8"), Buffer.alloc(0)])
    expect(isAnimated(bytes)).toBe(false);
});
