import type { Page } from "@playwright/test";
import { appUser } from "../support/app.ts";
import { expectNoFindingsInThemes } from "../support/axe.ts";
import { expect, SMALL_PHONE, test } from "../support/site.ts";

const card = (page: Page) => page.getByRole("region", { name: "Install App" });

/** What Chromium does when the app can be installed. Headless, it never does. */
const offerInstall = (page: Page, outcome: "accepted" | "dismissed") =>
  page.evaluate((answer) => {
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: async () => void Object.assign(window, { wasPrompted: true }),
      userChoice: Promise.resolve({ outcome: answer }),
    });
    window.dispatchEvent(event);
  }, outcome);

const flags = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("lampstand.device.install")));

/** Waits until the card could stand on this page: it comes in one part with what registers the service worker. */
const untilCardCould = (page: Page) => page.waitForFunction(() => "hasRegistered" in window);

/** Notes on each page of this tab that the service worker has been registered. */
const noteRegistration = (page: Page) =>
  page.addInitScript(() => {
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
    navigator.serviceWorker.register = async (...worker) => {
      const registration = await register(...worker);
      Object.assign(window, { hasRegistered: true });
      return registration;
    };
  });

for (const [outcome, flag] of [
  ["accepted", "lampstand.device.installed"],
  ["dismissed", "lampstand.device.install-dismissed"],
] as const) {
  test(`APP-10 the card installs the app, and ${outcome} is an answer for good`, async ({ browser, site }) => {
    const { page } = await appUser(browser, site);
    await noteRegistration(page);
    await page.goto("/about");
    await offerInstall(page, outcome);
    await card(page).getByRole("button", { name: "Install" }).click();
    await expect(card(page)).toBeHidden();
    expect(await page.evaluate(() => "wasPrompted" in window)).toBe(true);
    await expect.poll(() => flags(page)).toEqual([flag]);
    await page.reload();
    await offerInstall(page, outcome);
    // Not until the worker controls the page: one that activates while the page is being reloaded doesn't claim it.
    await untilCardCould(page);
    await expect(card(page)).toBeHidden();
  });
}

test("APP-10 Later is an answer too; the card fits the smallest phone in both themes", async ({ browser, site }) => {
  const { page } = await appUser(browser, site, { viewport: SMALL_PHONE });
  await page.goto("/programs");
  await offerInstall(page, "accepted");
  await expect(card(page)).toBeVisible();
  await expectNoFindingsInThemes(page, "install card");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SMALL_PHONE.width);
  await card(page).getByRole("button", { name: "Later" }).click();
  await expect(card(page)).toBeHidden();
  expect(await flags(page)).toEqual(["lampstand.device.install-dismissed"]);
});

test("APP-10 on iOS the card comes by itself with the steps", async ({ browser, site }) => {
  const userAgent =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";
  const { page } = await appUser(browser, site, { userAgent });
  await page.goto("/about");
  await expect(card(page).getByText("Add to Home Screen")).toBeVisible();
  await card(page).getByRole("button", { name: "I’ve added it" }).click();
  expect(await flags(page)).toEqual(["lampstand.device.installed"]);
});

test("APP-11 the card waits for a calm page and for somebody who writes", async ({ browser, site }) => {
  const { page } = await appUser(browser, site);
  await noteRegistration(page);
  await page.goto("/auth");
  await offerInstall(page, "accepted");
  await untilCardCould(page);
  await expect(card(page)).toBeHidden();
  await page.goto("/games");
  await page.getByLabel("Room code").fill("ABC");
  await offerInstall(page, "accepted");
  await untilCardCould(page);
  await expect(card(page)).toBeHidden();
  await page.getByLabel("Room code").fill("");
  await page.getByLabel("Room code").blur();
  await expect(card(page)).toBeVisible();
});
