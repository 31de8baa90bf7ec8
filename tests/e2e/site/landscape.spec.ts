import { expect, newcomer, test } from "../support/site.ts";

/** Phones held sideways, from the smallest to one that is as wide as a tablet. */
const landscapes = [
  { width: 568, height: 320 },
  { width: 640, height: 360 },
  { width: 740, height: 360 },
  { width: 812, height: 375 },
  { width: 915, height: 412 },
];

for (const viewport of landscapes) {
  test(`the home page at ${viewport.width} x ${viewport.height} shows its title and its button at once`, async ({
    browser,
    site,
  }) => {
    const { page } = await newcomer(browser, site, { viewport, hasTouch: true, isMobile: true });
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("link", { name: "Start Your Journey" })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}
