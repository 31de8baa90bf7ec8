import type { Browser, Page } from "@playwright/test";
import { becomeMember } from "./member.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, type Site, TOUCH_PHONE } from "./site.ts";
import { longPress } from "./touch.ts";

export const log = (page: Page) => page.getByRole("log");
export const composer = (page: Page) => page.getByRole("textbox", { name: "Write a message" });
export const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
/** The first message with this text. */
export const row = (page: Page, text: string) => log(page).getByRole("listitem").filter({ hasText: text }).first();

/** Sends a message and waits until it is shown. */
export async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(row(page, text)).toBeVisible();
}

/** Scrolls from the end upwards until this message is rendered: the list holds only those near its visible part. */
export async function scrollUpTo(page: Page, text: string): Promise<void> {
  await log(page).evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect(async () => {
    const isRendered = (await row(page, text).count()) > 0;
    if (!isRendered) await log(page).evaluate((list) => list.scrollBy(0, -list.clientHeight / 2));
    expect(isRendered).toBe(true);
  }).toPass({ intervals: [50] });
}

/** Opens the menu of a message on a phone by a long press. It is a sheet. The row of a message that is not sent yet has none. */
export async function openMenu(page: Page, text: string) {
  await expect(row(page, text)).not.toContainText("Sending...");
  const sheet = dialog(page, /^(Your message|Message from)/);
  await longPress(page, row(page, text).getByText(text).first(), sheet);
  return sheet;
}

async function openConversationWith(page: Page, name: string): Promise<void> {
  await page.goto("/messages");
  await page.getByLabel(/^Find people/).fill(name);
  await page.getByRole("button", { name }).or(page.getByRole("main").getByRole("link", { name })).first().click();
  await expect(composer(page)).toBeVisible();
}

/** All tests of a worker share one site, so each conversation numbers its members' names. */
let conversations = 0;

/** Two members with a conversation: Ada on a phone, Sola on a desktop. */
export async function twoMembers(browser: Browser, site: Site) {
  conversations += 1;
  const names = { ada: `Ada ${conversations}`, sola: `Ṣọlá Adéwálé ${conversations}` };
  const { page: ada } = await newcomer(browser, site, { ...TOUCH_PHONE, reducedMotion: "reduce" });
  const { page: sola } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const problems = collectPageErrors(ada, sola);
  await becomeMember(ada, site, names.ada);
  await becomeMember(sola, site, names.sola);
  await openConversationWith(ada, names.sola);
  await say(ada, "Who brings the lamp?");
  await openConversationWith(sola, names.ada);
  await expect(row(sola, "Who brings the lamp?")).toBeVisible();
  return { ada, sola, names, problems };
}
