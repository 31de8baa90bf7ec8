import type { Page } from "@playwright/test";
import { TEST_PASSWORD } from "../../support/account/people.ts";
import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, test } from "../support/site.ts";
import { fitsEverywhere } from "../support/width.ts";

const sections = [
  ["Overview", "/admin"],
  ["Users", "/admin/users"],
  ["Invitations", "/admin/invitations"],
  ["Events", "/admin/events"],
  ["Devotions", "/admin/devotions"],
  ["Posts", "/admin/posts"],
  ["Questions", "/admin/questions"],
  ["Messages", "/admin/messages"],
  ["Notifications", "/admin/notifications"],
  ["Analytics", "/admin/analytics"],
  ["Activity", "/admin/activity"],
  ["Audit log", "/admin/audit"],
  ["Settings", "/admin/settings"],
] as const;

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Admin" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

/** True if a script that this page has loaded since then holds a link or a call of the admin area. */
function watchForAdminCode(page: Page): () => Promise<boolean> {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(request.url());
  });
  return async () => {
    const texts = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
    return texts.some((text) => text.includes("/admin/activity") || text.includes("/api/admin/"));
  };
}

test("ADMIN-2 ADMIN-7 ADMIN-50 an admin walks through all sections on a wide screen and on a phone", async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  const { page } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const problems = collectPageErrors(page);
  await becomeMember(page, site, "Mama Grace", "admin");
  await page.goto("/admin");
  for (const [name, path] of sections) {
    await sidebar(page).getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(heading(page, name)).toBeVisible();
    await expect(sidebar(page).getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
    await expect(page.locator("main .skeleton")).toHaveCount(0);
    await fitsEverywhere(page, name);
  }
  await expect(sidebar(page).getByRole("link")).toHaveText(sections.map(([name]) => name));
  await page.goBack();
  await expect(heading(page, "Audit log")).toBeVisible();
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Needs you");
  await page
    .getByRole("list", { name: "Needs you" })
    .getByRole("link", { name: /Days without a devotion/ })
    .click();
  await expect(heading(page, "Devotions")).toBeVisible();
  await page.goBack();
  await expect(
    page.getByRole("list", { name: "Recent activity" }).or(page.getByText("Nothing has happened yet")),
  ).toBeVisible();
  expect(problems).toEqual([]);
});

test("ADMIN-6 ADMIN-11 the numbers lead to their rows", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  await becomeMember(page, site, "Mama Numbers", "admin");
  await page.goto("/admin");
  for (const [number, section] of [
    ["Members", "Users"],
    ["Events", "Events"],
    ["Registrations", "Events"],
    ["Posts", "Posts"],
    ["Likes", "Posts"],
    ["Comments", "Posts"],
    ["Activities", "Activity"],
  ] as const) {
    await page.getByRole("list", { name: "At a glance" }).getByRole("link", { name: number }).click();
    await expect(heading(page, section)).toBeVisible();
    await page.goBack();
  }
  await page.goto("/admin/analytics");
  const growth = page.getByRole("table", { name: "New members, last 7 days" });
  await growth.getByRole("row").last().getByRole("link").click();
  await expect(page).toHaveURL(/\/admin\/users\?joined=\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole("row", { name: /Mama Numbers/ })).toBeVisible();
});

test("ADMIN-1 ADMIN-4 other members are sent home with the specified text, without the admin area’s code", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site);
  await becomeMember(page, site, "Sola Lead", "safeguarding_lead");
  const hasAdminCode = watchForAdminCode(page);
  for (const path of ["/admin", "/admin/events"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText("Access Denied")).toBeVisible();
    await expect(page.getByText("You don't have admin privileges.")).toBeVisible();
  }
  await page.goto("/dashboard");
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "More" })).toBeVisible();
  expect(await hasAdminCode()).toBe(false);
});

test("ADMIN-1 a visitor signs in first and comes back to the section", async ({ browser, site }) => {
  const { page, context } = await newcomer(browser, site);
  const email = await becomeMember(page, site, "Mama Returns", "admin");
  await context.clearCookies();
  const hasAdminCode = watchForAdminCode(page);
  await page.goto("/admin/events");
  await expect(page).toHaveURL(/\/auth\?to=%2Fadmin%2Fevents$/);
  expect(await hasAdminCode()).toBe(false);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(heading(page, "Events")).toBeVisible();
  expect(await hasAdminCode()).toBe(true);
});

test("ADMIN-1 an admin who has lost the role is sent home at the next visit", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site);
  const email = await becomeMember(page, site, "Mama Demoted", "admin");
  await page.goto("/admin");
  await expect(heading(page, "Overview")).toBeVisible();
  // An open section would leave by itself.
  await page.goto("/about");
  await querySite(site, "delete from user_roles where user_id = (select id from users where email = $1)", [email]);
  await page.goto("/admin");
  await expect(page.getByText("You don't have admin privileges.")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test("ADMIN-3 ADMIN-5 the header leads in, Back to Site leads out, and Sign Out ends the session", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  await becomeMember(page, site, "Mama Header", "admin");
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Admin" }).click();
  await expect(heading(page, "Overview")).toBeVisible();
  await page.getByRole("complementary").getByRole("link", { name: "Back to Site" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.setViewportSize(PHONE);
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog", { name: "More" }).getByRole("link", { name: "Admin" }).click();
  await expect(heading(page, "Overview")).toBeVisible();
  await page.getByRole("button", { name: "Open sidebar" }).click();
  const drawer = page.getByRole("dialog", { name: "Admin" });
  await expect(drawer.getByRole("link", { name: "Back to Site" })).toBeVisible();
  await drawer.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test("ADMIN-5 mentors and leads see no link to the admin area", async ({ browser, site }) => {
  for (const role of ["mentor", "safeguarding_lead"] as const) {
    const { page } = await newcomer(browser, site, { viewport: DESKTOP });
    await becomeMember(page, site, `No Admin ${role}`, role);
    await page.goto("/about");
    await expect(page.getByRole("banner").getByRole("link", { name: "Dashboard" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Admin" })).toHaveCount(0);
  }
});
