import type { Page } from "@playwright/test";
import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, type Site, test } from "../support/site.ts";
import { fitsEverywhere } from "../support/width.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const settled = (page: Page) => expect(page.locator("main [aria-busy=true], main .skeleton")).toHaveCount(0);

/** Makes a member an adult whose birth date nobody has confirmed. */
async function declareAdult(site: Site, email: string): Promise<void> {
  const id = "(select id from users where email = $1)";
  await querySite(site, `update birth_dates set birth_date = '1994-02-03' where user_id = ${id}`, [email]);
  await querySite(site, `delete from age_confirmations where user_id = ${id}`, [email]);
}

test("USERS-2 USERS-4 USERS-9 USERS-12 an admin finds, confirms, promotes and suspends a member", async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  const { page: admin } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const { page: member } = await newcomer(browser, site);
  const problems = collectPageErrors(admin, member);
  await becomeMember(admin, site, "Mama Users", "admin");
  const email = await becomeMember(member, site, "Zikora Found");
  await declareAdult(site, email);
  await member.goto("/dashboard");

  await admin.goto("/admin/users");
  await admin.getByRole("searchbox", { name: "Search by name or email" }).fill("zikora");
  await expect(admin).toHaveURL(/search=zikora/);
  const row = admin.getByRole("row", { name: /Zikora Found/ });
  await expect(row).toContainText("Not confirmed");
  await expect(row).toContainText("40%");
  await settled(admin);
  await fitsEverywhere(admin, "/admin/users");

  await row.getByRole("link", { name: "Zikora Found" }).click();
  await expect(admin.getByRole("heading", { level: 1, name: "Zikora Found" })).toBeVisible();
  const section = admin.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Users" });
  await expect(section).toHaveAttribute("aria-current", "page");
  await fitsEverywhere(admin, "/admin/users/:memberId");
  await admin.getByRole("button", { name: "Confirm age" }).click();
  await expect(admin.getByText("Confirmed by Mama Users")).toBeVisible();

  await admin.getByRole("button", { name: "Give the role Mentor" }).click();
  await dialog(admin).getByLabel("Reason (optional)").fill("Has led the Friday group for a year.");
  await fitsEverywhere(admin, "the dialog of a role");
  await dialog(admin).getByRole("button", { name: "Give", exact: true }).click();
  await expect(admin.getByText("Zikora Found is now mentor.")).toBeVisible();
  await expect(admin.getByRole("button", { name: "Remove the role Mentor" })).toBeVisible();

  await admin.getByRole("button", { name: "Warn, mute or suspend" }).click();
  await dialog(admin).getByRole("radio", { name: "Suspend" }).check();
  await dialog(admin).getByRole("button", { name: "Suspend", exact: true }).click();
  await expect(dialog(admin).getByText("Please give a reason.")).toBeVisible();
  await dialog(admin).getByLabel("Reason").fill("Threatened another member.");
  await dialog(admin).getByRole("button", { name: "Suspend", exact: true }).click();
  await expect(admin.getByText("Suspended by Mama Users")).toBeVisible();
  // Their open page is signed out by itself.
  await expect(member).toHaveURL(/\/auth/);

  await admin.getByRole("button", { name: "Lift the suspension" }).click();
  await dialog(admin).getByLabel("Reason").fill("They have apologised.");
  await dialog(admin).getByRole("button", { name: "Lift the suspension" }).click();
  await expect(admin.getByText("Suspension lifted by Mama Users")).toBeVisible();

  await admin.getByRole("link", { name: "Show in the audit log" }).click();
  await expect(admin.getByRole("heading", { level: 1, name: "Audit log" })).toBeVisible();
  const log = admin.getByRole("table", { name: "Audit log" });
  await expect(log.getByRole("row", { name: /Gave a role: Mentor/ })).toContainText("Friday group");
  await expect(log.getByRole("row", { name: /Confirmed an age/ })).toContainText("Mama Users");
  // Messages that lie above one another would be checked, too.
  await expect(admin.locator("[data-sonner-toast]")).toHaveCount(0, { timeout: 20_000 });
  await fitsEverywhere(admin, "/admin/audit");
  await admin.getByLabel("What", { exact: true }).selectOption("Suspended");
  await expect(log.getByRole("row", { name: /Gave a role/ })).toHaveCount(0);
  await expect(log.getByRole("row", { name: /Suspended/ })).toContainText("Threatened another member.");
  const download = admin.waitForEvent("download");
  await admin.getByRole("button", { name: "Download CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^audit-log-.*\.csv$/);
  expect(problems).toEqual([]);
});

test("USERS-10 on a phone an admin suspends two members at once, downloads the list, and restores them", async ({
  browser,
  site,
}) => {
  const { page: admin } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  await becomeMember(admin, site, "Papa Bulk", "admin");
  const names = ["Wasiu One", "Wasiu Two"];
  for (const name of names) {
    const { page } = await newcomer(browser, site);
    await becomeMember(page, site, name);
  }
  const select = async () => {
    for (const name of names) await admin.getByRole("checkbox", { name: `Select ${name}` }).check();
  };
  await admin.goto("/admin/users?search=wasiu");
  await select();
  await admin.getByRole("button", { name: "Suspend 2 users" }).click();
  await dialog(admin).getByLabel("Reason").fill("Two accounts of one spammer.");
  await dialog(admin).getByRole("button", { name: "Suspend 2 users" }).click();
  await expect(admin.getByText("2 users suspended.")).toBeVisible();
  await expect(admin.getByRole("row", { name: /Wasiu One/ })).toContainText("Suspended");
  await admin.getByLabel("State").selectOption("Active");
  await expect(admin.getByText("Nobody found")).toBeVisible();
  const download = admin.waitForEvent("download");
  await admin.getByRole("button", { name: "Download CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^members-.*\.csv$/);

  await admin.getByLabel("State").selectOption("Suspended");
  await select();
  await expect(admin.getByRole("button", { name: /^Suspend / })).toHaveCount(0);
  await admin.getByRole("button", { name: "Restore 2 users" }).click();
  await dialog(admin).getByLabel("Reason").fill("They are brothers with one phone.");
  await dialog(admin).getByRole("button", { name: "Restore 2 users" }).click();
  await expect(admin.getByText("2 users restored.")).toBeVisible();
  await expect(admin.getByText("Nobody found")).toBeVisible();
});

test("USERS-12 an admin whom another one demotes leaves the open section by itself", async ({ browser, site }) => {
  const { page: admin } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const { page: former } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  await becomeMember(admin, site, "Mama Stays", "admin");
  await becomeMember(former, site, "Papa Former", "admin");
  await former.goto("/admin/users");
  await expect(former.getByRole("row", { name: /Mama Stays/ })).toBeVisible();

  await admin.goto("/admin/users?search=papa%20former");
  await admin.getByRole("link", { name: "Papa Former" }).click();
  await admin.getByRole("button", { name: "Remove the role Admin" }).click();
  await dialog(admin).getByRole("button", { name: "Remove" }).click();
  await expect(admin.getByText("Papa Former is no longer admin.")).toBeVisible();
  await expect(former).toHaveURL(/\/$/);
  await expect(former.getByText("You don't have admin privileges.")).toBeVisible();
});

test("USERS-5 USERS-6 an admin gives up the own role only after confirming it, and is sent home", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  await becomeMember(page, site, "Mama Leaves", "admin");
  await page.goto("/admin/users?search=mama%20leaves");
  await page.getByRole("link", { name: "Mama Leaves" }).click();
  await page.getByRole("button", { name: "Remove the role Admin" }).click();
  await dialog(page).getByRole("button", { name: "Remove" }).click();
  await expect(dialog(page).getByText("Please confirm this.")).toBeVisible();
  await dialog(page).getByLabel("I know, take it from me").check();
  await dialog(page).getByRole("button", { name: "Remove" }).click();
  await expect(page).toHaveURL(/\/$/);
});
