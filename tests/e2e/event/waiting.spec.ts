import type { Page } from "@playwright/test";
import { expectNoFindingsInThemes } from "../support/axe.ts";
import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { DESKTOP, expect, newcomer, PHONE, type Site, test } from "../support/site.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function eventWithOneSeat(site: Site): Promise<string> {
  const [event] = await querySite<{ id: string }>(
    site,
    `insert into events (title, description, event_date, location, max_attendees)
     values ('Career night', 'Three people talk about their work.', now() + interval '9 days', 'Grace Hall, Yaba', 1)
     returning id`,
  );
  return `/event/${event?.id}`;
}

test("EVENT-21 EVENT-31 EVENT-33 the first of the waiting list gets a cancelled seat live, and takes it", async ({
  browser,
  site,
}) => {
  const path = await eventWithOneSeat(site);
  const open = async (name: string, viewport: typeof PHONE) => {
    const { page } = await newcomer(browser, site, { viewport, reducedMotion: "reduce" });
    await becomeMember(page, site, name);
    await page.goto(path);
    return page;
  };
  const ngozi = await open("Ngozi Waits", DESKTOP);
  await button(ngozi, "Register").click();
  await expect(ngozi.getByText("You’re registered", { exact: true })).toBeVisible();

  const bayo = await open("Bayo Waits", PHONE);
  await expect(bayo.getByText("Event Full", { exact: true })).toBeVisible();
  await expectNoFindingsInThemes(bayo, "full event");
  await button(bayo, "Join the waiting list").click();
  await expect(bayo.getByText("You’re number 1 on the waiting list")).toBeVisible();
  const kemi = await open("Kemi Waits", PHONE);
  await button(kemi, "Join the waiting list").click();
  await expect(kemi.getByText("You’re number 2 on the waiting list")).toBeVisible();
  await expectNoFindingsInThemes(kemi, "waiting list");

  await button(ngozi, "Cancel my registration").click();
  await button(ngozi, "Cancel registration").click();
  await expect(button(ngozi, "Join the waiting list")).toBeVisible();

  await expect(bayo.getByText("A seat is free for you", { exact: true })).toBeVisible();
  await expect(bayo.getByText(/^It’s yours until \w+day, .*\s(AM|PM)\./)).toBeVisible();
  await expect(button(bayo, "1 unread notification")).toBeVisible();
  await expectNoFindingsInThemes(bayo, "offered seat");
  await button(bayo, "Register").click();
  await expect(bayo.getByText("You’re registered", { exact: true })).toBeVisible();

  await kemi.reload();
  await expect(kemi.getByText("You’re number 1 on the waiting list")).toBeVisible();
  await button(kemi, "Leave the waiting list").click();
  await kemi.getByRole("dialog").getByRole("button", { name: "Leave the waiting list" }).click();
  await expect(button(kemi, "Join the waiting list")).toBeVisible();
});

test("a visitor of a full event is asked to sign in, and comes back to join the waiting list", async ({
  browser,
  site,
}) => {
  const path = await eventWithOneSeat(site);
  const { page: ngozi } = await newcomer(browser, site);
  await becomeMember(ngozi, site, "Ngozi Registers");
  await ngozi.goto(path);
  await button(ngozi, "Register").click();
  await expect(ngozi.getByText("You’re registered", { exact: true })).toBeVisible();
  const { page: visitor } = await newcomer(browser, site, { viewport: PHONE });
  await visitor.goto(path);
  await expect(visitor.getByText("All seats are taken. Sign in to join the waiting list.")).toBeVisible();
  await visitor.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(visitor).toHaveURL(/\/auth\?/);
});
