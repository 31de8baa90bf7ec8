// @vitest-environment happy-dom
import { createElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Photo } from "../../../../client/frame/photo.tsx";
import { chooseDataSaving } from "../../../../client/net/data-saver.ts";
import { render } from "../../../support/browser/render.ts";

afterEach(() => localStorage.clear());

const show = (src: string, isSaving: boolean) => {
  chooseDataSaving(isSaving);
  return render(createElement(Photo, { src, srcSet: `${src}?w=1280 1280w`, width: 640, height: 360 }));
};
const headOf = (length: string) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(null, { headers: { "content-length": length } })),
  );

test("a picture has its size and is fetched when it comes near", () => {
  show("/a.webp", false);
  const image = document.querySelector("img");
  expect(image?.getAttribute("loading")).toBe("lazy");
  expect([image?.width, image?.height, image?.srcset]).toEqual([640, 360, "/a.webp?w=1280 1280w"]);
});

test("where data is saved, a picture waits for a press and is then the one whose size was named", async () => {
  headOf("48200");
  show("/b.webp", true);
  await vi.waitFor(() => expect(document.querySelector("button")?.textContent).toBe("Show picture (49 KB)"));
  expect(document.querySelector("img")).toBeNull();
  document.querySelector("button")?.click();
  await vi.waitFor(() => expect(document.querySelector("img")?.getAttribute("src")).toBe("/b.webp"));
  expect(document.querySelector("img")?.getAttribute("srcset")).toBeNull();
});

test("a picture that was shown once, or was just chosen on this device, does not wait", () => {
  show("/c.webp", false).leave();
  for (const src of ["/c.webp", "blob:https://example.org/1"]) {
    const { leave } = show(src, true);
    expect(document.querySelector("img")?.getAttribute("src")).toBe(src);
    leave();
  }
});
