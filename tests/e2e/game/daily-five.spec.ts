import type { Page } from "@playwright/test";
import { expectNoFindingsInThemes } from "../support/axe.ts";
import { becomeMember, openAccount } from "../support/member.ts";
import { collectPageErrors, expect, newcomer, type Site, SMALL_PHONE, TOUCH_PHONE, test } from "../support/site.ts";
import { expectNoSidewaysScroll } from "../support/width.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Answers the running question with its first option. */
async function answerQuestion(page: Page, number: number): Promise<void> {
  await expect(page.getByText(`Part ${number} of 6`)).toBeVisible();
  await expect(page.getByRole("timer")).toBeVisible();
  await page.keyboard.press("1");
  await expect(page.getByText(/Correct\.|Not this time\./)).toBeVisible();
}

/** Plays the game that is begun on this page. */
async function playSet(page: Page): Promise<void> {
  for (let number = 1; number <= 5; number += 1) {
    await answerQuestion(page, number);
    await button(page, number < 5 ? "Next question" : "On to the letters").click();
  }
  const letters = page.getByRole("group", { name: "Your letters" }).getByRole("button");
  for (let at = 0; at < 3; at += 1) await letters.nth(at).click();
  await button(page, "Submit Word").click();
  await expect(page.getByText("The best possible word")).toBeVisible();
  await button(page, "See your result").click();
}

test("a newcomer plays the daily five on a phone, shares shapes, and finds it played on another screen", async ({
  browser,
  site,
}) => {
  const { page, context } = await newcomer(browser, site, TOUCH_PHONE);
  const errors = collectPageErrors(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/games/daily");
  await button(page, "Join and play").click();
  await expect(page.getByText("Please sign in to play the daily five.")).toBeVisible();
  await openAccount(page, "Ada");
  await page.goto("/games");
  await page.getByRole("link", { name: "Play today’s five" }).click();
  await button(page, "Play today’s five").click();
  await answerQuestion(page, 1);
  await page.reload();
  await expect(page.getByText("Part 1 of 6")).toBeVisible();
  await expectNoSidewaysScroll(page, "a solution");
  await expectNoFindingsInThemes(page, "a solution");
  await button(page, "Next question").click();
  for (let number = 2; number <= 5; number += 1) {
    await answerQuestion(page, number);
    await button(page, number < 5 ? "Next question" : "On to the letters").click();
  }
  await page.setViewportSize(SMALL_PHONE);
  await expectNoSidewaysScroll(page, "the rack");
  const letters = page.getByRole("group", { name: "Your letters" }).getByRole("button");
  for (let at = 0; at < 3; at += 1) await letters.nth(at).click();
  await button(page, "Submit Word").click();
  await button(page, "See your result").click();
  await expect(page.getByRole("heading", { name: /points? today/ })).toBeVisible();
  await expect(page.getByText("1 day in a row, your longest so far.")).toBeVisible();
  await expectNoFindingsInThemes(page, "the result");
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await button(page, "Share").click();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toMatch(/^The daily five, .*\n[●○ ]+ · .*\n\d+ points?\nhttps?:.*\/games\/daily$/);
  await page.goto("/games");
  await expect(page.getByRole("link", { name: "See today’s result" })).toBeVisible();
  expect(errors).toEqual([]);
});

const newFriend = async (site: Site, page: Page, name: string) => {
  await becomeMember(page, site, name);
  await page.goto("/games");
};

test("a friend finds a challenge, plays it, and both see the results side by side", async ({ browser, site }) => {
  const [{ page: ada }, { page: ben }] = [await newcomer(browser, site), await newcomer(browser, site, TOUCH_PHONE)];
  await newFriend(site, ada, "Ada Challenger");
  await newFriend(site, ben, "Ben Challenged");
  await button(ada, "Make a challenge").click();
  await button(ada, "Show the first question").click();
  await playSet(ada);
  await ada.getByLabel("Your friend’s name").fill("Ben Chall");
  await button(ada, /Ben Challenged/).click();
  await expect(ada.getByText(/^Sent to Ben Challenged\./)).toBeVisible();
  await ben.goto("/games");
  await expect(ben.getByText("One friend is waiting for you.")).toBeVisible();
  await ben.getByRole("link", { name: "Your challenges" }).click();
  await ben.getByRole("link", { name: /Ada Challenger challenged you/ }).click();
  await expectNoFindingsInThemes(ben, "a challenge");
  await button(ben, "Play it now").click();
  await button(ben, "Show the first question").click();
  await playSet(ben);
  for (const page of [ada, ben]) {
    await page.reload();
    await expect(page.getByRole("heading", { name: "Side by side" })).toBeVisible();
  }
  await expect(ada.getByText("Ben Challenged", { exact: true })).toBeVisible();
  await expectNoFindingsInThemes(ada, "both results");
});
