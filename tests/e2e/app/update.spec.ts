import type { Page } from "@playwright/test";
import { appOptions, appUser } from "../support/app.ts";
import { answer, seatHostAndGuest } from "../support/player.ts";
import { SECOND_BUILD, updatableSite } from "../support/second-build.ts";
import { expect, test } from "../support/site.ts";

const offer = (page: Page) => page.getByRole("region", { name: "A new version is ready" });
const build = (page: Page) => page.locator('meta[name="version"]').getAttribute("content");

/** Waits until the first worker controls the page. */
const untilControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
const hasWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

test("APP-9 an open page offers a newer version and changes when the member presses", async ({ browser, site }) => {
  const updatable = await updatableSite(site.url);
  const { page } = await appUser(browser, updatable);
  await page.goto("/about");
  await untilControlled(page);
  await expect(offer(page)).toBeHidden();
  updatable.release();
  await lookForUpdate(page);
  await expect(offer(page)).toBeVisible();
  expect(await build(page)).not.toBe(SECOND_BUILD);
  await offer(page).getByRole("button", { name: "Update" }).click();
  await expect.poll(() => build(page).catch(() => null)).toBe(SECOND_BUILD);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await untilControlled(page);
  await expect(offer(page)).toBeHidden();
  await updatable.close();
});

test("APP-9 an update while a game runs does not end it, and is offered afterwards", async ({ browser, fastSite }) => {
  const rounds = 5;
  const updatable = await updatableSite(fastSite.url);
  const { host, guest } = await seatHostAndGuest(browser, updatable, { name: "Game night", rounds }, appOptions);
  await host.getByRole("button", { name: "Start Game" }).click();
  const play = async (round: number) => {
    await answer(host, round, rounds, true);
    await answer(guest, round, rounds, false);
  };
  await play(1);
  await untilControlled(host);
  await host.evaluate(() => void Object.assign(window, { isSamePage: true }));
  updatable.release();
  await lookForUpdate(host);
  await expect.poll(() => hasWaiting(host)).toBe(true);
  for (let round = 2; round <= rounds; round += 1) {
    await expect(offer(host)).toBeHidden();
    await play(round);
  }
  await expect(host.getByRole("heading", { name: "Game Complete" })).toBeVisible({ timeout: 30_000 });
  await expect(offer(host)).toBeHidden();
  await host.getByRole("button", { name: "Back to Games" }).click();
  await expect(offer(host)).toBeVisible();
  // The page was never loaded again.
  expect(await host.evaluate(() => "isSamePage" in window)).toBe(true);
  await updatable.close();
});
