import type { Page } from "@playwright/test";
import { TEST_PASSWORD } from "../../support/account/people.ts";
import { type App, appWith } from "../../support/account/second-factor.ts";
import { becomeMember } from "../support/member.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, test } from "../support/site.ts";
import { fitsEverywhere } from "../support/width.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

/** Presses a button with the keyboard alone: focuses it and presses Enter. */
async function enter(page: Page, name: string): Promise<void> {
  await page.getByRole("main").getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press("Enter");
}

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(TEST_PASSWORD);
  await page.keyboard.press("Enter");
}

/** Turns two-step sign-in on by keyboard, and reads the recovery codes. */
async function setUp(page: Page, look: (screen: string) => Promise<void>): Promise<{ app: App; codes: string[] }> {
  await enter(page, "Turn on two-step sign-in");
  await expect(page.getByLabel("Your password")).toBeFocused();
  await page.keyboard.type("not my password");
  await page.keyboard.press("Enter");
  await expect(page.getByText("That’s not your password. Please try again.")).toBeVisible();
  await page.getByLabel("Your password").fill(TEST_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(heading(page, "Scan this code with your app")).toBeFocused();
  await look("setting up");
  const key = page.getByText(/^([A-Z2-7]{4} ){3,}[A-Z2-7]{1,4}$/);
  const app = appWith(((await key.textContent()) ?? "").replaceAll(" ", ""));
  await page.getByLabel("Code from your app").focus();
  await page.keyboard.type(app.code());
  await page.keyboard.press("Enter");
  await expect(heading(page, "Save your recovery codes")).toBeFocused();
  const shown = page.getByRole("list", { name: "Recovery codes" }).locator("[aria-hidden=true]");
  await expect(shown).toHaveCount(10);
  await look("recovery codes");
  return { app, codes: await shown.allTextContents() };
}

for (const [where, viewport] of [
  ["a wide screen", DESKTOP],
  ["a phone", PHONE],
] as const) {
  test(`ACCESS-9 on ${where} an admin sets up two steps by keyboard, and signs in with either code`, async ({
    browser,
    protectedSite,
  }) => {
    const { page, context } = await newcomer(browser, protectedSite, { viewport, reducedMotion: "reduce" });
    const problems = collectPageErrors(page);
    const look = (screen: string) => fitsEverywhere(page, screen);
    const email = await becomeMember(page, protectedSite, "Mama Grace", "admin");

    await page.goto("/admin");
    await expect(page).toHaveURL(/\/account\/security$/);
    await expect(page.getByText("Your role needs two-step sign-in")).toBeVisible();
    await look("two steps needed");
    const { app, codes } = await setUp(page, look);
    await enter(page, "I’ve saved them");
    await expect(heading(page, "Overview")).toBeVisible();
    await expect(page).toHaveURL(/\/admin$/);

    await context.clearCookies();
    await page.goto("/admin");
    await enterPassword(page, email);
    await expect(heading(page, "Enter your code")).toBeVisible();
    await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
    await look("the code");
    await page.getByLabel("Code", { exact: true }).fill("000000");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^That code isn’t right/)).toBeVisible();
    await page.getByLabel("Code", { exact: true }).fill(app.code(1));
    await page.keyboard.press("Enter");
    await expect(heading(page, "Overview")).toBeVisible();

    await context.clearCookies();
    await page.goto("/account/security");
    await enterPassword(page, email);
    await expect(heading(page, "Enter your code")).toBeVisible();
    await enter(page, "Use a recovery code");
    await expect(page.getByLabel("Recovery code")).toBeFocused();
    await page.keyboard.type((codes[0] ?? "").toUpperCase().replaceAll("-", " "));
    await page.keyboard.press("Enter");
    await expect(page.getByText("You have 9 recovery codes left, for when you don’t have your phone.")).toBeVisible();
    await look("two steps are on");
    expect(problems).toEqual([]);
  });
}

test("ACCESS-8 a member makes new recovery codes, and turns two steps off", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site, { reducedMotion: "reduce" });
  await becomeMember(page, site, "Ada Careful");
  await page.goto("/account/security");
  const { codes } = await setUp(page, async () => {});
  await enter(page, "I’ve saved them");
  await enter(page, "New recovery codes");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Your current recovery codes stop working.");
  await dialog.getByLabel("Your password").fill(TEST_PASSWORD);
  await page.keyboard.press("Enter");
  const shown = page.getByRole("list", { name: "Recovery codes" }).locator("[aria-hidden=true]");
  await expect(shown).toHaveCount(10);
  expect(await shown.allTextContents()).not.toContain(codes[0]);
  await enter(page, "I’ve saved them");
  await enter(page, "Turn off");
  await fitsEverywhere(page, "turning it off");
  await dialog.getByLabel("Your password").fill("not my password");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("That’s not your password. Please try again.")).toBeVisible();
  await dialog.getByLabel("Your password").fill(TEST_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Two-step sign-in is off")).toBeVisible();
  await expect(heading(page, "Sign-in and security")).toBeFocused();
  await expect(page.getByRole("button", { name: "Turn on two-step sign-in" })).toBeVisible();
});

test("ACCESS-13 a member finds where they are signed in, and signs another browser out", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site, { reducedMotion: "reduce" });
  const { page: elsewhere } = await newcomer(browser, site);
  const email = await becomeMember(page, site, "Ada Elsewhere");
  await elsewhere.goto("/auth");
  await enterPassword(elsewhere, email);
  await expect(elsewhere).toHaveURL(/\/$/);
  await elsewhere.goto("/dashboard");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Sign-in and security" }).click();
  const sessions = page.getByRole("list", { name: "Where you’re signed in" });
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await expect(sessions.getByText("This device")).toBeVisible();
  await fitsEverywhere(page, "sessions");
  await sessions.getByRole("button", { name: /^Sign out Chrome on Linux/ }).focus();
  await page.keyboard.press("Enter");
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await expect(heading(page, "Where you’re signed in")).toBeFocused();
  await expect(elsewhere.getByText("Your session has ended. Please sign in again.")).toBeVisible();
});
