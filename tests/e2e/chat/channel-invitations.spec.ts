import type { Page } from "@playwright/test";
import { expectNoFindingsAt } from "../support/axe.ts";
import { addByName, createChannel, openMembers } from "../support/channel-screen.ts";
import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { DESKTOP, expect, newcomer, type Site, SMALL_PHONE, TOUCH_PHONE, test } from "../support/site.ts";
import { composer, dialog } from "../support/thread-screen.ts";

async function becomeMentor(page: Page, site: Site, name: string): Promise<void> {
  const email = await becomeMember(page, site, name);
  await querySite(site, "insert into user_roles (user_id, role) select id, 'mentor' from users where email = $1", [
    email,
  ]);
}

async function addByEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel("Or add by email").fill(email);
  await page.getByRole("button", { name: "Add by email" }).click();
  await expect(page.getByText("If an account with this address exists, it has been added.")).toBeVisible();
}

test("a mentor invites three minors: one declines, one accepts, and the lead sees who has not answered", async ({
  browser,
  site,
}) => {
  const { page: lead } = await newcomer(browser, site, { viewport: DESKTOP });
  const { page: owner } = await newcomer(browser, site, { viewport: DESKTOP });
  const { page: chidi } = await newcomer(browser, site, { ...TOUCH_PHONE, reducedMotion: "reduce" });
  const { page: dayo } = await newcomer(browser, site, TOUCH_PHONE);
  const { page: waiting } = await newcomer(browser, site, TOUCH_PHONE);
  // A channel gets one of the leads, so leads of other tests on this server must not be left.
  await querySite(site, "delete from user_roles where role = 'safeguarding_lead'");
  await becomeMember(lead, site, "Auntie Ruth", "safeguarding_lead");
  await becomeMentor(owner, site, "Bisi Leads");
  await becomeMember(chidi, site, "Chidi Declines");
  const dayosEmail = await becomeMember(dayo, site, "Dayo Accepts");
  const waitingEmail = await becomeMember(waiting, site, "Wale Waits");
  await chidi.goto("/community");

  await createChannel(owner, "Debate team", { isPrivate: true });
  await addByName(owner, "Chidi Declines");
  // It appears on Chidi's screen without a reload.
  await expect(chidi.getByRole("heading", { name: "Debate team" })).toBeVisible();
  await expect(chidi.getByRole("main")).toContainText(/Bisi Leads\W+Mentor\W+invited you\. 2 members\./);
  await expect(chidi.getByText(/can read along as safeguarding lead/)).toBeVisible();
  await expectNoFindingsAt(chidi, "invitation", [SMALL_PHONE, DESKTOP]);
  await chidi.getByRole("button", { name: "Decline the invitation to Debate team" }).focus();
  await chidi.keyboard.press("Enter");
  await expect(chidi.getByText("You won’t be in Debate team.")).toBeVisible();
  await expect(chidi.getByRole("heading", { name: "Debate team" })).toBeHidden();

  const members = await openMembers(owner);
  await expect(members.getByText("Bisi Leads")).toBeVisible();
  await expect(members.getByText("Chidi Declines")).toBeHidden();
  await members.getByRole("button", { name: "Add people" }).click();
  for (const email of [dayosEmail, waitingEmail, "nobody-has-it@example.org"]) await addByEmail(owner, email);
  await owner.getByRole("button", { name: "Back", exact: true }).click();
  await expect(members.getByRole("heading", { name: "Invited" })).toBeVisible();
  await expect(members.getByText(dayosEmail)).toBeVisible();
  await expect(members.getByText("Dayo Accepts")).toBeHidden();

  await dayo.goto("/");
  await dayo.getByRole("button", { name: "1 unread notification" }).click();
  await dialog(dayo, "Notifications")
    .getByRole("link", { name: /Bisi Leads ?, Mentor invited you to Debate team/ })
    .click();
  await dayo.getByRole("button", { name: "Accept the invitation to Debate team" }).click();
  await expect(composer(dayo)).toBeVisible();
  await expect(members.getByText("Dayo Accepts")).toBeVisible();
  await expect(members.getByText(dayosEmail)).toBeHidden();

  await lead.goto(new URL(owner.url()).pathname);
  const seen = await openMembers(lead);
  await expect(seen.getByText("Wale Waits")).toBeVisible();
  await expect(seen.getByText(waitingEmail)).toBeHidden();
  await members.getByRole("button", { name: `Withdraw the invitation of ${waitingEmail}` }).click();
  await expect(members.getByText(waitingEmail)).toBeHidden();
});
