import type { Page } from "@playwright/test";
import { expectNoFindingsInThemes } from "../support/axe.ts";
import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { DESKTOP, expect, newcomer, PHONE, test } from "../support/site.ts";
import { openMenu, row, twoMembers } from "../support/thread-screen.ts";

const quiet = { reducedMotion: "reduce" } as const;

const bell = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Notifications" });

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Write a message" }).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("log").getByText(text)).toBeVisible();
}

test("a member on another page is notified live of messages, and the notification opens the conversation", async ({
  browser,
  site,
}) => {
  const { page: ada } = await newcomer(browser, site, { viewport: PHONE, ...quiet });
  const { page: tunde } = await newcomer(browser, site, { viewport: DESKTOP });
  await becomeMember(ada, site, "Ada Rings");
  await becomeMember(tunde, site, "Tunde Rings");
  await ada.goto("/about");
  await bell(ada, "Notifications").click();
  await expect(sheet(ada).getByText("All quiet")).toBeVisible();
  await ada.keyboard.press("Escape");
  await expect(bell(ada, "Notifications")).toBeFocused();

  await tunde.goto("/messages");
  await tunde.getByLabel("Find people by name, or words in your messages").fill("Ada Rings");
  await tunde.getByRole("button", { name: "Ada Rings" }).first().click();
  await say(tunde, "Are you coming on Friday");
  await expect(ada).toHaveTitle(/^\(1\) About/);
  await say(tunde, "There is rice");

  await bell(ada, "1 unread notification").click();
  const row = sheet(ada).getByRole("link", { name: /Tunde Rings messaged you twice/ });
  await expect(row).toContainText("There is rice");
  await expectNoFindingsInThemes(ada, "notifications");
  await row.click();
  await expect(ada).toHaveURL(/\/messages\?with=/);
  await expect(ada.getByRole("log").getByText("There is rice")).toBeVisible();
  // The conversation has the focus, not the header, which a phone does not show here.
  await expect.poll(() => ada.evaluate(() => document.activeElement?.closest("main") != null)).toBe(true);
  await expect(ada).toHaveTitle(/^Messages/);

  // A page that was closed in the meantime loads the notifications that it missed.
  await ada.goto("about:blank");
  await say(tunde, "Bring the lamp");
  await ada.goto("/about");
  await bell(ada, "1 unread notification").click();
  await sheet(ada).getByRole("button", { name: "Mark all as read" }).click();
  await expect(sheet(ada).getByRole("status")).toHaveText("You’re all caught up.");
  await ada.reload();
  await expect(bell(ada, "Notifications")).toBeVisible();
  await expect(ada).toHaveTitle(/^About/);
});

test("NOTICE-7 messages and reactions in the open conversation never count in the bell", async ({ browser, site }) => {
  const { ada, sola, names, problems } = await twoMembers(browser, site);
  await expect(bell(sola, "Notifications")).toBeVisible();
  await sola.evaluate(() => {
    const titles: string[] = [];
    Object.assign(window, { titles });
    const title = document.querySelector("title") as Node;
    new MutationObserver(() => titles.push(document.title)).observe(title, { childList: true, characterData: true });
  });
  await say(sola, "I do");
  for (const text of ["One", "Two", "Three"]) {
    await say(ada, text);
    await expect(row(sola, text)).toBeVisible();
  }
  // Sola has read the message already, so only the reaction itself can tell the server that they have seen it.
  const menu = await openMenu(ada, "I do");
  await menu.getByRole("button", { name: "Laugh" }).click();
  await expect(row(sola, "I do").getByRole("button", { name: "Laugh, 1" })).toBeVisible();
  const ofSola = "select kind, read_at is not null as read from notifications where user_id = $1";
  const [profile] = await querySite<{ id: string }>(site, "select user_id as id from profiles where full_name = $1", [
    names.sola,
  ]);
  const stored = () => querySite<{ kind: string; read: boolean }>(site, `${ofSola} order by kind`, [profile?.id]);
  await expect.poll(stored).toEqual([
    { kind: "message", read: true },
    { kind: "reaction", read: true },
  ]);
  const counted = await sola.evaluate(() => (window as unknown as { titles: string[] }).titles);
  expect(counted.filter((title) => title.startsWith("("))).toEqual([]);
  await expect(bell(sola, "Notifications")).toBeVisible();
  expect(problems).toEqual([]);
});
