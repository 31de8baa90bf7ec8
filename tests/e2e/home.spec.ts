import type { Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { expectStill, recordShifts } from "./support/layout-shift.ts";
import { becomeMember, openAccount, signInAs } from "./support/member.ts";
import { DESKTOP, expect, newcomer, TOUCH_PHONE, test } from "./support/site.ts";

const sample = (page: Page) => page.locator("section[aria-labelledby=sample-title]");

test("HOME-2 a visitor answers three questions by keyboard and sees each verse; no request is sent", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site);
  await page.goto("/");
  const question = sample(page).getByRole("heading");
  await expect(question).toHaveText("How many smooth stones did David choose from the brook?");
  await page.waitForLoadState("networkidle");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await sample(page).getByRole("button", { name: "Three" }).focus();
  await page.keyboard.press("Enter");
  await expect(sample(page).getByRole("status")).toContainText("The right answer is Five.");
  await expect(sample(page).getByText("1 Samuel 17:40")).toBeVisible();
  await sample(page).getByRole("button", { name: "Next question" }).press("Enter");
  await expect(question).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(sample(page).getByRole("status")).toContainText("Correct.");
  await sample(page).getByRole("button", { name: "Next question" }).press("Enter");
  await sample(page).getByRole("button", { name: "Love" }).press("Enter");
  await expect(sample(page).getByText("2 of 3 right.")).toBeVisible();
  await expect(sample(page).getByRole("link", { name: "Play with friends" })).toHaveAttribute("href", "/games");
  expect(sent).toEqual([]);
});

test("HOME-2 an answer pressed before the question’s code has come counts once it has", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site);
  let loadRest = () => {};
  const allowed = new Promise<void>((resolve) => {
    loadRest = resolve;
  });
  await page.route(/assets\/rest-.*\.js/, async (route) => {
    await allowed;
    await route.continue();
  });
  const asked = page.waitForRequest(/assets\/rest-/);
  await page.goto("/", { waitUntil: "commit" });
  await asked;
  await sample(page).getByRole("button", { name: "Five" }).click();
  loadRest();
  await expect(sample(page).getByText("Correct.")).toBeVisible();
});

test("HOME-1 a new member who has no name yet is welcomed to the community", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site);
  await openAccount(page, "Newcomer");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome to Lampstand" })).toBeVisible();
});

test("HOME-1 a member’s home page never shows the visitors’ version", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site);
  await becomeMember(page, site, "Ngozi Ade");
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes("Start Your Journey")) Object.assign(window, { hasFlashed: true });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back, Ngozi" })).toBeVisible();
  await expect(page.getByText("No unread messages.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Open rooms now" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Upcoming Events", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Join Our Community" })).toHaveCount(0);
  expect(await page.evaluate(() => "hasFlashed" in window)).toBe(false);
});

test("HOME-1 a browser whose session has ended gets the visitors’ page", async ({ browser, site }) => {
  const { page, context } = await newcomer(browser, site);
  await context.addCookies([{ name: "session", value: "ended.long-ago", url: site.url }]);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Start Your Journey" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Join Our Community" })).toBeAttached();
});

for (const [size, options] of [
  ["a phone", TOUCH_PHONE],
  ["a computer", { viewport: DESKTOP }],
] as const) {
  test(`a member’s home page stays where it is when what it reads arrives late, on ${size}`, async ({
    browser,
    demoSite,
  }) => {
    const { page } = await newcomer(browser, demoSite, options);
    await signInAs(page, "ada@example.org");
    await recordShifts(page);
    const answerReading = await hold(page, /\/api\/(devotions|chat\/conversations)/);
    const answerRooms = await hold(page, /\/api\/game\/rooms/);
    await page.goto("/");
    await expect(page.getByText("Loading your streak...")).toBeAttached();
    await expect(page.getByText("Loading your conversations...")).toBeAttached();
    answerReading();
    await expect(page.getByText("Longest streak")).toBeVisible();
    // Last, when everything below the rooms is in its place.
    answerRooms();
    await expect(page.getByText("Nobody is waiting right now.")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Read (today’s devotion|it again)$/ })).toBeVisible();
    await expect(page.getByText(/unread messages?\.$/)).toBeVisible();
    await expectStill(page, 0.025);
  });
}
