import type { Page } from "@playwright/test";
import { settingsFor, startFake } from "../../support/payment/fake/fake.ts";
import { startProcess, untilReady } from "../../support/server/process.ts";
import { becomeMember } from "../support/member.ts";
import { preparedFolder } from "../support/prepared-folder.ts";
import { querySite } from "../support/rows.ts";
import { expect, newcomer, type Site, TOUCH_PHONE, test } from "../support/site.ts";
import { payOnTestCheckout } from "../support/test-checkout.ts";
import { expectAccessible } from "../support/width.ts";

async function newPaidEvent(site: Site, title: string): Promise<string> {
  const [event] = await querySite<{ id: string }>(
    site,
    `insert into events (title, description, location, event_date, is_paid_event, ticket_price, max_attendees)
     values ($1, 'An evening about work and calling.', 'Grace Hall, Yaba', now() + interval '7 days', true, 2500, 40)
     returning id`,
    [title],
  );
  return event?.id ?? "";
}

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("PAY-39 a visitor signs in to buy; a declined card can be tried again, and the ticket is there", async ({
  browser,
  site,
}) => {
  const eventId = await newPaidEvent(site, "Career night");
  const { page } = await newcomer(browser, site, { reducedMotion: "reduce" });
  await page.goto(`/event/${eventId}`);
  await expect(page.getByText("You need to sign in to purchase tickets")).toBeVisible();
  await expectAccessible(page, "buying, signed out");
  await press(page, "Sign in to buy");
  await expect(page).toHaveURL(/\/auth\?to=/);
  await becomeMember(page, site, "Ngozi Buys");
  await page.goto(`/event/${eventId}`);
  await expectAccessible(page, "buying");

  await press(page, "Buy Ticket");
  await expect(page.getByText("TEST CHECKOUT: no money moves")).toBeVisible();
  await press(page, "Decline the card");
  await expect(page.getByText("The card was declined.")).toBeVisible();
  await press(page, "Pay now");
  await expect(heading(page, "Payment successful!")).toBeVisible();
  await expect(page.getByText("You've been registered for the event")).toBeVisible();
  await expect(page.getByRole("link", { name: "Download Ticket" })).toHaveAttribute(
    "href",
    /^\/ticket-download\?event_id=/,
  );
  await expectAccessible(page, "paid");
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto("/dashboard/events");
  await expect(page.getByText("You’re registered", { exact: true })).toBeVisible();
});

test("PAY-39 a member who leaves the payment page keeps the seat, sees its clock and can give it up", async ({
  browser,
  site,
}) => {
  const eventId = await newPaidEvent(site, "Choir rehearsal");
  const { page } = await newcomer(browser, site, { reducedMotion: "reduce" });
  await becomeMember(page, site, "Bayo Leaves");
  await page.goto(`/event/${eventId}`);
  await press(page, "Buy Ticket");
  await press(page, "Cancel and go back");
  await expect(heading(page, "You haven’t paid yet")).toBeVisible();
  await expect(page.getByRole("timer")).toContainText(/Your seat is kept until \d+:\d\d\s[AP]M/);
  await expectAccessible(page, "left");
  await page.getByRole("link", { name: "Back to the event" }).click();
  await expect(heading(page, "Your seat is kept for you")).toBeVisible();
  await expect(page.getByRole("timer")).toContainText(/1[34]:\d\d left/);
  await expectAccessible(page, "held");
  await press(page, "Continue to payment");
  await expect(
    page.getByText("This checkout is closed.").or(page.getByRole("button", { name: "Pay now" })),
  ).toBeVisible();
  await page.goto(`/event/${eventId}`);
  await press(page, "Give up the seat");
  await page.getByRole("dialog").getByRole("button", { name: "Give up the seat" }).click();
  await expect(page.getByRole("button", { name: "Buy Ticket" })).toBeVisible();
});

test("PAY-39 a transfer is waited for, and the ticket appears by itself", async ({ browser, site }) => {
  const eventId = await newPaidEvent(site, "Retreat");
  const { page, context } = await newcomer(browser, site, { reducedMotion: "reduce" });
  await becomeMember(page, site, "Chidi Waits");
  await page.goto(`/event/${eventId}`);
  await press(page, "Buy Ticket");
  await press(page, "Pay later by bank transfer");
  const bank = await context.newPage();
  await bank.goto(page.url());
  const goBack = page.getByRole("link", { name: "Go back and wait there" });
  await goBack.click();
  await expect(heading(page, "We are waiting for the bank")).toBeVisible();
  await expect(page.getByRole("button", { name: "I have paid" })).toBeVisible();
  await expectAccessible(page, "waiting for the bank");
  await press(bank, "Let the transfer arrive now");
  await expect(heading(page, "Payment successful!")).toBeVisible();
});

test("EVENT-152 TICKET-42 EVENT-150 from home to a paid ticket takes three presses besides paying", async ({
  browser,
  site,
}) => {
  const title = "Evening of prayer";
  await newPaidEvent(site, title);
  const { page } = await newcomer(browser, site, { ...TOUCH_PHONE, reducedMotion: "reduce" });
  await becomeMember(page, site, "Ife Taps");
  let presses = 0;
  const tap = async (name: string) => {
    presses += 1;
    await page.getByRole("button", { name, exact: true }).tap();
  };
  await page.goto("/");
  await tap(`Buy Ticket for ${title}`);
  await tap("Buy Ticket");
  await payOnTestCheckout(page);
  await expect(heading(page, "Payment successful!")).toBeVisible();
  await expect(page.getByRole("img", { name: "QR code of your ticket, for the door" })).toBeVisible();
  expect(presses).toBeLessThanOrEqual(3);
  await expectAccessible(page, "paid, on a phone");

  // What was shown once opens without a network.
  await page.goto("/");
  const link = page.getByRole("link", { name: `My ticket for ${title}` });
  await expect(link).toBeVisible();
  await page.route("**/api/tickets/**", (route) => route.abort());
  await link.tap();
  await expect(page.getByText("Couldn’t check for changes")).toBeVisible();
  await expect(page.getByText("Ife Taps")).toBeVisible();
});

test("PAY-55 EVENT-151 a stale page offers a ticket to its owner, who reads that they are registered", async ({
  browser,
  site,
}) => {
  const eventId = await newPaidEvent(site, "Two tabs");
  const { page, context } = await newcomer(browser, site, { reducedMotion: "reduce" });
  await becomeMember(page, site, "Uche Twice");
  await page.goto(`/event/${eventId}`);
  await expect(page.getByRole("button", { name: "Buy Ticket", exact: true })).toBeVisible();
  // The server would tell the page at once.
  const address = `**/api/events/${eventId}`;
  const body = await (await page.request.get(`/api/events/${eventId}`)).text();
  await page.route(address, (route) => route.fulfill({ contentType: "application/json", body }));
  const other = await context.newPage();
  await other.goto(`/event/${eventId}`);
  await press(other, "Buy Ticket");
  await payOnTestCheckout(other);
  await expect(heading(other, "Payment successful!")).toBeVisible();
  await page.unroute(address);
  await press(page, "Buy Ticket");
  await expect(page.getByText("Already Registered", { exact: true })).toBeVisible();
  await expect(page.getByText("You're already registered for this event")).toBeVisible();
  await expect(page.getByRole("link", { name: "My ticket" })).toBeVisible();
});

test("PAY-40 an address without parameters and somebody else's payment lead home", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site);
  await page.goto("/payment-success?payment_ref=AAAABBBB");
  await expect(page).toHaveURL("/");
  await page.goto("/payment-success?payment_ref=AAAABBBB&event_id=00000000-0000-4000-8000-000000000000");
  await expect(page).toHaveURL(/\/auth\?to=%2Fpayment-success/);
  await becomeMember(page, site, "Dayo Looks");
  await page.goto("/payment-success?payment_ref=AAAABBBB&event_id=00000000-0000-4000-8000-000000000000");
  await expect(page.getByText("There is no payment of yours with this reference.")).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("PAY-46 the inline checkout opens in its own page, whose policy alone allows the script", async ({ browser }) => {
  const folder = preparedFolder();
  const fake = await startFake();
  const environment = { ...settingsFor(fake), FLUTTERWAVE_CHECKOUT: "inline" };
  const server = await startProcess({ dataDir: folder.path, environment });
  await untilReady(server);
  const site = { ...server, dataDir: folder.path };
  const eventId = await newPaidEvent(site, "Inline night");
  const { page } = await newcomer(browser, site, { reducedMotion: "reduce" });
  await becomeMember(page, site, "Wale Inlines");
  const policyOf = async (path: string) => (await page.request.get(path)).headers()["content-security-policy"] ?? "";
  expect(await policyOf(`/event/${eventId}/pay`)).toMatch(/script-src 'self' http:\/\/localhost:\d+;/);
  for (const path of ["/", `/event/${eventId}`, "/payment-success"]) {
    expect(await policyOf(path)).toMatch(/script-src 'self';/);
  }
  // Three tries, then the specified text.
  let tries = 0;
  await page.route("**/v3.js", (route) => {
    tries += 1;
    return route.abort();
  });
  await page.goto(`/event/${eventId}`);
  await press(page, "Buy Ticket");
  const failure = "Failed to load payment modal. Check your internet connection and retry later.";
  await expect(page.getByText(failure)).toBeVisible();
  expect(tries).toBe(3);
  await expectAccessible(page, "inline checkout");
  await page.unroute("**/v3.js");
  await press(page, "Open the payment window");
  await page.frameLocator('iframe[name="checkout"]').getByRole("button", { name: "Pay now" }).click();
  await expect(heading(page, "Payment successful!")).toBeVisible();
  await server.end("SIGTERM");
  await fake.close();
  await folder.remove();
});
