import type { Page } from "@playwright/test";
import { TEST_PASSWORD } from "../../support/account/people.ts";
import { expectNoFindingsAt } from "../support/axe.ts";
import { storeEvent, storeRegistration } from "../support/event.ts";
import { becomeMember } from "../support/member.ts";
import { querySite } from "../support/rows.ts";
import { collectPageErrors, DESKTOP, expect, newcomer, PHONE, SMALL_PHONE, test } from "../support/site.ts";

const card = (page: Page, title: string) => page.locator("#events li").filter({ hasText: title });

test("EVENT-71 EVENT-151 a visitor signs in from an event, returns to it, registers and sees who is coming", async ({
  browser,
  site,
}) => {
  const eventId = await storeEvent(site, { title: "Film night", maxAttendees: 5 });
  const other = await newcomer(browser, site);
  const friend = await becomeMember(other.page, site, "Bayo Cole");
  await storeRegistration(site, eventId, friend);
  const account = await newcomer(browser, site);
  const email = await becomeMember(account.page, site, "Ngozi Ade");

  const { page } = await newcomer(browser, site);
  const errors = collectPageErrors(page);
  await page.goto(`/event/${eventId}`);
  await expect(page).toHaveTitle("Film night · Lampstand");
  await expect(page.getByRole("heading", { name: "Film night", level: 1 })).toBeVisible();
  await expect(page.getByText("1 / 5 registered")).toBeVisible();
  await expect(page.getByText("Who is coming")).toHaveCount(0);
  await page.getByRole("button", { name: "Sign in to register" }).click();
  await expect(page.getByText("You need to sign in to register for events")).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`));

  await page.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page.getByText("Registration Successful", { exact: true })).toBeVisible();
  await expect(page.getByText("2 / 5 registered")).toBeVisible();
  const attendees = page
    .getByRole("region", { name: "Who is coming" })
    .or(page.locator("section", { hasText: "Who is coming" }));
  await expect(attendees.getByRole("listitem")).toHaveText([/Bayo/, /Ngozi.*\(you\)/]);
  await expect(attendees).not.toContainText("Cole");

  // The pressed buttons are gone; the focus stays where they were.
  const focused = page.locator(":focus");
  await expect(focused).toContainText("You’re registered");
  await page.getByRole("button", { name: "Cancel my registration" }).click();
  await page.getByRole("button", { name: "Cancel registration" }).click();
  await expect(page.getByRole("button", { name: "Register", exact: true })).toBeVisible();
  await expect(focused).toHaveText("Register");
  expect(errors).toEqual([]);
});

test("EVENT-71 a visitor who presses Register on a card is told to sign in, and comes back to the event", async ({
  browser,
  site,
}) => {
  const eventId = await storeEvent(site, { title: "Career talk" });
  await storeEvent(site, { title: "Concert", price: 2500 });
  const { page } = await newcomer(browser, site);
  await page.goto("/#events");
  await page.getByRole("button", { name: "Buy Ticket for Concert" }).click();
  await expect(page.getByText("You need to sign in to purchase tickets")).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
  await page.goto("/#events");
  await page.getByRole("button", { name: "Register for Career talk" }).click();
  await expect(page.getByText("You need to sign in to register for events")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/auth\\?to=.*${eventId}`));
});

test("EVENT-70 EVENT-73 the list is read again after a registration and when the page becomes visible", async ({
  browser,
  site,
}) => {
  const eventId = await storeEvent(site, { title: "Game evening", maxAttendees: 2 });
  const { page } = await newcomer(browser, site);
  await becomeMember(page, site, "Ngozi Ade");
  await page.goto("/#events");
  const own = card(page, "Game evening");
  await own.getByRole("button", { name: "Register for Game evening" }).click();
  await expect(page.getByText("Registration successful!")).toBeVisible();
  await expect(own.getByText("You’re registered")).toBeVisible();
  await expect(own.getByText("1 / 2 registered")).toBeVisible();
  await expect(page.locator(":focus")).toContainText("You’re registered");
  await expect(own.getByRole("link", { name: "My ticket for Game evening" })).toBeVisible();

  await querySite(site, "update events set title = 'Game evening, moved' where id = $1", [eventId]);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(page.getByRole("heading", { name: "Game evening, moved" })).toBeVisible();
});

test("EVENT-137 the link “All events” of an event’s page leads to the page with all of them", async ({
  browser,
  site,
}) => {
  const eventId = await storeEvent(site, { title: "Choir evening" });
  const { page } = await newcomer(browser, site);
  await page.goto(`/event/${eventId}`);
  await page.getByRole("main").getByRole("link", { name: "All events" }).click();
  await expect(page).toHaveURL(/\/events$/);
  await expect(page.getByRole("link", { name: /Choir evening/ }).first()).toBeVisible();
});

test("EVENT-72 the card and the page of a full event say so; the page of a past one says that it ended", async ({
  browser,
  site,
}) => {
  const full = await storeEvent(site, { title: "Small circle", maxAttendees: 1 });
  const past = await storeEvent(site, { title: "Last week", hours: -48 });
  const cancelled = await storeEvent(site, { title: "Rained off" });
  await querySite(site, "update events set cancelled_at = now() where id = $1", [cancelled]);
  const guest = await newcomer(browser, site);
  await storeRegistration(site, full, await becomeMember(guest.page, site, "Bayo Cole"));
  await storeRegistration(site, past, await becomeMember(guest.page, site, "Ada Nwosu"));

  const { page } = await newcomer(browser, site);
  await page.goto("/#events");
  await expect(card(page, "Small circle").getByRole("link", { name: "Event Full: Small circle" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Last week.*1 attended/ })).toBeVisible();
  await expect(card(page, "Rained off")).toHaveCount(0);
  for (const [id, state] of [
    [full, "Event Full"],
    [past, "Event Ended"],
    [cancelled, "This event is cancelled"],
  ]) {
    await page.goto(`/event/${id}`);
    await expect(page.getByText(state ?? "", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Register", exact: true })).toHaveCount(0);
  }
});

test("a member who cancels a registration is told so, and a past event says that they were registered", async ({
  browser,
  site,
}) => {
  const eventId = await storeEvent(site, { title: "Quiet morning" });
  const past = await storeEvent(site, { title: "Last month", hours: -72 });
  const { page } = await newcomer(browser, site);
  const email = await becomeMember(page, site, "Ngozi Ade");
  await storeRegistration(site, eventId, email);
  await storeRegistration(site, past, email);

  await page.goto(`/event/${eventId}`);
  await page.getByRole("button", { name: "Cancel my registration" }).click();
  await page.getByRole("button", { name: "Cancel registration", exact: true }).click();
  await expect(page.getByText("Your seat is free for someone else now.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Register", exact: true })).toBeVisible();

  await page.goto(`/event/${past}`);
  await expect(page.getByText("You were registered.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Who was registered" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Add to calendar" })).toHaveCount(0);
});

test("EVENT-61 an unknown event leads to the home page, which says that it was not found", async ({
  browser,
  site,
}) => {
  const { page } = await newcomer(browser, site);
  for (const id of ["0198c0de-0000-7000-8000-00000000000f", "nothing"]) {
    const reply = await page.goto(`/event/${id}`);
    expect(reply?.status()).toBe(404);
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.getByText("Event not found")).toBeVisible();
  }
});

test("EVENT-68 a reader in another time zone sees both times", async ({ browser, site }) => {
  const eventId = await storeEvent(site, { title: "Far away" });
  await querySite(site, "update events set event_date = '2027-03-05T18:00:00Z' where id = $1", [eventId]);
  const { page } = await newcomer(browser, site, { timezoneId: "Asia/Tokyo" });
  await page.goto(`/event/${eventId}`);
  await expect(page.getByText("Friday, March 5, 2027")).toBeVisible();
  await expect(page.getByText("7:00 PM, Lagos time (Sat, Mar 6, 3:00 AM where you are)")).toBeVisible();
  const home = await newcomer(browser, site, { timezoneId: "Africa/Lagos" });
  await home.page.goto(`/event/${eventId}`);
  await expect(home.page.getByText("7:00 PM, Lagos time", { exact: true })).toBeVisible();
});

test("an event with a long title and markup is shown as text, without sideways scrolling, in both themes", async ({
  browser,
  site,
}) => {
  const title = `<img src=x onerror="document.title='x'"> 😀 مرحبا ${"Ọ̀wọ́".repeat(45)}`;
  const eventId = await storeEvent(site, {
    title,
    description: `${title}\n\nsecond line`,
    location: title,
    maxAttendees: 9,
  });
  const { page } = await newcomer(browser, site, { reducedMotion: "reduce" });
  await storeRegistration(site, eventId, await becomeMember(page, site, "Ngozi Ade"));
  for (const path of [`/event/${eventId}`, "/#events"]) {
    await page.goto(path);
    await expect(
      page.getByRole("heading", { name: title.normalize("NFC") }).or(page.getByRole("heading", { name: title })),
    ).toBeVisible();
    await expectNoFindingsAt(page, path, [PHONE, DESKTOP]);
    await page.setViewportSize(SMALL_PHONE);
    const hidden = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(hidden).toBeLessThanOrEqual(0);
  }
});

test("EVENT-78 EVENT-79 an online event's link appears with the registration and goes with it", async ({
  browser,
  site,
}) => {
  const link = "https://meet.example.org/evening";
  const eventId = await storeEvent(site, { title: "Evening online", location: link });
  const { page } = await newcomer(browser, site, { viewport: PHONE });
  await becomeMember(page, site, "Ngozi Ade");
  await page.goto(`/event/${eventId}`);
  await expect(page.getByText("Online", { exact: true })).toBeVisible();
  await expect(page.getByText("meet.example.org")).toHaveCount(0);
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page.getByRole("link", { name: link })).toHaveAttribute("href", link);
  await page.getByRole("link", { name: "My ticket" }).click();
  await expect(page.getByText(link)).toBeVisible();

  await page.goto(`/event/${eventId}`);
  await page.getByRole("button", { name: "Cancel my registration" }).click();
  await page.getByRole("button", { name: "Cancel registration" }).click();
  await expect(page.getByText("Online", { exact: true })).toBeVisible();
  await expect(page.getByText("meet.example.org")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("meet.example.org");
});
