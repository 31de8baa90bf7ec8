import type { Page } from "@playwright/test";
import { expectNoFindingsAt } from "./axe.ts";
import { textFaults } from "./look/text-faults.ts";
import { DESKTOP, expect, PHONE, SMALL_PHONE } from "./site.ts";

/**
 * Expects no axe violations and no horizontal scrolling, at night on a desktop and by day at 320 px; and that a phone whose text
 * is twice as large cuts nothing off (WCAG 1.4.4).
 */
export async function fitsEverywhere(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  const before = page.viewportSize() ?? SMALL_PHONE;
  await fitsLargeText(page, screen);
  await page.setViewportSize(before);
}

/** Expects no axe violations and no horizontal scrolling, at night on a desktop and by day at 320 px. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize() ?? SMALL_PHONE;
  for (const size of [DESKTOP, SMALL_PHONE]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page, `${screen}, ${size.width}`);
  }
  await expectNoFindingsAt(page, screen, [DESKTOP, SMALL_PHONE]);
  await page.setViewportSize(before);
}

// Also lays out what is far below the window, where it would have no height yet.
const LARGE_TEXT = ":root { font-size: 200% } * { content-visibility: visible !important }";

async function fitsLargeText(page: Page, screen: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, LARGE_TEXT);
  await expectNoSidewaysScroll(page, `${screen}, large text`);
  await expect.poll(() => textFaults(page), { message: `${screen}, large text` }).toEqual([]);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const hidden = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // A screen that has just become narrower takes a moment to render what belongs there.
  await expect.poll(hidden, { message: where }).toBeLessThanOrEqual(0);
}
