import { loadWholePage } from "./support/look/whole-page.ts";
import { signInAs } from "./support/member.ts";
import { expect, newcomer, test } from "./support/site.ts";
import { fitsEverywhere } from "./support/width.ts";

const quiet = { reducedMotion: "reduce" } as const;

// The sections of the dashboard, courses and the forms of Engagement are checked in their own journeys.
for (const path of ["/", "/devotions", "/resources", "/engagement/hangouts", "/coming-soon", "/courses", "/games"]) {
  test(`axe finds no violations on ${path} of a member, and it fits with text of twice the size`, async ({
    browser,
    demoSite: site,
  }) => {
    const { page } = await newcomer(browser, site, quiet);
    await signInAs(page, "ada@example.org");
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await loadWholePage(page);
    await fitsEverywhere(page, path);
  });
}

test("axe finds no violations on an event and its ticket, and they fit with text of twice the size", async ({
  browser,
  demoSite: site,
}) => {
  const { page } = await newcomer(browser, site, quiet);
  await signInAs(page, "ada@example.org");
  await page.goto("/dashboard/events");
  const ticket = page.getByRole("main").locator('a[href^="/ticket-download"]').first();
  const eventPath = await page.getByRole("main").locator('a[href^="/event/"]').first().getAttribute("href");
  const ticketPath = await ticket.getAttribute("href");
  await page.goto(eventPath ?? "");
  await expect(page.getByRole("heading", { name: "Who is coming" })).toBeVisible();
  await loadWholePage(page);
  await fitsEverywhere(page, "an event");
  await page.goto(ticketPath ?? "");
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  await fitsEverywhere(page, "a ticket");
});
