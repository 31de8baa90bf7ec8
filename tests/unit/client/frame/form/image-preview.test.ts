// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readImagePreview } from "../../../../../client/frame/form/image-preview.ts";
import { decodedImage } from "../../../../support/browser/decoded-image.ts";

const limits = { minWidth: 640, minHeight: 360, textOf: (fault: string) => `It is ${fault}.` };
const read = (content: string, type = "image/png") =>
  readImagePreview(new File([content], "evening.png", { type }), limits);

beforeEach(() => vi.stubGlobal("Image", decodedImage().DecodedImage));
afterEach(() => vi.unstubAllGlobals());

test.each(["640x360", "12000x360", "640x12000"])("a picture of %s pixels is shown before it is sent", async (size) => {
  expect(await read(size)).toBe(`data:image/png;base64,${btoa(size)}`);
});

test.each([
  ["639x360", "too-small"],
  ["640x359", "too-small"],
  ["12001x360", "too-many-pixels"],
  ["640x12001", "too-many-pixels"],
  ["a letter", "unreadable"],
])("a file of %s is refused in the feature's own words: %s", async (content, fault) => {
  expect(await read(content)).toEqual({ fault: `It is ${fault}.` });
});

test("a file of another type is refused without being read", async () => {
  const Image = vi.fn();
  vi.stubGlobal("Image", Image);
  expect(await read("640x360", "image/gif")).toEqual({ fault: "Please choose a JPEG or PNG or WEBP file." });
  expect(Image).not.toHaveBeenCalled();
});

test("a file that the phone can no longer read is refused", async () => {
  class LostFileReader {
    error = new DOMException("gone", "NotFoundError");
    onerror = () => {};
    readAsDataURL() {
      queueMicrotask(() => this.onerror());
    }
  }
  vi.stubGlobal("FileReader", LostFileReader);
  expect(await read("640x360")).toEqual({ fault: "It is unreadable." });
});
