import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { MESSAGE_PHOTO_MAX_BYTES, MESSAGE_PHOTO_MAX_SIDE } from "../../../../../schema/limits.ts";
import { encodeMessagePhoto } from "../../../../../server/thread/attachment/photo-encoder.ts";

const side = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 41, max: 4_000 }));

test("THREAD-46 a photo of any shape fits within its longer side, is never enlarged and keeps its shape", async () => {
  const fits = fc.asyncProperty(side, side, async (width, height) => {
    const bytes = await sharp({ create: { width, height, channels: 3, background: "#3366cc" } })
      .png()
      .toBuffer();
    const photo = await encodeMessagePhoto(bytes);
    const scale = Math.min(1, MESSAGE_PHOTO_MAX_SIDE / Math.max(width, height));
    expect(Math.abs(photo.width - Math.max(1, width * scale))).toBeLessThanOrEqual(1);
    expect(Math.abs(photo.height - Math.max(1, height * scale))).toBeLessThanOrEqual(1);
    expect(Math.max(photo.width, photo.height)).toBeLessThanOrEqual(MESSAGE_PHOTO_MAX_SIDE);
    expect(photo.bytes.length).toBeLessThanOrEqual(MESSAGE_PHOTO_MAX_BYTES);
    const preview = await sharp(Buffer.from(photo.preview, "base64")).metadata();
    expect(Math.max(preview.width, preview.height)).toBeLessThanOrEqual(20);
  });
  await fc.assert(fits, { numRuns: 25 });
});
