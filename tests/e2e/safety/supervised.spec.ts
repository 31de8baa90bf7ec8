import type { Page } from "@playwright/test";
import { expectNoFindingsAt } from "../support/axe.ts";
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
  await expectNoFindingsAt(lead, "/safety/supervised", [PHONE, DESKTOP]);
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

test("a lead sees a private game room in which an adult met a minor", async ({ browser, site }) => {
  const { page: lead } = await newcomer(browser, site, { reducedMotion: "reduce" });
  const { page: host } = await newcomer(browser, site);
  const { page: guest } = await newcomer(browser, site);
  const watching = await becomeMember(lead, site, "Auntie Bisi", "safeguarding_lead");
  const emails = [await becomeMember(host, site, "Halima"), await becomeMember(guest, site, "Ada"), watching];
  await querySite(
    site,
    `with room as (
       insert into game_rooms (id, room_code, host_id, game_type, max_players, status, settings, server_id, closed_at)
       select gen_random_uuid(), 'ZZZZZZ', u.id, 'trivia', 8, 'closed', '{"roomName": "Friday night", "isPrivate": true}',
         1, now()
       from users u where u.email = $1 returning id
     ), adult as (
       update birth_dates set birth_date = '1990-01-01' from users u where u.email = $1 and u.id = user_id
     ), minor as (
       update birth_dates set birth_date = current_date - 5000 from users u where u.email = $2 and u.id = user_id
     ), watcher as (
       insert into game_watchers (room_id, user_id) select room.id, u.id from room, users u where u.email = $3
     )
     insert into game_participants (room_id, user_id, display_name, seat)
     select room.id, u.id, p.full_name, case u.email when $1 then 0 else 1 end
     from room, users u join profiles p on p.user_id = u.id where u.email in ($1, $2)`,
    emails,
  );
  await lead.setViewportSize(PHONE);
  await lead.goto("/safety/supervised");
  await lead.getByRole("link", { name: "Game rooms" }).click();
  const room = lead.getByRole("list", { name: "Game rooms with adults and minors" }).getByRole("listitem");
  await expect(room.filter({ hasText: "Friday night" })).toContainText("Opened by Halima");
  await expect(room.filter({ hasText: "Friday night" })).toContainText("Watched: Auntie Bisi");
  await expectNoFindingsAt(lead, "/safety/game-rooms", [PHONE, DESKTOP]);
});
