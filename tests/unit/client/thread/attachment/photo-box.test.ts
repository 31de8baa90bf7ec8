import fc from "fast-check";
import { expect, test } from "vitest";
import { photoBox, photoHeight } from "../../../../../client/thread/attachment/photo/photo-box.ts";
import { estimatedHeight } from "../../../../../client/thread/list/list-rows.ts";

const side = fc.integer({ min: 1, max: 1_600 });

test("THREAD-65 the room of a photo of any shape is large enough for a finger and small enough for a screen", () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const box = photoBox({ width, height });
      expect(box.width).toBeGreaterThanOrEqual(200);
      expect(box.width).toBeLessThanOrEqual(296);
      expect(box.height).toBeGreaterThanOrEqual(112);
      expect(box.height).toBeLessThanOrEqual(340);
    }),
  );
});

test("THREAD-65 a photo keeps its shape, and is smaller on a narrow screen", () => {
  expect(photoBox({ width: 1_600, height: 1_200 })).toEqual({ width: 296, height: 222 });
  expect(photoBox({ width: 900, height: 1_200 })).toEqual({ width: 255, height: 340 });
  expect(photoHeight({ width: 1_600, height: 1_200 }, 1_280)).toBe(230);
  expect(photoHeight({ width: 1_600, height: 1_200 }, 320)).toBe(174);
});

test("THREAD-65 a row reckons with its photo before it is measured, also while it is not sent", () => {
  const photo = { kind: "photo", id: "a", width: 1_600, height: 1_200, bytes: 9 } as const;
  const unsent = { id: "1", content: "", writtenAt: 1, refusal: null };
  const row = (more: object) => ({ kind: "unsent" as const, key: "1", unsent: { ...unsent, ...more } });
  const added = estimatedHeight(row({ attachment: photo })) - estimatedHeight(row({}));
  expect(added).toBe(photoHeight(photo));
});
