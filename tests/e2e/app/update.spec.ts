import type { Page } from "@playwright/test";
import { appUser } from "../support/app.ts";
import { openAccount } from "../support/member.ts";
import { openRoom } from "../support/player.ts";
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

test("APP-9 a game goes on while a newer version waits, and is offered it afterwards", async ({ browser, site }) => {
  const updatable = await updatableSite(site.url);
  const { page } = await appUser(browser, updatable);
  await openAccount(page, "Host");
  await openRoom(page, { name: "Game night", member: "Host" });
  await untilControlled(page);
  await page.evaluate(() => void Object.assign(window, { isSamePage: true }));
  updatable.release();
  await lookForUpdate(page);
  await expect.poll(() => hasWaiting(page)).toBe(true);
  await expect(page.getByRole("button", { name: /^Copy room code/ }).first()).toBeVisible();
  await expect(offer(page)).toBeHidden();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await page.getByRole("button", { name: "Leave Room" }).first().click();
  const confirm = page.getByRole("dialog").getByRole("button", { name: /leave|close/i });
  await confirm.or(offer(page)).first().waitFor();
  if (await confirm.first().isVisible()) await confirm.first().click();
  await expect(offer(page)).toBeVisible();
  await updatable.close();
});
