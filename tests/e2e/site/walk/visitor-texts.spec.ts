import type { Page } from "@playwright/test";
import { expect, newcomer, test } from "../../support/site.ts";
import { openPage } from "./open-page.ts";
import { specifiedPages } from "./specified.ts";

/** The smallest section of the page that has this heading. */
const sectionOf = (page: Page, title: string) =>
  page
    .getByRole("main")
    .locator("article, section")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) })
    .last();

for (const { path, parts, links = {}, buttons = [] } of specifiedPages) {
  test(`${path} has the specified parts, texts, links and buttons`, async ({ browser, demoSite: site }) => {
    const { page } = await newcomer(browser, site, { reducedMotion: "reduce" });
    await openPage(page, path);
    const main = page.getByRole("main");
    for (const [title, texts] of Object.entries(parts)) {
      // The form below the home page comes when it is near the window.
      await main.getByRole("heading", { name: title, exact: true }).scrollIntoViewIfNeeded();
      for (const text of texts) await expect(sectionOf(page, title)).toContainText(text);
    }
    for (const [name, target] of Object.entries(links)) {
      await expect(main.getByRole("link", { name }).first()).toHaveAttribute("href", target);
    }
    for (const name of buttons) await expect(main.getByRole("button", { name, exact: true })).toBeVisible();
  });
}
