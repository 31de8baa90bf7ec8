import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { PHOTO_MIN_SIDE } from "../../../../../schema/profile/photo-api.ts";
import { Refusal } from "../../../../../server/platform/refusal.ts";
import { encodePhoto } from "../../../../../server/profile/photo/photo-encoder.ts";
import { halves, photoWithPlace, photoWithScript, pngThatClaims } from "../../../../support/event/sample-image.ts";

const sizesOf = async (bytes: Uint8Array) =>
  await Promise.all(
    (await encodePhoto(bytes)).map(async ({ variant, bytes: encoded }) => {
      const { format, width, height } = await sharp(encoded).metadata();
      return [variant, format, width, height];
    }),
  );
const squares = [
  ["96.webp", "webp", 96, 96],
  ["320.webp", "webp", 320, 320],
];

test.each([
  ["20,000 px wide", () => pngThatClaims(20_000, 400), "photo/too-many-pixels"],
  ["a flood of pixels in a few bytes", () => pngThatClaims(11_000, 11_000), "photo/too-many-pixels"],
  ["too small", () => pngThatClaims(150, 400), "photo/too-small"],
  ["a header without content", () => pngThatClaims(400, 400), "photo/unreadable"],
  ["a drawing with a script", () => Buffer.from("<svg><script>alert(1)</script></svg>"), "photo/unreadable"],
  ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>"), "photo/unreadable"],
  ["nothing", () => Buffer.alloc(0), "photo/unreadable"],
])("PROFILE-21 a photograph that is %s is refused with the reason", async (_, bytes, code) => {
  await expect(encodePhoto(bytes())).rejects.toMatchObject({ code });
});

test("PROFILE-22 a photograph becomes two squares around its middle, without its place and its camera", async () => {
  const photo = await photoWithPlace();
  expect(await sizesOf(photo)).toEqual(squares);
  for (const { bytes } of await encodePhoto(photo)) {
    expect(await sharp(bytes).metadata()).not.toHaveProperty("exif");
    expect(Buffer.from(bytes).includes("Ada")).toBe(false);
  }
});

test("PROFILE-22 a script in a photograph is not in what is made from it", async () => {
  for (const { bytes } of await encodePhoto(await photoWithScript())) {
    expect(Buffer.from(bytes).includes("script")).toBe(false);
  }
});

test("PROFILE-22 a photograph of any accepted size becomes the same squares", async () => {
  const side = fc.integer({ min: PHOTO_MIN_SIDE, max: 900 });
  const format = fc.constantFrom("jpeg" as const, "png" as const, "webp" as const);
  await fc.assert(
    fc.asyncProperty(side, side, format, async (width, height, type) => {
      expect(await sizesOf(await halves(width, height).toFormat(type).toBuffer())).toEqual(squares);
    }),
    { numRuns: 20 },
  );
});

test("PROFILE-21 whatever bytes follow the beginning of a picture, it is encoded or refused with a code", async () => {
  const beginning = fc.constantFrom("\x89PNG\r\n\x1a\n", "\xff\xd8\xff", "RIFF\x10\x00\x00\x00WEBP");
  await fc.assert(
    fc.asyncProperty(beginning, fc.uint8Array({ maxLength: 400 }), async (start, rest) => {
      const fault = await encodePhoto(Buffer.concat([Buffer.from(start, "latin1"), rest])).then(
        () => null,
        (error: unknown) => error,
      );
      expect(fault).toBeInstanceOf(Refusal);
      expect((fault as Refusal).code).toMatch(/^photo\//);
    }),
    { numRuns: 200 },
  );
});
