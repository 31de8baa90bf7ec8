import type { Page } from "@playwright/test";
import { expectNoFindings } from "../support/axe.ts";
import { expect, newcomer, test } from "../support/site.ts";

const notice = (page: Page) => page.getByText("This browser is too old for this site.");

/** Opens the page as in a browser that lacks what the page asks for. */
async function openInOldBrowser(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const old = html.replace(/(@supports[^{]*)container-type/, "$1container-of-later");
    expect(old).not.toBe(html);
    await route.fulfill({ response, body: old });
  });
  await page.goto(path);
}

for (const javaScriptEnabled of [true, false]) {
  test(`an old browser says what to do, above the page’s text, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
    browser,
    site,
  }) => {
    const { page } = await newcomer(browser, site, { javaScriptEnabled });
    await openInOldBrowser(page, "/about");
    await expect(notice(page)).toBeInViewport();
    await expect(page.getByText(/Update the browser or your phone’s system/)).toBeInViewport();
    await expect(page.getByRole("heading", { level: 1, name: "About Lampstand" })).toBeInViewport();
    if (javaScriptEnabled) await expectNoFindings(page, "a page in an old browser");
  });
}

test("browsers that the app is built for never show that they are too old", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site);
  await page.goto("/about");
  await expect(notice(page)).toBeAttached();
  await expect(notice(page)).toBeHidden();
});
