import { expect, type Page } from "@playwright/test";
import { loadWholePage } from "../../support/look/whole-page.ts";

/** Opens a page as a visitor and waits until it works and all of it is there. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The header shows it once the session is known.
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In", exact: true })).toBeVisible();
  await loadWholePage(page);
}
