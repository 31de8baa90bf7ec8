import type { Page } from "@playwright/test";
import { expectNoFindings, inThemes } from "../support/axe.ts";
import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { DESKTOP, expect, newcomer, PHONE, type Site, test } from "../support/site.ts";

/** Private channels of this member that the lead supervises, the last one with the newest message. */
async function superviseChannels(site: Site, emails: { owner: string; lead: string }, names: readonly string[]) {
  await querySite(
    site,
    `with named as (
       select name, at, gen_random_uuid() as id from unnest($3::text[]) with ordinality as given (name, at)
     ), thread as (
       insert into threads (id, kind, last_message_at) select id, 'channel', now() + at * interval '1 second' from named
     ), channel as (
       insert into community_channels (thread_id, name, is_private, member_count) select id, name, true, 1 from named
     )
     insert into thread_members (thread_id, user_id, role)
     select id, (select u.id from users u where u.email = place.email), place.role
     from named, (values ($1, 'owner'), ($2, 'safeguarding_lead')) place (email, role)`,
    [emails.owner, emails.lead, names],
  );
}

const rowNames = (page: Page) =>
  page.getByRole("list", { name: "Conversations and channels you supervise" }).getByRole("link");

test("a lead pages through what they supervise, finds a channel by name and opens it", async ({ browser, site }) => {
  const { page: owner } = await newcomer(browser, site);
  const { page: lead } = await newcomer(browser, site, { reducedMotion: "reduce" });
  const emails = {
    owner: await becomeMember(owner, site, "Halima"),
    lead: await becomeMember(lead, site, "Auntie Bisi", "safeguarding_lead"),
  };
  const names = Array.from({ length: 21 }, (_, at) => `Bible Study Group ${at + 1}`);
  await superviseChannels(site, emails, names);
  await lead.setViewportSize(PHONE);
  await lead.goto("/safety");
  await lead.getByRole("link", { name: "Supervised" }).click();
  await expect(rowNames(lead)).toHaveCount(20);
  await expect(rowNames(lead).first()).toContainText("Bible Study Group 21");
  for (const viewport of [PHONE, DESKTOP]) {
    await lead.setViewportSize(viewport);
    await inThemes(lead, (theme) => expectNoFindings(lead, `/safety/supervised, ${theme}, ${viewport.width}`));
  }
  await lead.getByRole("button", { name: "Next page" }).press("Enter");
  await expect(rowNames(lead)).toHaveCount(1);
  await expect(rowNames(lead)).toContainText("Bible Study Group 1");
  await lead.getByRole("searchbox", { name: "Find by name" }).fill("group 17");
  await expect(rowNames(lead)).toHaveCount(1);
  await expect(rowNames(lead)).toContainText("Bible Study Group 17");
  await lead.reload();
  await expect(rowNames(lead)).toHaveCount(1);
  await rowNames(lead).click();
  await expect(lead.getByRole("heading", { name: "Bible Study Group 17" })).toBeVisible();
  await lead.goBack();
  await lead.getByRole("searchbox", { name: "Find by name" }).fill("nobody");
  await expect(lead.getByText("No name here contains “nobody”.")).toBeVisible();
});
