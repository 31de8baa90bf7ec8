import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { CommunitySettings } from "../../../../../schema/community/settings.ts";
import { publicPages } from "../../../../../schema/site/pages.ts";
import { publicHead, unlistedHead } from "../../../../../server/platform/site/page-head.ts";
import { shareImage, shareImageOf } from "../../../../../server/platform/site/share-image.ts";

const site = {
  community: { name: "Lamp & Co" } as CommunitySettings,
  siteUrl: "https://a.example",
  language: "en" as const,
};
const images = publicPages.map(({ path }) => shareImageOf(path, "en"));
const bytesOf = (path: string) => readFileSync(`client/public${path}`);

describe("the pictures of link previews", () => {
  test.each(publicPages)(
    "the page $path has its own, of the size that it names and of at most 60 KB",
    async ({ path }) => {
      const image = shareImageOf(path, "en");
      expect(image.path).toMatch(/^\/share\//);
      const { width, height, format } = await sharp(bytesOf(image.path)).metadata();
      expect({ width, height, type: `image/${format}` }).toEqual({
        width: image.width,
        height: image.height,
        type: image.type,
      });
      expect(bytesOf(image.path).length).toBeLessThan(60_000);
    },
  );

  test("no two pages share a picture or its description, and no picture is without a page", () => {
    expect(new Set(images.map(({ path }) => path)).size).toBe(publicPages.length);
    expect(new Set(images.map(({ alt }) => alt)).size).toBe(publicPages.length);
    const files = readdirSync("client/public/share").map((file) => `/share/${file}`);
    expect(files.sort()).toEqual(images.map(({ path }) => path).sort());
  });

  test("together they are at most 700 KB", () => {
    expect(images.reduce((sum, { path }) => sum + bytesOf(path).length, 0)).toBeLessThan(700_000);
  });

  test.each(publicPages)("the head of $path names its picture for every kind of preview", (page) => {
    const head = publicHead(page, site);
    const { path, alt } = shareImageOf(page.path, "en");
    for (const name of [`property="og:image"`, `name="twitter:image"`])
      expect(head).toContain(`<meta ${name} content="https://a.example${path}">`);
    for (const name of [`property="og:image:alt"`, `name="twitter:image:alt"`])
      expect(head).toContain(`<meta ${name} content="${alt}">`);
    expect(head).toContain(`<meta property="og:image:width" content="1200">`);
  });

  test("screens of members have the picture of the site", () => {
    expect(unlistedHead(site)).toContain(
      `<meta property="og:image" content="https://a.example${shareImage("en").path}">`,
    );
  });
});
