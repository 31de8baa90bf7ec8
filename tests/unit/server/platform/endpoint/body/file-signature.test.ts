import { expect, test } from "vitest";
import { hasSignatureOf } from "../../../../../../server/platform/endpoint/body/file-signature.ts";
import { png } from "../../../../../support/request/picture.ts";

const webp = Buffer.from("RIFF\x10\x00\x00\x00WEBPVP8 ", "latin1");
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16);

test("a picture begins with the bytes of its type, and with those of no other", () => {
  const pictures = { "image/png": png, "image/jpeg": jpeg, "image/webp": webp };
  for (const [type, bytes] of Object.entries(pictures)) {
    const matching = Object.keys(pictures).filter((each) => hasSignatureOf(each, bytes));
    expect(matching).toEqual([type]);
  }
});

test("a page, a picture cut short and nothing at all are no pictures", () => {
  for (const bytes of [Buffer.from("<script>"), png.subarray(0, 7), webp.subarray(0, 10), new Uint8Array()]) {
    for (const type of ["image/png", "image/jpeg", "image/webp"]) expect(hasSignatureOf(type, bytes)).toBe(false);
  }
});

test("a type without a known signature is taken at its word", () => {
  expect(hasSignatureOf("text/csv", Buffer.from("a,b"))).toBe(true);
});
