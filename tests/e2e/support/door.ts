import { createPrivateKey } from "node:crypto";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { newReference } from "../../../server/event/registration/reference.ts";
import { ticketCodes } from "../../../server/ticket/code/ticket-code.ts";
import { becomeMember } from "./member.ts";
import { querySite } from "./rows.ts";
import { expect, newcomer, type Site } from "./site.ts";

/** An event that begins in an hour. */
export async function openEvent(site: Site, title: string): Promise<string> {
  const [row] = await querySite<{ id: string }>(
    site,
    `insert into events (title, description, event_date, location)
     values ($1, 'An evening together', now() + interval '1 hour', 'Grace Hall') returning id`,
    [title],
  );
  return row?.id ?? "";
}

export interface Ticket {
  reference: string;
  /** What its QR code holds. */
  code: string;
}

/** A new member with a ticket. */
export async function newTicket(site: Site, eventId: string, name: string, status = "registered"): Promise<Ticket> {
  const reference = newReference();
  const [row] = await querySite<{ id: string }>(
    site,
    `with owner as (
       insert into users (id, email) values (gen_random_uuid(), $1 || '@example.org') returning id
     ), named as (
       insert into profiles (user_id, full_name) select id, $2 from owner
     )
     insert into event_registrations (event_id, user_id, status, reference, cancelled_at)
     select $3, id, $4, $1, case when $4 = 'cancelled' then now() end from owner returning id`,
    [reference, name, eventId, status],
  );
  const [key] = await querySite<{ private_key: Buffer }>(site, "select private_key from ticket_keys");
  if (!row || !key) throw new Error("no ticket was stored");
  const privateKey = createPrivateKey({ key: key.private_key, format: "der", type: "pkcs8" });
  return { reference, code: ticketCodes({ privateKey }).issue({ registrationId: row.id }) };
}

export interface Gate {
  page: Page;
  context: BrowserContext;
}

/** A phone of an admin at this gate of the event. */
export async function openGate(
  browser: Browser,
  site: Site,
  eventId: string,
  name: string,
  options: Parameters<typeof newcomer>[2] = {},
): Promise<Gate> {
  const gate = await newcomer(browser, site, { reducedMotion: "reduce", ...options });
  await becomeMember(gate.page, site, `Usher ${name}`, "admin");
  await gate.page.goto(`/event/${eventId}/check-in`);
  await gate.page.getByLabel("Name of the gate").fill(name);
  await gate.page.getByRole("button", { name: "Start checking in" }).click();
  await expect(field(gate.page)).toBeVisible();
  return gate;
}

export const field = (page: Page) => page.getByLabel("Reference or name");

/** Types something at a gate and waits for the answer. */
export async function typeTicket(page: Page, typed: string, answer: string): Promise<void> {
  await field(page).fill(typed);
  await page.keyboard.press("Enter");
  await expect(verdict(page, answer)).toBeVisible();
}

export const verdict = (page: Page, answer: string) => page.getByRole("main").getByText(answer, { exact: true });

export const nextPerson = (page: Page) => page.getByRole("button", { name: "Next" }).click();
