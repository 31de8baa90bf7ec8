import type { Page } from "@playwright/test";
import { dateIn } from "../../../server/platform/date.ts";
import { storeEvent, storeRegistration } from "../support/event.ts";
import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, expect, newcomer, PHONE, SMALL_PHONE, test } from "../support/site.ts";
import { dialog } from "../support/thread-screen.ts";
import { fitsEverywhere } from "../support/width.ts";

/** Presses the button, which a thumb can hit, and sends the report. */
async function sendReport(page: Page, button: string, title: string): Promise<void> {
  const report = page.getByRole("button", { name: button, exact: true });
  const box = await report.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await report.click();
  const form = dialog(page, title);
  await expect(form).toContainText("The one who wrote it won’t be told");
  await form.getByRole("radio", { name: "Something else" }).check();
  await form.getByRole("button", { name: "Send report" }).click();
  await dialog(page, "Thank you").getByRole("button", { name: "Close" }).last().click();
  await expect(dialog(page, "Thank you")).toHaveCount(0);
}

test("SAFE-90 SAFE-91 SAFE-92 on a phone a member reports an event, an announcement and a devotion", async ({
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  const { page: ada } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  const { page: lead } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  const { page: visitor } = await newcomer(browser, site, { viewport: SMALL_PHONE, reducedMotion: "reduce" });
  const problems = collectPageErrors(ada, lead, visitor);
  const email = await becomeMember(ada, site, "Ada Reports");
  await becomeMember(lead, site, "Auntie Published", "safeguarding_lead");
  await querySite(site, "delete from reports; delete from devotions");
  const eventId = await storeEvent(site, { title: "Night walk", description: "Come without your parents" });
  await storeRegistration(site, eventId, email);
  await querySite(
    site,
    `with sent as (
       insert into announcements (id, title, text, audience, event_id, state, scheduled_for, finished_at)
       values (gen_random_uuid(), 'The walk', 'Tell nobody', 'event', $1, 'sent', now(), now()) returning id
     ) insert into notifications (user_id, kind, announcement_id)
       select users.id, 'announcement', sent.id from users, sent where users.email = $2`,
    [eventId, email],
  );
  await querySite(
    site,
    "insert into devotions (title, date, content, is_published) values ('A lamp', $1, 'Hide your lamp.', true)",
    [dateIn("Africa/Lagos")],
  );

  await ada.goto(`/event/${eventId}`);
  await sendReport(ada, "Report this event", "Report this event");
  await fitsEverywhere(ada, "the page of an event that can be reported");
  await ada.getByRole("button", { name: "1 unread notification" }).click();
  await sendReport(ada, "Report: The walk", "Report this announcement");
  await expect(dialog(ada, "Notifications")).toBeVisible();
  await fitsEverywhere(ada, "an announcement that can be reported");
  await ada.goto("/devotions");
  await sendReport(ada, "Report: A lamp", "Report this devotion");
  await fitsEverywhere(ada, "a devotion that can be reported");
  await ada.goto("/my-safety");
  for (const kind of ["An event", "An announcement", "A devotion"]) {
    await expect(ada.getByRole("heading", { name: kind })).toBeVisible();
  }

  for (const [kind, words] of [
    ["An event of a deleted member", ["Night walk", "Come without your parents", "The walk", "Tell nobody"]],
    ["An announcement from a deleted member", ["The walk", "Tell nobody", "Night walk"]],
    ["A devotion", ["A lamp", "Hide your lamp.", "Nobody here. It was imported."]],
  ] as const) {
    await lead.goto("/safety");
    await lead.getByRole("list", { name: "Reports" }).getByRole("link").filter({ hasText: kind }).click();
    const evidence = lead.getByRole("main");
    for (const part of words) await expect(evidence).toContainText(part);
    await fitsEverywhere(lead, kind);
  }

  for (const path of [`/event/${eventId}`, "/devotions"]) {
    await visitor.goto(path);
    await expect(visitor.getByRole("heading", { name: /Night walk|A lamp/ }).first()).toBeVisible();
    await expect(visitor.getByRole("button", { name: /^Report/ })).toHaveCount(0);
  }
  expect(problems).toEqual([]);
});
