import type { Page } from "@playwright/test";
import { TEST_PASSWORD } from "../support/account/people.ts";
import { expectNoFindings } from "./support/axe.ts";
import { loadWholePage } from "./support/look/whole-page.ts";
import { becomeMember, signInAs } from "./support/member.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, test } from "./support/site.ts";
import { say, twoMembers } from "./support/thread-screen.ts";
import { fitsEverywhere } from "./support/width.ts";

const sections = [
  ["Overview", "/dashboard"],
  ["Daily Devotions", "/dashboard/devotions"],
  ["Community", "/dashboard/community"],
  ["Messages", "/dashboard/messages"],
  ["Notifications", "/dashboard/notifications"],
  ["My Events", "/dashboard/events"],
  ["Profile", "/dashboard/profile"],
] as const;

const headings: Readonly<Record<string, RegExp>> = { Overview: /^Welcome, / };

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Dashboard" });
/** Its name may end with a number of new things, which other tests leave behind. */
const link = (page: Page, name: string) => sidebar(page).getByRole("link", { name: new RegExp(`^${name}\\b`) });
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name: headings[name] ?? name, exact: true });

test("DASHBOARD-1 a member walks through all sections, which fit every size and text and both themes", async ({
  browser,
  demoSite: site,
}) => {
  test.setTimeout(120_000);
  const { page } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const problems = collectPageErrors(page);
  await signInAs(page, "ada@example.org");
  await page.goto("/dashboard");
  await expect(heading(page, "Overview")).toBeVisible();
  for (const [name, path] of sections) {
    if (name !== "Overview") {
      await link(page, name).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(heading(page, name)).toBeFocused();
    }
    await expect(link(page, name)).toHaveAttribute("aria-current", "page");
    await loadWholePage(page);
    await fitsEverywhere(page, name);
  }
  await page.goBack();
  await expect(heading(page, "My Events")).toBeVisible();
  expect(problems).toEqual([]);
});

test("DASHBOARD-2 a visitor signs in first and comes back to the section", async ({ browser, site }) => {
  const { page, context } = await newcomer(browser, site);
  const email = await becomeMember(page, site, "Ada Returns");
  await context.clearCookies();
  await page.goto("/dashboard/events");
  await expect(page).toHaveURL(/\/auth\?to=%2Fdashboard%2Fevents$/);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(heading(page, "My Events")).toBeVisible();
});

test("DASHBOARD-3 Ctrl+B collapses the sidebar to a rail, and a cookie remembers that for 7 days", async ({
  browser,
  site,
}) => {
  const { page, context } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  await becomeMember(page, site, "Ada Rail");
  await page.goto("/dashboard");
  const width = () =>
    page.evaluate(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      return (document.querySelector("#app aside")?.getBoundingClientRect().width ?? 0) / rem;
    });
  await expect.poll(width).toBe(16);
  await page.keyboard.press("Control+b");
  await expect.poll(width).toBe(3);
  await expectNoFindings(page, "the rail");
  const cookie = (await context.cookies()).find(({ name }) => name === "sidebar_state");
  expect(cookie?.value).toBe("false");
  expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(7);
  await page.reload();
  await expect.poll(width).toBe(3);
  await sidebar(page).getByRole("link", { name: "Profile" }).click();
  await expect(heading(page, "Profile")).toBeVisible();
  await page.getByRole("button", { name: "Open sidebar" }).click();
  await expect.poll(width).toBe(16);
});

test("DASHBOARD-4 on a phone, the keyboard opens the drawer, moves in it and closes it", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site, { reducedMotion: "reduce" });
  await becomeMember(page, site, "Ada Drawer");
  await page.goto("/dashboard");
  const toggle = page.getByRole("button", { name: "Open sidebar" });
  await toggle.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Dashboard" });
  await expect(drawer.getByRole("link", { name: "Overview" })).toBeVisible();
  await expectNoFindings(page, "the drawer");
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press("Control+b");
  await expect(drawer).toBeVisible();
  await drawer.getByRole("link", { name: "My Events" }).focus();
  await page.keyboard.press("Enter");
  await expect(drawer).toBeHidden();
  await expect(heading(page, "My Events")).toBeFocused();
});

test("DASHBOARD-5 a wide header and More on a phone lead to the dashboard, and its bar leads home", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  await becomeMember(page, site, "Ada Header");
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
  await expect(heading(page, "Overview")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Lampstand" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.setViewportSize(PHONE);
  const more = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "More" });
  await more.click();
  await page.getByRole("dialog", { name: "More" }).getByRole("link", { name: "Dashboard" }).click();
  await expect(heading(page, "Overview")).toBeVisible();
  await expect(more).toHaveAttribute("data-current", "true");
});

test("DASHBOARD-6 the sidebar counts unread messages and notifications as they arrive", async ({ browser, site }) => {
  const { ada, sola, problems } = await twoMembers(browser, site);
  await ada.setViewportSize(DESKTOP);
  await ada.goto("/dashboard/messages");
  await expect(ada.getByText("No unread messages.")).toBeVisible();
  await say(sola, "One");
  await expect(sidebar(ada).getByRole("link", { name: /^Messages.*, 1 unread message$/ })).toBeVisible();
  await expect(ada.getByText("1 unread message.")).toBeVisible();
  await expect(sidebar(ada).getByRole("link", { name: /^Notifications.*, 1 unread notification$/ })).toBeVisible();
  await sidebar(ada)
    .getByRole("link", { name: /^Notifications/ })
    .click();
  await ada.getByRole("button", { name: "Mark all as read" }).click();
  await expect(sidebar(ada).getByRole("link", { name: "Notifications", exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});

test("DASHBOARD-9 DASHBOARD-11 a new member's overview and sections say what is there and what to do first", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  await becomeMember(page, site, "Ada First");
  await page.goto("/dashboard");
  await expect(page.getByText(/^Member since \w{3} \d{4}$/)).toBeVisible();
  await expect(page.getByText("Play your first game to earn some.")).toBeVisible();
  await expect(page.getByText("No unread messages.")).toBeVisible();
  await expect(page.getByText("You’re all caught up.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Find events" })).toHaveAttribute("href", "/#events");
  await expect(page.getByRole("link", { name: "Join Our Community" })).toHaveAttribute("href", "/#join");
  await expect(page.getByRole("link", { name: /^Contact Us/ })).toBeVisible();
  await page.goto("/dashboard/events");
  await expect(page.getByRole("link", { name: "Find an event" })).toHaveAttribute("href", "/#events");
});
