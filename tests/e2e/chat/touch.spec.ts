import type { Locator, Page } from "@playwright/test";
import { expectNoFindingsInThemes } from "../support/axe.ts";
import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { expect, newcomer, SMALL_PHONE, test } from "../support/site.ts";
import { composer, dialog, log, openMenu, row, say, twoMembers } from "../support/thread-screen.ts";
import { longPress, touch } from "../support/touch.ts";

const cancelReply = (page: Page) => page.getByRole("button", { name: "Cancel reply" });
const words = (page: Page, text: string): Locator => row(page, text).getByText(text).first();

/** The messages that are completely inside the visible part of the log. */
async function visibleMessages(page: Page): Promise<string[]> {
  return await log(page).evaluate((list) => {
    const view = list.getBoundingClientRect();
    const rows = [...list.querySelectorAll("[data-seq]")].filter((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      return top >= view.top && bottom <= view.bottom;
    });
    return rows.map((item) => item.textContent ?? "");
  });
}

test("a phone shows eight short messages of a conversation of two, without names and avatars", async ({
  browser,
  site,
}) => {
  const { ada, sola, names, problems } = await twoMembers(browser, site);
  for (const [page, text] of [
    [ada, "Good evening"],
    [sola, "Hello"],
    [sola, "I bring it"],
    [ada, "Thank you"],
    [sola, "At seven?"],
    [ada, "At seven"],
    [ada, "See you"],
    [sola, "🙏"],
  ] as const) {
    await say(page, text);
  }
  await expect(words(ada, "🙏")).toBeVisible();
  await expect.poll(async () => (await visibleMessages(ada)).length).toBeGreaterThanOrEqual(8);
  // Read aloud, each message has its author and its time.
  for (const message of await visibleMessages(ada)) {
    expect(message.startsWith("You: ") || message.startsWith(`${names.sola}: `)).toBe(true);
    expect(message).toMatch(/\d{1,2}:\d\d [AP]M/);
  }
  for (const text of [`${names.sola}: `, "You: "]) {
    expect(await log(ada).getByText(text).first().boundingBox()).toMatchObject({ width: 1, height: 1 });
  }
  await expectNoFindingsInThemes(ada, "a conversation of two");
  await ada.setViewportSize(SMALL_PHONE);
  expect(await log(ada).evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  expect(problems).toEqual([]);
});

test("with a third member, each group of messages has one name on the screen", async ({ browser, site }) => {
  const { ada, sola, names, problems } = await twoMembers(browser, site);
  const { page: lead } = await newcomer(browser, site);
  const email = await becomeMember(lead, site, "Auntie Kemi", "safeguarding_lead");
  await querySite(
    site,
    `insert into thread_members (thread_id, user_id, role)
      select thread_id, (select id from users where email = $1), 'safeguarding_lead'
      from thread_members join profiles using (user_id) where full_name = $2`,
    [email, names.ada],
  );
  // Elsewhere, so that the divider of new messages does not come between the two.
  await ada.goto("/games");
  await say(sola, "Hello");
  await say(sola, "I bring it");
  await ada.goBack();
  await expect(words(ada, "I bring it")).toBeVisible();
  await expect(row(ada, "Hello").getByText(names.sola, { exact: true })).toBeVisible();
  await expect(row(ada, "I bring it").getByText(names.sola, { exact: true })).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("a long press opens a message's menu, and lifting the finger presses nothing in it", async ({ browser, site }) => {
  const { ada, sola, problems } = await twoMembers(browser, site);
  await say(sola, "See https://example.org");
  const sheet = dialog(ada, /^Message from/);
  await longPress(ada, row(ada, "See https").getByRole("time"), sheet);
  await expect(sheet.getByRole("button", { name: "Heart" })).toBeVisible();
  await expectNoFindingsInThemes(ada, "the menu of a long press");
  await ada.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(row(ada, "See https")).toBeFocused();

  // A finger that scrolls opens nothing.
  const scrolling = await touch(ada, words(ada, "Who brings the lamp?"));
  await scrolling.moveBy(0, 40);
  await scrolling.lift();
  // A link is still a link.
  await row(ada, "See https").getByRole("link").tap();
  const opened = ada.context().waitForEvent("page");
  await dialog(ada, /^You’re leaving/)
    .getByRole("button", { name: "Open" })
    .tap();
  await (await opened).close();
  await expect(ada.getByRole("dialog")).toHaveCount(0);

  // The button is there for keyboards and screen readers. It shows with the focus only.
  const button = row(ada, "See https").getByRole("button", { name: /^Message from/ });
  await expect(button.locator("..").locator("..")).toHaveCSS("opacity", "0");
  await button.press("Enter");
  await sheet.getByRole("button", { name: "Heart" }).click();
  await expect(row(sola, "See https").getByRole("button", { name: "Heart, 1" })).toBeVisible();

  // If the message is deleted meanwhile, its menu closes.
  await longPress(ada, row(ada, "See https").getByRole("time"), sheet);
  await row(sola, "See https")
    .getByRole("button", { name: /^Your message/ })
    .click();
  await sola.getByRole("menuitem", { name: "Delete" }).click();
  await dialog(sola, "Delete this message?").getByRole("button", { name: "Delete" }).click();
  await expect(row(ada, "Message deleted")).toBeVisible();
  await expect(sheet).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("a swipe to the right replies to a message; a short one or one to the left does not", async ({
  browser,
  site,
}) => {
  const { ada, sola, problems } = await twoMembers(browser, site);
  await say(sola, "I bring it");
  await expect(words(ada, "I bring it")).toBeVisible();
  for (const right of [40, -80]) {
    const finger = await touch(ada, words(ada, "I bring it"));
    await finger.moveBy(right, 0);
    await finger.lift();
  }
  await expect(cancelReply(ada)).toHaveCount(0);
  const finger = await touch(ada, words(ada, "I bring it"));
  await finger.moveBy(80, 6);
  await expect(row(ada, "I bring it").locator("span[data-phase=far] svg")).toBeVisible();
  await finger.lift();
  await expect(cancelReply(ada)).toBeVisible();
  await expect(composer(ada)).toBeFocused();
  await say(ada, "Wonderful");
  await expect(row(sola, "Wonderful").getByRole("button", { name: /I bring it/ })).toBeVisible();

  // Nothing can be done with a deleted message.
  await (await openMenu(ada, "Who brings the lamp?")).getByRole("button", { name: "Delete" }).click();
  await dialog(ada, "Delete this message?").getByRole("button", { name: "Delete" }).click();
  const deleted = await touch(ada, words(ada, "Message deleted"));
  await deleted.moveBy(100, 0);
  await deleted.lift();
  await expect(cancelReply(ada)).toHaveCount(0);
  expect(problems).toEqual([]);
});
