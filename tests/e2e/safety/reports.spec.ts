import type { Page } from "@playwright/test";
import { expectNoFindingsAt } from "../support/axe.ts";
import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { DESKTOP, expect, newcomer, PHONE, test } from "../support/site.ts";
import { dialog, openMenu, row, say, twoMembers } from "../support/thread-screen.ts";

/** On a computer and on a phone. The page keeps the phone's size. */
const expectNoFindingsAnywhere = (page: Page, screen: string) => expectNoFindingsAt(page, screen, [DESKTOP, PHONE]);

async function reportMessage(page: Page, text: string): Promise<void> {
  await (await openMenu(page, text)).getByRole("button", { name: "Report" }).click();
  const form = dialog(page, "Report this message");
  await form.getByRole("radio", { name: "Bullying or threats" }).check();
  await form.getByLabel("Anything to add? (optional)").fill("He does it every week");
  await form.getByRole("button", { name: "Send report" }).click();
  await expect(form).toHaveCount(0);
  await expect(dialog(page, "Thank you").getByRole("link", { name: "Emergency: 112" })).toHaveAttribute(
    "href",
    "tel:112",
  );
  await page.keyboard.press("Escape");
  await expect(dialog(page, "Thank you")).toHaveCount(0);
}

// Other tests share the site and may have sent reports.
test.beforeEach(async ({ site }) => void (await querySite(site, "delete from reports")));

test("a lead's phone shows a new report at once, and the lead takes it, adds a note and closes it", async ({
  browser,
  site,
}) => {
  const { page: lead } = await newcomer(browser, site, { reducedMotion: "reduce" });
  await becomeMember(lead, site, "Auntie Kemi", "safeguarding_lead");
  const { ada, sola, names, problems } = await twoMembers(browser, site);
  await lead.setViewportSize(PHONE);
  await lead.goto("/safety");
  await expect(lead.getByRole("heading", { name: "Nothing to look at" })).toBeVisible();
  await expectNoFindingsAnywhere(lead, "/safety without reports");

  await say(sola, "You are worth nothing");
  await reportMessage(ada, "You are worth nothing");
  const card = lead.getByRole("list", { name: "Reports" }).getByRole("link");
  await expect(card).toContainText(/Respond within 2[34] h/, { timeout: 2_000 });
  await expect(card).toContainText(`A message from ${names.sola}`);
  await expect(lead.getByRole("button", { name: "1 unread notification" })).toBeVisible();
  await expectNoFindingsAnywhere(lead, "/safety");

  await card.click();
  await expect(lead.getByRole("heading", { name: "Bullying or threats", level: 1 })).toBeVisible();
  await expect(lead.getByRole("listitem").filter({ hasText: "Reported" })).toContainText("You are worth nothing");
  await expect(lead.getByText("Who brings the lamp?")).toBeVisible();
  await expect(lead.getByText("He does it every week")).toBeVisible();
  await expect(lead.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
  await expectNoFindingsAnywhere(lead, "an open report");
  await lead.getByRole("button", { name: "Take it" }).click();
  await expect(lead.getByText("You’re handling it")).toBeVisible();

  await lead.getByRole("textbox", { name: "Add a note" }).fill("I’ll call both families");
  await lead.getByRole("button", { name: "Add note" }).click();
  await expect(lead.getByRole("list", { name: "Notes" })).toContainText("I’ll call both families");
  await expect(lead.getByRole("textbox", { name: "Add a note" })).toHaveValue("");

  await lead.getByRole("button", { name: "Close with an outcome" }).click();
  const closing = dialog(lead, "Close this report");
  await expect(closing).toContainText(`${names.ada} reads this`);
  await closing.getByRole("textbox", { name: "Outcome" }).fill("We spoke with him, and he apologized");
  await expectNoFindingsAnywhere(lead, "closing a report");
  await closing.getByRole("button", { name: "Close the report" }).click();
  await expect(lead.getByRole("heading", { name: "Outcome" })).toBeVisible();
  await expectNoFindingsAnywhere(lead, "a closed report");

  await lead.getByRole("link", { name: "All reports" }).click();
  await expect(lead.getByRole("heading", { name: "Nothing to look at" })).toBeVisible();
  await lead.getByRole("button", { name: "Closed" }).click();
  await expect(lead).toHaveURL(/\/safety\?show=closed$/);
  await expect(card).toContainText("Bullying or threats");
  await expect(row(ada, "You are worth nothing")).toBeVisible();
  expect(problems).toEqual([]);
});

test("SAFE-48 two leads open a report: when one takes it, the other sees at once who was faster", async ({
  browser,
  site,
}) => {
  const { page: first } = await newcomer(browser, site, { reducedMotion: "reduce" });
  const { page: second } = await newcomer(browser, site, { reducedMotion: "reduce" });
  await becomeMember(first, site, "Auntie Kemi", "safeguarding_lead");
  await becomeMember(second, site, "Uncle Dayo", "admin");
  const { ada, sola } = await twoMembers(browser, site);
  await say(sola, "You are worth nothing");
  await reportMessage(ada, "You are worth nothing");
  for (const page of [first, second]) {
    await page.goto("/safety");
    await page.getByRole("list", { name: "Reports" }).getByRole("link").click();
    await expect(page.getByRole("button", { name: "Take it" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
  }
  await second.getByRole("textbox", { name: "Add a note" }).fill("A note that I’m still writing");
  await first.getByRole("button", { name: "Take it" }).click();
  await expect(first.getByText("You’re handling it")).toBeVisible();
  await expect(second.getByText("Auntie Kemi is handling it")).toBeVisible();
  await expect(second.getByRole("button", { name: "Take it" })).toHaveCount(0);
  await expect(second.getByRole("textbox", { name: "Add a note" })).toHaveValue("A note that I’m still writing");
});
