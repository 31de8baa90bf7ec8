import type { Page } from "@playwright/test";
import { storeEvent, storeRegistration } from "../support/event.ts";
import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, type Site, test } from "../support/site.ts";
import { payOnTestCheckout } from "../support/test-checkout.ts";
import { fitsEverywhere } from "../support/width.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const settled = (page: Page) => expect(page.locator("main [aria-busy=true], main .skeleton")).toHaveCount(0);
const figure = (page: Page, name: string) =>
  page.getByRole("list", { name: "Numbers of this event" }).getByRole("listitem").filter({ hasText: name });

/** A new member who buys a ticket. */
async function buyTicket(page: Page, site: Site, name: string, eventId: string): Promise<void> {
  await becomeMember(page, site, name);
  await page.goto(`/event/${eventId}`);
  await page.getByRole("button", { name: "Buy Ticket" }).click();
  await payOnTestCheckout(page);
  await expect(page.getByRole("heading", { name: "Payment successful!" })).toBeVisible();
}

test("EVENT-75 EVENT-76 EVENT-77 PAY-48 an admin finds, downloads and refunds attendees", async ({ browser, site }) => {
  test.setTimeout(120_000);
  const { page: admin } = await newcomer(browser, site, { viewport: DESKTOP, reducedMotion: "reduce" });
  const { page: member } = await newcomer(browser, site, { reducedMotion: "reduce" });
  const problems = collectPageErrors(admin);
  const title = "Refunded night";
  const eventId = await storeEvent(site, { title, price: 2500, maxAttendees: 30, hours: 1 });
  await buyTicket(member, site, "Zainab Pays", eventId);
  await becomeMember(admin, site, "Mama Events", "admin");

  await admin.goto("/admin/events");
  await admin.getByRole("link", { name: new RegExp(title) }).click();
  await expect(admin.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(figure(admin, "Registered")).toContainText("1");
  await expect(figure(admin, "Money taken")).toContainText("₦2,500");
  await admin.getByRole("searchbox", { name: "Search by name, email or reference" }).fill("zainab");
  await expect(admin).toHaveURL(/search=zainab/);
  const row = admin.getByRole("row", { name: /Zainab Pays/ });
  await expect(row).toContainText("Confirmed");
  await settled(admin);
  await fitsEverywhere(admin, "/admin/events/:eventId");
  const download = admin.waitForEvent("download");
  await admin.getByRole("button", { name: "Download CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^attendees-.*\.csv$/);

  await row.getByRole("button", { name: "Refund the ticket of Zainab Pays" }).click();
  await dialog(admin).getByRole("button", { name: "Refund ₦2,500" }).click();
  await expect(dialog(admin).getByText("Please give a reason.")).toBeVisible();
  await dialog(admin).getByLabel("Reason").fill("Her exam was moved.");
  await fitsEverywhere(admin, "the dialog of a refund");
  await dialog(admin).getByRole("button", { name: "Refund ₦2,500" }).click();
  await expect(admin.getByText("₦2,500 goes back to Zainab Pays")).toBeVisible();
  await expect(row.getByText("Refunded", { exact: true }).first()).toBeVisible();
  await expect(row.getByRole("button", { name: /Refund/ })).toHaveCount(0);
  await expect(figure(admin, "Of it refunded")).toContainText("₦2,500");
  await member.reload();
  await expect(member.getByRole("heading", { name: "Your ticket was refunded" })).toBeVisible();
  await expect(member.getByText(/An admin refunded your ticket/).first()).toBeVisible();

  await row.getByRole("link", { name: "Zainab Pays" }).click();
  await admin.getByRole("link", { name: "Show in the audit log" }).click();
  await expect(admin.getByRole("row", { name: /Refunded a ticket/ })).toContainText("Her exam was moved.");
  expect(problems).toEqual([]);
});

test("EVENT-76 on a phone the numbers of an event lead to their rows", async ({ browser, site }) => {
  const { page: admin } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  const eventId = await storeEvent(site, { title: "Counted night" });
  for (const name of ["Yemi Comes", "Yusuf Waits"]) {
    const { page } = await newcomer(browser, site);
    const email = await becomeMember(page, site, name);
    if (name === "Yemi Comes") await storeRegistration(site, eventId, email);
    else await waitFor(site, eventId, email);
  }
  await becomeMember(admin, site, "Papa Events", "admin");
  await admin.goto(`/admin/events/${eventId}`);
  await figure(admin, "Waiting").getByRole("link").click();
  await expect(admin.getByLabel("Status")).toHaveValue("waiting");
  await expect(admin.getByRole("row", { name: /Yusuf Waits/ })).toBeVisible();
  await expect(admin.getByRole("row", { name: /Yemi Comes/ })).toHaveCount(0);
  await figure(admin, "Checked in").getByRole("link").click();
  await expect(admin.getByText("Nobody here")).toBeVisible();
  await figure(admin, "Registered").getByRole("link").click();
  await expect(admin.getByRole("row", { name: /Yemi Comes/ })).toContainText("Confirmed");
  await admin.goto("/admin/events/00000000-0000-4000-8000-000000000000");
  await expect(admin.getByText("Event not found")).toBeVisible();
});

const waitFor = (site: Site, eventId: string, email: string) =>
  querySite(site, "insert into event_waiting_list (event_id, user_id) select $1, id from users where email = $2", [
    eventId,
    email,
  ]);

test("PAY-50 PAY-51 on a phone an admin compares the payments and follows a difference to its ticket", async ({
  browser,
  site,
}) => {
  test.setTimeout(90_000);
  const { page: admin } = await newcomer(browser, site, { viewport: PHONE, reducedMotion: "reduce" });
  const problems = collectPageErrors(admin);
  const eventId = await storeEvent(site, { title: "Unpaid night", price: 2500 });
  const { page: member } = await newcomer(browser, site);
  await storeRegistration(site, eventId, await becomeMember(member, site, "Xavier Free"));
  await becomeMember(admin, site, "Mama Compares", "admin");

  await admin.goto("/admin/events");
  await admin.getByRole("link", { name: "Compare payments" }).click();
  await expect(admin.getByRole("heading", { level: 1, name: "Payments" })).toBeVisible();
  await admin.getByLabel("From").fill("2026-01-01");
  await admin.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(admin.getByText("Please choose at most 31 days.")).toBeVisible();
  await admin.getByLabel("From").fill(await admin.getByLabel("To").inputValue());
  await admin.getByRole("button", { name: "Compare", exact: true }).click();
  const differences = admin.getByRole("list", { name: "Differences" });
  await expect(differences.getByText("A ticket without money").first()).toBeVisible({ timeout: 20_000 });
  await expect(admin.locator("[data-sonner-toast]")).toHaveCount(0, { timeout: 20_000 });
  await fitsEverywhere(admin, "/admin/events/payments");
  await differences.getByRole("link", { name: /Unpaid night/ }).click();
  await expect(admin.getByRole("heading", { level: 1, name: "Unpaid night" })).toBeVisible();
  await expect(admin.getByRole("row", { name: /Xavier Free/ })).toBeVisible();
  await querySite(site, "delete from event_registrations where event_id = $1", [eventId]);
  expect(problems).toEqual([]);
});
