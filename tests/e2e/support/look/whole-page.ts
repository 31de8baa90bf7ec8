import { expect, type Page } from "@playwright/test";

/** Waits until everything of a page has come, also what comes only when it is near the window. */
export async function loadWholePage(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator(".skeleton")).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
}
