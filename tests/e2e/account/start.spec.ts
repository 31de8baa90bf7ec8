import { TEST_PASSWORD } from "../../support/account/people.ts";
import { collectPageErrors, expect, freshEmail, newcomer, PHONE, test } from "../support/site.ts";
import { expectAccessible } from "../support/width.ts";

test("PROFILE-11 PROFILE-12 a newcomer gives a name and a drawing, plays a question and reads what is open", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  const problems = collectPageErrors(page);
  await page.goto("/auth?mode=create");
  await page.getByLabel("Email").fill(freshEmail("newcomer"));
  await page.getByLabel("Password", { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();

  await expect(page.getByRole("heading", { name: "What should people call you?" })).toBeVisible();
  await expectAccessible(page, "the first step");
  await page.getByRole("button", { name: "Use this name" }).click();
  await expect(page.getByText("Please enter a name, or skip this.")).toBeVisible();
  await page.getByLabel("Your name").fill("Ngozi Eze");
  await page.getByRole("button", { name: "Use this name" }).click();

  await expect(page.getByRole("heading", { name: "Choose your picture" })).toBeFocused();
  await page.getByRole("radio", { name: "A girl with a gele" }).check();
  await expectAccessible(page, "the second step");
  await page.getByRole("button", { name: "Use this picture" }).click();

  await expect(page.getByRole("heading", { name: "Play your first question" })).toBeFocused();
  await page.getByRole("button", { name: "Five" }).click();
  await expect(page.getByText("Correct.")).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();

  await expect(page.getByRole("heading", { name: "You’re in, Ngozi" })).toBeFocused();
  await expectAccessible(page, "what is open today");
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back, Ngozi" })).toBeVisible();
  await page.goto("/dashboard/profile");
  await expect(page.getByRole("radio", { name: "A girl with a gele" })).toBeChecked();
  expect(problems).toEqual([]);
});

test("PROFILE-11 a newcomer who skips everything is asked again on the home page, and only there", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  await page.goto("/auth?mode=create");
  await page.getByLabel("Email").fill(freshEmail("skips"));
  await page.getByLabel("Password", { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByRole("button", { name: "Skip", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Play your first question" })).toBeVisible();
  await page.getByRole("button", { name: "Skip all" }).click();
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await page.getByRole("link", { name: "Start here" }).click();
  await expect(page.getByRole("heading", { name: "What should people call you?" })).toBeVisible();
});
