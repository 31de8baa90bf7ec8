import type { Page } from "@playwright/test";
import { expectNoFindingsInThemes } from "../support/axe.ts";
import { becomeMember } from "../support/member.ts";
import { menuLine } from "../support/menu.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, expect, newcomer, test } from "../support/site.ts";
import { dialog, row, say, twoMembers } from "../support/thread-screen.ts";

const SMALL_PHONE = { width: 320, height: 568 };

const noFindings = (page: Page, screen: string) => expectNoFindingsInThemes(page, `${screen}, 320`);

/** Nothing is cut off: the page does not scroll sideways. */
const expectFits = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALL_PHONE.width);

// Other tests share the site and may have sent reports.
test.beforeEach(async ({ site }) => void (await querySite(site, "delete from reports")));

test("a lead handles a deleted message's report by keyboard at 320 px; the reporter reads the outcome", async ({
  browser,
  site,
}) => {
  const { page: lead } = await newcomer(browser, site, { viewport: SMALL_PHONE, reducedMotion: "reduce" });
  await becomeMember(lead, site, "Auntie Kemi", "safeguarding_lead");
  const { ada, sola, names } = await twoMembers(browser, site);
  const problems = collectPageErrors(lead);
  await lead.goto("/safety");
  await expect(lead.getByRole("heading", { name: "Nothing to look at" })).toBeVisible();

  await say(sola, "You are worth nothing");
  await row(sola, "You are worth nothing")
    .getByRole("button", { name: /^Your message/ })
    .click();
  await menuLine(sola, "Delete").click();
  await dialog(sola, "Delete this message?").getByRole("button", { name: "Delete" }).click();
  await row(ada, "Message deleted")
    .getByRole("button", { name: `Deleted message from ${names.sola}: report` })
    .press("Enter");
  await menuLine(ada, "Report").click();
  const form = dialog(ada, "Report this message");
  await form.getByRole("radio", { name: "Bullying or threats" }).check();
  await form.getByRole("button", { name: "Send report" }).click();

  const card = lead.getByRole("list", { name: "Reports" }).getByRole("link");
  await expect(card).toContainText(`A message from ${names.sola}`, { timeout: 2_000 });
  await expectFits(lead);
  await noFindings(lead, "/safety");
  await card.press("Enter");
  await expect(lead.getByRole("listitem").filter({ hasText: "Reported" })).toContainText("You are worth nothing");
  await expectFits(lead);
  await lead.getByRole("button", { name: "Take it" }).press("Enter");
  await lead.getByRole("textbox", { name: "Add a note" }).pressSequentially("I’ll call both families");
  await lead.getByRole("button", { name: "Add note" }).press("Enter");
  await expect(lead.getByRole("list", { name: "Notes" })).toContainText("I’ll call both families");

  await lead.getByRole("button", { name: "Warn, mute or suspend" }).press("Enter");
  const acting = dialog(lead, `What happens with ${names.sola}?`);
  await acting.getByRole("textbox", { name: "Reason" }).pressSequentially("We don’t talk to each other like that");
  await noFindings(lead, "warning a member");
  await acting.getByRole("button", { name: "Send the warning" }).press("Enter");
  await expect(lead.getByRole("list", { name: "What was done" })).toContainText("Warned by Auntie Kemi");
  await expectFits(lead);

  await lead.getByRole("button", { name: "Close it" }).press("Enter");
  const closing = dialog(lead, "Close this report");
  await closing.getByRole("textbox", { name: "Outcome" }).pressSequentially("We spoke with both of you");
  await closing.getByRole("button", { name: "Close the report" }).press("Enter");
  await expect(lead.getByRole("heading", { name: "Outcome" })).toBeVisible();
  await noFindings(lead, "a closed report");

  await ada.goto("/my-safety");
  await expect(ada.getByRole("listitem").filter({ hasText: "Bullying or threats" })).toContainText(
    "We spoke with both of you",
  );
  expect(problems).toEqual([]);
});
