import { expect, type Page } from "@playwright/test";

/** Opens a page as a visitor and waits until it works and all of it is there. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The header shows it once the session is known.
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In", exact: true })).toBeVisible();
  // Some parts come only when they are near the window.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator(".skeleton, [data-late]")).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
}
