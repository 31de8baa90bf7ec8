import type { Browser, Page } from "@playwright/test";
import { TEST_PASSWORD } from "../../support/account/people.ts";
import { rightAnswer } from "../../support/game/right-answer.ts";
import { openAccount } from "./member.ts";
import { expect, freshEmail, newcomer } from "./site.ts";

/** Creates an account with the form, skips the first steps and waits for the home page. Returns the email. */
export async function signUp(page: Page, name: string): Promise<string> {
  const email = freshEmail(name.toLowerCase().replace(/\W+/g, "-"));
  await page.goto("/auth");
  await page.getByRole("link", { name: "Create Account" }).click();
  await expect(page.getByRole("button", { name: "Create Account" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Account created! Please check your email to verify your account.")).toBeVisible();
  await expect(page).toHaveURL(/\/start$/);
  await page.getByRole("button", { name: "Skip all" }).click();
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL(/\/$/);
  return email;
}

/** Fills in the dialog that asks a member for a name. */
export async function giveName(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "What should people call you?" });
  await dialog.getByLabel("Your name").fill(name);
  await dialog.getByRole("button", { name: "Use this name" }).click();
}

interface Room {
  name: string;
  game?: string;
  rounds?: number;
  timeLimit?: number;
  isPrivate?: boolean;
}

/** Creates a room from /games with the settings screen; returns its code. */
export async function openRoom(page: Page, room: Room & { member: string }): Promise<string> {
  await page.goto("/games");
  await page.getByRole("button", { name: `Create Room, ${room.game ?? "Bible Trivia"}` }).click();
  await page.getByLabel("Room Name").fill(room.name);
  const choose = (group: string, option: string | RegExp) =>
    page.getByRole("group", { name: group }).getByRole("radio", { name: option, exact: true }).check();
  if (room.rounds) await choose("Rounds", String(room.rounds));
  if (room.timeLimit) await choose("Time Limit", `${room.timeLimit}s`);
  if (room.isPrivate) await choose("Privacy", /^Private/);
  await page.getByRole("button", { name: "Create Room" }).click();
  await giveName(page, room.member);
  await expect(page).toHaveURL(/\/games\/waiting\//);
  return codeOf(page);
}

/** Reads the room's code from the screen. */
export async function codeOf(page: Page): Promise<string> {
  const label = await page
    .getByRole("button", { name: /^Copy room code/ })
    .first()
    .getAttribute("aria-label");
  return (label ?? "").replace("Copy room code", "").replaceAll(" ", "");
}

/** Joins a room by its code on /games. */
export async function joinWithCode(page: Page, code: string, member: string): Promise<void> {
  await page.goto("/games");
  await page.getByLabel("Room code").fill(code);
  await page.getByRole("button", { name: "Join Room" }).click();
  await giveName(page, member);
  await expect(page).toHaveURL(/\/games\/waiting\//);
}

/** Seats two new members, Host and Guest, in the waiting room of a new game. */
export async function seatHostAndGuest(
  browser: Browser,
  site: { url: string },
  room: Room,
  hostOptions?: Parameters<typeof newcomer>[2],
) {
  const { page: host } = await newcomer(browser, site, hostOptions);
  const { page: guest } = await newcomer(browser, site);
  await openAccount(host, "Host");
  await openAccount(guest, "Guest");
  const code = await openRoom(host, { ...room, member: "Host" });
  await joinWithCode(guest, code, "Guest");
  return { host, guest, code };
}

export const options = (page: Page) => page.getByRole("button", { name: /^[ABCD]\b/ });

/** Waits for this round's question and answers it correctly or wrongly. */
export async function answer(page: Page, round: number, rounds: number, isRight: boolean): Promise<void> {
  await expect(page.getByText(`Round ${round} of ${rounds}`).first()).toBeVisible({ timeout: 30_000 });
  await expect(options(page).first()).toBeEnabled({ timeout: 15_000 });
  const question = await page.getByRole("heading", { level: 2 }).first().textContent();
  const right = rightAnswer(question ?? "");
  expect(right, `is in the question bank: ${question}`).toBeDefined();
  const labels = await options(page).allTextContents();
  const at = labels.findIndex((label) => label.includes(right as string));
  expect(at).toBeGreaterThan(-1);
  await options(page)
    .nth(isRight ? at : (at + 1) % 4)
    .click();
}
