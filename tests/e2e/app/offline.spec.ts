import { register } from "../../../schema/event/api.ts";
import { ticketPath } from "../../../schema/ticket/ticket-path.ts";
import { appUser, untilSaved } from "../support/app.ts";
import { newTicket, openEvent, openGate, typeTicket, verdict } from "../support/door.ts";
import { storeEvent } from "../support/event.ts";
import { becomeMember } from "../support/member.ts";
import { collectPageErrors, expect, test } from "../support/site.ts";

test("APP-1 a ticket that was seen opens after a reload without network", async ({ browser, site }) => {
  const { page, context } = await appUser(browser, site);
  await becomeMember(page, site, "Ada Obi");
  const eventId = await storeEvent(site, { title: "Praise night" });
  const reply = await page.request.post(register.path.replace(":eventId", eventId), { headers: { Origin: site.url } });
  const { reference } = await reply.json();
  await page.goto(ticketPath(eventId, reference));
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  await untilSaved(page);
  await context.setOffline(true);
  const errors = collectPageErrors(page);
  await page.reload();
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  await expect(page.getByText("This is your ticket as you last saw it")).toBeVisible();
  expect(errors).toEqual([]);
});

test("APP-1 the door opens after a reload without network, checks in, and may use the camera", async ({
  browser,
  site,
}) => {
  const eventId = await openEvent(site, "Carols by Candlelight");
  const ada = await newTicket(site, eventId, "Ada Obi");
  const { page, context } = await openGate(browser, site, eventId, "Main gate", { serviceWorkers: "allow" });
  await expect(page.getByText("0 of 1 inside", { exact: true })).toBeVisible();
  await untilSaved(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("Offline. You can go on with the list on this phone.")).toBeVisible();
  await typeTicket(page, ada.reference, "Come in");
  await expect(verdict(page, "Saved on this phone. Other gates don’t know it yet.")).toBeVisible();
  // The camera is missing here; another page’s policy would forbid it.
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Scan tickets" }).click();
  await expect(page.getByText(/^(No camera found|The camera is not allowed)$/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Offline/)).toBeHidden({ timeout: 30_000 });
});
