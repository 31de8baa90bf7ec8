import type { Browser, Page } from "@playwright/test";
import { halves } from "../../support/event/sample-image.ts";
import { expectNoFindingsInThemes } from "../support/axe.ts";
import { becomeMember } from "../support/member.ts";
import { expect, newcomer, type Site, SMALL_PHONE, test } from "../support/site.ts";

/** Creates an event with a picture. Returns its address. */
async function eventWithPicture(browser: Browser, site: Site, title: string): Promise<string> {
  const { page: admin } = await newcomer(browser, site);
  await becomeMember(admin, site, "Auntie Bisi", "admin");
  await admin.goto("/events/manage/new");
  const field = (label: string) => admin.getByRole("main").getByLabel(label, { exact: true });
  await field("Title").fill(title);
  await field("Starts").fill(`${new Date().getFullYear() + 1}-12-20T18:00`);
  await field("Location").fill("Grace Hall, Yaba");
  const buffer = await halves(1600, 900).jpeg().toBuffer();
  await field("Choose a picture").setInputFiles({ name: "hall.jpg", mimeType: "image/jpeg", buffer });
  await admin.getByRole("button", { name: "Create event" }).click();
  await expect(admin.getByRole("heading", { level: 1, name: title })).toBeVisible();
  return new URL(admin.url()).pathname;
}

/** The pictures that this page fetches from now on. */
function collectPictures(page: Page): string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/event-images/") && request.method() === "GET") fetched.push(request.url());
  });
  return fetched;
}

const showButton = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Show picture \(\d+ KB\)$/ });
const widthOf = (page: Page) =>
  page
    .getByRole("main")
    .locator("img")
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalWidth);

test("a member turns the data saver on: pictures wait for a press, and the bytes used are shown", async ({
  browser,
  site,
}) => {
  const path = await eventWithPicture(browser, site, "A night of light songs");
  const { page } = await newcomer(browser, site, { viewport: SMALL_PHONE, reducedMotion: "reduce" });
  await becomeMember(page, site, "Ada Obi");
  await page.goto("/games");
  await page.getByRole("button", { name: "Your account" }).click();
  const sheet = page.getByRole("dialog", { name: "Your account" });
  await expect(sheet.getByText(/[1-9]\d* KB used since you opened the app/)).toBeVisible();
  await sheet.getByRole("switch", { name: "Save data" }).check();
  await expectNoFindingsInThemes(page, "account sheet");

  const fetched = collectPictures(page);
  await page.goto(path);
  await expect(showButton(page)).toBeVisible();
  await expectNoFindingsInThemes(page, "an event whose picture waits");
  expect(fetched).toEqual([]);
  await showButton(page).click();
  await expect.poll(() => widthOf(page)).toBe(640);
  expect(fetched).toHaveLength(1);
  // The setting stays on this device.
  await page.reload();
  await expect(showButton(page)).toBeVisible();
});

test("a visitor at a desk finds the data saver in the footer", async ({ browser, site }) => {
  const { page } = await newcomer(browser, site, { viewport: { width: 1280, height: 800 } });
  await page.goto("/about");
  const button = page.getByRole("contentinfo").getByRole("button", { name: "Save data" });
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Data saver" });
  await dialog.getByRole("switch", { name: "Save data" }).check();
  await expectNoFindingsInThemes(page, "data saver");
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await page.reload();
  await button.click();
  await expect(dialog.getByRole("switch", { name: "Save data" })).toBeChecked();
});

test("a browser that saves data needs no switch, and a visitor can turn it off in the menu", async ({
  browser,
  site,
}) => {
  const path = await eventWithPicture(browser, site, "Another night of songs");
  const { page } = await newcomer(browser, site);
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const fetched = collectPictures(page);
  await page.goto(path);
  await expect(showButton(page)).toBeVisible();
  expect(fetched).toEqual([]);
  await page.getByRole("button", { name: "Menu" }).click();
  const saver = page.getByRole("switch", { name: "Save data" });
  await expect(saver).toBeChecked();
  await saver.uncheck();
  await page.keyboard.press("Escape");
  await expect.poll(() => widthOf(page)).toBeGreaterThan(0);
  await expect(showButton(page)).toHaveCount(0);
});
