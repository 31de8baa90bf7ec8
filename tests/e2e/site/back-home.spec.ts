import type { Locator, Page } from "@playwright/test";
import { hold } from "../support/hold.ts";
import { signInAs } from "../support/member.ts";
import { expect, newcomer, TOUCH_PHONE, test, untilStarted } from "../support/site.ts";

/** Of the safety section, far below the first screen. */
const parentsLink = (page: Page) => page.locator("section[aria-labelledby=safety-title] a[href='/parents']");
/** Of the events at the end of a member's home page. */
const eventLink = (page: Page) => page.locator("#events li a[href^='/event/']").first();

/** Scrolls as a finger does, and follows the link with where it stood. */
async function follow(page: Page, link: Locator, path: RegExp): Promise<number> {
  await expect(link).toBeAttached();
  // Sections that were not shown yet grow when they come near, so the first jump may miss.
  await expect(async () => {
    await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await expect(link).toBeInViewport({ timeout: 500 });
  }).toPass();
  await page.waitForLoadState("networkidle");
  const place = await topOf(link);
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  return place;
}

const topOf = (link: Locator) => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));

const expectAt = (link: Locator, place: number) =>
  expect.poll(async () => Math.abs((await topOf(link)) - place), `${place} px from the top`).toBeLessThanOrEqual(4);

test("Back to the home page lands where a visitor was", async ({ browser, demoSite }) => {
  const { page } = await newcomer(browser, demoSite, TOUCH_PHONE);
  await page.goto("/");
  await untilStarted(page);
  const place = await follow(page, parentsLink(page), /\/parents$/);
  await page.goBack();
  await expectAt(parentsLink(page), place);
});

test("Back after a reload lands where a visitor was, also once the late parts have come", async ({
  browser,
  demoSite,
}) => {
  const { page } = await newcomer(browser, demoSite, TOUCH_PHONE);
  await page.goto("/");
  await untilStarted(page);
  const place = await follow(page, parentsLink(page), /\/parents$/);
  await page.reload();
  await untilStarted(page);
  await page.waitForLoadState("networkidle");
  const loadRest = await hold(page, /assets\/rest-/);
  const answerEvents = await hold(page, /\/api\/events/);
  await page.goBack();
  loadRest();
  await expectAt(parentsLink(page), place);
  answerEvents();
  await expect(page.locator("#events li").first()).toBeAttached();
  await expectAt(parentsLink(page), place);
});

test("Back to the home page lands where a member was, also once everything has been read again", async ({
  browser,
  demoSite,
}) => {
  const { page } = await newcomer(browser, demoSite, TOUCH_PHONE);
  await signInAs(page, "ada@example.org");
  await page.goto("/");
  await untilStarted(page);
  const place = await follow(page, eventLink(page), /\/event\//);
  await page.goBack();
  await expectAt(eventLink(page), place);
  await follow(page, eventLink(page), /\/event\//);
  await page.reload();
  await page.waitForLoadState("networkidle");
  const answer = await hold(page, /\/api\/(devotions|chat\/conversations|events)/);
  await page.goBack();
  await expect(page.getByText("Loading your streak...")).toBeAttached();
  answer();
  await expect(page.getByText("Longest streak")).toBeAttached();
  await expectAt(eventLink(page), place);
});

test("whoever scrolls on after Back is not carried back", async ({ browser, demoSite }) => {
  const { page } = await newcomer(browser, demoSite, { viewport: TOUCH_PHONE.viewport });
  await page.goto("/");
  await untilStarted(page);
  const place = await follow(page, parentsLink(page), /\/parents$/);
  await page.reload();
  await page.waitForLoadState("networkidle");
  const answerEvents = await hold(page, /\/api\/events/);
  await page.goBack();
  await expectAt(parentsLink(page), place);
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, -200);
  await expectAt(parentsLink(page), place + 200);
  answerEvents();
  await expect(page.locator("#events li").first()).toBeAttached();
  await expectAt(parentsLink(page), place + 200);
});
