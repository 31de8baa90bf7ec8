import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
export const row = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(name) });
export const settled = (page: Page) => expect(page.locator("main [aria-busy=true], main .skeleton")).toHaveCount(0);
export const undo = (page: Page, message: string) =>
  page.locator("[data-sonner-toast]", { hasText: message }).getByRole("button", { name: "Undo" }).click();

export async function act(page: Page, name: string, action: string): Promise<void> {
  await row(page, name)
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await page.getByRole("menuitem", { name: action, exact: true }).or(button(page, action)).click();
}
