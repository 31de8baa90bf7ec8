import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { register } from "../../../schema/event/api.ts";
import { readTicket } from "../../../schema/ticket/api.ts";
import { ticketPath } from "../../../schema/ticket/ticket-path.ts";
import { readPdf } from "../../support/ticket/read-pdf.ts";
import { expectNoFindingsInThemes } from "../support/axe.ts";
import { becomeMember } from "../support/member.ts";
import { qrCodeInPdf } from "../support/pdf-picture.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, type Site, SMALL_PHONE, test } from "../support/site.ts";

/** Signs this browser in as a member who is registered for a new event. Returns the address of their ticket. */
async function withTicket(page: Page, site: Site, title: string): Promise<{ eventId: string; reference: string }> {
  await becomeMember(page, site, "Ada Obi");
  const [event] = await querySite<{ id: string }>(
    site,
    `insert into events (title, description, location, event_date)
     values ($1, 'Bring a friend.', 'Grace Hall, Yaba', now() + interval '3 days') returning id`,
    [title],
  );
  const eventId = event?.id ?? "";
  const reply = await page.request.post(register.path.replace(":eventId", eventId), { headers: { Origin: site.url } });
  return { eventId, reference: (await reply.json()).reference };
}

const open = (page: Page, { eventId, reference }: { eventId: string; reference: string }) =>
  page.goto(ticketPath(eventId, reference));

test("TICKET-1 TICKET-2 a member sees the ticket, downloads it, and its QR code reads at 150 dpi", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site);
  const errors = collectPageErrors(page);
  const title = "Praise & <b>games</b> 🎉 ליל";
  const seat = await withTicket(page, site, title);
  await open(page, seat);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  const shown = ["Ada Obi", "Grace Hall, Yaba", "Free", `${seat.reference.slice(0, 4)}-${seat.reference.slice(4)}`];
  for (const part of shown) await expect(page.getByText(part, { exact: true })).toBeVisible();
  await expect(page.getByText("Please arrive 30 minutes early.")).toBeVisible();

  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download Ticket" }).click();
  await expect(page.getByText("Ticket downloaded successfully!")).toBeVisible();
  const pdf = await readFile(await (await arriving).path());
  const { text, pages } = await readPdf(pdf);
  expect(pages).toBe(1);
  for (const part of ["Praise & <b>games</b> 🎉", ...shown]) expect(text).toContain(part);

  const { code } = await (
    await page.request.get(readTicket.path.replace(":eventId", seat.eventId).replace(":reference", seat.reference))
  ).json();
  expect(await qrCodeInPdf(page, pdf, 150)).toBe(code);
  expect(errors).toEqual([]);
});

test("TICKET-12 a ticket that was seen opens again without network, until the member signs out", async ({
  browser,
  site,
}) => {
  const { page, context } = await newcomer(browser, site, { viewport: DESKTOP });
  const seat = await withTicket(page, site, "Praise night");
  await open(page, seat);
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the event" }).click();
  await expect(page.getByRole("heading", { name: "Praise night", level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  await expect(page.getByText("This is your ticket as you last saw it")).toBeVisible();
  await context.setOffline(false);
  const saved = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("ticket")));
  expect(await saved()).toHaveLength(1);
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect.poll(saved).toEqual([]);
});

test("TICKET-5 an unknown ticket gets a clear answer, and visitors or missing parameters the home page", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site);
  await page.goto("/ticket-download?event_id=1&payment_ref=AAAA2222");
  await expect(page).toHaveURL(`${site.url}/`);
  const { eventId } = await withTicket(page, site, "Praise night");
  await open(page, { eventId, reference: "AAAA2222" });
  await expect(page.getByRole("heading", { name: "Ticket not found" })).toBeVisible();
  await page.goto(`/ticket-download?event_id=${eventId}`);
  await expect(page).toHaveURL(`${site.url}/`);
});

test("the ticket’s page has no axe findings in either theme, and fits the smallest phone", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site, { viewport: SMALL_PHONE });
  await open(page, await withTicket(page, site, "W".repeat(60)));
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  await expectNoFindingsInThemes(page, "ticket");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SMALL_PHONE.width);
});
