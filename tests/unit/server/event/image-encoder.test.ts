import sharp from "sharp";
import { expect, test } from "vitest";
import { type EncodedImage, encodeImage } from "../../../../server/event/image/image-encoder.ts";
import { halves, photoWithPlace, photoWithScript, pngThatClaims } from "../../../support/event/sample-image.ts";

const variantOf = (images: readonly EncodedImage[], variant: string) => {
  const found = images.find((each) => each.variant === variant);
  if (!found) throw new Error(`no ${variant}`);
  return found.bytes;
};

/** The colour of one pixel, as [red, green, blue]. */
async function pixel(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

test.each(["jpeg", "png", "webp"] as const)(
  "EVENT-51 a %s becomes three widths of WebP and one JPEG",
  async (format) => {
    const images = await encodeImage(await halves(1920, 1080).toFormat(format).toBuffer());
    const sizes = await Promise.all(
      images.map(async ({ variant, bytes }) => {
        const { format: encoded, width, height } = await sharp(bytes).metadata();
        return [variant, encoded, width, height];
      }),
    );
    expect(sizes).toEqual([
      ["320.webp", "webp", 320, 180],
      ["640.webp", "webp", 640, 360],
      ["1280.webp", "webp", 1280, 720],
      ["share.jpg", "jpeg", 1200, 630],
    ]);
  },
);

test("EVENT-52 the place, the camera and the turn of a photograph are gone, and it stands upright", async () => {
  const photo = await photoWithPlace();
  const { exif, orientation } = await sharp(photo).metadata();
  expect([exif?.includes("Ada"), orientation]).toEqual([true, 6]);
  const images = await encodeImage(photo);
  for (const { bytes } of images) {
    expect(await sharp(bytes).metadata()).not.toHaveProperty("exif");
    expect(Buffer.from(bytes).includes("Ada")).toBe(false);
  }
  // Turned by 90 degrees, the red left half is at the top.
  const upright = variantOf(images, "640.webp");
  expect((await pixel(upright, 320, 20))[0]).toBeGreaterThan(200);
  expect((await pixel(upright, 320, 340))[2]).toBeGreaterThan(200);
});

test("EVENT-52 a script in a picture is not in the images made from it", async () => {
  const photo = await photoWithScript();
  expect(photo.includes("<script>")).toBe(true);
  for (const { bytes } of await encodeImage(photo)) expect(Buffer.from(bytes).includes("script")).toBe(false);
});

test("EVENT-51 a picture of another shape is cropped around its middle", async () => {
  const images = await encodeImage(await halves(3000, 720).png().toBuffer());
  const image = variantOf(images, "1280.webp");
  expect((await pixel(image, 20, 360))[0]).toBeGreaterThan(200);
  expect((await pixel(image, 1260, 360))[2]).toBeGreaterThan(200);
});

test("EVENT-51 transparent parts become white", async () => {
  const clear = sharp({ create: { width: 640, height: 360, channels: 4, background: "#00000000" } });
  const images = await encodeImage(await clear.png().toBuffer());
  expect(await pixel(variantOf(images, "320.webp"), 10, 10)).toEqual([255, 255, 255]);
});

test.each([
  ["20,000 px wide", () => pngThatClaims(20_000, 400), "event/image-too-many-pixels"],
  ["a flood of pixels in a few bytes", () => pngThatClaims(11_000, 11_000), "event/image-too-many-pixels"],
  ["too small", () => pngThatClaims(600, 400), "event/image-too-small"],
  ["a header without content", () => pngThatClaims(1280, 720), "event/image-unreadable"],
  [
    "a drawing in SVG",
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    "event/image-unreadable",
  ],
  ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>"), "event/image-unreadable"],
  ["nothing", () => Buffer.alloc(0), "event/image-unreadable"],
])("EVENT-50 a picture that is %s is refused with the reason", async (_, bytes, code) => {
  await expect(encodeImage(bytes())).rejects.toMatchObject({ code });
});

test.each(["gif", "tiff", "avif"] as const)("EVENT-50 a %s is refused", async (format) => {
  const other = await halves(800, 600).toFormat(format).toBuffer();
  await expect(encodeImage(other)).rejects.toMatchObject({ code: "event/image-unreadable" });
});

test.each(["jpeg", "png", "webp"] as const)("EVENT-50 a %s that ends early is refused", async (format) => {
  const noise = sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });
  const whole = await noise.toFormat(format).toBuffer();
  const cut = whole.subarray(0, whole.length / 2);
  await expect(encodeImage(cut)).rejects.toMatchObject({ code: "event/image-unreadable" });
});
