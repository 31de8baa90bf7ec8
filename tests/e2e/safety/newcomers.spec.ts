import { expectNoFindingsAt } from "../support/axe.ts";
import { becomeMember, openAccount } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { DESKTOP, expect, newcomer, PHONE, test } from "../support/site.ts";

test("a lead confirms the age of a new member with one press, on a phone and by keyboard", async ({
  browser,
  site,
}) => {
  const { page: newMember } = await newcomer(browser, site);
  const { page: lead } = await newcomer(browser, site, { reducedMotion: "reduce" });
  const email = await openAccount(newMember, "Zuwaira");
  await querySite(
    site,
    `with member as (select id from users where email = $1), named as (
       insert into profiles (user_id, full_name) select id, 'Zuwaira Newcomer' from member
     ) insert into birth_dates (user_id, birth_date) select id, '2011-01-02' from member`,
    [email],
  );
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
  const confirmed = lead.getByRole("table", { name: "Confirmed" }).getByRole("row", { name: /Zuwaira Newcomer/ });
  await expect(confirmed).toContainText("Auntie Bisi");
});

test("a member without a role who opens the safety page is sent home with the reason", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site);
  await becomeMember(page, site, "Ngozi");
  await page.goto("/safety");
  await expect(page.getByText("Only mentors, safeguarding leads and admins can open this page.")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
