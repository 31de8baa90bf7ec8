import type { Page } from "@playwright/test";
import { menuLine } from "./menu.ts";
import { expect } from "./site.ts";
import { composer, dialog } from "./thread-screen.ts";

/** The channel in the list: a card, or a row on a phone. */
export const card = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByText(name, { exact: true }) });

export async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
}

/** Creates a channel from the list and opens it; returns its path. */
export async function createChannel(page: Page, name: string, { isPrivate = false } = {}): Promise<string> {
  await page.goto("/community");
  await page.getByRole("button", { name: "Create channel" }).click();
  const sheet = dialog(page, "Create a channel");
  await sheet.getByLabel("Name", { exact: true }).fill(name);
  if (isPrivate) await sheet.getByRole("switch", { name: "Private channel" }).check();
  await sheet.getByRole("button", { name: "Create channel" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(composer(page)).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Finds an open channel by name and joins it. */
export async function joinChannel(page: Page, name: string): Promise<void> {
  await page.goto("/community");
  await page.getByLabel("Find channels by name").fill(name);
  await page.getByRole("button", { name: `Join ${name}` }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

/** Opens the channel's menu and chooses the entry of this name. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Channel menu" }).click();
  await menuLine(page, name).click();
}

/** Presses a button of the channel's bar, or chooses its line in the menu, which has it on a phone. */
export async function pressInBar(page: Page, name: string): Promise<void> {
  const button = page.getByRole("main").getByRole("button", { name, exact: true });
  await expect(page.getByRole("button", { name: "Channel menu" })).toBeVisible();
  if (await button.isVisible()) await button.click();
  else await choose(page, name);
}

export async function openMembers(page: Page) {
  await pressInBar(page, "Members");
  await expect(dialog(page, "Members")).toBeVisible();
  return dialog(page, "Members");
}

/** Finds a person by name, adds them and closes the sheet. */
export async function addByName(page: Page, name: string): Promise<void> {
  await (await openMembers(page)).getByRole("button", { name: "Add people" }).click();
  const sheet = dialog(page, "Add people");
  await sheet.getByLabel("Find people by name").fill(name);
  await sheet.getByRole("button", { name: new RegExp(name) }).click();
  await expect(sheet.getByText("Added", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
}
