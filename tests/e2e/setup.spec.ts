import { hashOfCode, newAdminCode } from "../../server/setup/first-admin/admin-code.ts";
import { TEST_PASSWORD } from "../support/account/people.ts";
import { querySite } from "./support/rows.ts";
import { collectPageErrors, expect, freshEmail, newcomer, SMALL_PHONE, test } from "./support/site.ts";
import { fitsEverywhere } from "./support/width.ts";

test("SETUP-9 on a small phone, the founder signs up, enters the code by keyboard, and is led on", async ({
  browser,
  protectedSite,
}) => {
  // Other tests on this site have admins.
  await querySite(protectedSite, "delete from user_roles");
  const code = newAdminCode();
  const store = "insert into admin_codes (hash, expires_at) values ($1, now() + interval '1 day')";
  await querySite(protectedSite, store, [hashOfCode(code)]);
  const { page } = await newcomer(browser, protectedSite, { viewport: SMALL_PHONE, reducedMotion: "reduce" });
  const problems = collectPageErrors(page);
  const main = page.getByRole("main");

  await page.goto("/setup");
  await expect(page.getByRole("heading", { name: "Set up this community" })).toBeVisible();
  await fitsEverywhere(page, "setup, signed out");
  await main.getByRole("link", { name: "Create Account" }).press("Enter");
  await page.getByLabel("Email").fill(freshEmail("founder"));
  await page.getByLabel("Password", { exact: true }).fill(TEST_PASSWORD);
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/setup$/);
  const field = page.getByLabel("One-time code");
  await expect(field).toBeVisible();
  await fitsEverywhere(page, "setup, the code");
  await field.press("Enter");
  await expect(page.getByText("Please enter the code.")).toBeVisible();
  await field.fill(newAdminCode());
  await field.press("Enter");
  await expect(page.getByText(/^That code isn’t right/)).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(code.toLowerCase());
  await field.press("Enter");
  await expect(page.getByText("You’re the admin")).toBeVisible();
  await expect(page).toHaveURL(/\/account\/security$/);
  await expect(page.getByText("Your role needs two-step sign-in")).toBeVisible();
  expect(problems).toEqual([]);
});

test("SETUP-11 once there is an admin, the page says so", async ({ browser, demoSite }) => {
  const { page } = await newcomer(browser, demoSite);
  await page.goto("/setup");
  await expect(page.getByRole("heading", { name: "This community has an admin" })).toBeVisible();
  await page.getByRole("link", { name: "Go to the home page" }).press("Enter");
  await expect(page).toHaveURL("/");
});
