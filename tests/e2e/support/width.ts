import type { Page } from "@playwright/test";
import { expectNoFindings, inThemes } from "./axe.ts";
import { DESKTOP, expect, SMALL_PHONE } from "./site.ts";

/** Expects no axe violations in both themes, and no horizontal scrolling, at 320 px and on a desktop. */
export async function fitsEverywhere(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize() ?? SMALL_PHONE;
  for (const viewport of [DESKTOP, SMALL_PHONE]) {
    await page.setViewportSize(viewport);
    const hidden = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    // A screen that has just become narrower takes a moment to render what belongs there.
    await expect.poll(hidden, { message: `${screen}, ${viewport.width}` }).toBeLessThanOrEqual(0);
    await inThemes(page, (theme) => expectNoFindings(page, `${screen}, ${theme}, ${viewport.width}`));
  }
  await page.setViewportSize(before);
}
