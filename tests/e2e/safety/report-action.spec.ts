import type { Page } from "@playwright/test";
import { expectNoFindingsInThemes } from "../support/axe.ts";
import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { expect, newcomer, PHONE, test } from "../support/site.ts";
import { dialog, openMenu, row, say, twoMembers } from "../support/thread-screen.ts";

const noFindings = (page: Page, screen: string) => expectNoFindingsInThemes(page, `${screen}`);

// Other tests share the site and may have sent reports.
test.beforeEach(async ({ site }) => void (await querySite(site, "delete from reports")));

test("a lead warns and mutes a member, who reads why and until when, and lifts the mute", async ({ browser, site }) => {
  const { page: lead } = await newcomer(browser, site, { reducedMotion: "reduce" });
  await becomeMember(lead, site, "Auntie Kemi", "safeguarding_lead");
  const { ada, sola, names, problems } = await twoMembers(browser, site);
  await say(sola, "You are worth nothing");
  await (await openMenu(ada, "You are worth nothing")).getByRole("button", { name: "Report" }).click();
  const form = dialog(ada, "Report this message");
  await form.getByRole("radio", { name: "Bullying or threats" }).check();
  await form.getByRole("button", { name: "Send report" }).click();
  await expect(form).toHaveCount(0);
  await ada.keyboard.press("Escape");

  await lead.setViewportSize(PHONE);
  await lead.goto("/safety");
  await lead.getByRole("list", { name: "Reports" }).getByRole("link").click();
  await lead.getByRole("button", { name: "Take it" }).click();

  await lead.getByRole("button", { name: "Warn, mute or suspend" }).click();
  const acting = dialog(lead, `What happens with ${names.sola}?`);
  await acting.getByRole("button", { name: "Send the warning" }).click();
  await expect(acting.getByText("Please give a reason.")).toBeVisible();
  await acting.getByRole("textbox", { name: "Reason" }).fill("We don’t talk to each other like that");
  await noFindings(lead, "warning a member");
  await acting.getByRole("button", { name: "Send the warning" }).click();
  await expect(acting).toHaveCount(0);
  const history = lead.getByRole("list", { name: "What was done" });
  await expect(history).toContainText("Warned by Auntie Kemi");

  const notice = dialog(sola, "Notices from your leaders");
  await expect(notice).toContainText("We don’t talk to each other like that");
  await expect(notice).not.toContainText("Auntie Kemi");
  await noFindings(sola, "a notice");
  await notice.getByRole("button", { name: "I’ve read it" }).click();
  await expect(notice).toHaveCount(0);
  await expect(history).toContainText("Read and dismissed by them on");

  await lead.getByRole("button", { name: "Warn, mute or suspend" }).click();
  await acting.getByRole("radio", { name: "Mute" }).check();
  await acting.getByRole("radio", { name: "1 day" }).check();
  await acting.getByRole("textbox", { name: "Reason" }).fill("Take a day off");
  await noFindings(lead, "muting a member");
  await acting.getByRole("button", { name: "Mute", exact: true }).click();
  await expect(history.getByRole("listitem")).toHaveCount(2);
  await noFindings(lead, "a report with actions");
  await expect(
    sola.getByText(/A leader has paused your messages until .+\s[AP]M\. You can still read\./),
  ).toBeVisible();
  await expect(sola.getByRole("textbox", { name: "Write a message" })).toHaveCount(0);
  await expect(row(sola, "You are worth nothing")).toBeVisible();
  await sola.getByRole("button", { name: "Later" }).click();
  await expect(notice).toHaveCount(0);
  await sola.goto("/my-safety");
  await expect(sola.getByRole("list", { name: "Notices from your leaders" })).toContainText("Take a day off");
  await noFindings(sola, "/my-safety with a notice");
  await sola.goBack();
  await expect(notice).toContainText("Take a day off");
  await sola.getByRole("button", { name: "Later" }).click();
  await expect(notice).toHaveCount(0);

  await lead.getByRole("button", { name: "Lift the mute" }).click();
  await acting.getByRole("textbox", { name: "Reason" }).fill("Thank you for calling me");
  await acting.getByRole("button", { name: "Lift the mute" }).click();
  await expect(notice).toContainText("Thank you for calling me");
  await sola.getByRole("button", { name: "I’ve read it" }).click();
  await say(sola, "I’m sorry, Ada");
  expect(problems).toEqual([]);
});
