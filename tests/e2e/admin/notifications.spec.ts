import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, test } from "../support/site.ts";
import { fitsEverywhere } from "../support/width.ts";

test("NOTICE-30 NOTICE-34 NOTICE-35 an admin notifies everyone, a member reads it, and the admin sees that", async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  const { page: admin } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const { page: member } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  const problems = collectPageErrors(admin, member);
  await becomeMember(admin, site, "Mama News", "admin");
  await becomeMember(member, site, "Ada Reader");
  await admin.goto("/admin/notifications");
  await admin.getByRole("button", { name: "Send" }).click();
  await expect(admin.getByText("Please enter a title.")).toBeVisible();
  await expect(admin.getByLabel("Title")).toBeFocused();
  await admin.getByLabel("Title").fill("Friday is moved");
  await admin.getByLabel("Text").fill("We meet at 6 PM in Grace Hall.");
  await fitsEverywhere(admin, "/admin/notifications");
  await admin.getByRole("button", { name: "Send" }).click();
  await expect(admin.getByText("It’s on its way.")).toBeVisible();
  const sent = admin.getByRole("listitem").filter({ hasText: "Friday is moved" });
  await expect(sent.getByText("Sent", { exact: true })).toBeVisible();
  await expect(sent.getByText("0 seen")).toBeVisible();

  await member.goto("/dashboard/notifications");
  const row = member.getByRole("link", { name: /Friday is moved: We meet at 6 PM in Grace Hall\./ });
  await expect(row).toBeVisible();
  await fitsEverywhere(member, "an announcement among the notifications");
  await member.getByRole("button", { name: "Mark all as read" }).click();
  await expect(member.getByText("You’re all caught up.")).toBeVisible();
  await admin.reload();
  await expect(sent.getByText("1 seen")).toBeVisible();
  await fitsEverywhere(admin, "/admin/notifications with one that was sent");
  expect(problems).toEqual([]);
});

test("NOTICE-32 NOTICE-33 on a phone an admin schedules one for a role by keyboard, and cancels it", async ({
  browser,
  site,
}) => {
  const { page: admin } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  await becomeMember(admin, site, "Mama Later", "admin");
  const [row] = await querySite<{ day: string }>(
    site,
    "select to_char(now() + interval '3 days', 'YYYY-MM-DD') as day",
  );
  await admin.goto("/admin/notifications");
  await admin.getByLabel("Title").fill("Mentors’ evening");
  await admin.getByLabel("Text").fill("Please bring your notes.");
  await admin.getByLabel("To", { exact: true }).selectOption("Everyone with a role");
  await admin.getByLabel("Role").selectOption("Mentors");
  await admin.getByLabel("When").selectOption("Later");
  await admin.getByRole("button", { name: "Schedule" }).press("Enter");
  await expect(admin.getByText("Please choose a day and a time.")).toBeVisible();
  await admin.getByLabel("Day and time").fill(`${row?.day}T18:00`);
  await admin.getByRole("button", { name: "Schedule" }).press("Enter");
  await expect(admin.getByText("It’s scheduled.")).toBeVisible();
  const card = admin.getByRole("listitem").filter({ hasText: "Mentors’ evening" });
  await expect(card.getByText("Scheduled", { exact: true })).toBeVisible();
  await expect(card.getByText(/6:00\sPM/)).toBeVisible();
  await card.getByRole("button", { name: "Cancel Mentors’ evening" }).press("Enter");
  await expect(card.getByText("Cancelled", { exact: true })).toBeVisible();
});
