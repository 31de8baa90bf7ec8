import type { Locator, Page } from "@playwright/test";

/** A line of the open menu: a menu item, or a button where a phone shows the menu as a sheet. */
export const menuLine = (page: Page, name: string | RegExp): Locator =>
  page
    .getByRole("menuitem", { name, exact: true })
    .or(page.getByRole("dialog").getByRole("button", { name, exact: true }));
