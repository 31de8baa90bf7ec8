import type { Page } from "@playwright/test";
import { appUser } from "../support/app.ts";
import { SECOND_BUILD, updatableSite } from "../support/second-build.ts";
import { expect, test } from "../support/site.ts";

const offer = (page: Page) => page.getByRole("region", { name: "A new version is ready" });
const build = (page: Page) => page.locator('meta[name="version"]').getAttribute("content");

/** Waits until the first worker controls the page. */
const untilControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
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
