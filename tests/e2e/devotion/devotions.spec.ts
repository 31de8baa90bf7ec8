import type { Page } from "@playwright/test";
import { timeIn } from "../../../server/platform/date.ts";
import { expectNoFindingsInThemes } from "../support/axe.ts";
import { BEGINNING, day, END, LAGOS, storeDevotions } from "../support/devotion.ts";
import { openAccount } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, expect, newcomer, test } from "../support/site.ts";

const entries = (page: Page) => page.getByRole("article");
const entry = (page: Page, title: string) => page.getByRole("article", { name: title, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a visitor reads today's devotion first, opens and closes it, reads its verse, and marks nothing", async ({
  browser,
  site,
}) => {
  await storeDevotions(site, ...Array.from({ length: 12 }, (_, ago) => -ago), 1);
  const { page } = await newcomer(browser, site);
  const errors = collectPageErrors(page);
  await page.goto("/devotions");
  await expect(page.getByRole("heading", { level: 1, name: "Daily Devotions" })).toBeVisible();
  await expect(entries(page)).toHaveCount(10);
  const today = entries(page).first();
  await expect(today).toContainText("Page 0");
  await expect(today).toContainText("Today’s devotion");
  await expect(today).toContainText(`${BEGINNING.slice(0, 149)}…`);
  await expect(today).not.toContainText(END);

  await button(page, "Read More: Page 0").click();
  await expect(today).toContainText(END);
  const close = button(page, "Show Less: Page 0");
  await expect(close).toBeFocused();
  await close.click();
  await expect(today).not.toContainText(END);

  await today.getByRole("button", { name: "Ps 119:105" }).click();
  const sheet = page.getByRole("dialog", { name: "Psalm 119:105" });
  await expect(sheet).toContainText("Thy word is a lamp unto my feet, and a light unto my path.");
  await page.keyboard.press("Escape");
  await expect(today.getByRole("button", { name: "Ps 119:105" })).toBeFocused();

  await button(page, "Show earlier").click();
  await expect(entries(page)).toHaveCount(12);
  await expect(button(page, "Show earlier")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Mark as Read" })).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/auth\?to=%2Fdevotions$/);
  expect(errors).toEqual([]);
});

test("without devotions, and while they cannot be read, the page says so", async ({ browser, site }) => {
  await storeDevotions(site);
  const { page } = await newcomer(browser, site, { reducedMotion: "reduce" });
  await page.goto("/devotions");
  await expect(page.getByText("No devotions available yet. Check back soon!")).toBeVisible();
  await page.route("**/api/devotions?*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.route("**/api/devotions", (route) => route.fulfill({ status: 500, body: "" }));
  await page.reload();
  await expect(page.getByText("Failed to fetch devotions")).toBeVisible();
  await page.unrouteAll();
  await storeDevotions(site, 0);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(entry(page, "Page 0")).toBeVisible();
});

test("a member's first devotion lights the lamp, and seven days in a row are a moment", async ({ browser, site }) => {
  await storeDevotions(site, -1, 0);
  const { page } = await newcomer(browser, site, { reducedMotion: "reduce" });
  const email = await openAccount(page, "Ngozi");
  await page.goto("/devotions");
  await expect(page.getByText("Read your first devotion, and the first light goes on.")).toBeVisible();
  await button(page, "Mark as Read: Page 0").click();
  await expect(page.getByText("Devotion marked as read!")).toBeVisible();
  await expect(page.getByText("Your lamp is lit")).toBeVisible();
  await expect(button(page, "Mark as Read: Page 0")).toHaveCount(0);
  await expect(page.getByText("You’ve read today’s. See you tomorrow.")).toBeVisible();
  await expectNoFindingsInThemes(page, "devotions");

  // Nothing counts before an account's first day.
  await querySite(site, "update users set created_at = now() - interval '30 days' where email = $1", [email]);
  await querySite(
    site,
    `with reader as (select id from users where email = $1),
       undone as (delete from user_devotion_reads where user_id = (select id from reader))
     insert into user_devotion_reads (user_id, read_on)
     select reader.id, $2::date - days from reader, generate_series(1, 6) days`,
    [email, day(0)],
  );
  await page.reload();
  await expect(page.getByText("6 days")).not.toHaveCount(0);
  await button(page, "Mark as Read: Page 0").click();
  await expect(page.getByRole("heading", { name: "7 days with a devotion" })).toBeVisible();
});

test("DEVOTION-19 a devotion that is read without network lights the lamp at once, and waits on the phone", async ({
  browser,
  site,
}) => {
  await storeDevotions(site, 0);
  const { page, context } = await newcomer(browser, site);
  await openAccount(page, "Ibrahim");
  // What sends in the background comes with the member's connection, after the page.
  const connected = page.waitForEvent("websocket");
  await page.goto("/devotions");
  await connected;
  await expect(button(page, "Mark as Read: Page 0")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await button(page, "Mark as Read: Page 0").click();
  await expect(entry(page, "Page 0").getByText("Read. We’ll sync it when you’re online.")).toBeVisible();
  await expect(page.getByText(/1 devotion that you read waits on this phone/)).toBeVisible();
  // The lamp does not wait for the network.
  await expect(page.getByText("Your lamp is lit")).toBeVisible();
  await expect(page.getByText("You’ve read today’s. See you tomorrow.")).toBeVisible();
  // Other tests leave reads of devotions that are gone.
  const reads = () => querySite(site, "select from user_devotion_reads where devotion_id is not null");
  expect(await reads()).toHaveLength(0);
  await context.setOffline(false);
  await expect(entry(page, "Page 0").getByText("Read", { exact: true })).toBeVisible({ timeout: 45_000 });
  await expect(page.getByText("You’ve read today’s. See you tomorrow.")).toBeVisible();
  expect(await reads()).toHaveLength(1);
});

test("DEVOTION-4 the page turns at midnight in Lagos, with what the phone has kept", async ({ browser, site }) => {
  await storeDevotions(site, 0, 1);
  // Another time zone: it is not the phone's midnight that counts.
  const { page } = await newcomer(browser, site, { timezoneId: "America/New_York" });
  await openAccount(page, "Zainab");
  await page.clock.install({ time: timeIn(LAGOS, day(0), "23:59") + 40_000 });
  await page.goto("/devotions");
  await expect(entries(page).first()).toContainText("Page 0");
  await expect(entry(page, "Page 1")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  await page.clock.fastForward("00:25");
  await expect(entries(page).first()).toContainText("Page 1");
  await expect(entries(page).first()).toContainText("Today’s devotion");
  await expect(entries(page).nth(1)).toContainText("Page 0");
});
