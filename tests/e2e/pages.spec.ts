import type { Page } from "@playwright/test";
import { publicPages } from "../../schema/site/pages.ts";
import { expect, newcomer, test, untilStarted } from "./support/site.ts";

/** Collects the console's errors and warnings and uncaught exceptions. */
function collectProblems(page: Page): string[] {
  const found: string[] = [];
  page.on("pageerror", (error) => found.push(error.message));
  page.on("console", (message) => {
    // The test runner keeps service workers off.
    if (message.text().startsWith("Service Worker registration blocked")) return;
    if (["error", "warning"].includes(message.type())) found.push(message.text());
  });
  return found;
}

const prerendered = publicPages.filter(({ prerender }) => prerender !== "never").map(({ path }) => path);
const themeOf = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.dataset.theme,
    getComputedStyle(document.documentElement).backgroundColor,
  ]);

test("a visitor without JavaScript reads a page, follows its links and sees a 404 page", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site, { javaScriptEnabled: false });
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1, name: "About Lampstand" })).toBeVisible();
  await page.getByRole("link", { name: "Get Started" }).click();
  await expect(page.getByRole("heading", { name: "Join Our Community" })).toBeVisible();
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("each prerendered page is hydrated in place without errors or warnings in the console", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site);
  const found = collectProblems(page);
  for (const path of prerendered) {
    await page.addInitScript(() =>
      document.addEventListener("app-started", () => Object.assign(window, { hasStarted: true })),
    );
    await page.goto(path, { waitUntil: "commit" });
    const heading = await page.waitForSelector("#main h1");
    await page.waitForFunction(() => "hasStarted" in window);
    // The session is loaded, so everything is hydrated.
    await expect(page.getByRole("link", { name: "Sign In", exact: true }).first()).toBeVisible();
    expect([path, await heading.evaluate((node) => node.isConnected)]).toEqual([path, true]);
  }
  expect(found).toEqual([]);
});

test("a button that is pressed before the app has loaded takes effect once it has", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site);
  let loadApp = () => {};
  const allowed = new Promise<void>((resolve) => {
    loadApp = resolve;
  });
  await page.route(/assets\/index-.*\.js/, async (route) => {
    await allowed;
    await route.continue();
  });
  const early = page.waitForResponse(/early-press/);
  await page.goto("/team", { waitUntil: "commit" });
  await (await early).finished();
  await page.getByRole("button", { name: "Donations" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  loadApp();
  await expect(page.getByRole("dialog", { name: "Donations" })).toBeVisible();
});

test("buttons work although the script for early presses comes after the app", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site);
  const late = Promise.withResolvers<void>();
  await page.route(/early-press/, async (route) => {
    await late.promise;
    await route.continue();
  });
  const script = page.waitForResponse(/early-press/);
  await page.goto("/team", { waitUntil: "commit" });
  await untilStarted(page);
  late.resolve();
  await (await script).finished();
  await page.waitForLoadState();
  await page.getByRole("button", { name: "Donations" }).click();
  await expect(page.getByRole("dialog", { name: "Donations" })).toBeVisible();
});

test("every page has the chosen theme from its first paint, before any script runs", async ({ browser, site }) => {
  const { page, context } = await newcomer(browser, site, { colorScheme: "light" });
  await page.goto("/about");
  await page.getByRole("radio", { name: "Night" }).check({ force: true });
  const [night, background] = await themeOf(page);
  expect(night).toBe("night");

  await context.route(/\.js$/, (route) => route.abort());
  for (const path of ["/about", "/messages"]) {
    await page.goto(path);
    expect([path, ...(await themeOf(page))]).toEqual([path, "night", background]);
  }
});
