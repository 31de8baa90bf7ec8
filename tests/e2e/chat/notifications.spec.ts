import type { Page } from "@playwright/test";
import { expectNoFindings, inThemes } from "../support/axe.ts";
import { becomeMember } from "../support/member.ts";
import { DESKTOP, expect, newcomer, PHONE, test } from "../support/site.ts";

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
  await inThemes(ada, (theme) => expectNoFindings(ada, `notifications, ${theme}`));
  await row.click();
  await expect(ada).toHaveURL(/\/messages\?with=/);
  await expect(ada.getByRole("log").getByText("There is rice")).toBeVisible();
  await expect(bell(ada, "Notifications")).not.toBeFocused();
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
