import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { verifyEmail } from "../../schema/account/api.ts";
import { TEST_PASSWORD } from "../support/account/people.ts";
import { openAccount } from "./support/member.ts";
import { signUp } from "./support/player.ts";
import { DESKTOP, expect, freshEmail, newcomer, type Site, test } from "./support/site.ts";

/** Submits the form. The header's Sign In is a link, not a button. */
const submitSignIn = (page: Page) => page.getByRole("main").getByRole("button", { name: "Sign In" }).click();

/** The link in the newest mail for this address, once the server has sent it. */
async function mailedLink(site: Site, email: string, path: string): Promise<string> {
  await expect.poll(() => findMailedToken(site, email, path)).toBeDefined();
  return `${path}?token=${findMailedToken(site, email, path)}`;
}

function findMailedToken(site: Site, email: string, path: string): string | undefined {
  const outbox = join(site.dataDir, "outbox");
  const mails = readdirSync(outbox)
    .sort()
    .map((file) =>
      readFileSync(join(outbox, file), "utf8")
        .replace(/=\r?\n/g, "")
        .replace(/=3D/g, "="),
    );
  const mail = mails.filter((text) => text.includes(email) && text.includes(path)).at(-1) ?? "";
  return new RegExp(`${path}\\?token=([^\\s"&<]+)`).exec(mail)?.[1];
}

test("the account form shows the specified errors and keeps the email when the visitor changes its mode", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site);
  await page.goto("/auth");
  await page.getByRole("link", { name: "Create Account" }).click();
  await page.getByLabel("Email").fill("not an address");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
  await page.getByLabel("Email").fill("nobody@example.org");
  await page.getByLabel("Password", { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await submitSignIn(page);
  await expect(page.getByText("Error", { exact: true })).toBeVisible();
});

test("a session survives a reload and ends with sign-out, and signing in returns to the requested screen", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site, { viewport: DESKTOP });
  const email = await signUp(page, "Reload");
  await page.reload();
  await page.goto("/games/settings");
  await expect(page.getByRole("heading", { name: "Create Game Room" })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  // Leaving the page earlier would abort the request.
  await expect(page).toHaveURL("/");
  await page.goto("/games/settings");
  await expect(page).toHaveURL(/\/auth\?/);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(TEST_PASSWORD);
  await submitSignIn(page);
  await expect(page.getByText("Signed in successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/games\/settings$/);
});

test("the links in the mails confirm the address and set a new password", async ({ browser, site }) => {
  const { page, context } = await newcomer(browser, site);
  const email = await signUp(page, "Mail");
  const verifyLink = await mailedLink(site, email, "/auth/verify");
  await context.clearCookies();
  let uses = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === verifyEmail.path) uses += 1;
  });
  await page.goto(verifyLink);
  await expect(page.getByText("Your email is verified")).toBeVisible();
  await expect(page).toHaveURL(/\/start$/);
  await expect(page.getByRole("button", { name: "Your account" })).toBeVisible();
  // Signing in reads everything again, but must not use the link again.
  expect(uses).toBe(1);
  // The link signs in only once: anyone who finds it later must know the password.
  await context.clearCookies();
  await page.goto(verifyLink);
  await expect(page.getByText("Sign in to continue.")).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("not that one");
  await submitSignIn(page);
  const refusal = page.getByText("Wrong email or password.");
  await expect(refusal).toBeVisible();
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  const sendLink = page.getByRole("button", { name: "Send the link" });
  await expect(sendLink).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await sendLink.click();
  await expect(page.getByText("Please check your email")).toBeVisible();
  // The new attempt removes the error toast of the last one, which would otherwise stay for nine seconds.
  await expect(refusal).toBeHidden({ timeout: 3000 });
  await page.goto(await mailedLink(site, email, "/auth/reset"));
  await page.getByLabel("New password").fill("a brand new password");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByRole("main").getByRole("button", { name: "Sign In" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a brand new password");
  await submitSignIn(page);
  await expect(page.getByText("Signed in successfully!")).toBeVisible();
});

test("an expired link says that it no longer works and offers a new one", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site);
  const expired = page.getByRole("heading", { name: "This link no longer works" });
  await page.goto("/auth/verify?token=expired");
  await expect(expired).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/auth");
  await page.goto("/auth/reset?token=expired");
  await page.getByLabel("New password").fill("a brand new password");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(expired).toBeVisible();
  await page.getByRole("link", { name: "Get a new link" }).click();
  await expect(page.getByRole("button", { name: "Send the link" })).toBeVisible();
});

test("a signed-out visitor who creates a room signs in first, and then chooses the settings of that game", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site);
  const { page: elsewhere } = await newcomer(browser, site);
  const email = await openAccount(elsewhere, "Returns");
  await page.goto("/games");
  await page.getByRole("button", { name: "Create Room, Word Battle" }).click();
  await expect(page.getByText("Please sign in to create a game room.")).toBeVisible();
  await expect(page).toHaveURL(/\/games$/);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/auth\?/);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(TEST_PASSWORD);
  await submitSignIn(page);
  await expect(page).toHaveURL(/\/games\/settings\?game=word_battle$/);
  await expect(page.getByLabel("Room Name")).toBeVisible();
  await expect(page.getByRole("main").getByText("Word Battle").first()).toBeVisible();
});

test("a signed-out visitor who typed a room code finds it in the field again after signing up", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site);
  await page.goto("/games");
  const code = page.getByLabel("Room code");
  await expect(code).toBeInViewport();
  await code.fill("abc-def");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please sign in to join a game room.")).toBeVisible();
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("link", { name: "Create Account" }).click();
  await expect(page.getByRole("button", { name: "Create Account" })).toBeVisible();
  await page.getByLabel("Email").fill(freshEmail("guest"));
  await page.getByLabel("Password", { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/games\?/);
  await expect(code).toHaveValue("ABCDEF");
});

test("an unknown address shows the 404 page with a way home, and an unknown room says that it is not found", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site);
  await page.goto("/no/such/page");
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await page.getByRole("link", { name: /home/i }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await signUp(page, "Lost");
  await page.goto("/games/waiting/00000000-0000-4000-8000-000000000000");
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByRole("heading", { name: "Room Not Found" })).toBeVisible();
  await page.getByRole("link", { name: "Return to Games" }).click();
  await expect(page).toHaveURL(/\/games$/);
});
