import { mkdir, writeFile } from "node:fs/promises";
import { type Browser, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { pageTitleAt, publicPages } from "../../schema/site/pages.ts";
import { type ShareImage, shareImageOf } from "../../server/platform/site/share-image.ts";

const FOLDER = "client/public";

/** The first part of the page's title. A community's name is not in the picture, because all communities share it. */
const titleIn = (path: string): string => {
  const words = (pageTitleAt(path) ?? "").replace("{community}: ", "");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Replaces the page with its drawing and, below, its title. */
async function compose(page: Page, title: string, { width, height }: ShareImage): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    async ([words, bandHeight]) => {
      const drawings = [...document.querySelectorAll<SVGSVGElement>("main svg")];
      // The others are icons. On the page for signing in it is the lamp.
      const found = drawings.find(({ viewBox }) => viewBox.baseVal.width >= 200) ?? drawings[0];
      if (!found) throw new Error(`${location.pathname} has no drawing`);
      const drawing = found.cloneNode(true) as SVGSVGElement;
      const isScene = drawing.viewBox.baseVal.width > 600;
      const isWide = drawing.viewBox.baseVal.width > 400;
      const heading = document.createElement("p");
      heading.textContent = words;
      const size = words.length > 24 ? 54 : 68;
      heading.style.cssText = `position: absolute; inset: auto 0 0; display: grid; place-content: center; height: ${bandHeight}px; padding: 0 48px;
        font: 600 ${size}px/1.1 "Brygada 1918 Variable"; letter-spacing: -0.012em; text-align: center; color: #fbf1dd; background: #17132c;`;
      const inset = isWide ? 0 : 32;
      drawing.style.cssText = `position: absolute; top: ${inset}px; left: 0; width: 100%; max-width: none; height: calc(100% - ${bandHeight + inset}px); overflow: visible;`;
      if (isScene) drawing.setAttribute("preserveAspectRatio", "xMidYMid slice");
      document.body.replaceChildren(drawing, heading);
      document.body.style.cssText = "position: fixed; inset: 0; min-height: 0; overflow: hidden; background: #211c3d;";
      await document.fonts.load(`600 68px "Brygada 1918 Variable"`, words);
    },
    [title, 150] as const,
  );
}

/** The pictures of link previews: for each public page its drawing and its title. */
export async function takePreviews(browser: Browser, url: string): Promise<void> {
  await mkdir(`${FOLDER}/share`, { recursive: true });
  for (const { path } of publicPages) {
    const image = shareImageOf(path, "en");
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 1280, height: 800 },
      colorScheme: "dark",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.locator("main svg").first()).toBeVisible();
    await compose(page, titleIn(path), image);
    await page.waitForLoadState("networkidle");
    const png = await page.screenshot({ animations: "disabled" });
    await writeFile(FOLDER + image.path, await sharp(png).png({ palette: true, colours: 64, effort: 10 }).toBuffer());
    await context.close();
  }
}
