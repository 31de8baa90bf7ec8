import type { Browser, Page } from "@playwright/test";
import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, type Site, test } from "../support/site.ts";
import { fitsEverywhere } from "../support/width.ts";

/** The first admin of a server that has yet to be set up. */
async function firstAdmin(browser: Browser, site: Site, viewport: typeof PHONE): Promise<Page> {
  await querySite(site, "insert into settings (key, value) values ('setup', '{}')");
  const { page } = await newcomer(browser, site, { viewport, reducedMotion: "reduce" });
  await becomeMember(page, site, "Mama Begins", "admin");
  return page;
}

const step = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const progress = (page: Page) => page.getByRole("progressbar", { name: "Progress" });
const settled = (page: Page) => expect(page.locator("main .skeleton")).toHaveCount(0);

/** Once the helplines are saved. Events of other tests on this site can have done this step already, and then it is not the next. */
async function toFirstEvent(page: Page): Promise<void> {
  await expect(step(page, "Helplines")).toHaveCount(0);
  await page.goto("/admin/setup?step=event");
  await expect(step(page, "First event")).toBeVisible();
}

/** The other journeys of this worker expect a community that is set up. */
test.afterEach(async ({ site }) => {
  await querySite(site, "delete from settings");
});

test("SETTING-13 SETTING-14 SETTING-19 the first admin goes through all steps, later resumes and finishes", async ({
  browser,
  site,
}) => {
  test.setTimeout(150_000);
  const page = await firstAdmin(browser, site, DESKTOP);
  const problems = collectPageErrors(page);
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/admin\/setup$/);
  await expect(step(page, "Name and tagline")).toBeVisible();
  await settled(page);
  await fitsEverywhere(page, "/admin/setup");
  await page.getByLabel("Name", { exact: true }).fill("First House");
  await press(page, "Save and continue");
  await expect(step(page, "Logo and colour")).toBeVisible();
  await fitsEverywhere(page, "/admin/setup?step=look");
  await press(page, "Skip");
  await expect(step(page, "Time zone")).toBeVisible();
  await press(page, "Later");

  await expect(page.getByText("Your community is not set up yet")).toBeVisible();
  await expect(page.getByText(/Still open: Logo and colour, Time zone,/)).toBeVisible();
  await settled(page);
  await fitsEverywhere(page, "/admin with an open setup");
  await page.getByRole("link", { name: "Continue the setup" }).click();
  await expect(step(page, "Time zone")).toBeVisible();
  await page.getByLabel("Time zone").selectOption("Africa/Accra");
  await press(page, "Save and continue");
  await expect(step(page, "Contact")).toBeVisible();
  await press(page, "Save and continue");
  await expect(step(page, "Test the mail")).toBeVisible();
  await press(page, "Send me a test mail");
  await expect(page.getByText("Saved, not sent")).toBeVisible();
  await press(page, "Continue");
  // Leads of other tests on this site can have done this step already.
  await page.goto("/admin/setup?step=people");

  await expect(step(page, "Safeguarding people")).toBeVisible();
  await expect(page.getByRole("list", { name: "Admins and safeguarding leads" })).toContainText("Mama Begins");
  await page.getByRole("searchbox", { name: "Find a user by name or email" }).fill("mama beg");
  await expect(page.getByRole("list", { name: "Users found" })).toContainText("Mama Begins");
  await fitsEverywhere(page, "/admin/setup?step=people");
  await press(page, "Save and continue");
  await expect(step(page, "Helplines")).toBeVisible();
  await expect(page.getByText(/Check these numbers: they may have changed/).first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Helplines" })).toHaveValue(/^Emergency: 112, /);
  await expect(page.getByRole("button", { name: "Skip" })).toHaveCount(0);
  await fitsEverywhere(page, "/admin/setup?step=helplines");
  await press(page, "I’ve checked these numbers");
  await toFirstEvent(page);
  await expect(page.getByRole("link", { name: "Plan an event" })).toHaveAttribute("href", "/events/manage/new");
  await press(page, "Continue");
  await press(page, "Finish the setup");
  await expect(page.getByText("Your community is set up")).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  await expect(page.getByText("Your community is not set up yet")).toHaveCount(0);
  expect(await querySite(site, "select value from settings where key = 'timeZone'")).toEqual([
    { value: "Africa/Accra" },
  ]);
  expect(problems).toEqual([]);
});

test("SETTING-14 on a phone another admin sees the same progress and finishes", async ({ browser, site }) => {
  const first = await firstAdmin(browser, site, PHONE);
  await first.goto("/admin/setup?step=time");
  await press(first, "Skip");
  await expect(step(first, "Contact")).toBeVisible();
  // Events and leads of other tests on this site have done some steps already.
  const done = (await progress(first).getAttribute("aria-valuetext")) ?? "";
  const { page: second } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  await becomeMember(second, site, "Papa Second", "admin");
  await second.goto("/admin/setup");
  await expect(step(second, "Name and tagline")).toBeVisible();
  expect(done).toMatch(/^[1-7] of 8 steps$/);
  await expect(progress(second)).toHaveAttribute("aria-valuetext", done);
  await press(second, "Finish the setup");
  await expect(second.getByText("Please check the helplines first. Members in danger see them.")).toBeVisible();
  await second.goto("/admin/setup?step=helplines");
  await press(second, "I’ve checked these numbers");
  await toFirstEvent(second);
  await press(second, "Finish the setup");
  await expect(second.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  await first.goto("/admin");
  await expect(first.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
});
