import type { Page } from "@playwright/test";
import { uuidV7 } from "../../server/platform/uuid-v7.ts";
import { expectNoFindings, expectNoFindingsInThemes } from "./support/axe.ts";
import { becomeMember } from "./support/member.ts";
import { querySite } from "./support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, test } from "./support/site.ts";

const post = (page: Page, content: string) =>
  page.getByRole("article").filter({ has: page.getByText(content, { exact: true }) });

test("POST-2 POST-4 POST-5 an admin posts, a member likes and comments by keyboard, a lead deletes", async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  const { page: admin } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const { page: ada } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  const { page: lead } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const problems = collectPageErrors(admin, ada, lead);
  await becomeMember(admin, site, "Mama Posts", "admin");
  await becomeMember(lead, site, "Emeka Reads", "safeguarding_lead");
  await becomeMember(ada, site, "Ada Comments");
  const content = `Practice is at five. ${Date.now()}`;

  await admin.goto("/dashboard/community");
  await admin.getByRole("button", { name: "Post", exact: true }).click();
  await expect(admin.getByText("Please write something first.")).toBeVisible();
  await admin.getByLabel("What would you like to tell everyone?").fill(content);
  await admin.getByRole("button", { name: "Post", exact: true }).click();
  await expect(post(admin, content)).toBeVisible();

  await ada.goto("/dashboard/community");
  await expect(ada.getByText(/Everyone in the community can read posts and comments\./)).toBeVisible();
  await expect(ada.getByLabel("What would you like to tell everyone?")).toHaveCount(0);
  const like = post(ada, content).getByRole("button", { name: /^Like/ });
  await like.focus();
  await ada.keyboard.press("Enter");
  await expect(like).toHaveAccessibleName("Like, 1 like");
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await ada.keyboard.press("Tab");
  await ada.keyboard.press("Enter");
  const field = post(ada, content).getByLabel("Write a comment");
  await field.fill("Call me on 0803 123 4567");
  await post(ada, content).getByRole("button", { name: "Send" }).click();
  await expect(post(ada, content).getByText(/can’t contain a phone number/)).toBeVisible();
  await field.fill("I’ll bring the drum");
  await post(ada, content).getByRole("button", { name: "Send" }).click();
  await expect(post(ada, content).getByRole("listitem").getByText("I’ll bring the drum")).toBeVisible();
  await expect(field).toHaveValue("");
  await expect(post(ada, content).getByRole("button", { name: "1 comment" })).toBeVisible();
  await expectNoFindingsInThemes(ada, "a post with comments");
  expect(await ada.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);

  await lead.goto("/dashboard/community");
  await post(lead, content).getByRole("button", { name: "1 comment" }).click();
  await post(lead, content).getByRole("button", { name: "Menu of the comment by Ada Comments" }).click();
  await lead.getByRole("menuitem", { name: "Delete" }).click();
  await lead.getByRole("button", { name: "Delete" }).click();
  await expect(post(lead, content).getByText("I’ll bring the drum")).toHaveCount(0);
  await expect(lead.getByRole("region", { name: "Posts", exact: true })).toBeFocused();
  expect(problems).toEqual([]);
});

test("POST-12 a member reports a comment, and a lead reads it with its post", async ({ browser, site }) => {
  const { page: ada } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  const { page: lead } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  await becomeMember(ada, site, "Ada Reports");
  await becomeMember(lead, site, "Emeka Handles", "safeguarding_lead");
  const leadId = "(select user_id from profiles where full_name = 'Emeka Handles')";
  const [postId, commentId] = [uuidV7(), uuidV7()];
  const content = `Who sings on Sunday? ${postId}`;
  await querySite(site, `insert into posts (id, user_id, content) values ($1, ${leadId}, $2)`, [postId, content]);
  const insert = `insert into post_comments (id, post_id, user_id, content) values ($1, $2, $3, 'Nobody wants to hear you')`;
  const { page: bully } = await newcomer(browser, site);
  await becomeMember(bully, site, "Unkind Name");
  const [member] = await querySite<{ id: string }>(
    site,
    "select user_id as id from profiles where full_name = 'Unkind Name'",
    [],
  );
  await querySite(site, insert, [commentId, postId, member?.id]);

  await ada.goto("/dashboard/community");
  await post(ada, content).getByRole("button", { name: "1 comment" }).click();
  await post(ada, content).getByRole("button", { name: "Menu of the comment by Unkind Name" }).click();
  await ada.getByRole("menuitem", { name: "Report" }).click();
  const dialog = ada.getByRole("dialog", { name: "Report this comment" });
  await dialog.getByRole("radio", { name: "Bullying or threats" }).check();
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog).toBeHidden();

  await lead.goto("/safety");
  await lead
    .getByRole("link", { name: /A comment from Unkind Name/ })
    .first()
    .click();
  await expect(lead.getByText("Nobody wants to hear you")).toBeVisible();
  await expect(lead.getByText(content)).toBeVisible();
  await expectNoFindings(lead, "the report of a comment");
});
