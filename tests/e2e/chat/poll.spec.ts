import type { Browser, Page } from "@playwright/test";
import { expectNoFindingsAt } from "../support/axe.ts";
import { createChannel, joinChannel } from "../support/channel-screen.ts";
import { becomeMember } from "../support/member.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, type Site, SMALL_PHONE, test } from "../support/site.ts";
import { composer, dialog, openMenu, row } from "../support/thread-screen.ts";

const QUESTION = "What shall we drink on Friday?";
const form = (page: Page) => dialog(page, "Create a poll");
const openForm = (page: Page) => page.getByRole("button", { name: "Create a poll" }).click();
const choice = (page: Page, name: string | RegExp) => row(page, QUESTION).getByLabel(name);

async function ask(page: Page, answers: readonly string[]): Promise<void> {
  await form(page).getByLabel("Question").fill(QUESTION);
  for (const [at, answer] of answers.entries())
    await form(page)
      .getByLabel(`Answer ${at + 1}`)
      .fill(answer);
  await form(page).getByRole("button", { name: "Send poll" }).click();
}

/** Two members of a channel: the first on a computer, the second on a phone. */
async function twoInChannel(browser: Browser, site: Site, name: string) {
  const { page: ada } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const { page: tunde } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  const problems = collectPageErrors(ada, tunde);
  await becomeMember(ada, site, "Ada Asks");
  await becomeMember(tunde, site, "Tunde Votes");
  await createChannel(ada, name);
  await joinChannel(tunde, name);
  return { ada, tunde, problems };
}

test("CHANNEL-64 two members vote in a poll, see the result at once, change a vote and see who voted", async ({
  browser,
  site,
}) => {
  const { ada, tunde, problems } = await twoInChannel(browser, site, "Drinks");
  await openForm(tunde);
  await form(tunde).getByRole("button", { name: "Send poll" }).click();
  await expect(form(tunde).getByLabel("Question")).toBeFocused();
  await expect(form(tunde).getByText("Write at least two answers.").first()).toBeVisible();
  await form(tunde).getByLabel("Question").fill(QUESTION);
  await form(tunde).getByLabel("Answer 1").fill("Zobo");
  await form(tunde).getByLabel("Answer 2").fill("zobo");
  await expect(form(tunde).getByLabel("Answer 3")).toBeVisible();
  await form(tunde).getByRole("button", { name: "Send poll" }).click();
  await expect(form(tunde).getByLabel("Answer 2")).toBeFocused();
  await expectNoFindingsAt(tunde, "writing a poll", [PHONE, SMALL_PHONE]);

  // Closed by accident, and after a reload, the draft is still there.
  await tunde.keyboard.press("Escape");
  await expect(form(tunde)).toBeHidden();
  await tunde.reload();
  await openForm(tunde);
  await expect(form(tunde).getByLabel("Question")).toHaveValue(QUESTION);
  await form(tunde).getByLabel("Answer 2").fill("Kunu");
  await form(tunde).getByRole("button", { name: "Send poll" }).click();
  await expect(form(tunde)).toBeHidden();

  await expect(choice(ada, "Zobo, 0 votes, 0%")).toHaveAttribute("type", "radio");
  await choice(ada, /^Zobo/).check();
  await choice(tunde, /^Kunu/).check();
  await expect(choice(ada, "Kunu, 1 vote, 50%")).not.toBeChecked();
  await expect(choice(ada, "Zobo, 1 vote, 50%")).toBeChecked();
  await expectNoFindingsAt(tunde, "a poll", [PHONE, SMALL_PHONE, DESKTOP]);
  // With the keyboard.
  await choice(ada, /^Zobo/).focus();
  await ada.keyboard.press("ArrowDown");
  await expect(choice(tunde, "Kunu, 2 votes, 100%")).toBeChecked();
  await row(ada, QUESTION).getByRole("button", { name: "See votes" }).click();
  await expect(dialog(ada, "Who voted").getByText("Tunde Votes")).toBeVisible();
  await ada.keyboard.press("Escape");
  await row(tunde, QUESTION).getByRole("button", { name: "Take back vote" }).click();
  await expect(choice(ada, "Kunu, 1 vote, 100%")).toBeChecked();
  await expect(choice(tunde, /^Kunu/)).not.toBeChecked();
  const menu = await openMenu(tunde, QUESTION);
  await expect(menu.getByRole("button", { name: "Delete" })).toBeVisible();
  await expect(menu.getByRole("button", { name: "Edit" })).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("CHANNEL-67 CHANNEL-70 a secret poll of several answers names nobody, and marks its winner at its end", async ({
  browser,
  site,
}) => {
  const { ada, tunde, problems } = await twoInChannel(browser, site, "Secrets");
  await openForm(ada);
  await form(ada).getByRole("switch", { name: "Several answers" }).check();
  await form(ada).getByRole("switch", { name: "Secret vote" }).check();
  await form(ada).getByLabel("Ends").selectOption("In 1 hour");
  await ask(ada, ["Zobo", "Kunu", "Chapman"]);
  await expect(row(tunde, QUESTION).getByText(/No votes yet · Several answers · Secret vote · Ends/)).toBeVisible();
  await choice(tunde, /^Zobo/).check();
  await choice(tunde, /^Chapman/).check();
  await choice(ada, /^Zobo/).check();
  await expect(choice(tunde, "Zobo, 2 votes, 100%")).toBeChecked();
  await expect(row(ada, QUESTION).getByText(/^2 people voted/)).toBeVisible();
  await expect(row(ada, QUESTION).getByRole("button", { name: "See votes" })).toHaveCount(0);

  await tunde.clock.install();
  await tunde.reload();
  await expect(choice(tunde, "Zobo, 2 votes, 100%")).toBeChecked();
  await tunde.clock.fastForward("01:01:00");
  await expect(row(tunde, QUESTION).getByText("Winner")).toBeVisible();
  await expect(row(tunde, QUESTION).getByText(/· Ended$/)).toBeVisible();
  await expect(row(tunde, QUESTION).getByRole("checkbox")).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("CHANNEL-61 a poll that is written offline waits, and is sent with the network", async ({ browser, site }) => {
  const { ada, tunde } = await twoInChannel(browser, site, "Offline");
  await openForm(tunde);
  await tunde.context().setOffline(true);
  await ask(tunde, ["Zobo", "Kunu"]);
  await expect(tunde.getByText("• Kunu")).toBeVisible();
  await expect(composer(tunde)).toBeVisible();
  await tunde.context().setOffline(false);
  await expect(choice(ada, /^Zobo/)).toBeVisible({ timeout: 20_000 });
  expect(await choice(ada, /^Zobo/).isChecked()).toBe(false);
});
