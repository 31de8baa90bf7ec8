import type { Page } from "@playwright/test";
import { expectNoFindingsAt } from "../support/axe.ts";
import { becomeMember, openAccount } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { DESKTOP, expect, newcomer, PHONE, type Site, SMALL_PHONE, test } from "../support/site.ts";
import { fitsEverywhere } from "../support/width.ts";

/** Opens an account with this name whose birth date, that of a minor, nobody has confirmed. */
async function enterBirthDate(page: Page, site: Site, name: string): Promise<void> {
  await querySite(
    site,
    `with member as (select id from users where email = $1), named as (
       insert into profiles (user_id, full_name) select id, $2 from member
     ) insert into birth_dates (user_id, birth_date) select id, '2011-01-02' from member`,
    [await openAccount(page, name), name],
  );
}

test("a lead confirms the age of a new member with one press, on a phone and by keyboard", async ({
  browser,
  site,
}) => {
  const { page: newMember } = await newcomer(browser, site);
  const { page: lead } = await newcomer(browser, site, { reducedMotion: "reduce" });
  await enterBirthDate(newMember, site, "Zuwaira Newcomer");
  await becomeMember(lead, site, "Auntie Bisi", "safeguarding_lead");
  await lead.setViewportSize(PHONE);
  await lead.goto("/safety/newcomers");
  const confirm = lead.getByRole("button", { name: "Confirm age of Zuwaira Newcomer" });
  await expect(confirm).toBeVisible();
  await expect(lead.getByRole("row", { name: /Zuwaira Newcomer/ })).toContainText("2 January 2011");
  await expectNoFindingsAt(lead, "/safety/newcomers", [PHONE, DESKTOP]);
  await confirm.focus();
  await lead.keyboard.press("Enter");
  await expect(lead.getByText("The age of Zuwaira Newcomer is confirmed.")).toBeVisible();
  await expect(confirm).toHaveCount(0);
  const confirmed = lead
    .getByRole("table", { name: "Recent confirmations" })
    .getByRole("row", { name: /Zuwaira Newcomer/ });
  await expect(confirmed).toContainText("Auntie Bisi");
});

test("a mentor finds a minor by name and confirms, and a lead sees that and undoes it with one press", async ({
  browser,
  site,
}) => {
  const { page: newMember } = await newcomer(browser, site);
  const { page: mentor } = await newcomer(browser, site, { viewport: SMALL_PHONE, reducedMotion: "reduce" });
  const { page: lead } = await newcomer(browser, site, { viewport: SMALL_PHONE, reducedMotion: "reduce" });
  await enterBirthDate(newMember, site, "Yewande Newcomer");
  await becomeMember(mentor, site, "Halima Musa", "mentor");
  await becomeMember(lead, site, "Auntie Rose", "safeguarding_lead");

  await mentor.goto("/safety/newcomers");
  await expect(mentor.getByText("Type at least two letters of a name.")).toBeVisible();
  await mentor.getByLabel("Who do you know?").fill("yewande");
  const found = mentor.getByRole("list", { name: "New members found" }).getByRole("listitem");
  await expect(found).toContainText("Says they’re under 18.");
  await expect(mentor.getByText(/2011/)).toHaveCount(0);
  await fitsEverywhere(mentor, "the search for new members");
  await found.getByRole("button", { name: "Yes, they’re under 18: Yewande Newcomer" }).click();
  await expect(found).toContainText("You confirmed this. Another mentor or a leader has to confirm it, too.");

  await lead.goto("/safety/newcomers");
  const waiting = lead.getByRole("table", { name: "New members to confirm" }).getByRole("row", { name: /Yewande/ });
  await expect(waiting).toContainText(/Halima Musa ?, Mentor \(needs one more\)/);
  await fitsEverywhere(lead, "the recent confirmations");
  await lead.getByRole("button", { name: "Undo: Halima Musa confirmed the age of Yewande Newcomer" }).click();
  const confirmation = lead.getByRole("table", { name: "Recent confirmations" }).getByRole("row", { name: /Yewande/ });
  await expect(confirmation).toContainText("Undone by Auntie Rose");
  await expect(waiting).not.toContainText("Halima Musa");
});

test("a member without a role who opens the safety page is sent home with the reason", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site);
  await becomeMember(page, site, "Ngozi");
  await page.goto("/safety");
  await expect(page.getByText("Only mentors, safeguarding leads and admins can open this page.")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
