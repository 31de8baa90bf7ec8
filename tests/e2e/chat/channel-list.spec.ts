import type { Page } from "@playwright/test";
import { card, createChannel, joinChannel, say } from "../support/channel-screen.ts";
import { becomeMember } from "../support/member.ts";
import { menuLine } from "../support/menu.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, TOUCH_PHONE, test } from "../support/site.ts";
import { composer, log } from "../support/thread-screen.ts";

/** The names of the member's channels, from the top: the first line of each row. */
async function namesIn(page: Page): Promise<string[]> {
  const texts = await page.getByRole("region", { name: "Your channels" }).getByRole("link").allInnerTexts();
  return texts.map((text) => text.split("\n")[0] ?? "");
}

async function choose(page: Page, channel: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `More about ${channel}` }).click();
  await menuLine(page, action).click();
}

test("CHANNEL-48 CHANNEL-52 on a phone the list follows messages, drafts, pins and mutes without a reload", async ({
  browser,
  site,
}) => {
  const { page: ada } = await newcomer(browser, site, TOUCH_PHONE);
  const { page: tunde } = await newcomer(browser, site, { viewport: DESKTOP });
  const problems = collectPageErrors(ada, tunde);
  await becomeMember(ada, site, "Ada Lists");
  await becomeMember(tunde, site, "Tunde Writes");
  const names = ["Ushers", "Band", "Drama"].map((name) => `${name} ${crypto.randomUUID().slice(0, 4)}`);
  const [ushers = "", band = "", drama = ""] = names;
  for (const name of names) await createChannel(ada, name);
  await composer(ada).fill("Half a sentence");
  await ada.getByRole("button", { name: "Back to channels" }).click();
  await expect(card(ada, drama)).toContainText("Draft: Half a sentence");
  await expect.poll(() => namesIn(ada)).toEqual([drama, band, ushers]);

  await joinChannel(tunde, ushers);
  await expect(composer(tunde)).toBeVisible();
  await say(tunde, "Doors open at six");
  // A lead who joins because somebody writes makes the first message wait for another try.
  await expect(log(tunde).getByText("Doors open at six")).toBeVisible();
  await expect(card(ada, ushers)).toContainText("Tunde: Doors open at six");
  await expect.poll(() => namesIn(ada)).toEqual([ushers, drama, band]);
  await expect(card(ada, ushers)).not.toContainText("mentioned");
  await composer(tunde).pressSequentially("Can you come, @ada");
  await tunde.getByRole("option", { name: "Ada Lists" }).click();
  await composer(tunde).press("Enter");
  await expect(card(ada, ushers)).toContainText("You’re mentioned");

  await choose(ada, band, "Pin to the top");
  await expect.poll(() => namesIn(ada)).toEqual([band, ushers, drama]);
  await expect(card(ada, band).getByRole("img", { name: "Pinned" })).toBeVisible();
  await expect(ada.getByRole("button", { name: `More about ${band}` })).toBeFocused();
  await choose(ada, ushers, "Mute");
  await expect(card(ada, ushers).getByRole("img", { name: "Muted" })).toBeVisible();
  await ada.reload();
  await expect.poll(() => namesIn(ada)).toEqual([band, ushers, drama]);
  await expect(card(ada, drama)).toContainText("Draft: Half a sentence");
  await choose(ada, band, "Unpin");
  await expect.poll(() => namesIn(ada)).toEqual([ushers, drama, band]);
  expect(problems).toEqual([]);
});

test("CHANNEL-50 a fourth pinned channel is refused by keyboard too, and the text says what to do", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site, { viewport: DESKTOP });
  await becomeMember(page, site, "Pins Many");
  const names = ["One", "Two", "Three", "Four"].map((name) => `${name} ${crypto.randomUUID().slice(0, 4)}`);
  for (const name of names) await createChannel(page, name);
  await page.goto("/community");
  const pin = async (name: string) => {
    await page.getByRole("button", { name: `More about ${name}` }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Pin to the top" })).toBeFocused();
    await page.keyboard.press("Enter");
  };
  for (const name of names.slice(0, 3)) {
    await pin(name);
    await expect(card(page, name).getByText("Pinned")).toBeVisible();
  }
  await pin(names[3] ?? "");
  await expect(page.getByText("You can pin three channels. Unpin one of them first.")).toBeVisible();
});
