import type { Page } from "@playwright/test";
import { expectNoFindingsAt } from "../support/axe.ts";
import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { DESKTOP, expect, newcomer, PHONE, type Site, test } from "../support/site.ts";
import { dialog, openMenu, row, say, twoMembers } from "../support/thread-screen.ts";

interface Sent {
  id: string;
  reason: string;
}

/** Reports about these members, each newer than the one before it. */
const sendReports = (site: Site, ...reports: (readonly [about: string, reason: string])[]) =>
  querySite<Sent>(
    site,
    `insert into reports (kind, subject_id, about_id, reason, note, evidence, created_at)
     select 'profile', gen_random_uuid(), member.user_id, sent.reason, 'Please look', '{}',
       now() - interval '1 hour' + make_interval(secs => sent.at)
     from unnest($1::text[], $2::text[]) with ordinality as sent (name, reason, at)
     left join profiles member on member.full_name = sent.name
     order by sent.at
     returning id, reason`,
    [reports.map(([about]) => about), reports.map(([, reason]) => reason)],
  );

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

  await lead.getByRole("button", { name: "Close it" }).click();
  const closing = dialog(lead, "Close this report");
  await expect(closing).toContainText(`${names.ada} reads this`);
  await closing.getByRole("radio", { name: "We’ve talked to them" }).check();
  const words = closing.getByRole("textbox", { name: "Outcome" });
  await expect(words).toHaveValue(/^Thank you for telling us/);
  await words.fill("We spoke with him, and he apologized");
  await closing.getByRole("radio", { name: "In my own words" }).check();
  await expect(words).toHaveValue("");
  await closing.getByRole("radio", { name: "We’ve talked to them" }).check();
  await expect(words).toHaveValue("We spoke with him, and he apologized");
  await expectNoFindingsAnywhere(lead, "closing a report");
  await closing.getByRole("button", { name: "Close the report" }).click();
  await expect(lead.getByRole("heading", { name: "Outcome" })).toBeVisible();
  await expectNoFindingsAnywhere(lead, "a closed report");
  await expect(lead.getByRole("button", { name: "Next report" })).toBeFocused();
  await lead.keyboard.press("Enter");
  await expect(lead.getByRole("status").filter({ hasText: "That was the last one." })).toBeVisible();
  await expectNoFindingsAnywhere(lead, "the end of the list");

  await lead.getByRole("link", { name: "All reports" }).first().click();
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

test("SAFE-35 a lead goes through reports in groups by keyboard, past one that somebody else closed", async ({
  browser,
  site,
}) => {
  const { page: lead } = await newcomer(browser, site, { reducedMotion: "reduce" });
  await becomeMember(lead, site, "Auntie Kemi", "safeguarding_lead");
  const { page: other } = await newcomer(browser, site);
  const [femi, bisi] = [`Femi ${Date.now()}`, `Bisi ${Date.now()}`];
  for (const name of [femi, bisi]) await becomeMember(other, site, name);
  const [, , gone] = await sendReports(site, [femi, "other"], [bisi, "hate"], [bisi, "scam"], [femi, "sexual"]);
  await lead.goto("/safety?show=new");
  const groups = lead.getByRole("list", { name: "Reports" });
  await expect(lead.getByRole("heading", { name: `2 reports about ${femi}` })).toBeVisible();
  await expect(groups.getByRole("heading", { level: 4 })).toHaveText([
    "Sexual content",
    "Something else",
    "Hate speech",
    "A scam, or asking for money",
  ]);
  await expectNoFindingsAnywhere(lead, "groups of reports");

  await groups.getByRole("link").first().click();
  const heading = (name: string) => lead.getByRole("heading", { name, level: 1 });
  await expect(heading("Sexual content")).toBeFocused();
  await querySite(site, "update reports set state = 'closed', closed_at = now() where id = $1", [gone?.id]);
  const next = lead.getByRole("button", { name: "Next report" });
  for (const name of ["Something else", "Hate speech"]) {
    await next.focus();
    await lead.keyboard.press("Enter");
    await expect(heading(name)).toBeFocused();
    await expect(lead).toHaveURL(/\?show=new&as_of=\d+$/);
  }
  await next.press("Enter");
  await expect(lead.getByText("That was the last one.")).toBeVisible();
  const back = lead.getByRole("link", { name: "All reports" }).last();
  await expect(back).toBeFocused();
  await back.press("Enter");
  await expect(lead).toHaveURL(/\/safety\?show=new$/);
  await expect(lead.getByRole("heading", { name: "Nothing new" })).toBeVisible();
  await expectNoFindingsAnywhere(lead, "/safety without new reports");
});

test("SAFE-35 the list shows ten reports, and more of them in the same groups", async ({ browser, site }) => {
  const { page: lead } = await newcomer(browser, site, { reducedMotion: "reduce" });
  await becomeMember(lead, site, "Auntie Kemi", "safeguarding_lead");
  const { page: other } = await newcomer(browser, site);
  const femi = `Femi ${Date.now()}`;
  await becomeMember(other, site, femi);
  await sendReports(site, ["", "scam"], ...Array.from({ length: 12 }, () => [femi, "scam"] as const), ["", "other"]);
  await lead.goto("/safety");
  const links = lead.getByRole("list", { name: "Reports" }).getByRole("link");
  await expect(links).toHaveCount(10);
  await lead.getByRole("button", { name: "Show more" }).click();
  await expect(links).toHaveCount(14);
  await expect(lead.getByRole("heading", { name: `12 reports about ${femi}` })).toHaveCount(1);
  await expect(lead.getByRole("button", { name: "Show more" })).toHaveCount(0);
});
