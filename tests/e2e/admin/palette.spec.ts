import type { Page } from "@playwright/test";
import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, TOUCH_PHONE, test } from "../support/site.ts";
import { fitsEverywhere } from "../support/width.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Search the admin area" });
const field = (page: Page) => palette(page).getByRole("combobox", { name: "Name, title or section" });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole("option", { name });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

test("ADMIN-40 ADMIN-46 an admin finds a member with the keyboard alone", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const problems = collectPageErrors(page);
  await becomeMember(page, site, "Mama Palette", "admin");
  const { page: other } = await newcomer(browser, site);
  await becomeMember(other, site, "Ụzọma Palette");
  await page.goto("/admin/activity");
  await expect(heading(page, "Activity")).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await expect(palette(page).getByRole("status")).toHaveText(/^\d+ results$/);
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();

  await page.getByRole("button", { name: "Search", exact: true }).focus();
  await page.keyboard.press("Control+k");
  await field(page).fill("uzoma");
  await expect(palette(page).getByRole("status")).toHaveText("1 result");
  await expect(palette(page).getByRole("group", { name: "Members" }).getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Search", exact: true })).toBeFocused();

  await page.keyboard.press("Control+k");
  await field(page).fill("palette");
  await expect(palette(page).getByRole("status")).toHaveText("2 results");
  await expect(option(page, /Mama Palette/)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  const chosen = option(page, /Ụzọma Palette/);
  await expect(chosen).toHaveAttribute("aria-selected", "true");
  await fitsEverywhere(page, "the palette");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", (await chosen.getAttribute("id")) ?? "none");
  await page.keyboard.press("Enter");
  await expect(palette(page)).toBeHidden();
  await expect(heading(page, "Ụzọma Palette")).toBeVisible();
  expect(problems).toEqual([]);
});

test("ADMIN-40 ADMIN-41 on a phone the palette leads to a section, an event and a devotion", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site, { ...TOUCH_PHONE, reducedMotion: "reduce" });
  const problems = collectPageErrors(page);
  await becomeMember(page, site, "Mama Touch", "admin");
  await querySite(
    site,
    `insert into events (title, description, location, event_date)
     values ('Harvest vigil', '', 'Yaba', now() + interval '3 days')`,
  );
  await querySite(
    site,
    `insert into devotions (title, content, date, is_published) values ('Harvest joy', 'Sing.', '2031-03-04', true)`,
  );
  await page.goto("/admin");
  const find = async (words: string, result: RegExp) => {
    await page.getByRole("button", { name: "Search the admin area" }).tap();
    await field(page).fill(words);
    await option(page, result).tap();
    await expect(palette(page)).toBeHidden();
  };
  await find("aud", /^Audit log$/);
  await expect(heading(page, "Audit log")).toBeVisible();
  await find("harvest", /Harvest joy 4 Mar 2031/);
  await expect(page).toHaveURL(/\/admin\/devotions\/[0-9a-f-]{36}$/);
  await expect(page.getByLabel("Title")).toHaveValue("Harvest joy");
  await page.goto("/admin");
  await find("harvest", /Harvest vigil/);
  await expect(page).toHaveURL(/\/admin\/events\/[0-9a-f-]{36}$/);
  expect(problems).toEqual([]);
});

test("ADMIN-41 the palette leads to a single setting, and to a page below a section", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const problems = collectPageErrors(page);
  await becomeMember(page, site, "Mama Settings", "admin");
  await page.goto("/admin/activity");
  await expect(heading(page, "Activity")).toBeVisible();
  await page.keyboard.press("Control+k");
  await field(page).fill("time zone");
  await expect(option(page, /Time Time zone/)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  const time = page.getByRole("heading", { level: 2, name: "Time", exact: true });
  await expect(time).toBeFocused();
  await expect(time).toBeInViewport();
  await page.keyboard.press("Control+k");
  await field(page).fill("helplines");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Safety", exact: true })).toBeFocused();
  await page.keyboard.press("Control+k");
  await field(page).fill("compare");
  await option(page, "Compare payments").click();
  await expect(page).toHaveURL(/\/admin\/events\/payments$/);
  expect(problems).toEqual([]);
});

test("ADMIN-45 results of an earlier text are never shown, and a failed search can be tried again", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  await becomeMember(page, site, "Mama Late", "admin");
  await page.goto("/admin");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/admin\/search\?q=mama$/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.route(/\/api\/admin\/search\?q=offline$/, (route) => route.abort());
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const asked = page.waitForRequest(/search\?q=mama$/);
  await field(page).fill("mama");
  await asked;
  await expect(palette(page).getByRole("status")).toHaveText("Searching...");
  await field(page).fill("nobody-has-this-name");
  await expect(palette(page).getByText("Nothing found for “nobody-has-this-name”.")).toBeVisible();
  release();
  await expect(option(page, /Mama Late/)).toHaveCount(0);
  await field(page).fill("offline");
  await expect(palette(page).getByRole("alert")).toContainText("Please");
  await page.unroute(/\/api\/admin\/search\?q=offline$/);
  await palette(page).getByRole("button", { name: "Try again" }).click();
  await expect(palette(page).getByText("Nothing found for “offline”.")).toBeVisible();
});
