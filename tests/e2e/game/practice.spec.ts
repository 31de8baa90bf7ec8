import type { Page } from "@playwright/test";
import { longestIn } from "../../support/game/longest-word.ts";
import { becomeMember } from "../support/member.ts";
import { answer } from "../support/player.ts";
import { collectPageErrors, expect, newcomer, test } from "../support/site.ts";
import { lettersOf, tap, wordField } from "../support/word-player.ts";

const ROUNDS = 5;
const PHONE_360 = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Ends the reveal and what follows it. */
async function goOn(page: Page, round: number): Promise<void> {
  const isNext = page
    .getByText(`Round ${round + 1} of ${ROUNDS}`)
    .or(page.getByRole("heading", { name: "Game Complete" }));
  await expect(async () => {
    if (!(await isNext.first().isVisible())) await button(page, "Next").click({ timeout: 1000 });
    await expect(isNext.first()).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test("GAME-170 GAME-174 GAME-176 one tap begins trivia alone, and its results say what a learner wants", async ({
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  const { page } = await newcomer(browser, site, PHONE_360);
  const problems = collectPageErrors(page);
  await becomeMember(page, site, "Ada First");
  await page.goto("/games");
  await expect(button(page, "Practise now Bible Trivia")).toBeInViewport({ ratio: 1 });
  await expect(button(page, "Practise now Word Battle")).toBeInViewport({ ratio: 1 });
  await button(page, "Practise now Bible Trivia").click();
  await expect(page).toHaveURL(/\/games\/room\/[^?]+$/);
  await expect(page.getByText("Game Starting Soon")).toBeVisible();
  for (let round = 1; round <= ROUNDS; round += 1) {
    await answer(page, round, ROUNDS, round !== 2);
    await expect(
      page.getByText(round === 2 ? /^Not this time, in \d+\.\d s\.$/ : /^Correct, in \d+\.\d s\.$/),
    ).toBeVisible();
    await expect(page.getByText(/^\d+ points so far$/)).toBeVisible();
    await expect(page.locator("blockquote")).toBeVisible();
    await goOn(page, round);
  }
  await expect(page.getByText("4 of 5 right", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Your best round: [1345]$/ })).toBeVisible();
  await expect(page.getByText("Just for you: practice counts for no leaderboard.")).toBeVisible();
  for (const name of ["Play Again", "Play with friends"]) await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await button(page, "Play Again").click();
  await expect(page.getByText(`Round 1 of ${ROUNDS}`, { exact: true })).toBeVisible();
  await button(page, "Leave Room").first().click();
  const asked = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await expect(asked).toContainText("Stop practising?");
  await asked.getByRole("button", { name: "Leave Room" }).click();
  await expect(page).toHaveURL(/\/games$/);
  await page.getByRole("link", { name: "Your games" }).click();
  await page.getByRole("link", { name: /Practice/ }).click();
  await expect(page.getByRole("heading", { name: "Every question" })).toBeVisible();
  await expect(page.getByText("Your points")).toBeVisible();
  expect(problems).toEqual([]);
});

test("GAME-170 word battle alone: between two rounds its field says what comes next", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site, PHONE_360);
  await becomeMember(page, site, "Ada Words");
  await page.goto("/games");
  await button(page, "Practise now Word Battle").click();
  const word = longestIn(await lettersOf(page, 1, ROUNDS));
  await tap(page, word);
  await button(page, "Submit Word").click();
  await expect(page.getByText(new RegExp(`^${word}, \\d+ points for you, in \\d+\\.\\d s\\.$`))).toBeVisible();
  await expect(wordField(page)).toHaveAttribute("placeholder", "Seven new letters are next");
  await expect(wordField(page)).toHaveValue("");
  await expect(button(page, "Submit Word")).toHaveCount(0);
  await expect(button(page, "Shuffle")).toBeHidden();
  await goOn(page, 1);
  await lettersOf(page, 2, ROUNDS);
  await expect(wordField(page)).toHaveAttribute("placeholder", "Tap or type");
  await expect(button(page, "Submit Word")).toBeVisible();
  await button(page, "Leave Room").first().click();
});

test("GAME-171 whoever gets the address of somebody's practice reads that there is no such room", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site, PHONE_360);
  const { page: other } = await newcomer(browser, site, PHONE_360);
  await becomeMember(page, site, "Ada Alone");
  await becomeMember(other, site, "Ben Curious");
  await page.goto("/games");
  await button(page, "Practise now Bible Trivia").click();
  await expect(page.getByText(`Round 1 of ${ROUNDS}`, { exact: true })).toBeVisible();
  await other.goto(new URL(page.url()).pathname);
  await expect(other.getByRole("heading", { name: "Room Not Found" })).toBeVisible();
});
